import type { GameJudges } from '@iacta/bots/search';
import { readFirstDie } from '../bot/knowledge/first-die.ts';
import { readKnowledge } from '../bot/knowledge/knowledge.ts';
import { ZockenJudge } from './judge.ts';

export const judges: GameJudges = {
  async judge() {
    const [knowledge, firstDie] = await Promise.all([
      import('../bot/knowledge/knowledge-data.ts'),
      import('../bot/knowledge/first-die-data.ts'),
    ]);
    return new ZockenJudge(readKnowledge(knowledge.DATA), readFirstDie(firstDie.DATA));
  },
};
