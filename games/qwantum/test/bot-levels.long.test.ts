import type { Level } from '@iacta/bots/search';
import { bots } from '@iacta/qwantum/bot';
import { describe, expect, test } from 'vitest';
import { game } from './bot-play.ts';
import { options } from './play.ts';

describe('each level beats the one below', () => {
  /** Games of two, each dice seed once from either side: mean lead and its standard error. */
  async function lead(better: Level, worse: Level, pairs: number) {
    const chosen = options(2);
    const [strong, weak] = await Promise.all([bots.level(better, chosen), bots.level(worse, chosen)]);
    const leads: number[] = [];
    for (let seed = 0; seed < pairs; seed++) {
      const first = game(chosen, [strong, weak], seed).totals;
      const second = game(chosen, [weak, strong], seed).totals;
      leads.push((first[0] - first[1] + second[1] - second[0]) / 2);
    }
    const mean = leads.reduce((a, b) => a + b) / pairs;
    const variance = leads.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (pairs - 1);
    return { mean, error: Math.sqrt(variance / pairs) };
  }

  test.each([
    ['casual', 'first-steps', 5],
    ['strong', 'casual', 5],
    ['best', 'strong', 5],
  ] as const)('%s and %s', { timeout: 240_000 }, async (better, worse, pairs) => {
    const { mean, error } = await lead(better, worse, pairs);
    expect(mean).toBeGreaterThan(2 * error);
  });
});
