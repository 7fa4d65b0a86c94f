import { calibrate } from '@iacta/bots/calibration';
import { seatBot } from '@iacta/bots/levels';
import type { Bot } from '@iacta/bots/search';
import { readOptions } from '@iacta/core';
import { bots } from '@iacta/qwantum/bot';
import { rules } from '@iacta/qwantum/rules';
import { expect, test } from 'vitest';

// A small sample, always the same: it shows gross errors; docs/strength.md has the small ones.
const CLOSE_ENOUGH = 6;
const POLICIES = ['first-steps', 'casual'] as const;

async function errors(added: number): Promise<number[]> {
  const options = readOptions(rules.facts, { seats: 2 });
  if (!options.ok) throw new Error(options.refusal.code);
  const find = async () => ({ bots });
  const found = new Map<string, Bot>();
  for (const name of ['best', ...POLICIES]) {
    const bot = await seatBot(name, { rules, options: options.value, find, effort: 0.1 });
    if (bot) found.set(name, bot);
  }
  const best = found.get('best') as Bot;
  found.set('best', (view, seat, below) => {
    const thought = best(view, seat, below);
    return { ...thought, best: { ...thought.best, points: (thought.best.points ?? 0) + added } };
  });
  const contest = { rules, options: options.value, turnCap: 400 };
  const plan = { contest, policies: POLICIES, games: 6, continuations: 1, seed: 4 };
  const lines = [...calibrate({ ...plan, bot: (policy) => found.get(policy) as Bot })];
  return POLICIES.map((policy) => {
    const points = lines.filter((line) => line.policy === policy && line.kind === 'points');
    return points.reduce((sum, line) => sum + line.error, 0) / points.length;
  });
}

test('from sheets of weaker players the points come true, and 12 points added do not', {
  timeout: 60_000,
}, async () => {
  for (const error of await errors(0)) expect(Math.abs(error)).toBeLessThan(CLOSE_ENOUGH);
  for (const error of await errors(12)) expect(error).toBeGreaterThan(CLOSE_ENOUGH);
});
