import { fastStream } from '@iacta/core';
import { Board } from '../bot/board.ts';
import { dieOf } from '../bot/moves.ts';
import { CELL_KINDS, dieCell, FIRST, FULL, POWER, THROUGH, WINDOW_LENGTH } from '../bot/windows.ts';
import { DICE_EACH, FACES, SIDE, SQUARES, squareOf, WINDOWS } from '../rules/index.ts';
import { CLASS_OF, CLASSES, NEEDS } from './window-classes.ts';

// Proof-number search, depth first (df-pn): whether a seat can force a win of the round against every answer. Both
// seats may put every die and their blockers, so what is proven or refuted holds by the rules.

export type Answer = 'proven' | 'refuted' | 'unknown';

const GRID = SQUARES.length;
const NEVER = 1 << 28;
const DEEPEST = 2 * (DICE_EACH + 2);
const MOST_MOVES = GRID * FACES + GRID;
/** By the dice that a window still needs. */
const CHANCE = [16, 16, 4, 2, 1];
/** With so few dice down, turned and mirrored grids are taken for one. */
const SYMMETRIC_DICE = 3;

const random = fastStream(47);
const words = (length: number) => Int32Array.from({ length }, () => random(2 ** 32) | 0);
const CLASS_LOW = words(WINDOWS.length * CLASSES);
const CLASS_HIGH = words(WINDOWS.length * CLASSES);
const OPEN_LOW = words(3 * GRID);
const OPEN_HIGH = words(3 * GRID);
const REST_LOW = words(256);
const REST_HIGH = words(256);

/** By symmetry of the grid: where each square goes, and where each window goes and whether it is turned round. */
const SYMMETRIES = Array.from({ length: 8 }, (_, symmetry) => {
  const squares = SQUARES.map((_name, square) => {
    let [file, rank] = [square % SIDE, Math.floor(square / SIDE)];
    if (symmetry & 1) file = SIDE - 1 - file;
    if (symmetry & 2) rank = SIDE - 1 - rank;
    return symmetry & 4 ? file * SIDE + rank : rank * SIDE + file;
  });
  const windows = WINDOWS.map(({ squares: own }) => {
    const moved = own.map((square) => squares[square]);
    const to = WINDOWS.findIndex(({ squares: there }) => there.every((square) => moved.includes(square)));
    return { to, turned: WINDOWS[to].squares[0] !== moved[0] };
  });
  return { squares, windows };
});

/** By filling: the class of the filling read from the other end. */
const TURNED_CLASS_OF = CLASS_OF.map((_, code) => {
  let [rest, turned] = [code, 0];
  for (let i = 0; i < WINDOW_LENGTH; i++) {
    turned = turned * CELL_KINDS + (rest % CELL_KINDS);
    rest = Math.floor(rest / CELL_KINDS);
  }
  return CLASS_OF[turned];
});

export class Proof {
  readonly board: Board = new Board();
  /** Positions whose moves were listed. */
  nodes = 0;
  #limit = 0;
  #attacker = 0;
  /** Dice of the attacker that are allowed in all, those on the grid included. */
  #most = DICE_EACH;
  readonly #slots: number;
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  readonly #proof: Int32Array;
  readonly #disproof: Int32Array;
  readonly #moves = Array.from({ length: DEEPEST }, () => new Int32Array(MOST_MOVES));
  readonly #lows = Array.from({ length: DEEPEST }, () => new Int32Array(MOST_MOVES));
  readonly #highs = Array.from({ length: DEEPEST }, () => new Int32Array(MOST_MOVES));
  readonly #proofs = Array.from({ length: DEEPEST }, () => new Int32Array(MOST_MOVES));
  readonly #disproofs = Array.from({ length: DEEPEST }, () => new Int32Array(MOST_MOVES));

  constructor(slotBits = 20) {
    this.#slots = 1 << slotBits;
    this.#low = new Int32Array(this.#slots);
    this.#high = new Int32Array(this.#slots);
    this.#proof = new Int32Array(this.#slots);
    this.#disproof = new Int32Array(this.#slots);
  }

  /**
   * Whether the attacker wins the round on the board, with the mover to move, within so many positions; `dice` are
   * the dice that it may still put.
   */
  prove(attacker: number, mover: number, positions: number, dice: number = DICE_EACH): Answer {
    this.#attacker = attacker;
    this.#most = Math.min(DICE_EACH, this.board.diceDown[attacker] + dice);
    this.#low.fill(0);
    this.#high.fill(0);
    this.nodes = 0;
    this.#limit = positions;
    this.#judge(mover);
    if (this.#found !== 0) return this.#found > 0 ? 'proven' : 'refuted';
    this.#search(mover, NEVER, NEVER, 0, this.#keyLow, this.#keyHigh);
    return this.#lastProof === 0 ? 'proven' : this.#lastDisproof === 0 ? 'refuted' : 'unknown';
  }

  // Set by `#judge`: 1 proven, -1 refuted, 0 open, and the key of an open position.
  #found = 0;
  /** The windows that the attacker can still use, nearly complete ones counted more: the work of a refutation. */
  #chances = 0;
  #keyLow = 0;
  #keyHigh = 0;

  /** Judges the position on the board at sight, for the seat that is to move. */
  #judge(mover: number): void {
    const { board } = this;
    const attacker = this.#attacker;
    this.#found = -1;
    const left = this.#most - board.diceDown[attacker];
    // Without dice of its own left it could still win by a die that the other has to put.
    if (left <= 0 && this.#most < DICE_EACH) return;
    const needs = NEEDS[attacker];
    let chances = 0;
    for (let window = 0; window < WINDOWS.length; window++) {
      const more = needs[board.codeOf(window)];
      if (more <= left) chances += CHANCE[more];
    }
    if (chances === 0) return;
    this.#chances = chances;
    board.look();
    if (mover === attacker) {
      if (board.winningSquares(attacker) !== 0) {
        this.#found = 1;
        return;
      }
    } else if ((board.lineSquares[mover] & board.legal(mover)) !== 0) return;
    this.#found = 0;
    this.#key(mover, left);
  }

  #key(mover: number, left: number): void {
    const { board } = this;
    const count = board.diceDown[0] + board.diceDown[1];
    const rest = mover | (board.inHand[0] << 1) | (board.inHand[1] << 2) | (left << 3);
    const symmetries = count <= SYMMETRIC_DICE ? 8 : 1;
    for (let i = 0; i < symmetries; i++) {
      let low = REST_LOW[rest];
      let high = REST_HIGH[rest];
      const { squares, windows } = SYMMETRIES[i];
      for (let window = 0; window < WINDOWS.length; window++) {
        const code = board.codeOf(window);
        const { to, turned } = windows[window];
        const at = to * CLASSES + (turned ? TURNED_CLASS_OF : CLASS_OF)[code];
        low ^= CLASS_LOW[at];
        high ^= CLASS_HIGH[at];
      }
      for (let kind = 0; kind < 3; kind++) {
        for (let set = kind < 2 ? board.legal(kind) : board.empty; set !== 0; set &= set - 1) {
          const at = kind * GRID + squares[squareOf(set & -set)];
          low ^= OPEN_LOW[at];
          high ^= OPEN_HIGH[at];
        }
      }
      if (i === 0 || low < this.#keyLow || (low === this.#keyLow && high < this.#keyHigh)) {
        this.#keyLow = low;
        this.#keyHigh = high;
      }
    }
  }

  #slotOf(low: number, high: number): number {
    const slot = low & (this.#slots - 1);
    return this.#low[slot] === low && this.#high[slot] === high ? slot : -1;
  }

  // The numbers of the position searched last: the table may have lost them.
  #lastProof = 1;
  #lastDisproof = 1;

  /** Searches a position until its numbers reach the limits; the result lies in the table. */
  #search(
    mover: number,
    mostProof: number,
    mostDisproof: number,
    ply: number,
    low: number,
    high: number,
  ): void {
    this.nodes++;
    const attacks = mover === this.#attacker;
    const count = this.#list(mover, ply);
    const [proofs, disproofs] = [this.#proofs[ply], this.#disproofs[ply]];
    const [lows, highs] = [this.#lows[ply], this.#highs[ply]];
    for (;;) {
      // For the attacker the easiest move to prove counts, and all must be refuted; for the other the reverse.
      let [least, second, sum, chosen] = [NEVER, NEVER, 0, -1];
      for (let i = 0; i < count; i++) {
        const slot = proofs[i] !== 0 && disproofs[i] !== 0 ? this.#slotOf(lows[i], highs[i]) : -1;
        if (slot >= 0) {
          proofs[i] = this.#proof[slot];
          disproofs[i] = this.#disproof[slot];
        }
        const easy = attacks ? proofs[i] : disproofs[i];
        sum = Math.min(NEVER, sum + (attacks ? disproofs[i] : proofs[i]));
        if (easy < least) {
          second = least;
          least = easy;
          chosen = i;
        } else if (easy < second) second = easy;
      }
      const proof = attacks ? least : sum;
      const disproof = attacks ? sum : least;
      if (
        proof >= mostProof ||
        disproof >= mostDisproof ||
        proof === 0 ||
        disproof === 0 ||
        this.nodes >= this.#limit
      ) {
        this.#store(low, high, proof, disproof);
        return;
      }
      const mostEasy = Math.min(attacks ? mostProof : mostDisproof, second + Math.max(1, second >> 2));
      const other = attacks ? disproofs[chosen] : proofs[chosen];
      const mostHard = Math.min(NEVER, (attacks ? mostDisproof : mostProof) - sum + other);
      this.#try(mover, chosen, ply, attacks ? mostEasy : mostHard, attacks ? mostHard : mostEasy);
    }
  }

  #store(low: number, high: number, proof: number, disproof: number): void {
    const slot = low & (this.#slots - 1);
    this.#low[slot] = low;
    this.#high[slot] = high;
    this.#proof[slot] = proof;
    this.#disproof[slot] = disproof;
    this.#lastProof = proof;
    this.#lastDisproof = disproof;
  }

  /** Makes a move, searches on, and takes it back. */
  #try(mover: number, index: number, ply: number, mostProof: number, mostDisproof: number): void {
    const { board } = this;
    const move = this.#moves[ply][index];
    const [low, high] = [this.#lows[ply][index], this.#highs[ply][index]];
    const [square, face] = [move >> 3, move & 7];
    if (face === 0) {
      board.block(mover, square);
      this.#search(mover, mostProof, mostDisproof, ply + 1, low, high);
      board.unblock(mover, square);
    } else {
      const marker = board.marker[mover];
      board.put(mover, square, face);
      const next = board.legal(1 - mover) !== 0 ? 1 - mover : mover;
      this.#search(next, mostProof, mostDisproof, ply + 1, low, high);
      board.take(mover, square, face, marker);
    }
    this.#proofs[ply][index] = this.#lastProof;
    this.#disproofs[ply][index] = this.#lastDisproof;
  }

  /** Lists the moves of a position with their numbers; ends early where one of them decides. */
  #list(mover: number, ply: number): number {
    const { board } = this;
    const legal = board.legal(mover);
    const marker = board.marker[mover];
    let count = 0;
    for (let rest = legal; rest !== 0; rest &= rest - 1) {
      const square = squareOf(rest & -rest);
      for (let face = 1; face <= FACES; face++) {
        if (this.#sameAsLower(mover, square, face)) continue;
        board.put(mover, square, face);
        const lines = board.lines(square) & 3;
        let next = 1 - mover;
        if (lines !== 0) this.#found = lines === 1 << this.#attacker ? 1 : -1;
        else if (board.legal(next) === 0 && board.legal(mover) === 0) this.#found = -1;
        else {
          if (board.legal(next) === 0) next = mover;
          this.#judge(next);
        }
        board.take(mover, square, face, marker);
        if (this.#enter(ply, count++, dieOf(square, face), mover)) return count;
      }
    }
    if (board.inHand[mover] === 0) return count;
    for (let rest = board.empty; rest !== 0; rest &= rest - 1) {
      const square = squareOf(rest & -rest);
      if ((legal & ~(1 << square)) === 0) continue;
      board.block(mover, square);
      this.#judge(mover);
      board.unblock(mover, square);
      if (this.#enter(ply, count++, dieOf(square, 0), mover)) return count;
    }
    return count;
  }

  /** Notes a move as judged; true where it decides the position for the mover. */
  #enter(ply: number, index: number, move: number, mover: number): boolean {
    this.#moves[ply][index] = move;
    const found = this.#found;
    this.#lows[ply][index] = this.#keyLow;
    this.#highs[ply][index] = this.#keyHigh;
    this.#proofs[ply][index] = found > 0 ? 0 : found < 0 ? NEVER : 1;
    this.#disproofs[ply][index] = found > 0 ? NEVER : found < 0 ? 0 : this.#chances;
    return mover === this.#attacker ? found > 0 : found < 0;
  }

  /** Whether a lower face on the square leaves every window with the same to become of it. */
  #sameAsLower(seat: number, square: number, face: number): boolean {
    const { board } = this;
    for (let lower = 1; lower < face; lower++) {
      let same = true;
      for (let i = FIRST[square]; same && i < FIRST[square + 1]; i++) {
        const code = board.codeOf(THROUGH[i]);
        const [one, other] = [lower, face].map((each) => code + POWER[i] * dieCell(seat, each));
        // A full window is a line or nothing; lines are never alike.
        same = CLASS_OF[one] === CLASS_OF[other] && FULL[one] === 0 && FULL[other] === 0;
      }
      if (same) return true;
    }
    return false;
  }
}
