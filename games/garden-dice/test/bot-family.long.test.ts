import { expect, test } from 'vitest';
import { unpack } from '../bot/packing.ts';
import { WEIGHTS } from '../bot/weights.ts';
import { WEIGHTS as FAMILY_WEIGHTS } from '../bot/weights-family.ts';
import { match } from '../train/match.ts';

// Far from even: a net that had learned nothing more would get there less than once in a hundred.
test('what was learned in family games alone beats what was learned in all games', {
  timeout: 240_000,
}, () => {
  const options = { seats: 2, family: true, starter: 0 };
  const { share, capped } = match(unpack(FAMILY_WEIGHTS), unpack(WEIGHTS), options, 200, 1, 4);
  expect(capped).toBe(0);
  expect(share).toBeGreaterThan(0.58);
});
