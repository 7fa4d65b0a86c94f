import type { MoveList, Position } from '@iacta/core';
import type { Events } from './events.ts';
import {
  BLUE_WORD,
  EXTRAS,
  faceOf,
  GREEN_WORD,
  LAST_NUMBERS,
  ORANGE_NUMBERS,
  ORANGE_SUM,
  ORANGE_WORD,
  PINK_FLOOR,
  PINK_NUMBERS,
  PINK_SUM,
  PINK_WORD,
  REROLLS,
  sheetOf,
  WAITING,
  YELLOW_WORD,
} from './layout.ts';
import { pack } from './moves.ts';
import {
  BLUE,
  BLUE_COLUMN_GAINS,
  BLUE_COLUMNS,
  BLUE_DIE,
  BLUE_FIRST,
  BLUE_FULL,
  BLUE_ROW_GAINS,
  BLUE_ROWS,
  BLUE_SIDE,
  EXTRA_GAIN,
  GAINS,
  GREEN,
  GREEN_GAINS,
  GREEN_NEEDS,
  NO_GAIN,
  ORANGE,
  ORANGE_GAINS,
  ORANGE_TIMES,
  PINK,
  PINK_GAINS,
  REROLL_GAIN,
  ROW_CELLS,
  WAITING_KINDS,
  type WaitingBonus,
  WHITE,
  YELLOW,
  YELLOW_DIAGONAL,
  YELLOW_DIAGONAL_GAIN,
  YELLOW_FULL,
  YELLOW_OF_FACE,
  YELLOW_ROW,
  YELLOW_ROW_GAINS,
  yellowCell,
} from './sheet.ts';

/** The blue cell that blue and white name together, wherever they lie (C-13). */
export function blueCell(p: Position): number {
  return faceOf(p, WHITE) + faceOf(p, BLUE_DIE) - BLUE_FIRST;
}

export function isFull(p: Position, sheet: number, area: number): boolean {
  if (area === YELLOW) return p[sheet + YELLOW_WORD] === YELLOW_FULL;
  if (area === BLUE) return p[sheet + BLUE_WORD] === BLUE_FULL;
  return p[sheet + area] === ROW_CELLS;
}

/** Whether a face can be marked in an area now (C-4 to C-8). */
export function fits(p: Position, sheet: number, area: number, face: number): boolean {
  switch (area) {
    case YELLOW:
      return (YELLOW_OF_FACE[face] & ~p[sheet + YELLOW_WORD]) !== 0;
    case BLUE:
      return ((p[sheet + BLUE_WORD] >> blueCell(p)) & 1) === 0;
    case GREEN:
      return p[sheet + GREEN_WORD] < ROW_CELLS && face >= GREEN_NEEDS[p[sheet + GREEN_WORD]];
    case ORANGE:
      return p[sheet + ORANGE_WORD] < ROW_CELLS;
    default:
      return p[sheet + PINK_WORD] < ROW_CELLS && face > p[sheet + PINK_FLOOR];
  }
}

/** Whether any die of a set can be marked; white stands for every colour (C-12). */
export function anyFits(p: Position, sheet: number, dice: number): boolean {
  for (let rest = dice; rest !== 0; rest &= rest - 1) {
    const die = 31 - Math.clz32(rest & -rest);
    const face = faceOf(p, die);
    if (die !== WHITE) {
      if (fits(p, sheet, die - 1, face)) return true;
    } else {
      for (let area = YELLOW; area <= PINK; area++) if (fits(p, sheet, area, face)) return true;
    }
  }
  return false;
}

/** Adds a move of this kind for every way to mark a die of the set. */
export function listMarks(p: Position, sheet: number, dice: number, kind: number, out: MoveList): void {
  for (let rest = dice; rest !== 0; rest &= rest - 1) {
    const die = 31 - Math.clz32(rest & -rest);
    const face = faceOf(p, die);
    const first = die === WHITE ? YELLOW : die - 1;
    const last = die === WHITE ? PINK : die - 1;
    for (let area = first; area <= last; area++) {
      if (area === YELLOW) {
        for (let open = YELLOW_OF_FACE[face] & ~p[sheet + YELLOW_WORD]; open !== 0; open &= open - 1) {
          out.add(pack(kind, die, YELLOW, 31 - Math.clz32(open & -open)));
        }
      } else if (fits(p, sheet, area, face)) {
        out.add(pack(kind, die, area, 0));
      }
    }
  }
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
      p[sheet + PINK_FLOOR] = number === 6 ? 0 : number;
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
