import type { Position, Rules } from '@iacta/core';
import { type ReviewedStep, resultOf } from './review.ts';
import { type Measure, measureFor, type Worth } from './vectors.ts';

/** A decision that cost something, by its place among the steps. */
export interface CostlyDecision {
  readonly index: number;
  /** What it cost its seat, in the measure of the summary; positive. */
  readonly loss: number;
}

/** One seat's game: start + luck + own + others + revisions = result, in the measure of the summary. */
export interface SeatSummary {
  readonly seat: number;
  readonly start: number;
  readonly result: number;
  readonly luck: number;
  /** The standard deviation of the luck of a game with these throws: two thirds of games lie within it. */
  readonly luckSpread: number;
  /** The share of games that are less lucky, from 0 to 1; null where no throw could bring luck. */
  readonly luckierThan: number | null;
  /** All luck came before the first decision: the lot for who starts. It is compared with no other game. */
  readonly luckIsLot: boolean;
  readonly own: number;
  readonly others: number;
  readonly revisions: number;
  /** Real decisions: with more than one legal move. */
  readonly decisions: number;
  readonly lossPerDecision: number;
  /** The most expensive first. */
  readonly costly: readonly CostlyDecision[];
  /** Whether there were enough decisions to say something about skill. */
  readonly enough: boolean;
}

export interface Summary {
  readonly judge: string;
  /** How much of their luck alone players make a result of, where results without luck are compared. */
  readonly luckPart?: number;
  readonly measure: Measure;
  readonly seats: readonly SeatSummary[];
}

const COSTLY = 3;
const ENOUGH_DECISIONS = 5;
/** Smaller losses are noise of the judge: a hundredth of a point, a thousandth of a win. */
const NOISE: { readonly [measure in Measure]: number } = { points: 0.01, win: 0.001 };

export function summarise(
  rules: Rules,
  steps: readonly ReviewedStep[],
  {
    start,
    end,
    judge,
    luckPart = 1,
  }: {
    readonly start: Worth;
    readonly end: Position;
    readonly judge: string;
    readonly luckPart?: number;
  },
  measure: Measure = measureFor(end[0]),
): Summary {
  const result = resultOf(rules, end)[measure];
  const seats = result.map((_, seat) =>
    seatSummary(steps, seat, measure, start[measure][seat], result[seat]),
  );
  return { judge, luckPart, measure, seats };
}

function seatSummary(
  steps: readonly ReviewedStep[],
  seat: number,
  measure: Measure,
  start: number,
  result: number,
): SeatSummary {
  const sum = (of: readonly ReviewedStep[], part: 'effect' | 'revision') =>
    of.reduce((total, step) => total + step[part][measure][seat], 0);
  const rolls = steps.filter(({ kind }) => kind === 'roll');
  const decided = steps.filter(({ kind }) => kind === 'decision');
  const mine = decided.filter((step) => step.seat === seat);
  const luck = sum(rolls, 'effect');
  const own = sum(mine, 'effect');
  const variances = rolls.map(({ index, variance }) => ({ index, variance: variance?.[measure][seat] ?? 0 }));
  const luckSpread = Math.sqrt(variances.reduce((total, { variance }) => total + variance, 0));
  const chancy = variances.filter(({ variance }) => variance > NOISE[measure] ** 2);
  const first = decided[0]?.index ?? 0;
  const luckIsLot = chancy.length > 0 && chancy.every(({ index }) => index < first);
  const costly = mine
    .map((step): CostlyDecision => ({ index: step.index, loss: -step.effect[measure][seat] }))
    .filter(({ loss }) => loss > NOISE[measure])
    .sort((a, b) => b.loss - a.loss || a.index - b.index);
  return {
    seat,
    start,
    result,
    luck,
    luckSpread,
    luckierThan: luckIsLot ? null : luckierThan(luck, luckSpread ** 2, measure),
    luckIsLot,
    own,
    others: sum(decided, 'effect') - own,
    revisions: sum(steps, 'revision'),
    decisions: mine.length,
    lossPerDecision: mine.length === 0 ? 0 : -own / mine.length,
    costly: costly.slice(0, COSTLY),
    enough: mine.length >= ENOUGH_DECISIONS,
  };
}

/** The share of luck below this one, from the variance of all that could have come; null where none could. */
export function luckierThan(luck: number, variance: number, measure: Measure): number | null {
  return variance > NOISE[measure] ** 2 ? normalBelow(luck / Math.sqrt(variance)) : null;
}

/** The share of a normal distribution below z (Abramowitz and Stegun 7.1.26, error below 1e-7). */
function normalBelow(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const poly =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const erf = 1 - poly * Math.exp(-x * x);
  return z < 0 ? (1 - erf) / 2 : (1 + erf) / 2;
}
