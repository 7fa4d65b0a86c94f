import type { Judge } from '@iacta/bots/search';
import {
  type Below,
  clone,
  type Dice,
  outcomesOf,
  type Position,
  type Roll,
  type Rules,
  rollWith,
  textStream,
} from '@iacta/core';
import { type Lens, through } from './lived.ts';
import { combine, type Worth, worthOf, zero } from './vectors.ts';

/** What a throw is worth before it is made. */
export interface Prospect {
  readonly mean: Worth;
  /** Of the value after the throw: how much luck this throw can bring. */
  readonly variance: Worth;
  /** Of the mean, where outcomes were sampled, as if each were drawn alone: at most this. Zero where all were counted. */
  readonly standardError: Worth;
  /** Every outcome was counted and every value is exact. */
  readonly exact: boolean;
}

export interface RollSettings {
  /** Up to this many outcomes are enumerated. */
  readonly enumerate: number;
  /** Larger sets are sampled this often; the seed depends on the position. */
  readonly sample: number;
}

/** The mean value over the outcomes of a throw, with its spread; chances as a lens shows them. */
export function prospect(
  rules: Rules,
  judge: Judge,
  position: Position,
  dice: Dice,
  settings: RollSettings,
  lens: Lens | null = null,
): Prospect {
  const counted = judge.throwValues?.(position, lens ? (win) => lens({ points: [], win }).win : undefined);
  if (counted) {
    const { mean, variance } = counted;
    return { mean: worthOf(mean), variance, standardError: zero(position[0]), exact: mean.exact };
  }
  const whole = dice.outcomes <= settings.enumerate;
  let [total, exact] = [0, whole];
  let sum = zero(position[0]);
  let squares = zero(position[0]);
  for (const { roll, weight } of whole ? outcomesOf(dice) : sampled(dice, settings.sample, position)) {
    const next = clone(position);
    rules.applyRoll(next, roll, null);
    const value = judge.value(next);
    exact &&= value.exact;
    total += weight;
    const worth = through(lens, worthOf(value));
    sum = combine(sum, worth, (x, y) => x + weight * y);
    squares = combine(squares, worth, (x, y) => x + weight * y * y);
  }
  const mean = combine(sum, sum, (x) => x / total);
  const variance = combine(squares, mean, (x, m) => Math.max(0, x / total - m * m));
  const standardError = combine(variance, variance, (x) =>
    whole ? 0 : Math.sqrt(x / Math.max(1, total - 1)),
  );
  return { mean, variance, standardError, exact };
}

function* sampled(dice: Dice, count: number, position: Position): Generator<{ roll: Roll; weight: number }> {
  for (const roll of balancedSample(dice, count, textStream(SAMPLE_SEED, position.join()))) {
    yield { roll, weight: 1 };
  }
}

/**
 * A Latin hypercube: every face of every die comes up equally often, in an order of its own for each die. What the
 * dice are worth one by one then adds no error to the mean; only what they are worth together does.
 */
export function balancedSample(dice: Dice, count: number, below: Below): Roll[] {
  const columns = dice.dice.map(({ faces }) => balancedFaces(faces.length, count, below));
  return Array.from({ length: count }, (_, row) => {
    let die = 0;
    return rollWith(dice, () => columns[die++][row]);
  });
}

/** Each face as often as the others, or once more where the count is no multiple; shuffled. */
function balancedFaces(sides: number, count: number, below: Below): number[] {
  // Which faces come once more is left to chance too.
  const first = below(sides);
  const faces = Array.from({ length: count }, (_, row) => (first + row) % sides);
  for (let last = count - 1; last > 0; last--) {
    const other = below(last + 1);
    [faces[last], faces[other]] = [faces[other], faces[last]];
  }
  return faces;
}

/** No game's dice come from this seed. */
const SAMPLE_SEED = 2 ** 52 + 1;
