import { FACES, squareOf } from '../rules/index.ts';
import type { Board } from './board.ts';

// Wins by threats alone: every die of the attacker makes the other answer it, until one cannot be answered. Only
// the attacker's choices are narrowed; the defender's answers are all looked at, so a win found here is proven.

const SLOTS = 1 << 16;

export interface ForcedWin {
  /** The attacker's first die; `block` is the square for the blocker before it, or -1. */
  readonly block: number;
  readonly square: number;
  readonly face: number;
  /** In how many dice of the attacker's own, this one included. */
  readonly moves: number;
}

export class Forcing {
  readonly #board: Board;
  /** Positions looked at since `begin`. */
  nodes = 0;
  #limit = 0;
  // Known results with the attacker to move: proven in this many dice (positive), or refuted for this
  // many (negative).
  readonly #low = new Int32Array(SLOTS);
  readonly #high = new Int32Array(SLOTS);
  readonly #known = new Int8Array(SLOTS);

  constructor(board: Board) {
    this.#board = board;
  }

  /** Forgets everything: answers must not depend on what was asked before. */
  begin(): void {
    this.#known.fill(0);
    this.nodes = 0;
  }

  /** The shortest win by threats of the seat to move, within limits of positions and dice. */
  find(attacker: number, most: number, budget: number): ForcedWin | null {
    this.#limit = this.nodes + budget;
    for (let moves = 1; moves <= most; moves++) {
      if (!this.#attack(attacker, moves)) {
        if (this.nodes >= this.#limit) return null;
        continue;
      }
      const { block, square, face } = this;
      return { block, square, face, moves };
    }
    return null;
  }

  // The attacker's die of the win found last.
  block = -1;
  square = -1;
  face = 0;

  /** Whether the attacker, to move, wins with this many dice. */
  #attack(attacker: number, moves: number): boolean {
    const board = this.#board;
    if (++this.nodes >= this.#limit) return false;
    board.look();
    const wins = board.winningSquares(attacker);
    if (wins !== 0) {
      this.block = -1;
      this.square = squareOf(wins & -wins);
      this.face = squareOf(lowest(board.winningFaces(attacker, this.square)));
      return true;
    }
    if (moves === 1) return false;
    const low = attacker === 0 ? board.low : ~board.low;
    const { high } = board;
    const slot = low & (SLOTS - 1);
    if (this.#low[slot] === low && this.#high[slot] === high) {
      const known = this.#known[slot];
      if (known < 0 && -known >= moves) return false;
    }
    const won = this.#tryThreats(attacker, moves);
    if (!won && this.nodes < this.#limit) {
      this.#low[slot] = low;
      this.#high[slot] = high;
      this.#known[slot] = -moves;
    }
    return won;
  }

  #tryThreats(attacker: number, moves: number): boolean {
    const board = this.#board;
    const danger = board.winningSquares(1 - attacker);
    if (danger === 0) return this.#tryDice(attacker, moves, board.legal(attacker), -1);
    const single = (danger & (danger - 1)) === 0;
    const legal = board.legal(attacker);
    if (single && this.#tryDice(attacker, moves, legal & danger, -1)) return true;
    if (board.inHand[attacker] === 0) return false;
    // The blocker stops one of the threats: all of one, or with the die on the other of two.
    for (let rest = danger; rest !== 0; rest &= rest - 1) {
      const square = squareOf(rest & -rest);
      const others = danger & ~(1 << square);
      if ((others & (others - 1)) !== 0) return false;
      const places = (others === 0 ? legal : legal & others) & ~(1 << square);
      if (places === 0) continue;
      board.block(attacker, square);
      const won = this.#tryDice(attacker, moves, places, square);
      board.unblock(attacker, square);
      if (won) return true;
    }
    return false;
  }

  /** Every die on these squares that leaves the other under threat. */
  #tryDice(attacker: number, moves: number, squares: number, block: number): boolean {
    const board = this.#board;
    const marker = board.marker[attacker];
    // Squares that would win but for the own zone: any die far from them is a threat.
    const waiting = board.waiting(attacker);
    for (let rest = squares; rest !== 0; rest &= rest - 1) {
      const square = squareOf(rest & -rest);
      for (let face = 1; face <= FACES; face++) {
        if (!board.threatens(attacker, square, face, waiting)) continue;
        board.put(attacker, square, face);
        const won = board.lines(square) === 0 && this.#holds(attacker, moves);
        board.take(attacker, square, face, marker);
        if (!won) continue;
        this.block = block;
        this.square = square;
        this.face = face;
        return true;
      }
    }
    return false;
  }

  /** Whether the defender, to move, has no answer to the threats on the grid. */
  #holds(attacker: number, moves: number): boolean {
    const board = this.#board;
    const defender = 1 - attacker;
    if (++this.nodes >= this.#limit) return false;
    board.look();
    const threats = board.winningSquares(attacker);
    const legal = board.legal(defender);
    // A line for the defender, or for both, refutes.
    if (threats === 0 || (board.lineSquares[defender] & legal) !== 0) return false;
    if (legal === 0) return true;
    // What cannot be answered by a die comes first.
    const hard = threats & ~legal;
    const target = hard !== 0 ? lowest(hard) : lowest(threats);
    const square = squareOf(target);
    const face = squareOf(lowest(board.winningFaces(attacker, square)));
    const answers = this.#answersTo(defender, square, face, legal);
    const blocker = board.inHand[defender] === 1;
    if (!this.#dice(attacker, moves, answers)) return false;
    if (!blocker) return true;
    if ((legal & ~target) !== 0 && !this.#blocked(attacker, moves, square)) return false;
    return this.#blockedBeside(attacker, moves, answers, square);
  }

  /**
   * The dice that meet a threat of this face on this square: on the square itself, or one that makes the
   * threatened die complete a line of the defender's as well.
   */
  #answersTo(defender: number, square: number, face: number, legal: number): number[] {
    const answers: number[] = [];
    if ((legal >> square) & 1) {
      for (let own = 1; own <= FACES; own++) answers.push(square * 8 + own);
    }
    this.#board.spoilers(defender, square, face, legal, answers);
    return answers;
  }

  /** Whether the attacker wins after each of these dice of the defender. */
  #dice(attacker: number, moves: number, dice: readonly number[]): boolean {
    for (const die of dice) if (!this.#afterDie(attacker, moves, die >> 3, die & 7)) return false;
    return true;
  }

  #afterDie(attacker: number, moves: number, square: number, face: number): boolean {
    const board = this.#board;
    const defender = 1 - attacker;
    const marker = board.marker[defender];
    board.put(defender, square, face);
    const lines = board.lines(square) & 3;
    // A defender who completes the attacker's line alone has lost.
    let won = lines === 1 << attacker;
    if (lines === 0) {
      won = board.legal(attacker) !== 0 && this.#attack(attacker, moves - 1);
    }
    board.take(defender, square, face, marker);
    return won;
  }

  /** The blocker on the threatened square, and a die wherever it is legal. */
  #blocked(attacker: number, moves: number, square: number): boolean {
    const board = this.#board;
    const defender = 1 - attacker;
    board.block(defender, square);
    const won = this.#afterBlocker(attacker, moves);
    board.unblock(defender, square);
    return won;
  }

  #afterBlocker(attacker: number, moves: number): boolean {
    const board = this.#board;
    const defender = 1 - attacker;
    board.look();
    const threats = board.winningSquares(attacker);
    const legal = board.legal(defender);
    if (threats !== 0) {
      const square = squareOf(lowest(threats));
      const face = squareOf(lowest(board.winningFaces(attacker, square)));
      return this.#dice(attacker, moves, this.#answersTo(defender, square, face, legal));
    }
    // If the attack has nothing against no die at all, it has hardly anything against the best one.
    if (!this.#attack(attacker, moves - 1)) return false;
    for (let rest = legal; rest !== 0; rest &= rest - 1) {
      const square = squareOf(rest & -rest);
      for (let face = 1; face <= FACES; face++) {
        if (!this.#afterDie(attacker, moves, square, face)) return false;
      }
    }
    return true;
  }

  /** The blocker anywhere else, with each of the dice that meet the threat. */
  #blockedBeside(attacker: number, moves: number, dice: readonly number[], threatened: number): boolean {
    const board = this.#board;
    const defender = 1 - attacker;
    if (dice.length === 0) return true;
    for (let rest = board.empty & ~(1 << threatened); rest !== 0; rest &= rest - 1) {
      const square = squareOf(rest & -rest);
      board.block(defender, square);
      let won = true;
      for (const die of dice) {
        if (die >> 3 === square) continue;
        won = this.#afterDie(attacker, moves, die >> 3, die & 7);
        if (!won) break;
      }
      board.unblock(defender, square);
      if (!won) return false;
    }
    return true;
  }
}

function lowest(set: number): number {
  return set & -set;
}
