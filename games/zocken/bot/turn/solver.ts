import { DICE_BEFORE_WAGER } from '../../rules/facts.ts';
import { LastDie } from './last-die.ts';
import { Memo } from './memo.ts';
import { ROW_FALLS, ROWS } from './rows.ts';
import {
  canonical,
  canonicalAfter,
  DICE,
  diceLeft,
  hopesIn,
  matchesIn,
  picked,
  plainIn,
  rowIn,
} from './states.ts';
import { END_SCORES, endOf, indexOfScore, type Worth } from './worth.ts';

const PIPS = 6;
/** Dice to be rolled when the others are asked to wager. */
const LEFT_AT_WAGER = DICE - DICE_BEFORE_WAGER;

/** What the best play brings from a state on. */
export type ValueOf = (state: number) => number;

interface Settings {
  /**
   * What the turn is worth if the others wager, where they have not been asked yet: they will answer with what is
   * worse for the player. Both aims are solved in one walk, which costs little more than one alone.
   */
  readonly wagered?: Worth;
  readonly memo?: Memo;
  /** The values of states with this many dice left come from elsewhere. */
  readonly handOverAt?: number;
  readonly handOver?: ValueOf;
}

/**
 * Solves a turn exactly: the value of a state is what the best play makes of it on average, when a turn is
 * worth something by its score. Only what can be reached from the states asked for is worked out, once.
 */
export class TurnSolver {
  readonly #firstEnds: Float64Array;
  readonly #secondEnds: Float64Array;
  #lastDie: LastDie | null = null;
  readonly #memo: Memo;
  readonly #handOverAt: number;
  readonly #handOver: ValueOf;
  /** What was worked out last, for both aims. */
  readonly #values = new Float64Array(2);

  constructor(
    worth: Worth,
    { wagered = worth, memo = new Memo(), handOverAt = 0, handOver = () => 0 }: Settings = {},
  ) {
    this.#firstEnds = endsOf(worth);
    this.#secondEnds = endsOf(wagered);
    this.#memo = memo;
    this.#handOverAt = handOverAt;
    this.#handOver = handOver;
  }

  /** The value of a state before a die is picked, or of the end of the turn. */
  value(state: number): number {
    const left = diceLeft(state);
    if (left === 0) return this.#end(state);
    if (left === 1) {
      this.#last().get(state, this.#values);
      return worse(this.#values, 0);
    }
    const at = this.#solve(canonical(state), left);
    return worse(this.#memo.values, at);
  }

  /** The value of picking the die with this dot (a set of one), or a plain one (0). */
  picking(state: number, ownDot: number): number {
    const left = diceLeft(state);
    if (left === 1) return this.value(state);
    this.#pick(state, ownDot, left);
    return worse(this.#values, 0);
  }

  /** Where the memo has the values of a state with two dice left or more. */
  #solve(state: number, left: number): number {
    const known = this.#memo.find(state);
    if (known >= 0) return known;
    const values = this.#values;
    if (left === this.#handOverAt) values.fill(this.#handOver(state));
    else this.#pickBest(state, left);
    // Where there is one aim only both values are the same already.
    if (left === LEFT_AT_WAGER) values.fill(worse(values, 0));
    return this.#memo.add(state, values[0], values[1]);
  }

  #pickBest(state: number, left: number): void {
    const values = this.#values;
    let first = Number.NEGATIVE_INFINITY;
    let second = Number.NEGATIVE_INFINITY;
    for (let rest = hopesIn(state); rest > 0; rest &= rest - 1) {
      this.#pick(state, rest & -rest, left);
      if (values[0] > first) first = values[0];
      if (values[1] > second) second = values[1];
    }
    if (plainIn(state) > 0) {
      this.#pick(state, 0, left);
      if (values[0] > first) first = values[0];
      if (values[1] > second) second = values[1];
    }
    values[0] = first;
    values[1] = second;
  }

  #pick(state: number, ownDot: number, left: number): void {
    if (left === 2) {
      this.#last().pick(state, ownDot, this.#values);
      return;
    }
    const rest = picked(state, ownDot);
    let sumFirst = 0;
    let sumSecond = 0;
    let next = ROW_FALLS.of(rowIn(rest));
    for (let ways = ROW_FALLS.lists[next++]; ways > 0; ways--) {
      const faces = ROW_FALLS.lists[next++];
      const end = ROW_FALLS.lists[next++] + next;
      let first = Number.NEGATIVE_INFINITY;
      let second = Number.NEGATIVE_INFINITY;
      for (; next < end; next++) {
        const at = this.#solve(canonicalAfter(rest, ownDot, ROW_FALLS.lists[next]), left - 1);
        // Only now: what has been solved meanwhile may have moved the memo to where there is more room.
        const values = this.#memo.values;
        if (values[at] > first) first = values[at];
        if (values[at + 1] > second) second = values[at + 1];
      }
      sumFirst += faces * first;
      sumSecond += faces * second;
    }
    this.#values[0] = sumFirst / PIPS;
    this.#values[1] = sumSecond / PIPS;
  }

  #last(): LastDie {
    this.#lastDie ??= new LastDie(this.#firstEnds, this.#secondEnds);
    return this.#lastDie;
  }

  #end(state: number): number {
    const row = rowIn(state);
    const end = endOf(DICE - ROWS.placed[row], matchesIn(state), ROWS.outer[row]);
    return Math.min(this.#firstEnds[end], this.#secondEnds[end]);
  }
}

function worse(values: Float64Array, at: number): number {
  return Math.min(values[at], values[at + 1]);
}

function endsOf(worth: Worth): Float64Array {
  return Float64Array.from(END_SCORES, (score) => worth[indexOfScore(score)]);
}
