import { Board } from '../bot/board.ts';
import { tablesOf, type Weights } from '../bot/evaluation.ts';
import { FACES, squareOf } from '../rules/index.ts';

// Whether a seat can force a win of the round with this many dice, exactly: every answer of the other,
// its blocker included, and every die of the attacker. The attacker keeps its own blocker in hand (it could only
// take time with it), which is the only omission.

const SLOTS = 1 << 22;

export class Exact {
  readonly board: Board;
  nodes = 0;
  readonly #low = new Int32Array(SLOTS);
  readonly #high = new Int32Array(SLOTS);
  /** Dice for which the attacker's win was proven (positive) or refuted (negative). */
  readonly #known = new Int8Array(SLOTS);

  constructor(weights: Weights) {
    this.board = new Board(tablesOf(weights));
  }

  /** Whether the attacker, to move, forces a win with this many dice. */
  canForce(attacker: number, dice: number): boolean {
    const { board } = this;
    this.nodes++;
    board.look();
    if (board.winningSquares(attacker) !== 0) return true;
    if (dice === 1) return false;
    const low = attacker === 0 ? board.low : ~board.low;
    const { high } = board;
    const slot = (low ^ (high << 7)) & (SLOTS - 1);
    if (this.#low[slot] === low && this.#high[slot] === high) {
      const known = this.#known[slot];
      if (known > 0 && known <= dice) return true;
      if (known < 0 && -known >= dice) return false;
    }
    const forces = this.#someDie(attacker, dice);
    this.#low[slot] = low;
    this.#high[slot] = high;
    this.#known[slot] = forces ? dice : -dice;
    return forces;
  }

  #someDie(attacker: number, dice: number): boolean {
    const { board } = this;
    const danger = board.winningSquares(1 - attacker);
    // Without the blocker two threats are one too many, and one must be met on its square (or be spoilt).
    for (const die of this.#dice(attacker, board.legal(attacker), dice)) {
      if (danger !== 0 && dice === 2 && ((danger >> (die >> 3)) & 1) === 0) continue;
      if (this.holdsAfter(attacker, dice, die)) return true;
    }
    return false;
  }

  /** Whether the attacker forces the win by this die. */
  holdsAfter(attacker: number, dice: number, die: number): boolean {
    const { board } = this;
    const marker = board.marker[attacker];
    const square = die >> 3;
    board.put(attacker, square, die & 7);
    const lines = board.lines(square) & 3;
    let holds = lines === 1 << attacker;
    if (lines === 0) {
      const blocked = board.legal(1 - attacker) === 0;
      holds = blocked
        ? board.legal(attacker) !== 0 && this.canForce(attacker, dice - 1)
        : this.noAnswer(attacker, dice);
    }
    board.take(attacker, square, die & 7, marker);
    return holds;
  }

  /** Whether every turn of the defender loses to one die less. */
  noAnswer(attacker: number, dice: number): boolean {
    const { board } = this;
    const defender = 1 - attacker;
    board.look();
    const legal = board.legal(defender);
    // A line for the defender, or for both, is an answer.
    if ((board.lineSquares[defender] & legal) !== 0) return false;
    const threats = board.winningSquares(attacker);
    const single = (threats & (threats - 1)) === 0;
    if (threats === 0 || single) {
      const places = threats === 0 ? legal : legal & threats;
      if (!this.#losesEach(attacker, dice, this.#dice(defender, places, dice))) return false;
    }
    // What spoils a threat by making it a draw.
    if (threats !== 0 && !this.#losesEach(attacker, dice, this.#dice(defender, legal & ~threats, dice)))
      return false;
    if (board.inHand[defender] === 0) return true;
    return this.#losesWithBlocker(attacker, dice, threats, legal);
  }

  #losesWithBlocker(attacker: number, dice: number, threats: number, legal: number): boolean {
    const { board } = this;
    const defender = 1 - attacker;
    for (const squares of [threats, board.empty & ~threats]) {
      for (let rest = squares; rest !== 0; rest &= rest - 1) {
        const square = squareOf(rest & -rest);
        if ((legal & ~(1 << square)) === 0) continue;
        board.block(defender, square);
        board.look();
        const loses = this.#losesEach(attacker, dice, this.#dice(defender, legal & ~(1 << square), dice));
        board.unblock(defender, square);
        if (!loses) return false;
      }
    }
    return true;
  }

  #losesEach(attacker: number, dice: number, answers: readonly number[]): boolean {
    const { board } = this;
    const defender = 1 - attacker;
    const marker = board.marker[defender];
    for (const die of answers) {
      const square = die >> 3;
      board.put(defender, square, die & 7);
      const lines = board.lines(square) & 3;
      const loses =
        lines === 1 << attacker ||
        (lines === 0 && board.legal(attacker) !== 0 && this.canForce(attacker, dice - 1));
      board.take(defender, square, die & 7, marker);
      if (!loses) return false;
    }
    return true;
  }

  /** Dice on these squares, those that look best to their owner first where more than one turn follows. */
  #dice(seat: number, squares: number, dice: number): readonly number[] {
    return dice > 2 ? sortedDice(this.board, seat, squares) : diceOn(squares);
  }
}

function sortedDice(board: Board, seat: number, squares: number): readonly number[] {
  const sign = seat === 0 ? 1 : -1;
  return diceOn(squares)
    .map((die) => ({ die, worth: sign * board.worthWith(seat, die >> 3, die & 7) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ die }) => die);
}

/** As square * 8 + face. */
function diceOn(squares: number): number[] {
  const dice: number[] = [];
  for (let rest = squares; rest !== 0; rest &= rest - 1) {
    const square = squareOf(rest & -rest);
    for (let face = 1; face <= FACES; face++) dice.push(square * 8 + face);
  }
  return dice;
}
