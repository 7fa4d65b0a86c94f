import { FACES, SIDE, SQUARES, squareOf } from '../rules/index.ts';
import type { Board } from './board.ts';
import { dieOf } from './moves.ts';

// The first dice of a round. No search sees enough from a nearly empty grid, so they come from a book, which is made
// of many rounds of the best level with itself (`npm run train -- doce book`). Positions that a turn or a mirror
// image of the grid makes alike are one position of the book.

/** The book knows positions with fewer dice than this. */
export const BOOK_DICE = 5;

/** By the key of a position: the moves to choose from, as square * 8 + face, in the orientation of the key. */
export type Book = { readonly [key: string]: readonly number[] };

/** Where each square goes: the eight turns and mirror images. */
const PICTURES: readonly Int32Array[] = Array.from({ length: 8 }, (_, picture) =>
  Int32Array.from(SQUARES, (_name, square) => {
    let [file, rank] = [square % SIDE, Math.floor(square / SIDE)];
    if (picture & 1) file = SIDE - 1 - file;
    if (picture & 2) rank = SIDE - 1 - rank;
    return picture & 4 ? file * SIDE + rank : rank * SIDE + file;
  }),
);

export interface Placement {
  readonly key: string;
  /** The normalised position of the key. */
  readonly picture: number;
}

/** The name of a position in the book, null where it has blockers or too many dice for it. */
export function placementOf(board: Board): Placement | null {
  const dice = board.diceDown[0] + board.diceDown[1];
  if (dice >= BOOK_DICE || board.inHand[0] + board.inHand[1] < 2) return null;
  let best: Placement | null = null;
  for (const [picture, to] of PICTURES.entries()) {
    const key = keyOf(board, to);
    if (best === null || key < best.key) best = { key, picture };
  }
  return best;
}

/** The dice in the order of their squares; a marked die has a different letter. */
function keyOf(board: Board, to: Int32Array): string {
  const words: string[] = [];
  for (let seat = 0; seat < 2; seat++) {
    for (let rest = board.dice[seat]; rest !== 0; rest &= rest - 1) {
      const square = squareOf(rest & -rest);
      const kind = 2 * seat + (board.marker[seat] === square ? 1 : 0);
      const number = (to[square] * 4 + kind) * FACES + board.faceAt(square) - 1;
      words.push(number.toString(36).padStart(2, '0'));
    }
  }
  return words.sort().join('');
}

/** A die of the normalised position, mapped to the real grid. */
export function fromPicture(move: number, picture: number): number {
  return dieOf(PICTURES[picture].indexOf(move >> 3), move & 7);
}

export function toPicture(move: number, picture: number): number {
  return dieOf(PICTURES[picture][move >> 3], move & 7);
}
