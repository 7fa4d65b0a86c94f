import type { Position } from '@iacta/core';
import { MISSED_LIMIT } from '../rules/facts.ts';
import { ASKED, activeSeat, USED } from '../rules/layout.ts';
import { openColours } from '../rules/sheet.ts';
import { entriesOf, STEPS } from './entries.ts';
import { ALONE, type Setting, settingAt, settingWith, sumOf } from './features.ts';
import { type Net, top } from './net.ts';
import { ALL_CELLS, cellsFilled, copySheet, cross, ROWS, type Sheet, write } from './sheet.ts';
import { atTheEnd, bestAnswer, NONE, takingFutures } from './turn.ts';

/** A way to go on: the colour entered next, and the points still to come, own and the others' (their mean). */
export interface Way {
  readonly colour: number;
  readonly own: number;
  readonly others: number;
  /** The game ends with it. */
  readonly ends?: boolean;
}

/**
 * The answers a seat can give in C and what they are worth, when every other seat takes what is best for itself.
 * The sheets are in the order of turns, the active one first.
 */
export function waysToAnswer(
  net: Net,
  view: Position,
  seat: number,
  sheets: readonly Sheet[],
  values: readonly number[],
): Way[] {
  const seats = sheets.length;
  const place = (seat - activeSeat(view) + seats) % seats;
  const then = sheets.map((sheet, i) =>
    i === place
      ? sheet
      : afterAnswer(sheet, expectedAnswer(net, view, sheets, i, values), missesBy(view, i), values),
  );
  const ended = then.some((sheet, i) => i !== place && isOver(sheet));
  const setting = nextSetting(then, place);
  const entries = entriesOf(net, sheets[place], sumOf(net, sheets[place], setting), values);
  const { none, one } = ended ? atTheEnd(entries) : entries;
  const others = othersStillGet(net, sheets, then, place);
  const open = openColours(view, seat);
  const lastCell = cellsFilled(sheets[place]) === ALL_CELLS - 1;
  const ways: Way[] = [];
  for (let colour = 0; colour < ROWS; colour++) {
    if (((open >> colour) & 1) === 0) continue;
    const last = ended || lastCell;
    ways.push({
      colour,
      own: one[colour * STEPS + values[colour]],
      others: last ? others.now : others.inAll,
    });
  }
  const crossed = afterAnswer(sheets[place], NONE, missesBy(view, place), values);
  const last = ended || isOver(crossed);
  const passing = crossed.missed === sheets[place].missed ? none : top(net, sumOf(net, crossed, setting));
  ways.push({
    colour: NONE,
    own: crossed.bank - sheets[place].bank + (last ? 0 : passing),
    others: last ? others.now : others.inAll,
  });
  return ways;
}

/** the active seat crosses a missed throw when it enters nothing and has entered nothing in B. */
function missesBy(view: Position, place: number): boolean {
  return place === 0 && view[USED] === 0;
}

function afterAnswer(sheet: Sheet, colour: number, misses: boolean, values: readonly number[]): Sheet {
  const after = copySheet(sheet);
  if (colour !== NONE) write(after, colour, values[colour]);
  else if (misses) cross(after);
  return after;
}

function isOver(sheet: Sheet): boolean {
  return cellsFilled(sheet) === ALL_CELLS || sheet.missed === MISSED_LIMIT;
}

/** The setting of a seat when the next turn begins with these sheets. */
function nextSetting(then: readonly Sheet[], place: number): Setting {
  return then.length === 1 ? ALONE : settingAt(then, place, (place + then.length - 1) % then.length);
}

/** What the others still get, as a mean: with this answer alone, and with all that follows. */
function othersStillGet(net: Net, sheets: readonly Sheet[], then: readonly Sheet[], place: number) {
  const others = sheets.map((_, i) => i).filter((i) => i !== place);
  if (others.length === 0) return { now: 0, inAll: 0 };
  const mean = (worth: (i: number) => number) => others.reduce((sum, i) => sum + worth(i), 0) / others.length;
  const now = mean((i) => then[i].bank - sheets[i].bank);
  return { now, inAll: now + mean((i) => top(net, sumOf(net, then[i], nextSetting(then, i)))) };
}

/** What another seat will take in C, if it is asked: what the others enter is unknown, but they will enter. */
function expectedAnswer(
  net: Net,
  view: Position,
  sheets: readonly Sheet[],
  place: number,
  values: readonly number[],
): number {
  const seats = sheets.length;
  if (((view[ASKED] >> ((place + activeSeat(view)) % seats)) & 1) === 0) return NONE;
  const cells = sheets.map(cellsFilled);
  const later = cells.map((filled) => Math.min(filled + 1, ALL_CELLS - 1));
  const setting = settingWith(sheets, place, (place + seats - 1) % seats, later);
  const entries = entriesOf(net, sheets[place], sumOf(net, sheets[place], setting), values);
  const future = sheets.map((sheet, i) => top(net, sumOf(net, sheet, settingAt(sheets, i, i))));
  const none = missesBy(view, place) ? entries.none - sheets[place].missed - 1 : entries.none;
  return bestAnswer(takingFutures({ ...entries, none }, cells[place], future, place), values, view[USED] - 1);
}
