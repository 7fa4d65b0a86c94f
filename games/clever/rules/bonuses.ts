import { type Move, MoveList, type Position } from '@iacta/core';
import type { Events } from './events.ts';
import { SEAT_WORDS, sheetOf } from './layout.ts';
import { isFull, mark } from './marks.ts';
import { areaOf, BONUS as BONUS_KIND, cellOf, pack, whichOf } from './moves.ts';
import * as sheets from './sheet.ts';
import { GAINS, type WaitingBonus } from './sheet.ts';

// The set of bonuses that wait for their owner (C-18, C-19, C-R4).

const { BLUE_WORD, WAITING, YELLOW_WORD } = SEAT_WORDS;
const { YELLOW, BLUE, PINK } = sheets.AREA_CODES;
const { BLACK, BLUE_FULL, YELLOW_FULL } = sheets;
const GAIN_AREA = Int32Array.from(sheets.GAIN_AREA);
const GAIN_NUMBER = Int32Array.from(sheets.GAIN_NUMBER);
const BONUS = BONUS_KIND;

/** How many bonuses of a kind wait. */
export function waitingOf(waiting: number, kind: number): number {
  return (waiting >> (2 * kind)) & 3;
}

function lowestKind(waiting: number): number {
  return (31 - Math.clz32(waiting & -waiting)) >> 1;
}

/** Adds every way to use one of the waiting bonuses. */
export function listBonuses(p: Position, sheet: number, out: MoveList): void {
  for (let rest = p[sheet + WAITING]; rest !== 0; ) {
    const kind = lowestKind(rest);
    rest &= ~(3 << (2 * kind));
    if (kind !== BLACK) listWays(p, sheet, kind, GAIN_AREA[kind], out);
    else for (let area = YELLOW; area <= PINK; area++) listWays(p, sheet, kind, area, out);
  }
}

function listWays(p: Position, sheet: number, kind: number, area: number, out: MoveList): void {
  if (area > BLUE) {
    if (!isFull(p, sheet, area)) out.add(pack(BONUS, kind, area, 0));
    return;
  }
  const open = area === YELLOW ? YELLOW_FULL & ~p[sheet + YELLOW_WORD] : BLUE_FULL & ~p[sheet + BLUE_WORD];
  for (let rest = open; rest !== 0; rest &= rest - 1) {
    out.add(pack(BONUS, kind, area, 31 - Math.clz32(rest & -rest)));
  }
}

export function useBonus(p: Position, seat: number, move: Move, events: Events): void {
  const kind = whichOf(move);
  p[sheetOf(seat) + WAITING] -= 1 << (2 * kind);
  mark(p, seat, areaOf(move), cellOf(move), GAIN_NUMBER[kind], kind, events);
}

// Filled and read within one call of `settle`.
const ways = new MoveList();

/** Uses and loses waiting bonuses as long as there is nothing to choose (C-R14). */
export function settle(p: Position, seat: number, events: Events): void {
  const sheet = sheetOf(seat);
  while (p[sheet + WAITING] !== 0) {
    lose(p, seat, sheet, events);
    ways.clear();
    listBonuses(p, sheet, ways);
    if (ways.count !== 1) return;
    useBonus(p, seat, ways.moves[0], events);
  }
}

/** A bonus is lost when its area is full, and only then. */
function lose(p: Position, seat: number, sheet: number, events: Events): void {
  for (let rest = p[sheet + WAITING]; rest !== 0; ) {
    const kind = lowestKind(rest);
    const count = waitingOf(rest, kind);
    rest &= ~(3 << (2 * kind));
    if (!isUseless(p, sheet, kind)) continue;
    p[sheet + WAITING] -= count << (2 * kind);
    if (events)
      for (let i = 0; i < count; i++) events.push({ type: 'lost', seat, bonus: GAINS[kind] as WaitingBonus });
  }
}

function isUseless(p: Position, sheet: number, kind: number): boolean {
  if (kind !== BLACK) return isFull(p, sheet, GAIN_AREA[kind]);
  for (let area = YELLOW; area <= PINK; area++) if (!isFull(p, sheet, area)) return false;
  return true;
}
