import type { Options } from '@iacta/core';
import type { GameId } from '@iacta/games';
import { loadRules } from '@iacta/games';
import { expect, test } from 'vitest';
import { everyTable, playGame } from '../arena/index.ts';
import { BASELINES, type BaselineName } from '../baselines/index.ts';

// Strengths are measured against these players, so their play is frozen: points of both seats and steps of
// three games each, as they were when docs/strength.md was measured. Only a change of rules may change them, and
// then everything is to be measured again.
type Game = readonly number[];
const FROZEN: readonly (readonly [GameId, BaselineName, readonly Game[]])[] = [
  [
    'clever',
    'random',
    [
      [75, 75, 95],
      [44, 61, 89],
      [94, 108, 110],
    ],
  ],
  [
    'clever',
    'greedy',
    [
      [99, 100, 77],
      [106, 144, 91],
      [101, 110, 68],
    ],
  ],
  [
    'doce',
    'random',
    [
      [2, 36, 92],
      [8, 18, 93],
      [4, 32, 93],
    ],
  ],
  [
    'doce',
    'greedy',
    [
      [28, 28, 89],
      [28, 28, 89],
      [28, 28, 89],
    ],
  ],
  [
    'garden-dice',
    'random',
    [
      [87, 35, 518],
      [18, 65, 386],
      [29, 46, 348],
    ],
  ],
  [
    'garden-dice',
    'greedy',
    [
      [106, 73, 190],
      [101, 84, 176],
      [79, 96, 175],
    ],
  ],
  [
    'qwantum',
    'random',
    [
      [2, 4, 103],
      [-7, 17, 92],
      [12, 6, 95],
    ],
  ],
  [
    'qwantum',
    'greedy',
    [
      [11, 10, 115],
      [6, 27, 75],
      [16, 0, 90],
    ],
  ],
  [
    'zocken',
    'random',
    [
      [-80, -170, 133],
      [-100, -140, 133],
      [-80, -220, 133],
    ],
  ],
  [
    'zocken',
    'greedy',
    [
      [190, 210, 133],
      [320, 20, 133],
      [70, 230, 133],
    ],
  ],
];

test.each(FROZEN)('%s: %s plays as it always has', async (game, name, games) => {
  const rules = await loadRules(game);
  const usual = everyTable(rules.facts).find(({ seats }) => seats === 2);
  if (usual === undefined) throw new Error('no table for two');
  // These games were played by the first version of the rules: options that came later are as it played.
  const options: Options = { ...usual, ...rules.facts.earlier?.[1] };
  const bot = BASELINES[name](rules);
  const played = games.map((_, i) => playGame({ rules, options, turnCap: 400 }, [bot, bot], i + 1));
  expect(played.map(({ points, steps }) => [...points, steps])).toEqual(games);
});
