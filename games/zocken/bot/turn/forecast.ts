import { FIELDS } from '../../rules/facts.ts';
import { ROWS } from './rows.ts';
import type { TurnSolver } from './solver.ts';
import { canonical, DICE, diceLeft, matchesIn, picked, picks, placed, rowIn } from './states.ts';
import { END_SCORES, endOf, indexOfScore, SCORES } from './worth.ts';

const PIPS = 6;

/** Values that differ by less are equal: what is left is the rounding of their sums. */
const NOISE = 1e-9;

/** How likely a turn ends with each score, in the order of SCORES. */
export type Chances = Float64Array;

/** What comes of a turn that is played as a solver would, score by score. */
export class Forecast {
  readonly #solver: TurnSolver;
  readonly #known = new Map<number, Chances>();

  constructor(solver: TurnSolver) {
    this.#solver = solver;
  }

  from(state: number): Chances {
    const key = canonical(state);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const chances = new Float64Array(SCORES.length);
    if (diceLeft(key) === 0) chances[indexOfScore(endScore(key))] = 1;
    else for (const after of this.played(key)) add(chances, this.from(after), 1 / PIPS);
    this.#known.set(key, chances);
    return chances;
  }

  /** The six states, equally likely, in which the next die leaves the turn. */
  played(state: number): number[] {
    const ownDot = firstBest(picks(state), (dot) => this.#solver.picking(state, dot));
    const rest = picked(state, ownDot);
    return Array.from({ length: PIPS }, (_, face) => this.#place(rest, ownDot, face));
  }

  #place(rest: number, ownDot: number, face: number): number {
    const fits = ROWS.fits[rowIn(rest) * PIPS + face];
    if (fits === 0) return rest;
    const results: number[] = [];
    for (let field = 0; field < FIELDS; field++) {
      if ((fits >> field) & 1) results.push(placed(rest, ownDot, face, field));
    }
    return firstBest(results, (state) => this.#solver.value(state));
  }
}

/** Adds weighted chances. */
export function add(to: Chances, chances: Chances, share: number): void {
  for (let index = 0; index < to.length; index++) to[index] += share * chances[index];
}

/** The score of a turn whose seven dice have their places. */
function endScore(state: number): number {
  const row = rowIn(state);
  return END_SCORES[endOf(DICE - ROWS.placed[row], matchesIn(state), ROWS.outer[row])];
}

function firstBest(options: readonly number[], worthOf: (option: number) => number): number {
  let best = options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const value = worthOf(option);
    if (value > most + NOISE) {
      most = value;
      best = option;
    }
  }
  return best;
}

/** The mean of what hangs on the score. */
export function mean(chances: Chances, worth: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < chances.length; index++) sum += chances[index] * worth[index];
  return sum;
}
