import { countBits } from '@iacta/core';
import { FACES, squareOf } from '../rules/index.ts';
import type { Board } from './board.ts';
import { DEEPEST, LOSES, MoveLists, THREAT_ORDER } from './move-lists.ts';
import { dieOf, sortFirst } from './moves.ts';
import type { Stakes } from './stakes.ts';
import { AT_LEAST, AT_MOST, EXACT, Transpositions } from './transpositions.ts';
import { INFINITY, type Worth } from './worth.ts';

// Principal variation search of a round. Values are the stakes' (stakes.ts), for the seat to move. The last ply is
// evaluated from the differences that a die makes, without placing it, so that a whole ply costs little more than
// one position. Late moves are searched less deep first. Threats are followed beyond the horizon for both players.

const SLOTS = 1 << 17;

/** How a search is narrowed. */
export interface Sight {
  /** Dice searched in a position where nothing is forced, by the depth left; the last entry holds beyond. */
  readonly width: readonly number[];
  /** Whether an answer to a threat costs no depth, and is still looked at beyond the horizon. */
  readonly extend: boolean;
  /** Threatening dice followed in a position beyond the horizon, by how many of the line went before. */
  readonly threats: readonly number[];
  /** From which move on the search is one ply shallower, and from which two. */
  readonly late: number;
  readonly later: number;
}

export class Search {
  readonly board: Board;
  readonly worth: Worth;
  nodes = 0;
  limit = 0;
  /** Whether lines of threats beyond the horizon are left out: the first look is finished whatever it costs. */
  calm = false;
  readonly #sight: Sight;
  readonly #known = new Transpositions(SLOTS);
  readonly #lists: MoveLists;

  constructor(worth: Worth, sight: Sight) {
    this.board = worth.board;
    this.worth = worth;
    this.#sight = sight;
    this.#lists = new MoveLists(worth.board, sight.width);
  }

  /** Forgets everything before a new question: answers must not depend on what was asked before. */
  begin(stakes: Stakes): void {
    this.worth.stakes = stakes;
    this.nodes = 0;
    this.#known.begin();
    this.#lists.begin();
  }

  /** Whether the nodes it was given are spent. */
  get spent(): boolean {
    return this.nodes >= this.limit;
  }

  /** The value of a move for the seat that makes it. */
  tryMove(seat: number, move: number, depth: number, alpha: number, beta: number, ply: number): number {
    const { board } = this;
    const square = move >> 3;
    const face = move & 7;
    if (face === 0) {
      board.block(seat, square);
      const value = this.value(seat, depth, alpha, beta, ply + 1);
      board.unblock(seat, square);
      return value;
    }
    const marker = board.marker[seat];
    board.put(seat, square, face);
    let value = this.worth.ended(seat, square);
    if (value === null) {
      value =
        board.legal(1 - seat) !== 0
          ? -this.value(1 - seat, depth - 1, -beta, -alpha, ply + 1)
          : this.value(seat, depth - 1, alpha, beta, ply + 1);
    }
    board.take(seat, square, face, marker);
    return value;
  }

  /** After `look`: all dice that win, the most points first. */
  wins(seat: number, squares: number): { readonly move: number; readonly value: number }[] {
    const found: { move: number; value: number }[] = [];
    for (let rest = squares; rest !== 0; rest &= rest - 1) {
      const square = squareOf(rest & -rest);
      for (let faces = this.board.winningFaces(seat, square); faces !== 0; faces &= faces - 1) {
        const move = dieOf(square, squareOf(faces & -faces));
        found.push({ move, value: this.tryMove(seat, move, 0, -INFINITY, INFINITY, 0) });
      }
    }
    return found.toSorted((a, b) => b.value - a.value);
  }

  /** The value for the seat to move. */
  value(seat: number, depth: number, alpha: number, beta: number, ply: number): number {
    if (depth <= 0) return this.#quiet(seat, alpha, beta, ply, 0);
    const { board } = this;
    this.nodes++;
    board.look();
    const wins = board.winningSquares(seat);
    if (wins !== 0) return this.worth.bestWin(seat, wins);
    if (ply >= DEEPEST || this.spent) return this.worth.still(seat);
    const threats = board.winningSquares(1 - seat);
    if (depth === 1 && threats === 0) return this.#frontier(seat, alpha, beta, ply, 0);

    const known = this.#known;
    const low = seat === 0 ? board.low : ~board.low;
    const { high } = board;
    const slot = known.find(low, high);
    let first = -1;
    if (slot >= 0) {
      first = known.move[slot];
      const value = known.value[slot];
      if (known.depth[slot] >= depth) {
        const bound = known.bound[slot];
        if (bound === EXACT || (bound === AT_LEAST ? value >= beta : value <= alpha)) return value;
      }
    }
    const forced = threats !== 0;
    const count = forced
      ? this.#lists.answers(seat, ply, threats)
      : this.#lists.dice(seat, depth, ply, first);
    const { best, move } = this.#searchAll(seat, depth, alpha, beta, ply, count, forced);
    if (!this.spent) {
      const bound = best >= beta ? AT_LEAST : best > alpha ? EXACT : AT_MOST;
      known.store(low, high, depth, best, bound, move);
    }
    return best;
  }

  /** The best of the moves listed for a ply. */
  #searchAll(
    seat: number,
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    count: number,
    forced: boolean,
  ): { readonly best: number; readonly move: number } {
    const moves = this.#lists.moves[ply];
    // An answer to a threat is not a choice: it costs no depth.
    const full = forced && this.#sight.extend ? depth + 1 : depth;
    let best = -INFINITY;
    let bestMove = -1;
    let least = alpha;
    for (let i = 0; i < count; i++) {
      const move = moves[i];
      const die = (move & 7) !== 0;
      const below = die ? full : depth;
      let value: number;
      if (i === 0) value = this.tryMove(seat, move, below, least, beta, ply);
      else {
        const less = forced || !die || depth < 3 ? 0 : this.#reduction(i, depth, this.#lists.order[ply][i]);
        value = this.tryMove(seat, move, below - less, least, least + 1, ply);
        if (value > least && less > 0) value = this.tryMove(seat, move, below, least, least + 1, ply);
        if (value > least && value < beta) value = this.tryMove(seat, move, below, least, beta, ply);
      }
      if (value <= best) continue;
      best = value;
      bestMove = move;
      if (value > least) least = value;
      if (value >= beta) {
        if (!forced && die) this.#lists.remember(seat, ply, move, depth);
        break;
      }
    }
    return { best, move: bestMove };
  }

  #reduction(index: number, depth: number, order: number): number {
    const { late, later } = this.#sight;
    if (order >= THREAT_ORDER) return index >= later ? 1 : 0;
    if (index >= later && depth > 3) return 2;
    return index >= late ? 1 : 0;
  }

  /** How many own threats in a row are followed beyond the horizon. */
  #lines(): number {
    return this.calm ? 0 : this.#sight.threats.length;
  }

  /** Beyond the horizon: wins, answers to threats, and lines of own threats. */
  #quiet(seat: number, alpha: number, beta: number, ply: number, gone: number): number {
    const { board, worth } = this;
    this.nodes++;
    board.look();
    const wins = board.winningSquares(seat);
    if (wins !== 0) return worth.bestWin(seat, wins);
    if (ply >= DEEPEST || this.spent) return worth.still(seat);
    const threats = board.winningSquares(1 - seat);
    if (threats !== 0 && this.#sight.extend) return this.#answer(seat, alpha, beta, ply, gone, threats);
    const still = worth.still(seat);
    if (still >= beta || gone >= this.#lines()) return still;
    const count = this.#scan(seat, ply, INFINITY);
    return Math.max(still, this.#threaten(seat, Math.max(alpha, still), beta, ply, gone, count));
  }

  #answer(seat: number, alpha: number, beta: number, ply: number, gone: number, threats: number): number {
    const count = this.#lists.answers(seat, ply, threats);
    const moves = this.#lists.moves[ply];
    let best = -INFINITY;
    for (let i = 0; i < count && best < beta; i++) {
      best = Math.max(best, this.#step(seat, moves[i], Math.max(alpha, best), beta, ply, gone));
    }
    return best;
  }

  /** A move beyond the horizon. */
  #step(seat: number, move: number, alpha: number, beta: number, ply: number, gone: number): number {
    const { board } = this;
    const square = move >> 3;
    const face = move & 7;
    if (face === 0) {
      board.block(seat, square);
      board.look();
      const threats = board.winningSquares(1 - seat);
      const value =
        threats === 0
          ? this.#frontier(seat, alpha, beta, ply + 1, gone)
          : this.#answer(seat, alpha, beta, ply + 1, gone, threats);
      board.unblock(seat, square);
      return value;
    }
    const marker = board.marker[seat];
    board.put(seat, square, face);
    let value = this.worth.ended(seat, square);
    if (value === null) {
      value =
        board.legal(1 - seat) !== 0
          ? -this.#quiet(1 - seat, -beta, -alpha, ply + 1, gone)
          : this.#quiet(seat, alpha, beta, ply + 1, gone);
    }
    board.take(seat, square, face, marker);
    return value;
  }

  /** The best of the threats that `#scan` has listed, or anything below alpha. */
  #threaten(seat: number, alpha: number, beta: number, ply: number, gone: number, count: number): number {
    const moves = this.#lists.moves[ply];
    const wanted = Math.min(count, this.#sight.threats[gone]);
    sortFirst(moves, this.#lists.order[ply], count, wanted);
    let best = -INFINITY;
    for (let i = 0; i < wanted && best < beta; i++) {
      best = Math.max(best, this.#step(seat, moves[i], Math.max(alpha, best), beta, ply, gone + 1));
    }
    return best;
  }

  /** One ply, after `look`, where the seat neither wins at once nor has to answer a threat. */
  #frontier(seat: number, alpha: number, beta: number, ply: number, gone: number): number {
    const { board, worth } = this;
    const empty = countBits(board.empty) - 1;
    const count = this.#scan(seat, ply, worth.sumFor(seat, beta, empty));
    const follow = count > 0 && gone < this.#lines();
    const sum = follow ? this.#safe : Math.max(this.#safe, this.#threatening);
    const best = sum > -INFINITY ? worth.ofSum(seat, sum, empty) : this.#lostNext(seat);
    if (best >= beta || !follow) return best;
    return Math.max(best, this.#threaten(seat, Math.max(alpha, best), beta, ply, gone, count));
  }

  // Set by `#scan`: the sums of weights after the best dice that leave the other no win at once, apart for those that
  // do not threaten and those that do. What a threat is worth shows only after its answer.
  #safe = -INFINITY;
  #threatening = -INFINITY;

  /**
   * After `look`: weighs every die without placing it; lists those that threaten to win, returns their count. Stops
   * at the first safe die that reaches the sum `enough`.
   */
  #scan(seat: number, ply: number, enough: number): number {
    const { board } = this;
    const { freedom } = this.worth.weights;
    const moves = this.#lists.moves[ply];
    const order = this.#lists.order[ply];
    const other = 1 - seat;
    const sign = seat === 0 ? 1 : -1;
    const legal = board.legal(seat);
    const otherLegal = board.legal(other);
    const waiting = board.waiting(seat);
    const base = sign * board.worthFor(other) - this.worth.besideWindows(other);
    const otherSquares = countBits(otherLegal);
    let threatening = -INFINITY;
    let safe = -INFINITY;
    let count = 0;
    for (let rest = legal; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const square = squareOf(bit);
      const near = board.near(square);
      const free = countBits(board.empty & ~near) - otherSquares + (otherLegal & bit ? 1 : 0);
      const here = base + freedom * free;
      const gifts = board.giftFaces[seat * 25 + square];
      const opens = (waiting & ~near) !== 0;
      for (let face = 1; face <= FACES; face++) {
        if ((gifts >> face) & 1) continue;
        const change = board.changeBy(seat, square, face, near, otherLegal & ~bit);
        if (change === LOSES) continue;
        const sum = here + sign * board.change;
        if (!opens && change === 0) {
          if (sum > safe) safe = sum;
          continue;
        }
        if (sum > threatening) threatening = sum;
        moves[count] = dieOf(square, face);
        order[count++] = sum;
      }
      if (safe >= enough) break;
    }
    this.#safe = safe;
    this.#threatening = threatening;
    return count;
  }

  /** Every die leaves the other a win at once. */
  #lostNext(seat: number): number {
    const { board } = this;
    return -this.worth.ofWin(1 - seat, board.inHand[1 - seat], Math.max(0, countBits(board.empty) - 2));
  }
}
