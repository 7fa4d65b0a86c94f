import type { GameJudges } from '@iacta/bots/search';
import { chances } from '../bot/chances.ts';
import { learnedFor } from '../bot/index.ts';
import { unpack } from '../bot/packing.ts';
import { begin } from '../rules/begin.ts';
import { GardenJudge } from './judge.ts';

export const judges: GameJudges = {
  async judge(options) {
    const [weights, { WEIGHTS }] = await Promise.all([learnedFor(options), import('./points-weights.ts')]);
    return new GardenJudge(chances(weights), unpack(WEIGHTS), begin(options).length);
  },
};
