import { OUTER_FIELDS } from '../rules/facts.ts';
import { Memo } from './memo.ts';
import { ROWS } from './rows.ts';
import {
  ALL_DOTS,
  canonical,
  DICE,
  diceLeft,
  hopesIn,
  matchesIn,
  picked,
  placed,
  plainIn,
  rowIn,
} from './states.ts';
import { END_SCORES, endOf, indexOfScore, type Worth } from './worth.ts';

const PIPS = 6;

/** What the best play brings from a state on. */
export type ValueOf = (state: number) => number;

/**
 * Solves a turn exactly: the value of a state is what the best play makes of it on average, when a turn is
 * worth something by its score. Only what can be reached from the states asked for is worked out, once.
 */
export class TurnSolver {
  readonly #ends: Float64Array;
  readonly #memo: Memo;
  readonly #handOverAt: number;
  readonly #handOver: ValueOf;

  /** With `handOver`, the values of states with so many dice left are asked for elsewhere. */
  constructor(worth: Worth, memo = new Memo(), handOverAt = 0, handOver: ValueOf = () => 0) {
    this.#ends = Float64Array.from(END_SCORES, (score) => worth[indexOfScore(score)]);
    this.#memo = memo;
    this.#handOverAt = handOverAt;
    this.#handOver = handOver;
  }

  /** The value of a state before a die is picked, or of the end of the turn. */
  value(state: number): number {
    const left = diceLeft(state);
    if (left === 1) return this.#lastDie(state);
    const key = canonical(state);
    const known = this.#memo.get(key);
    if (!Number.isNaN(known)) return known;
    const value = left === 0 ? this.#end(state) : this.#work(key, left);
    this.#memo.add(key, value);
    return value;
  }

  #work(state: number, left: number): number {
    if (left === this.#handOverAt) return this.#handOver(state);
    let best = Number.NEGATIVE_INFINITY;
    for (let rest = hopesIn(state); rest > 0; rest &= rest - 1) {
      const value = this.picking(state, rest & -rest);
      if (value > best) best = value;
    }
    if (plainIn(state) > 0) {
      const value = this.picking(state, 0);
      if (value > best) best = value;
    }
    return best;
  }

  /** The value of picking the die with this dot (a set of one), or a plain one (0). */
  picking(state: number, ownDot: number): number {
    const rest = picked(state, ownDot);
    const first = rowIn(state) * PIPS;
    let sum = 0;
    for (let face = 0; face < PIPS; face++) {
      const fits = ROWS.fits[first + face];
      if (fits === 0) {
        sum += this.value(rest);
        continue;
      }
      let best = Number.NEGATIVE_INFINITY;
      for (let set = fits; set > 0; set &= set - 1) {
        const value = this.value(placed(rest, ownDot, face, 31 - Math.clz32(set & -set)));
        if (value > best) best = value;
      }
      sum += best;
    }
    return sum / PIPS;
  }

  #end(state: number): number {
    const row = rowIn(state);
    return this.#ends[endOf(DICE - ROWS.placed[row], matchesIn(state), ROWS.outer[row])];
  }

  /** All that can become of the last die, without the states it leads to: they are too many to be looked up. */
  #lastDie(state: number): number {
    const row = rowIn(state);
    const ownDot = hopesIn(state);
    const matches = matchesIn(state);
    const out = DICE - 1 - ROWS.placed[row];
    const outer = ROWS.outer[row];
    const ends = this.#ends;
    const goesOut = ends[endOf(out + 1, matches, outer)];
    const onInner = ends[endOf(out, matches, outer)];
    const onDot = ends[endOf(out, matches + 1, outer)];
    const onOuter = ends[endOf(out, matches, outer + 1)];
    let sum = 0;
    for (let face = 0; face < PIPS; face++) {
      const fits = ROWS.fits[row * PIPS + face];
      if (fits === 0) {
        sum += goesOut;
        continue;
      }
      let best = Number.NEGATIVE_INFINITY;
      if (fits & ownDot) best = onDot;
      if (fits & ALL_DOTS & ~ownDot && onInner > best) best = onInner;
      if (fits & OUTER_FIELDS && onOuter > best) best = onOuter;
      sum += best;
    }
    return sum / PIPS;
  }
}
