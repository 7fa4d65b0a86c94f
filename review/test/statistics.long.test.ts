import { seatBot } from '@iacta/bots/levels';
import type { Level } from '@iacta/bots/search';
import { loadBots, loadJudges, loadRules } from '@iacta/games';
import { describe, expect, test } from 'vitest';
import { optionsFor } from './kit.ts';
import { statisticsOf } from './statistics.ts';

// Small samples of `npm run review:check`: Zocken alone, of which the whole solution is known.
const GAMES = 16;

async function reviewed(level: Level) {
  const rules = await loadRules('zocken');
  const options = optionsFor(rules, { seats: 1 });
  const bot = await seatBot(level, { rules, options, find: loadBots });
  const found = await loadJudges('zocken');
  if (!bot || !found) throw new Error('Zocken has bots and a judge');
  const judge = await found.judges.judge(options);
  return statisticsOf({ rules, options, judge, bots: [bot], games: GAMES, seed: 500 });
}

describe('reviews of Zocken alone, by the exact solution', () => {
  test.each(['first-steps', 'best'] as const)(
    '%s: luck has mean zero and nothing is revised',
    {
      timeout: 480_000,
    },
    async (level) => {
      const { luck, revision, result, adjusted, rest } = await reviewed(level);
      expect(Math.abs(luck.mean)).toBeLessThan(3 * luck.standardError);
      expect(Math.abs(revision.mean) + revision.sd).toBeLessThan(1e-6);
      expect(rest).toBeLessThan(1e-9);
      // What is left without luck varies much less than the results; how much less is itself uncertain in a few games.
      expect(adjusted.sd).toBeLessThan(0.7 * result.sd);
    },
  );
});
