import type { Position } from '@iacta/core';
import { CELLS, COLOURS, RISING_CELLS } from '../rules/facts.ts';
import { at, MISSED, sheetAt, TOTAL } from '../rules/layout.ts';
import { filledOf, lastOf } from '../rules/sheet.ts';

/**
 * A sheet as its future sees it, without loss: of a row only how many cells are filled and the last value
 * matter; of a column only how many entries it has and its two lowest different values.
 */
export interface Sheet {
  /** By colour: filled cells. */
  readonly filled: Int32Array;
  /** By colour: the latest value, 0 while the row is empty. */
  readonly last: Int32Array;
  /** By column: see `column`. */
  readonly columns: Int32Array;
  missed: number;
  /** Points so far: complete columns less missed throws. */
  bank: number;
}

export const ROWS = COLOURS.length;
export const ALL_CELLS = ROWS * CELLS;

export function sheetOf(p: Position, seat: number): Sheet {
  const filled = new Int32Array(ROWS);
  const last = new Int32Array(ROWS);
  const columns = new Int32Array(CELLS);
  for (let colour = 0; colour < ROWS; colour++) {
    filled[colour] = filledOf(p, seat, colour);
    last[colour] = lastOf(p, seat, colour);
    for (let cell = 0; cell < filled[colour]; cell++)
      columns[cell] = withValue(columns[cell], at(p[sheetAt(seat) + cell], colour));
  }
  return { filled, last, columns, missed: p[sheetAt(seat) + MISSED], bank: p[sheetAt(seat) + TOTAL] };
}

export function copySheet(sheet: Sheet): Sheet {
  const { filled, last, columns, missed, bank } = sheet;
  return { filled: filled.slice(), last: last.slice(), columns: columns.slice(), missed, bank };
}

export function cellsFilled(sheet: Sheet): number {
  const { filled } = sheet;
  return filled[0] + filled[1] + filled[2] + filled[3];
}

export function takes(sheet: Sheet, colour: number, value: number): boolean {
  const filled = sheet.filled[colour];
  return filled < RISING_CELLS ? value > sheet.last[colour] : filled < CELLS && value < sheet.last[colour];
}

/** Writes a value that fits into its row. */
export function write(sheet: Sheet, colour: number, value: number): void {
  const column = sheet.filled[colour]++;
  sheet.last[colour] = value;
  sheet.columns[column] = withValue(sheet.columns[column], value);
  sheet.bank += pointsOf(sheet.columns[column]);
}

// A column is packed: entries, lowest value, next different value (0: none yet), six bits each.

export function entriesOf(column: number): number {
  return column >> 12;
}

export function lowestOf(column: number): number {
  return (column >> 6) & 63;
}

export function nextOf(column: number): number {
  return column & 63;
}

/** A column after one more entry. */
export function withValue(column: number, value: number): number {
  const entries = (column >> 12) + 1;
  const lowest = (column >> 6) & 63;
  const next = column & 63;
  if (lowest === 0) return (entries << 12) | (value << 6);
  if (value < lowest) return (entries << 12) | (value << 6) | lowest;
  if (value > lowest && (value < next || next === 0)) return (entries << 12) | (lowest << 6) | value;
  return (entries << 12) | (lowest << 6) | next;
}

/** What a column scores: nothing before it is complete. */
export function pointsOf(column: number): number {
  if (column >> 12 < ROWS) return 0;
  const next = column & 63;
  return next === 0 ? (column >> 6) & 63 : next;
}

/** Crosses a missed throw: the first costs 1, the second 2 and so on. */
export function cross(sheet: Sheet): void {
  sheet.missed++;
  sheet.bank -= sheet.missed;
}
