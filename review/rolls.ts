import type { Judge } from '@iacta/bots/search';
import { clone, type Dice, keyedStream, outcomesOf, type Position, type Rules, rollWith } from '@iacta/core';
import { combine, type Worth, worthOf, zero } from './vectors.ts';

/** What a throw is worth before it is made. */
export interface Prospect {
  readonly mean: Worth;
  /** Of the value after the throw: how much luck this throw can bring. */
  readonly variance: Worth;
  /** Of the mean, where outcomes were sampled; zero where all were counted. */
  readonly standardError: Worth;
  /** Every outcome was counted and every value is exact. */
  readonly exact: boolean;
}

export interface RollSettings {
  /** Up to so many outcomes are all counted. */
  readonly enumerate: number;
  /** Of more than that, so many are drawn, always the same ones. */
  readonly sample: number;
}

/** The mean value over the outcomes of a throw, with its spread. `number` keys the sample, so that a review repeats. */
export function prospect(
  rules: Rules,
  judge: Judge,
  position: Position,
  { dice, number }: { readonly dice: Dice; readonly number: number },
  settings: RollSettings,
): Prospect {
  const counted = judge.throwValues?.(position);
  if (counted) {
    const { mean, variance } = counted;
    return { mean: worthOf(mean), variance, standardError: zero(position[0]), exact: mean.exact };
  }
  const whole = dice.outcomes <= settings.enumerate;
  let [total, exact] = [0, whole];
  let sum = zero(position[0]);
  let squares = zero(position[0]);
  for (const { roll, weight } of whole ? outcomesOf(dice) : sampled(dice, settings.sample, number)) {
    const next = clone(position);
    rules.applyRoll(next, roll, null);
    const value = judge.value(next);
    exact &&= value.exact;
    total += weight;
    sum = combine(sum, worthOf(value), (x, y) => x + weight * y);
    squares = combine(squares, worthOf(value), (x, y) => x + weight * y * y);
  }
  const mean = combine(sum, sum, (x) => x / total);
  const variance = combine(squares, mean, (x, m) => Math.max(0, x / total - m * m));
  const standardError = combine(variance, variance, (x) =>
    whole ? 0 : Math.sqrt(x / Math.max(1, total - 1)),
  );
  return { mean, variance, standardError, exact };
}

function* sampled(dice: Dice, count: number, number: number): Generator<{ roll: number; weight: number }> {
  const below = keyedStream(SAMPLE_SEED, number);
  for (let i = 0; i < count; i++) yield { roll: rollWith(dice, below), weight: 1 };
}

/** No game's dice come from this seed. */
const SAMPLE_SEED = 2 ** 52 + 1;
