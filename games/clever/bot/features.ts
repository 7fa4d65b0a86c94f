import { countBits, type Position } from '@iacta/core';
import {
  BLUE_WORD,
  EXTRAS,
  GREEN_WORD,
  ORANGE_SUM,
  ORANGE_WORD,
  PINK_FLOOR,
  PINK_SUM,
  PINK_WORD,
  REROLLS,
  sheetOf,
  WAITING,
  YELLOW_WORD,
} from '../rules/layout.ts';
import { areaPoints, foxCount } from '../rules/scoring.ts';
import {
  BLACK,
  BLUE_CELLS,
  BLUE_COLUMNS,
  BLUE_ROWS,
  GREEN_NEEDS,
  ROUNDS,
  ROW_CELLS,
  YELLOW_COLUMN,
  YELLOW_DIAGONAL,
  YELLOW_NUMBERS,
  YELLOW_OF_FACE,
  YELLOW_ROW,
} from '../rules/sheet.ts';
import { KINDS, type Outlook } from './outlook.ts';

// What the value function sees of a seat's sheet and outlook. train/features.h says the same in the same order.

/** Features are kept as whole numbers: a plain yes is this much, sizes are counted in points. */
export const YES = 32;

const STEPS = 20;
const COUNTS = ROW_CELLS + 1;
let next = 0;
function block(size: number): number {
  next += size;
  return next - size;
}
const ONE = block(1);
const YELLOW_CELL = block(12);
const YELLOW_DONE = block(9);
const YELLOW_NEAR = block(9);
const BLUE_CELL = block(BLUE_CELLS);
const BLUE_DONE = block(7);
const BLUE_NEAR = block(7);
const BLUE_COUNT = block(COUNTS);
const GREEN_COUNT = block(COUNTS);
const ORANGE_COUNT = block(COUNTS);
const PINK_COUNT = block(COUNTS);
const FLOOR = block(7);
const ORANGE_STEPS = block(STEPS);
const PINK_STEPS = block(STEPS);
const LOWEST_STEPS = block(STEPS);
const FOXES = block(6);
const SIZES = block(8);
const REROLL_COUNT = block(8);
const EXTRA_COUNT = block(9);
const BLACK_WAITS = block(1);
const KIND = block(3);
const ROLLED = block(2);
const IN_HAND = block(6);
const HAND_COUNT = block(7);
const FACE = block(36);
const USED = block(6);
const BLUE_SUM = block(11);
const FITS = block(9);
const HALF = block(12);
const ROUNDS_LEFT = block(6);
const DISTANCE = block(4);
const TURN_OF_ROUND = block(4);
const SEAT_COUNT = block(3);
const WAITS = block(1);
const TRAY_FACE = block(36);
export const FEATURES = next;
/** From and up to which features are for one seat alone, and for several. */
export const SOLO_FEATURES = [HALF, ROUNDS_LEFT] as const;
export const TABLE_FEATURES = [ROUNDS_LEFT, FEATURES] as const;

// The lines of yellow (rows, columns, the diagonal) and blue (rows, columns), in the order of their features.
const YELLOW_LINES = [
  ...[0, 1, 2, 3].map((row) => YELLOW_ROW << (4 * row)),
  ...[0, 1, 2, 3].map((column) => YELLOW_COLUMN << column),
  YELLOW_DIAGONAL,
];
const BLUE_LINES = [...BLUE_ROWS, ...BLUE_COLUMNS];
const REAL_YELLOW = YELLOW_NUMBERS.flatMap((number, cell) => (number === 0 ? [] : [cell]));

/** Writes all features of a seat. */
export function see(p: Position, seat: number, outlook: Outlook, out: Int32Array): void {
  out.fill(0);
  seeSheet(p, sheetOf(seat), out);
  seeTurn(p, sheetOf(seat), outlook, out);
  seeTime(p, outlook, out);
}

function seeSheet(p: Position, sheet: number, out: Int32Array): void {
  const yellow = p[sheet + YELLOW_WORD];
  const blue = p[sheet + BLUE_WORD];
  out[ONE] = YES;
  for (let i = 0; i < REAL_YELLOW.length; i++) if ((yellow >> REAL_YELLOW[i]) & 1) out[YELLOW_CELL + i] = YES;
  seeLines(yellow, YELLOW_LINES, YELLOW_DONE, YELLOW_NEAR, out);
  for (let cell = 0; cell < BLUE_CELLS; cell++) if ((blue >> cell) & 1) out[BLUE_CELL + cell] = YES;
  seeLines(blue, BLUE_LINES, BLUE_DONE, BLUE_NEAR, out);
  out[BLUE_COUNT + countBits(blue)] = YES;
  out[GREEN_COUNT + p[sheet + GREEN_WORD]] = YES;
  out[ORANGE_COUNT + p[sheet + ORANGE_WORD]] = YES;
  out[PINK_COUNT + p[sheet + PINK_WORD]] = YES;
  out[FLOOR + p[sheet + PINK_FLOOR]] = YES;
  seeSteps(p[sheet + ORANGE_SUM], 3, ORANGE_STEPS, out);
  seeSteps(p[sheet + PINK_SUM], 3, PINK_STEPS, out);
  let lowest = 255;
  let second = 255;
  for (let area = 0; area < 5; area++) {
    const points = areaPoints(p, sheet, area);
    out[SIZES + area] = points;
    if (points < lowest) {
      second = lowest;
      lowest = points;
    } else if (points < second) second = points;
  }
  const foxes = foxCount(p, sheet);
  seeSteps(lowest, 2, LOWEST_STEPS, out);
  out[FOXES + foxes] = YES;
  out[SIZES + 5] = lowest;
  out[SIZES + 6] = lowest * foxes;
  out[SIZES + 7] = second;
}

/** A line that is complete, or lacks one cell. */
function seeLines(
  crosses: number,
  lines: readonly number[],
  done: number,
  near: number,
  out: Int32Array,
): void {
  for (let i = 0; i < lines.length; i++) {
    const missing = lines[i] & ~crosses;
    if (missing === 0) out[done + i] = YES;
    else if ((missing & (missing - 1)) === 0) out[near + i] = YES;
  }
}

function seeSteps(points: number, size: number, first: number, out: Int32Array): void {
  for (let i = 0; i < STEPS && points >= (i + 1) * size; i++) out[first + i] = YES;
}

function seeTurn(p: Position, sheet: number, outlook: Outlook, out: Int32Array): void {
  const { kind, faces, hand, tray, used } = outlook;
  const round = Math.floor(outlook.time / (p[0] === 1 ? 2 : p[0]));
  const owed = outlook.owed ? round : 0;
  out[REROLL_COUNT + Math.min(7, p[sheet + REROLLS] + (owed === 2 ? 1 : 0))] = YES;
  out[EXTRA_COUNT + Math.min(8, p[sheet + EXTRAS] + (owed === 1 ? 1 : 0))] = YES;
  if (owed === 3 || (p[sheet + WAITING] >> (2 * BLACK)) & 3) out[BLACK_WAITS] = YES;
  out[kind === KINDS.tray ? WAITS : KIND + kind] = YES;
  if (kind === KINDS.roll || kind === KINDS.tray) out[HAND_COUNT + countBits(hand)] = YES;
  if (hand !== 0) out[ROLLED + outlook.rolls - 1] = YES;
  for (let die = 0; die < 6; die++) {
    const face = (faces >> (3 * die)) & 7;
    if ((hand >> die) & 1) out[IN_HAND + die] = YES;
    if ((used >> die) & 1) out[USED + die] = YES;
    if (face !== 0) out[FACE + 6 * die + face - 1] = YES;
    if (face !== 0 && (tray >> die) & 1) out[TRAY_FACE + 6 * die + face - 1] = YES;
  }
  const white = faces & 7;
  const blue = (faces >> 6) & 7;
  if (white !== 0 && blue !== 0) out[BLUE_SUM + white + blue - 2] = YES;
  seeFits(p, sheet, faces, kind === KINDS.tray ? ~tray : used, out);
}

/** Which of the dice that lie there could be marked; `used`: those that are no longer to be had. */
function seeFits(p: Position, sheet: number, faces: number, used: number, out: Int32Array): void {
  const closed = p[sheet + YELLOW_WORD];
  const needed = GREEN_NEEDS[p[sheet + GREEN_WORD]] ?? 7;
  const floor = p[sheet + PINK_FLOOR];
  const white = faces & 7;
  const blue = (faces >> 6) & 7;
  const blueFits = white !== 0 && blue !== 0 && ((p[sheet + BLUE_WORD] >> (white + blue - 2)) & 1) === 0;
  if (white !== 0 && (used & 1) === 0) {
    if ((YELLOW_OF_FACE[white] & ~closed) !== 0) out[FITS] = YES;
    if (blueFits) out[FITS + 1] = YES;
    if (white >= needed) out[FITS + 2] = YES;
    if (white > floor) out[FITS + 3] = YES;
  }
  const yellow = free(faces, used, 1);
  if (yellow !== 0 && (YELLOW_OF_FACE[yellow] & ~closed) !== 0) out[FITS + 4] = YES;
  if (blueFits && free(faces, used, 2) !== 0) out[FITS + 5] = YES;
  if (free(faces, used, 3) >= needed) out[FITS + 6] = YES;
  if (free(faces, used, 4) !== 0 && p[sheet + ORANGE_WORD] < ROW_CELLS) out[FITS + 7] = YES;
  if (free(faces, used, 5) > floor) out[FITS + 8] = YES;
}

/** The face of a die on the table that can still be taken, else 0. */
function free(faces: number, used: number, die: number): number {
  return (used >> die) & 1 ? 0 : (faces >> (3 * die)) & 7;
}

function seeTime(p: Position, outlook: Outlook, out: Int32Array): void {
  const seats = p[0];
  if (seats === 1) {
    out[HALF + outlook.time] = YES;
    return;
  }
  out[ROUNDS_LEFT + ROUNDS[seats] - Math.floor(outlook.time / seats) - 1] = YES;
  out[DISTANCE + outlook.distance] = YES;
  out[TURN_OF_ROUND + (outlook.time % seats)] = YES;
  out[SEAT_COUNT + seats - 2] = YES;
}
