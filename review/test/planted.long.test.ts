import { seatBot } from '@iacta/bots/levels';
import { type GameId, loadBots, loadJudges, loadRules } from '@iacta/games';
import { describe, expect, test } from 'vitest';
import { optionsFor } from './kit.ts';
import { type Planting, plantedBlunders, plantedRolls } from './planted.ts';

// Small samples of `npm run review:check -- --planted`: alone, where games are quick and points tell more than wins.

interface Sample {
  readonly game: GameId;
  readonly cases: number;
  readonly rollouts: number;
  readonly effort: number;
  /** Cases that games must confirm, so that the sample says something. */
  readonly blunders: number;
  readonly rolls: number;
}

const SAMPLES: readonly Sample[] = [
  { game: 'zocken', cases: 24, rollouts: 200, effort: 1, blunders: 4, rolls: 4 },
  { game: 'clever', cases: 30, rollouts: 96, effort: 1, blunders: 4, rolls: 1 },
  { game: 'qwantum', cases: 40, rollouts: 48, effort: 0.05, blunders: 1, rolls: 1 },
];

const PATIENCE = { timeout: 600_000 };

async function planting({ game, cases, rollouts, effort }: Sample): Promise<Planting> {
  const rules = await loadRules(game);
  const options = optionsFor(rules, { seats: 1 });
  const bot = await seatBot('best', { rules, options, find: loadBots, effort });
  const found = await loadJudges(game);
  if (!bot || !found) throw new Error(`${game} has bots and a judge`);
  const judge = await found.judges.judge(options);
  return { rules, options, judge, bot, cases, rollouts, seed: 71 };
}

describe.each(SAMPLES)('$game', (sample) => {
  test('planted blunders that games confirm are found', PATIENCE, async () => {
    const found = plantedBlunders(await planting(sample));
    expect(found.sure).toBeGreaterThanOrEqual(sample.blunders);
    expect(found.found).toBe(found.sure);
  });

  test('planted lucky rolls that games confirm are given more luck', PATIENCE, async () => {
    const found = plantedRolls(await planting(sample));
    expect(found.sure).toBeGreaterThanOrEqual(sample.rolls);
    expect(found.found).toBe(found.sure);
  });
});

test('a judge that knows nothing misses them', PATIENCE, async () => {
  const what = await planting(SAMPLES[0]);
  const even = { version: 'even', value: () => ({ points: [0], win: [1], exact: false }) };
  for (const found of [plantedBlunders, plantedRolls].map((plant) => plant({ ...what, judge: even })))
    expect(found.found).toBe(0);
});
