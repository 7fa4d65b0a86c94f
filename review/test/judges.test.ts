import { seatBot } from '@iacta/bots/levels';
import { isOver, type Position, type Rules, seatsIn } from '@iacta/core';
import { quick } from '@iacta/core/test-kit';
import { GAME_IDS, loadBots, loadJudges, loadRules } from '@iacta/games';
import { describe, expect, test } from 'vitest';
import { resultOf } from '../index.ts';
import { botGame, optionsFor, randomGame, wholeReview } from './kit.ts';

const judged = (await Promise.all(GAME_IDS.map(async (id) => ((await loadJudges(id)) ? [id] : [])))).flat();

describe.each(judged)('the judge of %s', (id) => {
  test('gives every seat of every position a value, and exactly one win to all of them', {
    timeout: 240_000,
  }, async () => {
    const rules = await loadRules(id);
    for (const seats of rules.facts.seatCounts) {
      const options = optionsFor(rules, { seats });
      const judge = await judgeOf(id, options);
      const record = randomGame(rules, options, 7);
      if (!record) continue;
      const positions = [...record.positions.filter((_, index) => index % 61 === 0), record.position];
      for (const position of positions) checkValues(rules, judge.value(position), position);
    }
  });

  test.skipIf(quick)(
    'a review of a casual game adds up, and revises less than luck and choices move',
    {
      timeout: 240_000,
    },
    async () => {
      const rules = await loadRules(id);
      const options = optionsFor(rules, { seats: rules.facts.seatCounts[0] });
      const bot = await seatBot('casual', { rules, options, find: loadBots });
      if (!bot) throw new Error('no bot');
      const { steps, rest } = wholeReview(botGame(rules, options, bot, 3), await judgeOf(id, options), {
        enumerate: 40,
        sample: 20,
        alternatives: 2,
      });
      for (const each of [...rest.points, ...rest.win]) expect(Math.abs(each)).toBeLessThan(1e-6);
      const measure = options.seats > 1 ? 'win' : 'points';
      const size = (part: 'effect' | 'revision') =>
        Math.sqrt(steps.reduce((sum, step) => sum + step[part][measure][0] ** 2, 0));
      expect(size('revision')).toBeLessThan(size('effect'));
    },
  );
});

async function judgeOf(id: string, options: ReturnType<typeof optionsFor>) {
  const found = await loadJudges(id);
  if (!found) throw new Error(`${id} has no judge`);
  return found.judges.judge(options);
}

function checkValues(
  rules: Rules,
  { points, win, exact }: ReturnType<Awaited<ReturnType<typeof judgeOf>>['value']>,
  position: Position,
): void {
  const seats = position[0];
  expect([points.length, win.length]).toEqual([seats, seats]);
  for (const value of [...points, ...win]) expect(Number.isFinite(value)).toBe(true);
  for (const chance of win) expect(chance >= 0 && chance <= 1).toBe(true);
  expect(win.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 6);
  if (!isOver(rules, position)) return;
  expect(seatsIn(rules.deciders(position))).toEqual([]);
  expect({ points, win }).toEqual(resultOf(rules, position));
  expect(exact).toBe(true);
}
