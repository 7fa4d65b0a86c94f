import { meanErrors, type SmallSample } from '@iacta/bots/calibration';
import { bots } from '@iacta/doce/bot';
import { rules } from '@iacta/doce/rules';
import { expect, test } from 'vitest';

// A small sample, always the same, with little effort: it shows gross errors; docs/strength.md has the small ones.
const SAMPLE: SmallSample = {
  ...{ rules, bots, given: { seats: 2 }, policies: ['first-steps', 'casual'], kind: 'win' },
  ...{ games: 8, continuations: 1, seed: 2, effort: 0.01 },
};
const CLOSE_ENOUGH = 0.15;

test('in games of weaker players the chance to win comes true', { timeout: 240_000 }, async () => {
  for (const error of await meanErrors(SAMPLE)) expect(Math.abs(error)).toBeLessThan(CLOSE_ENOUGH);
  const [shifted] = await meanErrors({ ...SAMPLE, policies: ['casual'], shift: 2 * CLOSE_ENOUGH });
  expect(shifted).toBeGreaterThan(CLOSE_ENOUGH);
});
