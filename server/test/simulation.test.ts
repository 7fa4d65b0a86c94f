import { quick } from '@iacta/core/test-kit';
import { expect, test } from 'vitest';
import { simulate } from '../simulation/run.ts';

const SEEDS = quick ? 10 : 100;

test(`${SEEDS} seeds: whatever happens, every promise holds`, { timeout: 1_200_000 }, async () => {
  const failed: string[] = [];
  let acknowledged = 0;
  for (let seed = 1; seed <= SEEDS; seed++) {
    const outcome = await simulate(seed);
    acknowledged += outcome.acknowledged;
    if (outcome.problem !== null) failed.push(`npm run simulate -- --seed ${seed}: ${outcome.problem}`);
  }
  expect(failed).toEqual([]);
  expect(acknowledged).toBeGreaterThan(10 * SEEDS);
});

/**
 * Seeds that failed once. 1197: a second request for a throw was never answered (repaired). 1541: the clock played for
 * a seat too soon; that run could not be repeated, and the cause is not known. 9556: a vote about a player's earlier
 * absence was granted eight seconds into the next one (repaired). 704: a table without a device, after a restart with
 * the clock set back, waits for its first device; the check did not know it.
 */
const FOUND = [1541, 1197, 9556, 704];

test.skipIf(quick).each(FOUND)('seed %i, which failed once', async (seed) => {
  expect(await simulate(seed)).toMatchObject({ problem: null });
});

test('the same seed is the same run, to the last byte', async () => {
  const [first, second, other] = [await simulate(7), await simulate(7), await simulate(8)];
  expect(second).toEqual(first);
  expect(other.trace).not.toBe(first.trace);
});
