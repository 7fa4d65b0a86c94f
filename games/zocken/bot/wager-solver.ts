import { OUTER_FIELDS } from '../rules/facts.ts';
import { PairMemo } from './pair-memo.ts';
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
// What the last die may find: its own dot, another inner field, an outer one; as bits.
const DOT = 1;
const INNER = 2;
const OUTER = 4;
const CHOICES = 8;

/**
 * Solves the turn after the wagers for two aims in one walk: what it is worth to its player if the others have
 * wagered one way, and if they have the other way. One walk costs little more than one aim alone.
 */
export class WagerSolver {
  readonly #first: Float64Array;
  readonly #second: Float64Array;
  readonly #memo = new PairMemo();
  /** What was worked out last: a value for each aim. */
  readonly #values = new Float64Array(2);

  constructor(first: Worth, second: Worth) {
    this.#first = lastChoices(first);
    this.#second = lastChoices(second);
  }

  /** The value of a state when the others answer with what is worse for the player. */
  worse(state: number): number {
    this.#solve(state);
    return Math.min(this.#values[0], this.#values[1]);
  }

  #solve(state: number): void {
    if (diceLeft(state) === 1) {
      this.#lastDie(state);
      return;
    }
    const key = canonical(state);
    if (this.#memo.get(key, this.#values)) return;
    this.#work(key);
    this.#memo.add(key, this.#values);
  }

  #work(state: number): void {
    let first = Number.NEGATIVE_INFINITY;
    let second = Number.NEGATIVE_INFINITY;
    const values = this.#values;
    for (let rest = hopesIn(state); rest > 0; rest &= rest - 1) {
      this.#pick(state, rest & -rest);
      if (values[0] > first) first = values[0];
      if (values[1] > second) second = values[1];
    }
    if (plainIn(state) > 0) {
      this.#pick(state, 0);
      if (values[0] > first) first = values[0];
      if (values[1] > second) second = values[1];
    }
    values[0] = first;
    values[1] = second;
  }

  #pick(state: number, ownDot: number): void {
    const values = this.#values;
    const rest = picked(state, ownDot);
    const from = rowIn(state) * PIPS;
    let sumFirst = 0;
    let sumSecond = 0;
    for (let face = 0; face < PIPS; face++) {
      const fits = ROWS.fits[from + face];
      if (fits === 0) {
        this.#solve(rest);
        sumFirst += values[0];
        sumSecond += values[1];
        continue;
      }
      let first = Number.NEGATIVE_INFINITY;
      let second = Number.NEGATIVE_INFINITY;
      for (let set = fits; set > 0; set &= set - 1) {
        this.#solve(placed(rest, ownDot, face, 31 - Math.clz32(set & -set)));
        if (values[0] > first) first = values[0];
        if (values[1] > second) second = values[1];
      }
      sumFirst += first;
      sumSecond += second;
    }
    values[0] = sumFirst / PIPS;
    values[1] = sumSecond / PIPS;
  }

  /** All that can become of the last die, without the states it leads to: they are too many to be looked up. */
  #lastDie(state: number): void {
    const row = rowIn(state);
    const ownDot = hopesIn(state);
    const from = row * PIPS;
    const inner = ALL_DOTS & ~ownDot;
    const base = endOf(DICE - 1 - ROWS.placed[row], matchesIn(state), ROWS.outer[row]) * CHOICES;
    let first = 0;
    let second = 0;
    for (let face = 0; face < PIPS; face++) {
      const fits = ROWS.fits[from + face];
      const choices =
        ((fits & ownDot) !== 0 ? DOT : 0) |
        ((fits & inner) !== 0 ? INNER : 0) |
        ((fits & OUTER_FIELDS) !== 0 ? OUTER : 0);
      first += this.#first[base + choices];
      second += this.#second[base + choices];
    }
    this.#values[0] = first / PIPS;
    this.#values[1] = second / PIPS;
  }
}

/** By the turn before its last die, as `endOf` lists it, then by what that die may find: the best of it. */
function lastChoices(worth: Worth): Float64Array {
  const ends = END_SCORES.map((score) => worth[indexOfScore(score)]);
  const end = (out: number, matches: number, outer: number) => ends[endOf(out, matches, outer)] ?? 0;
  const best = new Float64Array(ends.length * CHOICES);
  for (let out = 0; out < DICE - 1; out++) {
    for (let matches = 0; matches < DICE; matches++) {
      for (let outer = 0; outer < 3; outer++) {
        for (let choices = 0; choices < CHOICES; choices++) {
          const found = [
            ...(choices & DOT ? [end(out, matches + 1, outer)] : []),
            ...(choices & INNER ? [end(out, matches, outer)] : []),
            ...(choices & OUTER ? [end(out, matches, outer + 1)] : []),
          ];
          best[endOf(out, matches, outer) * CHOICES + choices] =
            found.length > 0 ? Math.max(...found) : end(out + 1, matches, outer);
        }
      }
    }
  }
  return best;
}
