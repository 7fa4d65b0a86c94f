import type { Bot } from '@iacta/bots/search';
import type { Options } from '@iacta/core';
import { blockMove, FACES, placeMove, squareOf } from '../rules/index.ts';
import { Board, type WindowTables } from './board.ts';
import { byOwnDice, tablesOf } from './evaluation.ts';

// A player to be measured against, frozen: alpha-beta with iterative deepening and a transposition table, which
// counts the lines that each can still make. It knows no threats, narrows nothing and wants to win the round,
// the sooner the better. It searches on the same fast board as the levels do.

/** Positions looked at for a move with effort 1: as long as `best` takes on average (NOTES.md). */
const NODES = 600_000;
const DEEPEST = 24;
const SLOTS = 1 << 16;
const INFINITY = 1_000_000;
/** A round that is won; what it brings is added. */
const WON = 10_000;

const EXACT = 0;
const AT_LEAST = 1;
const AT_MOST = 2;

/** 1 for each line that seat 0 can still make, -1 for each of seat 1's. */
let countLines: WindowTables | null = null;

export function plainAlphaBeta(_options: Options, effort = 1): Bot {
  countLines ??= tablesOf(byOwnDice(() => 1));
  const player = new PlainAlphaBeta(new Board(countLines), Math.max(1, Math.round(NODES * effort)));
  return (view, seat) => {
    player.board.read(view);
    return { best: { move: player.choose(seat) }, others: [] };
  };
}

/** Moves inside the search: square * 8 + face, face 0 for the blocker. */
class PlainAlphaBeta {
  readonly board: Board;
  readonly #budget: number;
  #nodes = 0;
  readonly #moves = Array.from({ length: DEEPEST + 1 }, () => new Int32Array(25 * FACES + 25));
  readonly #low = new Int32Array(SLOTS);
  readonly #high = new Int32Array(SLOTS);
  readonly #value = new Int32Array(SLOTS);
  readonly #kind = new Int32Array(SLOTS);
  readonly #best = new Int32Array(SLOTS);

  constructor(board: Board, budget: number) {
    this.board = board;
    this.#budget = budget;
  }

  choose(seat: number): number {
    this.#nodes = 0;
    this.#kind.fill(0);
    const moves = Array.from(this.#moves[0].subarray(0, this.#list(seat, 0)));
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

  #list(seat: number, ply: number): number {
    const { board } = this;
    const moves = this.#moves[ply];
    const legal = board.legal(seat);
    let count = 0;
    for (let rest = legal; rest !== 0; rest &= rest - 1) {
      const square = squareOf(rest & -rest);
      for (let face = 1; face <= FACES; face++) moves[count++] = square * 8 + face;
    }
    if (board.inHand[seat] === 0) return count;
    for (let rest = board.empty; rest !== 0; rest &= rest - 1) {
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
      const value = this.#search(seat, depth - 1, alpha, beta, ply + 1);
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
    if (++this.#nodes >= this.#budget || depth <= 0 || ply >= DEEPEST) {
      return seat === 0 ? board.worth : -board.worth;
    }
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
    const count = this.#list(seat, ply);
    const moves = this.#moves[ply];
    let best = -INFINITY;
    let bestMove = -1;
    let least = alpha;
    for (let i = first < 0 ? 0 : -1; i < count; i++) {
      const move = i < 0 ? first : moves[i];
      if (i >= 0 && move === first) continue;
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
