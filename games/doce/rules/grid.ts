// Everything that is true of the empty grid: squares, neighbours, windows. Squares are numbered 0 to 24 from
// a1 along the rank to e5, and a set of squares is a 25-bit mask.

export const SIDE = 5;
export const SQUARES_ON_GRID = SIDE * SIDE;
export const ALL_SQUARES = (1 << SQUARES_ON_GRID) - 1;

const FILES = ['a', 'b', 'c', 'd', 'e'] as const;
const RANKS = [1, 2, 3, 4, 5] as const;
export type Square = `${(typeof FILES)[number]}${(typeof RANKS)[number]}`;

/** The names of the squares by their number, as on a chessboard (D-1). */
export const SQUARES: readonly Square[] = RANKS.flatMap((rank) =>
  FILES.map((file): Square => `${file}${rank}`),
);

/** The up to eight squares around each square, as masks (D-7). */
export const NEIGHBOURS: Int32Array = Int32Array.from(SQUARES, (_, square) => {
  let mask = 0;
  for (let df = -1; df <= 1; df++) {
    for (let dr = -1; dr <= 1; dr++) {
      if (df !== 0 || dr !== 0) mask |= bitAt((square % SIDE) + df, Math.floor(square / SIDE) + dr);
    }
  }
  return mask;
});

/** A line needs four consecutive squares (D-9). */
export const WINDOW_LENGTH = 4;

export interface Window {
  /** From one end to the other. */
  readonly squares: readonly number[];
  readonly mask: number;
  /** The two outer squares: the only ones where a foreign die may stand (D-10). */
  readonly ends: number;
}

/** Along a rank, along a file, and both diagonals: files and ranks to go for each step. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** The 28 places where a line can be: 10 along ranks, 10 along files, 8 along diagonals (D-R5). */
export const WINDOWS: readonly Window[] = DIRECTIONS.flatMap(([df, dr]) =>
  SQUARES.flatMap((_, square) => windowFrom(square, df, dr)),
);

function windowFrom(square: number, df: number, dr: number): Window[] {
  const bits = Array.from({ length: WINDOW_LENGTH }, (_, step) =>
    bitAt((square % SIDE) + step * df, Math.floor(square / SIDE) + step * dr),
  );
  if (bits.includes(0)) return [];
  const mask = bits.reduce((sum, bit) => sum | bit);
  return [{ squares: bits.map(squareOf), mask, ends: bits[0] | bits[WINDOW_LENGTH - 1] }];
}

/** The numbers of the windows through each square: a die can complete no other. */
export const WINDOWS_THROUGH: readonly Int32Array[] = SQUARES.map((_, square) =>
  Int32Array.from(WINDOWS.flatMap(({ mask }, window) => ((mask >> square) & 1 ? [window] : []))),
);

// The same masks in one flat array, for the loop that runs after every die.
export const WINDOW_MASKS: Int32Array = Int32Array.from(WINDOWS, ({ mask }) => mask);
export const WINDOW_ENDS: Int32Array = Int32Array.from(WINDOWS, ({ ends }) => ends);

/** The number of the only square of a mask. */
export function squareOf(bit: number): number {
  return 31 - Math.clz32(bit);
}

/** The squares of a mask, ascending. */
export function squaresIn(mask: number): number[] {
  return SQUARES.flatMap((_, square) => ((mask >> square) & 1 ? [square] : []));
}

/** 0 beside the grid. */
function bitAt(file: number, rank: number): number {
  const onGrid = file >= 0 && file < SIDE && rank >= 0 && rank < SIDE;
  return onGrid ? 1 << (rank * SIDE + file) : 0;
}
