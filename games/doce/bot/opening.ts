import { SQUARES, type Square } from '../rules/index.ts';
import { dieOf } from './search.ts';

/**
 * The first die of a round: whoever starts in the middle wins most, and of its faces these do best against all
 * thirty answers that the grid's symmetry leaves (NOTES.md). A search cannot see that far from an empty grid.
 */
export const FIRST_DICE: readonly number[] = [first('c3', 1), first('c3', 2), first('c3', 4)];

function first(square: Square, face: number): number {
  return dieOf(SQUARES.indexOf(square), face);
}
