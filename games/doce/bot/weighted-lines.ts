import type { Bot } from '@iacta/bots/search';
import type { Options } from '@iacta/core';
import { blockMove, FACES, placeMove, squareOf } from '../rules/index.ts';
import { Board } from './board.ts';
import { byOwnDice, tablesOf } from './evaluation.ts';

// A frozen yardstick, stronger than plain-alpha-beta: alpha-beta with iterative deepening and a transposition
// table over all dice, the dice that improve the evaluation most first. The evaluation counts the lines each
// player can still complete, weighted by the dice they hold. The blocker is tried only against a threat.

/** Positions visited for a move with effort 1: about the processor time of `best` (NOTES.md). */
const NODES = 200_000;
const DEEPEST = 24;
const SLOTS = 1 << 16;
const INFINITY = 1_000_000;
/** A won round; the points it brings are added. */
const WON = 10_000;
/** What a line is worth that holds none, one, two or three of its owner's dice. */
const LINE_WEIGHTS = [0, 1, 5, 18];

const EXACT = 0;
const AT_LEAST = 1;
const AT_MOST = 2;

export function weightedLines(_options: Options, effort = 1): Bot {
  return weightedLinesBy(LINE_WEIGHTS, false, effort);
}

/** The same with other weights, or with the blocker tried on every square in every position. */
export function weightedLinesBy(weights: readonly number[], anyBlock: boolean, effort: number): Bot {
  const board = new Board(tablesOf(byOwnDice((own) => weights[own])));
  const player = new WeightedLines(board, Math.max(1, Math.round(NODES * effort)), anyBlock);
  return (view, seat) => {
    player.board.read(view);
    return { best: { move: player.choose(seat) }, others: [] };
  };
}

/** Moves inside the search: square * 8 + face, face 0 for the blocker. */
class WeightedLines {
  readonly board: Board;
  readonly #budget: number;
  #nodes = 0;
  readonly #moves = Array.from({ length: DEEPEST + 2 }, () => new Int32Array(25 * FACES + 25));
  readonly #order = Array.from({ length: DEEPEST + 2 }, () => new Int32Array(25 * FACES + 25));
  readonly #low = new Int32Array(SLOTS);
  readonly #high = new Int32Array(SLOTS);
  readonly #value = new Int32Array(SLOTS);
  /** Depth * 4 + kind of bound, plus one; 0: an empty slot. */
  readonly #kind = new Int32Array(SLOTS);
  readonly #best = new Int32Array(SLOTS);

  readonly #anyBlock: boolean;

  constructor(board: Board, budget: number, anyBlock: boolean) {
    this.board = board;
    this.#budget = budget;
    this.#anyBlock = anyBlock;
  }

  choose(seat: number): number {
    this.#nodes = 0;
    this.#kind.fill(0);
    this.board.look();
    const count = this.#list(seat, 0, -1);
    const moves = Array.from(this.#moves[0].subarray(0, count));
    let chosen = moves[0];
    for (let depth = 1; depth <= DEEPEST; depth++) {
      let best = -INFINITY;
      for (const move of moves) {
        const value = this.#try(seat, move, depth, best, INFINITY, 0);
        if (this.#nodes >= this.#budget) break;
        if (value <= best) continue;
        best = value;
        chosen = move;
      }
      if (this.#nodes >= this.#budget || Math.abs(best) >= WON) break;
      moves.splice(moves.indexOf(chosen), 1);
      moves.unshift(chosen);
    }
    const square = chosen >> 3;
    const face = chosen & 7;
    return face === 0 ? blockMove(square) : placeMove(square, face);
  }

  /** After `look`: all dice, the most promising first, and the blocker on every square that is threatened. */
  #list(seat: number, ply: number, first: number): number {
    const { board } = this;
    const moves = this.#moves[ply];
    const order = this.#order[ply];
    const sign = seat === 0 ? 1 : -1;
    const legal = board.legal(seat);
    const threats = board.winningSquares(1 - seat);
    let count = 0;
    for (let rest = legal; rest !== 0; rest &= rest - 1) {
      const square = squareOf(rest & -rest);
      for (let face = 1; face <= FACES; face++) {
        const move = square * 8 + face;
        const answers = (threats >> square) & 1 ? 1000 : 0;
        moves[count] = move;
        order[count++] = move === first ? INFINITY : sign * board.worthWith(seat, square, face) + answers;
      }
    }
    sortDescending(moves, order, count);
    if (board.inHand[seat] === 0) return count;
    for (let rest = this.#anyBlock ? board.empty : threats; rest !== 0; rest &= rest - 1) {
      const square = squareOf(rest & -rest);
      if ((legal & ~(1 << square)) !== 0) moves[count++] = square * 8;
    }
    return count;
  }

  #try(seat: number, move: number, depth: number, alpha: number, beta: number, ply: number): number {
    const { board } = this;
    const square = move >> 3;
    const face = move & 7;
    if (face === 0) {
      board.block(seat, square);
      const value = this.#search(seat, depth, alpha, beta, ply + 1);
      board.unblock(seat, square);
      return value;
    }
    const marker = board.marker[seat];
    board.put(seat, square, face);
    const value = this.#afterDie(seat, square, depth, alpha, beta, ply);
    board.take(seat, square, face, marker);
    return value;
  }

  #afterDie(seat: number, square: number, depth: number, alpha: number, beta: number, ply: number): number {
    const { board } = this;
    const lines = board.lines(square);
    if ((lines & 3) === 3) return 0;
    if (lines !== 0) {
      const winner = lines & 1 ? 0 : 1;
      const worth = WON + board.pointsForWin(winner, lines);
      return winner === seat ? worth : -worth;
    }
    if (board.legal(1 - seat) !== 0) return -this.#search(1 - seat, depth - 1, -beta, -alpha, ply + 1);
    return board.legal(seat) === 0 ? 0 : this.#search(seat, depth - 1, alpha, beta, ply + 1);
  }

  #search(seat: number, depth: number, alpha: number, beta: number, ply: number): number {
    const { board } = this;
    const still = seat === 0 ? board.worth : -board.worth;
    if (++this.#nodes >= this.#budget || ply >= DEEPEST) return still;
    board.look();
    if (board.winningSquares(seat) !== 0) return WON + 15;
    if (depth <= 0) return still;
    const low = seat === 0 ? board.low : ~board.low;
    const slot = low & (SLOTS - 1);
    let first = -1;
    if (this.#kind[slot] !== 0 && this.#low[slot] === low && this.#high[slot] === board.high) {
      const kind = this.#kind[slot] - 1;
      const value = this.#value[slot];
      first = this.#best[slot];
      if (kind >> 2 >= depth) {
        if ((kind & 3) === EXACT) return value;
        if ((kind & 3) === AT_LEAST && value >= beta) return value;
        if ((kind & 3) === AT_MOST && value <= alpha) return value;
      }
    }
    const count = this.#list(seat, ply, first);
    const moves = this.#moves[ply];
    let best = -INFINITY;
    let bestMove = -1;
    let least = alpha;
    for (let i = 0; i < count; i++) {
      const move = moves[i];
      const value = this.#try(seat, move, depth, least, beta, ply);
      if (value <= best) continue;
      best = value;
      bestMove = move;
      least = Math.max(least, value);
      if (value >= beta) break;
    }
    if (this.#nodes < this.#budget) {
      this.#low[slot] = low;
      this.#high[slot] = board.high;
      this.#value[slot] = best;
      this.#best[slot] = bestMove;
      const bound = best >= beta ? AT_LEAST : best > alpha ? EXACT : AT_MOST;
      this.#kind[slot] = depth * 4 + bound + 1;
    }
    return best;
  }
}

/** Insertion by shells: some hundred entries, and no allocation inside a search. */
function sortDescending(moves: Int32Array, order: Int32Array, count: number): void {
  for (let gap = count >> 1; gap > 0; gap >>= 1) {
    for (let i = gap; i < count; i++) {
      const move = moves[i];
      const worth = order[i];
      let j = i;
      for (; j >= gap && order[j - gap] < worth; j -= gap) {
        moves[j] = moves[j - gap];
        order[j] = order[j - gap];
      }
      moves[j] = move;
      order[j] = worth;
    }
  }
}
