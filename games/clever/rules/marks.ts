import type { MoveList, Position } from '@iacta/core';
import type { Events } from './events.ts';
import { SEAT_WORDS, sheetOf, WORDS } from './layout.ts';
import { pack } from './moves.ts';
import * as sheets from './sheet.ts';
import { GAINS, type WaitingBonus, yellowCell } from './sheet.ts';

// The five areas: what fits where, and what a mark brings. Tables are kept in the narrow form that every
// simulated step reads; their meaning is in sheet.ts.

const { FACES } = WORDS;
const { YELLOW_WORD, BLUE_WORD, GREEN_WORD, ORANGE_WORD, PINK_WORD } = SEAT_WORDS;
const { ORANGE_NUMBERS, PINK_NUMBERS, LAST_NUMBERS, ORANGE_SUM, PINK_SUM, PINK_FLOOR } = SEAT_WORDS;
const { REROLLS, EXTRAS, WAITING } = SEAT_WORDS;
const { YELLOW, BLUE, GREEN, ORANGE, PINK } = sheets.AREA_CODES;
const { BLUE_FIRST, BLUE_FULL, BLUE_SIDE, ROW_CELLS, YELLOW_DIAGONAL, YELLOW_FULL, YELLOW_ROW } = sheets;
const { EXTRA_GAIN, NO_GAIN, REROLL_GAIN, WAITING_KINDS, YELLOW_DIAGONAL_GAIN } = sheets;
const YELLOW_OF_FACE = Int32Array.from(sheets.YELLOW_OF_FACE);
const YELLOW_ROW_GAINS = Int32Array.from(sheets.YELLOW_ROW_GAINS);
const BLUE_ROWS = Int32Array.from(sheets.BLUE_ROWS);
const BLUE_COLUMNS = Int32Array.from(sheets.BLUE_COLUMNS);
const BLUE_ROW_GAINS = Int32Array.from(sheets.BLUE_ROW_GAINS);
const BLUE_COLUMN_GAINS = Int32Array.from(sheets.BLUE_COLUMN_GAINS);
const NEVER = 7;
/** What the next green cell needs; nothing is enough for a full row. */
const GREEN_NEEDS = Int32Array.from([...sheets.GREEN_NEEDS, NEVER]);
const GREEN_GAINS = Int32Array.from(sheets.GREEN_GAINS);
const ORANGE_TIMES = Int32Array.from(sheets.ORANGE_TIMES);
const ORANGE_GAINS = Int32Array.from(sheets.ORANGE_GAINS);
const PINK_GAINS = Int32Array.from(sheets.PINK_GAINS);

// The dice of a set and their places in the word of faces.
const WHITE_BIT = 1;
const YELLOW_BIT = 1 << 1;
const BLUE_BIT = 1 << 2;
const GREEN_BIT = 1 << 3;
const ORANGE_BIT = 1 << 4;
const PINK_BIT = 1 << 5;
const YELLOW_SHIFT = 3;
const BLUE_SHIFT = 6;
const GREEN_SHIFT = 9;
const PINK_SHIFT = 15;
const FACE = 7;

/** The blue cell that blue and white name together, wherever they lie (C-13). */
export function blueCell(p: Position): number {
  return (p[FACES] & FACE) + ((p[FACES] >> BLUE_SHIFT) & FACE) - BLUE_FIRST;
}

export function isFull(p: Position, sheet: number, area: number): boolean {
  if (area === YELLOW) return p[sheet + YELLOW_WORD] === YELLOW_FULL;
  if (area === BLUE) return p[sheet + BLUE_WORD] === BLUE_FULL;
  return p[sheet + area] === ROW_CELLS;
}

/** Whether any die of a set can be marked; white counts as every colour (C-4 to C-8, C-12). */
export function anyFits(p: Position, sheet: number, dice: number): boolean {
  // White alone opens every area, the others their own.
  const all = dice & WHITE_BIT ? ~0 : dice;
  if (all & ORANGE_BIT && p[sheet + ORANGE_WORD] < ROW_CELLS) return true;
  const faces = p[FACES];
  if (all & BLUE_BIT && ((p[sheet + BLUE_WORD] >> blueCell(p)) & 1) === 0) return true;
  const closed = p[sheet + YELLOW_WORD];
  const needed = GREEN_NEEDS[p[sheet + GREEN_WORD]];
  const floor = p[sheet + PINK_FLOOR];
  if (dice & WHITE_BIT) {
    const face = faces & FACE;
    if (face >= needed || face > floor || (YELLOW_OF_FACE[face] & ~closed) !== 0) return true;
  }
  if (dice & YELLOW_BIT && (YELLOW_OF_FACE[(faces >> YELLOW_SHIFT) & FACE] & ~closed) !== 0) return true;
  if (dice & GREEN_BIT && ((faces >> GREEN_SHIFT) & FACE) >= needed) return true;
  return (dice & PINK_BIT) !== 0 && ((faces >> PINK_SHIFT) & FACE) > floor;
}

/** Adds a move of this kind for every way to mark a die of the set. */
export function listMarks(p: Position, sheet: number, dice: number, kind: number, out: MoveList): void {
  const faces = p[FACES];
  const closed = p[sheet + YELLOW_WORD];
  const blueFits = ((p[sheet + BLUE_WORD] >> blueCell(p)) & 1) === 0;
  const needed = GREEN_NEEDS[p[sheet + GREEN_WORD]];
  const orangeFits = p[sheet + ORANGE_WORD] < ROW_CELLS;
  const floor = p[sheet + PINK_FLOOR];
  if (dice & WHITE_BIT) {
    const face = faces & FACE;
    listYellow(YELLOW_OF_FACE[face] & ~closed, pack(kind, 0, YELLOW, 0), out);
    if (blueFits) out.add(pack(kind, 0, BLUE, 0));
    if (face >= needed) out.add(pack(kind, 0, GREEN, 0));
    if (orangeFits) out.add(pack(kind, 0, ORANGE, 0));
    if (face > floor) out.add(pack(kind, 0, PINK, 0));
  }
  if (dice & YELLOW_BIT)
    listYellow(
      YELLOW_OF_FACE[(faces >> YELLOW_SHIFT) & FACE] & ~closed,
      pack(kind, YELLOW + 1, YELLOW, 0),
      out,
    );
  if (blueFits && dice & BLUE_BIT) out.add(pack(kind, BLUE + 1, BLUE, 0));
  if (dice & GREEN_BIT && ((faces >> GREEN_SHIFT) & FACE) >= needed) out.add(pack(kind, GREEN + 1, GREEN, 0));
  if (orangeFits && dice & ORANGE_BIT) out.add(pack(kind, ORANGE + 1, ORANGE, 0));
  if (dice & PINK_BIT && ((faces >> PINK_SHIFT) & FACE) > floor) out.add(pack(kind, PINK + 1, PINK, 0));
}

function listYellow(open: number, move: number, out: MoveList): void {
  for (let rest = open; rest !== 0; rest &= rest - 1) out.add(move | (31 - Math.clz32(rest & -rest)));
}

/**
 * Marks a cell: yellow and blue by their bit, the others in their next cell; `number` is what is written in
 * orange and pink. What the mark completes is earned at once. `bonus` is the kind that paid for it, or -1.
 */
export function mark(
  p: Position,
  seat: number,
  area: number,
  cell: number,
  number: number,
  bonus: number,
  events: Events,
): void {
  const sheet = sheetOf(seat);
  switch (area) {
    case YELLOW:
      p[sheet + YELLOW_WORD] |= 1 << cell;
      if (events) crossed(events, seat, 'yellow', yellowCell(cell), bonus);
      yellowGains(p, seat, sheet, cell, events);
      return;
    case BLUE:
      p[sheet + BLUE_WORD] |= 1 << cell;
      if (events) crossed(events, seat, 'blue', cell + BLUE_FIRST, bonus);
      blueGains(p, seat, sheet, cell, events);
      return;
    case GREEN: {
      const next = p[sheet + GREEN_WORD]++;
      if (events) crossed(events, seat, 'green', next + 1, bonus);
      earn(p, seat, sheet, GREEN_GAINS[next], events);
      return;
    }
    case ORANGE: {
      const next = p[sheet + ORANGE_WORD]++;
      if (next < ROW_CELLS - 1) p[sheet + ORANGE_NUMBERS] |= number << (3 * next);
      else p[sheet + LAST_NUMBERS] |= number;
      p[sheet + ORANGE_SUM] += number * ORANGE_TIMES[next];
      if (events) wrote(events, seat, 'orange', next + 1, number, bonus);
      earn(p, seat, sheet, ORANGE_GAINS[next], events);
      return;
    }
    default: {
      const next = p[sheet + PINK_WORD]++;
      if (next < ROW_CELLS - 1) p[sheet + PINK_NUMBERS] |= number << (3 * next);
      else p[sheet + LAST_NUMBERS] |= number << 3;
      p[sheet + PINK_SUM] += number;
      p[sheet + PINK_FLOOR] = next === ROW_CELLS - 1 ? 6 : number % 6;
      if (events) wrote(events, seat, 'pink', next + 1, number, bonus);
      earn(p, seat, sheet, PINK_GAINS[next], events);
    }
  }
}

function yellowGains(p: Position, seat: number, sheet: number, cell: number, events: Events): void {
  const crosses = p[sheet + YELLOW_WORD];
  const row = cell >> 2;
  if (((crosses >> (4 * row)) & YELLOW_ROW) === YELLOW_ROW)
    earn(p, seat, sheet, YELLOW_ROW_GAINS[row], events);
  if ((YELLOW_DIAGONAL >> cell) & 1 && (crosses & YELLOW_DIAGONAL) === YELLOW_DIAGONAL)
    earn(p, seat, sheet, YELLOW_DIAGONAL_GAIN, events);
}

function blueGains(p: Position, seat: number, sheet: number, cell: number, events: Events): void {
  const crosses = p[sheet + BLUE_WORD];
  // The corner that is no cell shifts every sum by one place.
  const row = ((cell + 1) / BLUE_SIDE) | 0;
  const column = (cell + 1) % BLUE_SIDE;
  if ((crosses & BLUE_ROWS[row]) === BLUE_ROWS[row]) earn(p, seat, sheet, BLUE_ROW_GAINS[row], events);
  if ((crosses & BLUE_COLUMNS[column]) === BLUE_COLUMNS[column])
    earn(p, seat, sheet, BLUE_COLUMN_GAINS[column], events);
}

/** Rerolls and extra dice are counted at once; foxes show in the cells themselves; the rest waits (C-R4). */
export function earn(p: Position, seat: number, sheet: number, gain: number, events: Events): void {
  if (gain === NO_GAIN) return;
  if (gain < WAITING_KINDS) p[sheet + WAITING] += 1 << (2 * gain);
  else if (gain === REROLL_GAIN) p[sheet + REROLLS]++;
  else if (gain === EXTRA_GAIN) p[sheet + EXTRAS]++;
  if (events) events.push({ type: 'earned', seat, bonus: GAINS[gain] });
}

function crossed(
  events: NonNullable<Events>,
  seat: number,
  area: 'yellow' | 'blue' | 'green',
  cell: ReturnType<typeof yellowCell> | number,
  bonus: number,
): void {
  events.push({ type: 'crossed', seat, area, cell, bonus: bonusName(bonus) });
}

function wrote(
  events: NonNullable<Events>,
  seat: number,
  area: 'orange' | 'pink',
  cell: number,
  number: number,
  bonus: number,
): void {
  events.push({ type: 'wrote', seat, area, cell, number, bonus: bonusName(bonus) });
}

function bonusName(bonus: number): WaitingBonus | null {
  return bonus < 0 ? null : (GAINS[bonus] as WaitingBonus);
}
