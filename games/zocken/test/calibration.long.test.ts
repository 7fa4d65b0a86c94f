import { meanErrors, type SmallSample } from '@iacta/bots/calibration';
import { bots } from '@iacta/zocken/bot';
import { rules } from '@iacta/zocken/rules';
import { expect, test } from 'vitest';

// A small sample, always the same: it shows gross errors; docs/strength.md has the small ones. Alone the forecast is
// the exact mean, so only the dice of few games are allowed for.
const ALONE: SmallSample = {
  ...{ rules, bots, given: { seats: 1 }, policies: ['first-steps', 'casual', 'random'], kind: 'points' },
  ...{ games: 24, continuations: 4, seed: 2 },
};
const FOR_TWO: SmallSample = {
  ...{ rules, bots, given: { seats: 2 }, policies: ['first-steps', 'casual'], kind: 'win' },
  ...{ games: 12, continuations: 1, seed: 2, effort: 0.6 },
};

test.each([
  { what: 'points alone', sample: ALONE, closeEnough: 15 },
  { what: 'chances of two', sample: FOR_TWO, closeEnough: 0.15 },
])(
  'in games of weaker players forecasts come true: $what, within $closeEnough',
  {
    timeout: 240_000,
  },
  async ({ sample, closeEnough }) => {
    for (const error of await meanErrors(sample)) expect(Math.abs(error)).toBeLessThan(closeEnough);
    const [shifted] = await meanErrors({ ...sample, policies: ['casual'], shift: 2 * closeEnough });
    expect(shifted).toBeGreaterThan(closeEnough);
  },
);
