import { FACES, squareOf } from '../rules/index.ts';
import type { Board } from './board.ts';
import { dieOf, sortFirst } from './moves.ts';
import { INFINITY } from './worth.ts';

export const DEEPEST = 30;
/** Enough for every die and every blocker. */
const WIDEST = 25 * FACES + 25;

/** Dice that must be answered are looked at before all others. */
export const THREAT_ORDER = 10_000;
const KILLER_ORDER = 5000;
const SECOND_KILLER_ORDER = 4000;
const MOST_HISTORY = 400;
/** What `Board.changeBy` returns for a die that lets the other win at once. */
export const LOSES = 2;

/** The moves of each ply of a search, in the order in which they are tried. */
export class MoveLists {
  readonly moves: readonly Int32Array[] = Array.from({ length: DEEPEST + 1 }, () => new Int32Array(WIDEST));
  readonly order: readonly Int32Array[] = Array.from({ length: DEEPEST + 1 }, () => new Int32Array(WIDEST));
  readonly #board: Board;
  readonly #width: readonly number[];
  /** For each ply the two dice that refuted last. */
  readonly #killers = new Int32Array(2 * DEEPEST + 4);
  /** How often a die cut off, by seat and move. */
  readonly #history = new Int32Array(2 * 256);
  readonly #spoilers: number[] = [];

  /** The width: how many dice are tried, by the depth left; the last entry holds beyond. */
  constructor(board: Board, width: readonly number[]) {
    this.#board = board;
    this.#width = width;
  }

  begin(): void {
    this.#killers.fill(0);
    this.#history.fill(0);
  }

  /** Notes a die that refuted. */
  remember(seat: number, ply: number, killer: number, depth: number): void {
    this.#history[seat * 256 + killer] += depth * depth;
    if (killer === this.#killers[2 * ply]) return;
    this.#killers[2 * ply + 1] = this.#killers[2 * ply];
    this.#killers[2 * ply] = killer;
  }

  /** After `look`, where nothing is forced: the likely best dice first, and blockers; the count. */
  dice(seat: number, depth: number, ply: number, first: number): number {
    const board = this.#board;
    const moves = this.moves[ply];
    const order = this.order[ply];
    const sign = seat === 0 ? 1 : -1;
    const other = 1 - seat;
    const otherLegal = board.legal(other);
    const waiting = board.waiting(seat);
    const killer = this.#killers[2 * ply];
    const second = this.#killers[2 * ply + 1];
    let count = 0;
    for (let rest = board.legal(seat); rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const square = squareOf(bit);
      const near = board.near(square);
      const gifts = board.giftFaces[seat * 25 + square];
      const opens = (waiting & ~near) !== 0;
      for (let face = 1; face <= FACES; face++) {
        const move = dieOf(square, face);
        if (move === first) {
          moves[count] = move;
          order[count++] = INFINITY;
          continue;
        }
        if ((gifts >> face) & 1) continue;
        const change = board.changeBy(seat, square, face, near, otherLegal & ~bit);
        if (change === LOSES) continue;
        moves[count] = move;
        let rank = sign * board.change + Math.min(MOST_HISTORY, this.#history[seat * 256 + move] >> 1);
        if (move === killer) rank += KILLER_ORDER;
        else if (move === second) rank += SECOND_KILLER_ORDER;
        if (opens || change !== 0) rank += THREAT_ORDER;
        order[count++] = rank;
      }
    }
    if (count === 0) {
      const legal = board.legal(seat);
      moves[0] = dieOf(squareOf(legal & -legal), 1);
      count = 1;
    }
    const width = this.#width;
    const wanted = Math.min(count, width[Math.min(depth, width.length - 1)]);
    sortFirst(moves, order, count, wanted);
    return this.#addBlocks(seat, ply, wanted, board.waiting(other));
  }

  /** Against threats: a die on the square of the only one or one that spoils it, or the blocker. */
  answers(seat: number, ply: number, threats: number): number {
    const board = this.#board;
    const moves = this.moves[ply];
    const order = this.order[ply];
    const legal = board.legal(seat);
    const sign = seat === 0 ? 1 : -1;
    let count = 0;
    if ((threats & (threats - 1)) === 0) {
      const square = squareOf(threats);
      if (legal & threats) {
        for (let face = 1; face <= FACES; face++) {
          if ((board.giftFaces[seat * 25 + square] >> face) & 1) continue;
          moves[count] = dieOf(square, face);
          order[count++] = sign * board.worthWith(seat, square, face);
        }
        sortFirst(moves, order, count, count);
      }
      const faces = board.winningFaces(1 - seat, square);
      if ((faces & (faces - 1)) === 0) {
        const spoilers = this.#spoilers;
        spoilers.length = 0;
        board.spoilers(seat, square, squareOf(faces), legal & ~threats, spoilers);
        for (const die of spoilers) moves[count++] = die;
      }
    }
    count = this.#addBlocks(seat, ply, count, threats);
    if (count > 0) return count;
    // Nothing helps: one die represents all.
    moves[0] = dieOf(squareOf(legal & -legal), 1);
    return 1;
  }

  #addBlocks(seat: number, ply: number, from: number, squares: number): number {
    const board = this.#board;
    if (board.inHand[seat] === 0) return from;
    const legal = board.legal(seat);
    let count = from;
    for (let rest = squares; rest !== 0; rest &= rest - 1) {
      const square = squareOf(rest & -rest);
      if ((legal & ~(1 << square)) !== 0) this.moves[ply][count++] = dieOf(square, 0);
    }
    return count;
  }
}
