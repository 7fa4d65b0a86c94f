import { countBits, impossible, type Position, SEATS } from '@iacta/core';
import { waitingOf } from './bonuses.ts';
import { fieldCount } from './check-dice.ts';
import {
  activeSeat,
  BLUE_WORD,
  CHOICE,
  CLOSE,
  EXTRAS,
  FACES,
  GREEN_WORD,
  LAST_NUMBERS,
  ORANGE_NUMBERS,
  ORANGE_WORD,
  OVER,
  PHASE,
  PINK_NUMBERS,
  PINK_WORD,
  REROLLS,
  roundOf,
  SOLO_CLOSE,
  SOLO_LOT,
  SOLO_ROLL,
  STAGE,
  STARTER,
  sheetOf,
  TURN,
  USED,
  WAITING,
  YELLOW_WORD,
} from './layout.ts';
import { isFull } from './marks.ts';
import {
  BLACK,
  EXTRA_GAIN,
  GAIN_AREA,
  GAIN_NUMBER,
  ORANGE,
  PINK,
  REROLL_GAIN,
  ROW_CELLS,
  WAITING_KINDS,
  YELLOW,
  YELLOW_START,
} from './sheet.ts';
import { earnedOf } from './tally.ts';

type Wrong = ReturnType<typeof impossible> | null;

/** Whether this much can have been marked and spent by now, and whether the cells written by bonuses are there. */
export function checkSheet(p: Position, seat: number, at: string): Wrong {
  const sheet = sheetOf(seat);
  const earned = earnedOf(p, sheet, roundOf(p));
  return (
    checkPink(p, sheet, at) ??
    checkActions(p, seat, sheet, at, earned) ??
    checkBonuses(p, sheet, at, earned) ??
    checkMarks(p, seat, sheet, at, earned)
  );
}

/** Each number above the one before, unless that is a 6 (C-8). */
function checkPink(p: Position, sheet: number, at: string): Wrong {
  for (let cell = 1; cell < p[sheet + PINK_WORD]; cell++) {
    const before = numberAt(p, sheet, PINK, cell - 1);
    if (before < 6 && numberAt(p, sheet, PINK, cell) <= before)
      return impossible(`${at}.pink`, 'the-numbers-rise');
  }
  return null;
}

function checkActions(p: Position, seat: number, sheet: number, at: string, earned: number[]): Wrong {
  const rerolls = earned[REROLL_GAIN] - p[sheet + REROLLS];
  const extras = earned[EXTRA_GAIN] - p[sheet + EXTRAS];
  const hasRolled = activeTurnsOver(p, seat) > 0 || (seat === activeSeat(p) && p[FACES] !== 0) || inSolo(p);
  if (rerolls > 0 && !hasRolled) return impossible(`${at}.rerolls`, 'never-rolled');
  if (extras > 0 && p[TURN] === 0 && p[PHASE] !== CLOSE && !inSolo(p))
    return impossible(`${at}.extraDice`, 'no-turn-has-ended');
  if (countBits(p[sheet + USED]) > extras) return impossible(`${at}.extraUsed`, 'more-than-used');
  return null;
}

/** A bonus is in its area unless it waits, or was lost because the area is full (C-R4). */
function checkBonuses(p: Position, sheet: number, at: string, earned: number[]): Wrong {
  for (let kind = 0; kind < BLACK; kind++) {
    const area = GAIN_AREA[kind];
    const waits = waitingOf(p[sheet + WAITING], kind);
    if (isFull(p, sheet, area)) {
      if (waits > 0) return impossible(`${at}.waiting`, 'lost-at-once');
      continue;
    }
    const there = area < ORANGE ? marksIn(p, sheet, area) : countOf(p, sheet, area, GAIN_NUMBER[kind]);
    if (there < earned[kind] - waits) return impossible(at, 'a-bonus-is-missing');
  }
  return null;
}

function checkMarks(p: Position, seat: number, sheet: number, at: string, earned: number[]): Wrong {
  let marks = 0;
  let anyFull = false;
  for (let area = YELLOW; area <= PINK; area++) {
    marks += marksIn(p, sheet, area);
    anyFull ||= isFull(p, sheet, area);
  }
  const extras = earned[EXTRA_GAIN] - p[sheet + EXTRAS];
  let bonuses = 0;
  for (let kind = 0; kind < WAITING_KINDS; kind++)
    bonuses += earned[kind] - waitingOf(p[sheet + WAITING], kind);
  const byDice = marks - extras - bonuses;
  if (byDice > mostByDice(p, seat, sheet)) return impossible(at, 'too-many-marks');
  // In a full area bonuses may have been lost, so fewer marks than bonuses are no wonder there.
  return !anyFull && byDice < leastByDice(p, seat) ? impossible(at, 'too-few-marks') : null;
}

/** Three dice in each active turn, one in each passive turn; of the turn that runs, what it has had so far. */
function mostByDice(p: Position, seat: number, sheet: number): number {
  const own = activeTurnsOver(p, seat);
  const passiveOver = p[SEATS] === 1 ? own : p[TURN] - own;
  const most = 3 * own + passiveOver;
  if (inSolo(p)) return most + 3 + (p[PHASE] === SOLO_CLOSE && p[sheet + STAGE] !== CHOICE ? 1 : 0);
  if (p[PHASE] !== OVER && seat === activeSeat(p)) return most + fieldCount(p);
  return most + (p[PHASE] === CLOSE && p[sheet + STAGE] !== CHOICE ? 1 : 0);
}

function leastByDice(p: Position, seat: number): number {
  return seat === activeSeat(p) ? fieldCount(p) : 0;
}

function inSolo(p: Position): boolean {
  return p[PHASE] === SOLO_ROLL || p[PHASE] === SOLO_LOT || p[PHASE] === SOLO_CLOSE;
}

function activeTurnsOver(p: Position, seat: number): number {
  const place = (seat - p[STARTER] + p[SEATS]) % p[SEATS];
  return Math.floor(p[TURN] / p[SEATS]) + (place < p[TURN] % p[SEATS] ? 1 : 0);
}

function marksIn(p: Position, sheet: number, area: number): number {
  if (area === YELLOW) return countBits(p[sheet + YELLOW_WORD] & ~YELLOW_START);
  return area < GREEN_WORD ? countBits(p[sheet + BLUE_WORD]) : p[sheet + area];
}

function countOf(p: Position, sheet: number, area: number, number: number): number {
  const cells = p[sheet + (area === ORANGE ? ORANGE_WORD : PINK_WORD)];
  let count = 0;
  for (let cell = 0; cell < cells; cell++) if (numberAt(p, sheet, area, cell) === number) count++;
  return count;
}

function numberAt(p: Position, sheet: number, area: number, cell: number): number {
  if (cell === ROW_CELLS - 1) return (p[sheet + LAST_NUMBERS] >> (area === ORANGE ? 0 : 3)) & 7;
  return (p[sheet + (area === ORANGE ? ORANGE_NUMBERS : PINK_NUMBERS)] >> (3 * cell)) & 7;
}
