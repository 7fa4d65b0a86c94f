import { columnOf, rowOf, SIDE } from '@iacta/garden-dice/rules';

// Places in the drawn field: row 1 is at the top.

export const leftOf = (space: number): string => `${((columnOf(space) - 1) / SIDE) * 100}%`;
export const topOf = (space: number): string => `${((rowOf(space) - 1) / SIDE) * 100}%`;
/** The middle of a bed on a field of 60 by 60. */
export const middleOf = ([row, column]: readonly [number, number]): readonly [number, number] => [
  column * 10 - 5,
  row * 10 - 5,
];

const percent = (beds: number): string => `${(beds / SIDE) * 100}%`;
/** The beds around a scarecrow, as far as the field goes: top, right, bottom and left edge (G-30). */
export const areaAround = ([row, column]: readonly [number, number]): string =>
  [row - 2, SIDE - 1 - column, SIDE - 1 - row, column - 2]
    .map((beds) => percent(Math.max(0, beds)))
    .join(' ');
