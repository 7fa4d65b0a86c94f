import { seatBot } from '@iacta/bots/levels';
import type { Judge } from '@iacta/bots/search';
import { loadBots, loadJudges, loadRules } from '@iacta/games';
import { expect, test } from 'vitest';
import { choicesOf } from './choices.ts';
import { optionsFor } from './kit.ts';

// A small sample of `npm run review:check -- --choices`: Zocken alone, whose judge is exact.

test('choices cost what games played on say: by the exact judge, and not by one that halves every value', {
  timeout: 240_000,
}, async () => {
  const rules = await loadRules('zocken');
  const options = optionsFor(rules, { seats: 1 });
  const [bot, best] = await Promise.all(
    ['casual', 'best'].map((level) => seatBot(level, { rules, options, find: loadBots })),
  );
  const found = await loadJudges('zocken');
  if (!bot || !best || !found) throw new Error('Zocken has bots and a judge');
  const exact = await found.judges.judge(options);
  const halved: Judge = {
    version: 'halved',
    value: (position) => {
      const { points, win } = exact.value(position);
      return { points: points.map((value) => value / 2), win, exact: false };
    },
  };
  const series = { rules, options, bot, best, games: 8, rollouts: 60, seed: 11 };
  const [right, wrong] = [exact, halved].map((judge) => choicesOf({ ...series, judge }));
  const noise = right.noiseSd / Math.sqrt(right.games);
  expect(right.judged).toBeLessThan(-5 * noise);
  expect(Math.abs(right.judged - right.played)).toBeLessThan(3 * noise);
  expect(wrong.judged - wrong.played).toBeGreaterThan(2 * noise);
});
