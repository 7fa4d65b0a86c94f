import { meanErrors, type SmallSample } from '@iacta/bots/calibration';
import { bots } from '@iacta/garden-dice/bot';
import { rules } from '@iacta/garden-dice/rules';
import { expect, test } from 'vitest';

// A small sample, always the same: it shows gross errors; docs/strength.md has the small ones. The bots think little,
// in the forecasts and in the games that must confirm them alike.
const SAMPLE: Omit<SmallSample, 'kind'> = {
  ...{ rules, bots, given: { seats: 2 }, policies: ['first-steps', 'casual'] },
  ...{ games: 12, continuations: 1, seed: 4, effort: 0.01 },
};

test.each([
  { kind: 'points', closeEnough: 8 },
  { kind: 'win', closeEnough: 0.15 },
] as const)(
  'in gardens of weaker players forecasts come true: $kind, within $closeEnough',
  {
    timeout: 240_000,
  },
  async ({ kind, closeEnough }) => {
    for (const error of await meanErrors({ ...SAMPLE, kind }))
      expect(Math.abs(error)).toBeLessThan(closeEnough);
    const [shifted] = await meanErrors({
      ...{ ...SAMPLE, kind, policies: ['casual'], shift: 2 * closeEnough },
    });
    expect(shifted).toBeGreaterThan(closeEnough);
  },
);
