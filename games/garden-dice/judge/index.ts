import { type GameJudges, withSecondLook } from '@iacta/bots/search';
import { chances } from '../bot/chances.ts';
import { bots, learnedFor } from '../bot/index.ts';
import { unpack } from '../bot/packing.ts';
import { begin } from '../rules/begin.ts';
import { rules } from '../rules/index.ts';
import { GardenJudge } from './judge.ts';

/** A second look plays on this often, for a round of the table, with this part of the best level's effort. */
const GAMES = 24;
const EFFORT = 0.05;

export const judges: GameJudges = {
  async judge(options) {
    const [weights, { WEIGHTS }] = await Promise.all([learnedFor(options), import('./points-weights.ts')]);
    const judge = new GardenJudge(chances(weights), unpack(WEIGHTS), begin(options).length, options.seats);
    return withSecondLook(judge, { rules, bot: await bots.level('best', options, EFFORT), games: GAMES });
  },
};
