import { findInstalledBots, findInstalledJudges } from '@iacta/bots/installed';
import { seatBot } from '@iacta/bots/levels';
import { loadRules } from '@iacta/registry';
import { expect, test } from 'vitest';
import { optionsFor } from './kit.ts';
import { type Planting, plantedBlunders, plantedRolls } from './planted.ts';

// A small sample of `npm run review:check -- --planted`: Zocken alone, where games are quick.

async function planting(): Promise<Planting> {
  const rules = await loadRules('zocken');
  const options = optionsFor(rules, { seats: 1 });
  const bot = await seatBot('best', { rules, options, find: findInstalledBots });
  const found = await findInstalledJudges('zocken');
  if (!bot || !found) throw new Error('Zocken has bots and a judge');
  const judge = await found.judges.judge(options);
  return { rules, options, judge, bot, cases: 24, rollouts: 200, seed: 71 };
}

test('planted blunders and lucky rolls that games confirm are found', { timeout: 240_000 }, async () => {
  const what = await planting();
  for (const found of [plantedBlunders(what), plantedRolls(what)]) {
    expect(found.sure).toBeGreaterThan(3);
    expect(found.found).toBe(found.sure);
  }
});

test('a judge that knows nothing misses them', { timeout: 240_000 }, async () => {
  const what = await planting();
  const even = { version: 'even', value: () => ({ points: [0], win: [1], exact: false }) };
  for (const found of [plantedBlunders, plantedRolls].map((plant) => plant({ ...what, judge: even })))
    expect(found.found).toBe(0);
});
