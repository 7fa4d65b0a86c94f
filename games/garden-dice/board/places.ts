import { columnOf, rowOf } from './choices.ts';

// Where a thing lies in the drawn field: row 1 is at the bottom.

export const leftOf = (space: number): string => `${((columnOf(space) - 1) / 6) * 100}%`;
export const topOf = (space: number): string => `${((6 - rowOf(space)) / 6) * 100}%`;
/** The middle of a bed on a field of 60 by 60. */
export const middleOf = ([row, column]: readonly [number, number]): readonly [number, number] => [
  column * 10 - 5,
  65 - row * 10,
];
