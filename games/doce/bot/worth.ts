import { countBits } from '@iacta/core';
import { BLOCKER_POINTS, EMPTY_POINTS, WIN_POINTS } from '../rules/facts.ts';
import { squareOf } from '../rules/index.ts';
import type { Board } from './board.ts';
import type { Weights } from './evaluation.ts';
import type { Stakes } from './stakes.ts';

// What positions of a round are worth, in the unit of the stakes (stakes.ts): for certain where the round has ended
// or one die ends it, by the weights otherwise.

export const INFINITY = 1_000_000;

/** How many dice fall, more or less, before a round is decided that is not yet. */
const DICE_TO_COME = 4;

// The chance to win from a sum of weights in hundredths, so that leaves cost no exponential function.
const STEEPEST = 1200;
const CHANCE = Float64Array.from(
  { length: 2 * STEEPEST + 1 },
  (_, i) => 1 / (1 + Math.exp((STEEPEST - i) / 100)),
);

export class Worth {
  readonly board: Board;
  readonly weights: Weights;
  stakes: Stakes;

  constructor(board: Board, weights: Weights, stakes: Stakes) {
    this.board = board;
    this.weights = weights;
    this.stakes = stakes;
  }

  /** What the round is worth to the seat whose die on this square has ended it, or null. */
  ended(seat: number, square: number): number | null {
    const { board, stakes } = this;
    const lines = board.lines(square);
    const sign = seat === 0 ? 1 : -1;
    if (lines !== 0 && (lines & 3) !== 3) {
      const winner = lines & 1 ? 0 : 1;
      return sign * stakes.win(winner, board.pointsForWin(winner, lines));
    }
    if (lines === 0 && (board.legal(1 - seat) !== 0 || board.legal(seat) !== 0)) return null;
    return sign * stakes.draw(board.inHand[0], board.inHand[1]);
  }

  /** After `look`: the most that a die on one of these squares wins. */
  bestWin(seat: number, squares: number): number {
    const { board } = this;
    const marker = board.marker[seat];
    let best = -INFINITY;
    for (let rest = squares; rest !== 0; rest &= rest - 1) {
      const square = squareOf(rest & -rest);
      for (let faces = board.winningFaces(seat, square); faces !== 0; faces &= faces - 1) {
        const face = squareOf(faces & -faces);
        board.put(seat, square, face);
        const points = board.pointsForWin(seat, board.lines(square));
        board.take(seat, square, face, marker);
        best = Math.max(best, this.#won(seat, points));
      }
    }
    return best;
  }

  /** What a win without extras is worth to its winner. */
  ofWin(seat: number, inHand: number, empty: number): number {
    return this.#won(seat, WIN_POINTS + BLOCKER_POINTS * inHand + EMPTY_POINTS * empty);
  }

  #won(seat: number, points: number): number {
    const worth = this.stakes.win(seat, points);
    return seat === 0 ? worth : -worth;
  }

  /** What a position without a win at once is worth to the seat to move, by its looks. */
  still(seat: number): number {
    const { board, weights } = this;
    const sign = seat === 0 ? 1 : -1;
    const freedom = countBits(board.legal(seat)) - countBits(board.legal(1 - seat));
    const sum = sign * board.worthFor(seat) + this.besideWindows(seat) + weights.freedom * freedom;
    return this.ofSum(seat, sum, countBits(board.empty));
  }

  /** What turn and blockers are worth to the seat to move. */
  besideWindows(seat: number): number {
    const { board, weights } = this;
    return (
      weights.turn + weights.ownBlocker * board.inHand[seat] - weights.otherBlocker * board.inHand[1 - seat]
    );
  }

  /** The value of a sum of weights to its seat, with this many squares empty. */
  ofSum(seat: number, sum: number, empty: number): number {
    const chance = CHANCE[Math.round(Math.max(-STEEPEST, Math.min(STEEPEST, sum))) + STEEPEST];
    const { won, lost } = this.#ends(seat, empty);
    return Math.round(chance * won - (1 - chance) * lost);
  }

  /** The least sum of weights with this value. */
  sumFor(seat: number, value: number, empty: number): number {
    const { won, lost } = this.#ends(seat, empty);
    const chance = (value + lost) / (won + lost);
    if (chance <= 0) return -INFINITY;
    if (chance >= 1) return INFINITY;
    return 100 * Math.log(chance / (1 - chance)) + 1;
  }

  #ends(seat: number, empty: number): { readonly won: number; readonly lost: number } {
    const { board } = this;
    const left = Math.max(0, empty - DICE_TO_COME);
    return {
      won: this.ofWin(seat, board.inHand[seat], left),
      lost: this.ofWin(1 - seat, board.inHand[1 - seat], left),
    };
  }
}
