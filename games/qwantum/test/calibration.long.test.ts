import { meanErrors, type SmallSample } from '@iacta/bots/calibration';
import { bots } from '@iacta/qwantum/bot';
import { rules } from '@iacta/qwantum/rules';
import { expect, test } from 'vitest';

// A small sample, always the same: it shows gross errors; docs/strength.md has the small ones.
const SAMPLE: SmallSample = {
  ...{ rules, bots, given: { seats: 2 }, policies: ['first-steps', 'casual'], kind: 'points' },
  ...{ games: 6, continuations: 1, seed: 4, effort: 0.1 },
};
const CLOSE_ENOUGH = 6;

test('from sheets of weaker players the points come true, and 12 points added do not', {
  timeout: 240_000,
}, async () => {
  for (const error of await meanErrors(SAMPLE)) expect(Math.abs(error)).toBeLessThan(CLOSE_ENOUGH);
  for (const error of await meanErrors({ ...SAMPLE, shift: 12 })) expect(error).toBeGreaterThan(CLOSE_ENOUGH);
});
