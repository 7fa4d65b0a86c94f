import type { Level } from '@iacta/bots/search';
import { randomStream, rollWith } from '@iacta/core';
import { bots } from '@iacta/qwantum/bot';
import { rules } from '@iacta/qwantum/rules';
import { describe, expect, test } from 'vitest';
import { someColours } from '../bot/sheet-turn.ts';
import { FACES } from '../rules/layout.ts';
import { game } from './bot-play.ts';
import { options } from './play.ts';

describe('each level plays better than the one below', () => {
  /** Scores alone: their mean and its standard error. */
  async function alone(level: Level, games: number) {
    const bot = await bots.level(level, options(1, 'lot'));
    const totals = Array.from({ length: games }, (_, seed) => game(options(1, 'lot'), [bot], seed).totals[0]);
    const mean = totals.reduce((a, b) => a + b) / games;
    const variance = totals.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (games - 1);
    return { mean, error: Math.sqrt(variance / games) };
  }

  test.each([
    ['casual', 'first-steps'],
    ['strong', 'casual'],
  ] as const)('%s scores more alone than %s', { timeout: 240_000 }, async (better, worse) => {
    const [more, less] = [await alone(better, 9), await alone(worse, 9)];
    expect(more.mean - less.mean).toBeGreaterThan(2 * Math.hypot(more.error, less.error));
  });

  // How often the best beats the strong is measured in the arena: here that it sees what the strong does not.
  test('best finds dice to throw again that strong does not think of, and values them higher', async () => {
    const best = await bots.level('best', options(1, 'lot'));
    const below = randomStream(5);
    let better = 0;
    for (let i = 0; i < 20; i++) {
      const position = rules.begin(options(1, 'lot'));
      rules.applyRoll(position, rollWith(rules.dice(position) as never, below), null);
      const thought = best(position, 0, below);
      const seen = new Set(someColours(position[FACES]));
      if (!seen.has(thought.best.move)) better++;
      for (const other of thought.others)
        expect(other.points).toBeLessThanOrEqual(thought.best.points as number);
    }
    expect(better).toBeGreaterThan(4);
  });
});
