import type { Position } from '@iacta/core';
import type { QwantumEvent } from './events.ts';
import { CELLS, COLOURS, RISING_CELLS } from './facts.ts';
import { at, FILLED, MISSED, sheetAt, TOTAL, USED, VALUES } from './layout.ts';

/** All four rows full, as stored in FILLED. */
const ALL_FULL = COLOURS.reduce((all, _, colour) => all | (CELLS << (3 * colour)), 0);

export function filledOf(p: Position, seat: number, colour: number): number {
  return (p[sheetAt(seat) + FILLED] >> (3 * colour)) & 7;
}

/** The latest value of a row, 0 while it is empty. */
export function lastOf(p: Position, seat: number, colour: number): number {
  const filled = filledOf(p, seat, colour);
  return filled === 0 ? 0 : at(p[sheetAt(seat) + filled - 1], colour);
}

/** Whether a value may follow this many cells, the last of which holds `last` (Q-4, Q-R6). */
export function fits(filled: number, last: number, value: number): boolean {
  if (filled < RISING_CELLS) return value > last;
  return filled < CELLS && value < last;
}

/** The colours that a seat can enter now, as a bit set: those not used in B that fit its rows. */
export function openColours(p: Position, seat: number): number {
  let open = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (p[USED] === colour + 1) continue;
    if (fits(filledOf(p, seat, colour), lastOf(p, seat, colour), at(p[VALUES], colour))) open |= 1 << colour;
  }
  return open;
}

export function isFull(p: Position, seat: number): boolean {
  return p[sheetAt(seat) + FILLED] === ALL_FULL;
}

/** What a column scores: its second-lowest distinct value, once all four cells are filled. */
export function columnPoints(column: number): number {
  let lowest = 64;
  let next = 64;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const value = at(column, colour);
    if (value === 0) return 0;
    if (value < lowest) {
      next = lowest;
      lowest = value;
    } else if (value > lowest && value < next) {
      next = value;
    }
  }
  return next === 64 ? lowest : next;
}

/** Writes a colour's value into the next cell of its row, and scores the column it completes. */
export function enter(p: Position, seat: number, colour: number, events: QwantumEvent[] | null): void {
  const sheet = sheetAt(seat);
  const cell = filledOf(p, seat, colour);
  const value = at(p[VALUES], colour);
  p[sheet + cell] |= value << (6 * colour);
  p[sheet + FILLED] += 1 << (3 * colour);
  events?.push({ type: 'entered', seat, colour: COLOURS[colour], value, cell: cell + 1 });
  const points = columnPoints(p[sheet + cell]);
  if (points === 0) return;
  p[sheet + TOTAL] += points;
  events?.push({ type: 'column', seat, column: cell + 1, points });
}

/** The first missed throw costs 1, the second 2 and so on. */
export function crossMissed(p: Position, seat: number, events: QwantumEvent[] | null): void {
  const sheet = sheetAt(seat);
  const count = ++p[sheet + MISSED];
  p[sheet + TOTAL] -= count;
  events?.push({ type: 'missed', seat, count, points: -count });
}
