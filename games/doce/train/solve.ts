import { coarse } from '../bot/evaluation.ts';
import { WEIGHTS } from '../bot/weights.ts';
import { FACES, SIDE, SQUARES } from '../rules/index.ts';
import { Exact } from './exact.ts';

/** Squares that no turn or mirror image of the grid makes alike: one of each kind. */
const KINDS = SQUARES.flatMap((_, square) => {
  const [file, rank] = [square % SIDE, Math.floor(square / SIDE)];
  return file <= 2 && rank <= file ? [square] : [];
});

/**
 * Asks for more and more dice whether the starter can force a win from the empty grid, and says what is proven.
 * Each die more takes about a hundred times as long.
 */
export function solve(most: number): void {
  const exact = new Exact(coarse(WEIGHTS));
  for (let dice = 2; dice <= most; dice++) {
    const winning: string[] = [];
    for (const [i, square] of KINDS.entries()) {
      for (let face = 1; face <= FACES; face++) {
        exact.board.clear();
        if (exact.holdsAfter(0, dice, square * 8 + face)) winning.push(`${SQUARES[square]}=${face}`);
      }
      console.log(`${dice} dice: ${i + 1} of ${KINDS.length} squares, ${exact.nodes} positions`);
    }
    const answer =
      winning.length > 0 ? `a forced win by ${winning.join(', ')}` : 'no forced win of the starter';
    console.log(`with ${dice} dice of its own: ${answer}`);
    if (winning.length > 0) return;
  }
}
