import { type GameJudges, withSecondLook } from '@iacta/bots/search';
import { bots, netFor, spreadFor } from '../bot/index.ts';
import { rules } from '../rules/index.ts';
import { QwantumJudge } from './judge.ts';

/** A second look plays on this often, for a round of the table, with this part of the best level's effort. */
const GAMES = 24;
const EFFORT = 0.2;

export const judges: GameJudges = {
  async judge(options) {
    const [net, spread] = await Promise.all([netFor(options), spreadFor(options)]);
    const bot = await bots.level('best', options, EFFORT);
    return withSecondLook(new QwantumJudge(net, spread, options.seats), { rules, bot, games: GAMES });
  },
};
