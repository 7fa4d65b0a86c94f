import type { Position } from '@iacta/core';
import {
  emptySquares,
  FACES,
  faceAt,
  LINE_SUM,
  ownerAt,
  SQUARES,
  type Square,
  WINDOWS,
} from '../rules/index.ts';

/** Three dice that one more would make a line. */
export interface Thread {
  /** Whose line it would be. */
  readonly seat: number;
  /** All four, from one end to the other. */
  readonly squares: readonly Square[];
  readonly missing: Square;
  readonly face: number;
}

/** Every line that lacks a single die, for either seat and on any square. */
export function threads(p: Position): Thread[] {
  const empty = emptySquares(p);
  return WINDOWS.flatMap(({ squares, ends }) => {
    const open = squares.filter((square) => (empty >> square) & 1);
    const dice = squares.filter((square) => ownerAt(p, square) >= 0);
    if (open.length !== 1 || dice.length !== squares.length - 1) return [];
    const face = LINE_SUM - dice.reduce((sum, square) => sum + faceAt(p, square), 0);
    const seat = [0, 1].find((each) => {
      const foreign = dice.filter((square) => ownerAt(p, square) !== each);
      return foreign.length === 0 || (foreign.length === 1 && (ends >> foreign[0]) & 1);
    });
    if (seat === undefined || face < 1 || face > FACES) return [];
    return [{ seat, squares: squares.map((square) => SQUARES[square]), missing: SQUARES[open[0]], face }];
  });
}
