import { type GameJudges, withSecondLook } from '@iacta/bots/search';
import { bots } from '../bot/index.ts';
import { readFirstDie } from '../bot/knowledge/first-die.ts';
import { readKnowledge } from '../bot/knowledge/knowledge.ts';
import { rules } from '../rules/index.ts';
import { ZockenJudge } from './judge.ts';

/** Matches for so many are solved, but for their first die. */
const SOLVED_SEATS = 2;
/** How often a second look plays on, for a round of the table. */
const GAMES = 24;

export const judges: GameJudges = {
  async judge(options) {
    const [knowledge, firstDie] = await Promise.all([
      import('../bot/knowledge/knowledge-data.ts'),
      import('../bot/knowledge/first-die-data.ts'),
    ]);
    const judge = new ZockenJudge(readKnowledge(knowledge.DATA), readFirstDie(firstDie.DATA), options.seats);
    if (options.seats <= SOLVED_SEATS) return judge;
    return withSecondLook(judge, { rules, bot: await bots.level('best', options), games: GAMES });
  },
};
