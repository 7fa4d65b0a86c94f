import { ALL_PLACED, MATCH_POINTS, OUT_PENALTY, OUTER_PENALTY, WAGER_GOAL } from '../../rules/facts.ts';

// Turn scores are multiples of 10 from −100 to 330 (Z-R6): whatever hangs on the score of a turn is a list
// with one number for each of them.

const LEAST = -100;
const MOST = 330;
const STEP = 10;

export const SCORES: readonly number[] = Array.from(
  { length: (MOST - LEAST) / STEP + 1 },
  (_, index) => LEAST + index * STEP,
);

export function indexOfScore(score: number): number {
  return (score - LEAST) / STEP;
}

/** What a turn is worth by its score. */
export type Worth = Float64Array;

export function worth(of: (score: number) => number): Worth {
  return Float64Array.from(SCORES, of);
}

export const POINTS = worth((score) => score);
/** Whether who wagered wins (Z-19). */
export const PASSES = worth((score) => (score > WAGER_GOAL ? 1 : 0));

/**
 * Points, and between equal plays less for those who wager: as a share of a point so small that it decides
 * nothing else (values are multiples of 10 / 6^7, which is 35 times as much).
 */
export const A_TOUCH = 1e-6;
export const OWN_POINTS = worth((score) => (score > WAGER_GOAL ? score - A_TOUCH : score));

/** Where `ends` lists a turn with given numbers of dice on OUT!, on their dots and on outer fields. */
export function endOf(out: number, matches: number, outer: number): number {
  return (out * 8 + matches) * 3 + outer;
}

/** The score of every way a turn can end (Z-14 to Z-17); those that cannot be have the nearest that can. */
export const END_SCORES: readonly number[] = Array.from({ length: 6 * 8 * 3 }, (_, end) => {
  const out = Math.floor(end / 24);
  const matches = MATCH_POINTS[Math.floor(end / 3) % 8];
  const score = out === 0 ? ALL_PLACED + (end % 3) * OUTER_PENALTY + matches : out * OUT_PENALTY + matches;
  return Math.min(MOST, Math.max(LEAST, score));
});
