import { BLOCKER_POINTS, EMPTY_POINTS, WIN_POINTS } from '../rules/facts.ts';
import { countOf, FACES, squareOf } from '../rules/index.ts';
import type { Board } from './board.ts';
import type { Weights } from './evaluation.ts';
import type { Stakes } from './stakes.ts';

// Alpha-beta on a round. Values are the stakes' (see stakes.ts), for the seat to move.

const DEEPEST = 30;
/** Enough for every die and every blocker. */
const WIDEST = 25 * FACES + 25;
const SLOTS = 1 << 16;
export const INFINITY = 1_000_000;

/** Moves inside the search: square * 8 + face, face 0 for the blocker. */
export const dieOf = (square: number, face: number): number => square * 8 + face;

/** How many dice fall, more or less, before a round is decided that is not yet. */
const DICE_TO_COME = 4;
/** Dice that must be answered are looked at before all others. */
const THREATS_FIRST = 10_000;

const EXACT = 0;
const AT_LEAST = 1;
const AT_MOST = 2;

/** How a search is narrowed. */
export interface Sight {
  /** How many dice are looked at in a position where nothing is forced, by the depth that is left. */
  readonly width: readonly number[];
  /** Whether a threat that must be answered is looked through to its end. */
  readonly extend: boolean;
}

// The chance to win from a sum of weights in hundredths, so that leaves cost no exponential function.
const STEEPEST = 1200;
const CHANCE = Float64Array.from(
  { length: 2 * STEEPEST + 1 },
  (_, i) => 1 / (1 + Math.exp((STEEPEST - i) / 100)),
);

export class Search {
  readonly board: Board;
  stakes: Stakes;
  readonly #weights: Weights;
  readonly #sight: Sight;
  nodes = 0;
  limit = 0;

  readonly #moves = Array.from({ length: DEEPEST + 1 }, () => new Int32Array(WIDEST));
  readonly #order = Array.from({ length: DEEPEST + 1 }, () => new Int32Array(WIDEST));

  readonly #low = new Int32Array(SLOTS);
  readonly #high = new Int32Array(SLOTS);
  readonly #value = new Int32Array(SLOTS);
  /** Depth * 4 + kind of bound, plus one; 0: nothing here. */
  readonly #kind = new Int32Array(SLOTS);
  readonly #best = new Int32Array(SLOTS);

  /** For each ply the two moves that refuted last. */
  readonly #killers = new Int32Array(2 * DEEPEST + 2);

  constructor(board: Board, stakes: Stakes, weights: Weights, sight: Sight) {
    this.board = board;
    this.stakes = stakes;
    this.#weights = weights;
    this.#sight = sight;
  }

  /** Forgets everything before a new question: answers must not depend on what was asked before. */
  begin(stakes: Stakes): void {
    this.stakes = stakes;
    this.nodes = 0;
    this.#kind.fill(0);
    this.#killers.fill(0);
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
    const value = this.#afterDie(seat, square, depth, alpha, beta, ply);
    board.take(seat, square, face, marker);
    return value;
  }

  #afterDie(seat: number, square: number, depth: number, alpha: number, beta: number, ply: number): number {
    const { board, stakes } = this;
    const lines = board.lines(square);
    const sign = seat === 0 ? 1 : -1;
    if ((lines & 3) === 3) return sign * stakes.draw(board.inHand[0], board.inHand[1]);
    if (lines !== 0) {
      const winner = lines & 1 ? 0 : 1;
      return sign * stakes.win(winner, board.pointsForWin(winner, lines));
    }
    if (board.legal(1 - seat) !== 0) return -this.value(1 - seat, depth - 1, -beta, -alpha, ply + 1);
    if (board.legal(seat) === 0) return sign * stakes.draw(board.inHand[0], board.inHand[1]);
    return this.value(seat, depth - 1, alpha, beta, ply + 1);
  }

  /** The value for the seat to move. */
  value(seat: number, depth: number, alpha: number, beta: number, ply: number): number {
    const { board } = this;
    this.nodes++;
    board.look();
    const wins = board.winningSquares(seat);
    if (wins !== 0) return this.#bestWin(seat, wins);
    const threats = board.winningSquares(1 - seat);
    if (depth <= 0 && (threats === 0 || !this.#sight.extend)) return this.still(seat);
    if (ply >= DEEPEST || this.spent) return this.still(seat);

    const low = seat === 0 ? board.low : ~board.low;
    const { high } = board;
    const slot = low & (SLOTS - 1);
    let first = -1;
    if (this.#kind[slot] !== 0 && this.#low[slot] === low && this.#high[slot] === high) {
      first = this.#best[slot];
      const kind = this.#kind[slot] - 1;
      const known = this.#value[slot];
      if (kind >> 2 >= depth) {
        if ((kind & 3) === EXACT) return known;
        if ((kind & 3) === AT_LEAST && known >= beta) return known;
        if ((kind & 3) === AT_MOST && known <= alpha) return known;
      }
    }

    const count = this.#list(seat, depth, ply, threats, first);
    const moves = this.#moves[ply];
    // An answer to a threat is not a choice: it costs no depth.
    const below = threats !== 0 && this.#sight.extend ? depth + 1 : depth;
    let best = -INFINITY;
    let bestMove = -1;
    let least = alpha;
    for (let i = 0; i < count; i++) {
      const value = this.#tryInTurn(seat, moves[i], moves[i] & 7 ? below : depth, least, beta, ply, i === 0);
      if (value > best) {
        best = value;
        bestMove = moves[i];
        if (value > least) least = value;
        if (value >= beta) {
          this.#remember(ply, moves[i]);
          break;
        }
      }
    }
    if (this.nodes < this.limit) {
      this.#low[slot] = low;
      this.#high[slot] = high;
      this.#value[slot] = best;
      this.#best[slot] = bestMove;
      const bound = best >= beta ? AT_LEAST : best > alpha ? EXACT : AT_MOST;
      this.#kind[slot] = Math.max(depth, 0) * 4 + bound + 1;
    }
    return best;
  }

  #remember(ply: number, killer: number): void {
    if (killer === this.#killers[2 * ply]) return;
    this.#killers[2 * ply + 1] = this.#killers[2 * ply];
    this.#killers[2 * ply] = killer;
  }

  /** The first move is looked at in full, the others only if they turn out to be better than it. */
  #tryInTurn(
    seat: number,
    move: number,
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    first: boolean,
  ): number {
    if (!first && beta - alpha > 1) {
      const value = this.tryMove(seat, move, depth, alpha, alpha + 1, ply);
      if (value <= alpha || value >= beta) return value;
    }
    return this.tryMove(seat, move, depth, alpha, beta, ply);
  }

  #bestWin(seat: number, wins: number): number {
    const { board } = this;
    const marker = board.marker[seat];
    let best = -INFINITY;
    for (let rest = wins; rest !== 0; rest &= rest - 1) {
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

  /** What a win without extras is worth to its winner. */
  worthOfWin(seat: number, inHand: number, empty: number): number {
    return this.#won(seat, WIN_POINTS + BLOCKER_POINTS * inHand + EMPTY_POINTS * empty);
  }

  #won(seat: number, points: number): number {
    const worth = this.stakes.win(seat, points);
    return seat === 0 ? worth : -worth;
  }

  /** What a position without a win at once is worth, by its looks. */
  still(seat: number): number {
    const { board } = this;
    const weights = this.#weights;
    const sign = seat === 0 ? 1 : -1;
    const blockers = board.inHand[seat] - board.inHand[1 - seat];
    const freedom = countOf(board.legal(seat)) - countOf(board.legal(1 - seat));
    const sum = sign * board.worth + weights.turn + weights.blocker * blockers + weights.freedom * freedom;
    const chance = CHANCE[Math.round(Math.max(-STEEPEST, Math.min(STEEPEST, sum))) + STEEPEST];
    const empty = Math.max(0, countOf(board.empty) - DICE_TO_COME);
    const won = this.worthOfWin(seat, board.inHand[seat], empty);
    const lost = this.worthOfWin(1 - seat, board.inHand[1 - seat], empty);
    return Math.round(chance * won - (1 - chance) * lost);
  }

  /** Fills the moves of a ply, the likely best first, and says how many. */
  #list(seat: number, depth: number, ply: number, threats: number, first: number): number {
    return threats === 0
      ? this.#listFree(seat, depth, ply, first)
      : this.#listAnswers(seat, ply, threats, first);
  }

  #listFree(seat: number, depth: number, ply: number, first: number): number {
    const { board } = this;
    const count = this.#addDice(seat, ply, board.legal(seat), first);
    const { width } = this.#sight;
    const wanted = Math.min(count, width[Math.min(depth, width.length - 1)]);
    sortBest(this.#moves[ply], this.#order[ply], count, wanted);
    return this.#addBlocks(seat, ply, wanted, board.lineSquares[1 - seat] & board.empty);
  }

  /** Against a threat: a die on its square, or the blocker. Where nothing helps, one die stands for all. */
  #listAnswers(seat: number, ply: number, threats: number, first: number): number {
    const { board } = this;
    const legal = board.legal(seat);
    const single = (threats & (threats - 1)) === 0;
    let count = 0;
    if (single) {
      count = this.#addDice(seat, ply, legal & threats, first);
      sortBest(this.#moves[ply], this.#order[ply], count, count);
    }
    count = this.#addBlocks(seat, ply, count, threats);
    if (count > 0) return count;
    this.#moves[ply][0] = dieOf(squareOf(legal & -legal), 1);
    return 1;
  }

  #addDice(seat: number, ply: number, squares: number, first: number): number {
    const { board } = this;
    const moves = this.#moves[ply];
    const order = this.#order[ply];
    const sign = seat === 0 ? 1 : -1;
    const waiting = board.waiting(seat);
    let count = 0;
    for (let rest = squares; rest !== 0; rest &= rest - 1) {
      const square = squareOf(rest & -rest);
      const gifts = board.giftFaces[seat * 25 + square];
      for (let face = 1; face <= FACES; face++) {
        const move = dieOf(square, face);
        moves[count] = move;
        if (move === first) order[count] = INFINITY;
        else if (move === this.#killers[2 * ply]) order[count] = INFINITY - 1;
        else if (move === this.#killers[2 * ply + 1]) order[count] = INFINITY - 2;
        else if ((gifts >> face) & 1) order[count] = -INFINITY;
        else {
          const threat = board.threatens(seat, square, face, waiting) ? THREATS_FIRST : 0;
          order[count] = sign * board.worthWith(seat, square, face) + threat;
        }
        count++;
      }
    }
    return count;
  }

  #addBlocks(seat: number, ply: number, from: number, squares: number): number {
    const { board } = this;
    if (board.inHand[seat] === 0) return from;
    const legal = board.legal(seat);
    let count = from;
    for (let rest = squares; rest !== 0; rest &= rest - 1) {
      const square = squareOf(rest & -rest);
      if ((legal & ~(1 << square)) !== 0) this.#moves[ply][count++] = dieOf(square, 0);
    }
    return count;
  }
}

/** Brings the best `wanted` of the moves to the front, in order. */
function sortBest(moves: Int32Array, order: Int32Array, count: number, wanted: number): void {
  for (let i = 0; i < wanted; i++) {
    let best = i;
    for (let j = i + 1; j < count; j++) if (order[j] > order[best]) best = j;
    const move = moves[best];
    const worth = order[best];
    moves[best] = moves[i];
    order[best] = order[i];
    moves[i] = move;
    order[i] = worth;
  }
}
