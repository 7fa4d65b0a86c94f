import { SIDE, SQUARES, type Square } from '../rules/index.ts';

// Places on the drawn grid: columns from the left, rows from the top, so the fifth rank comes first.

export const FILES = 'abcde';
export const RANKS = [5, 4, 3, 2, 1];

/** The squares as they are read: row by row from the top. */
export const ROWS: readonly (readonly Square[])[] = RANKS.map((rank) =>
  SQUARES.slice((rank - 1) * SIDE, rank * SIDE),
);

export function columnOf(square: Square): number {
  return FILES.indexOf(square[0]);
}

export function rowOf(square: Square): number {
  return SIDE - Number(square[1]);
}

const STEPS: { readonly [key: string]: readonly [columns: number, rows: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-SIDE, 0],
  End: [SIDE, 0],
  PageUp: [0, -SIDE],
  PageDown: [0, SIDE],
};

/** Where a key leads from a square; null for a key that does not move. At the edge one stays. */
export function squareAfter(square: Square, key: string): Square | null {
  const step = STEPS[key];
  if (!step) return null;
  const within = (place: number) => Math.max(0, Math.min(SIDE - 1, place));
  return ROWS[within(rowOf(square) + step[1])][within(columnOf(square) + step[0])];
}
