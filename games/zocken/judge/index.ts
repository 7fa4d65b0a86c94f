import type { GameJudges } from '@iacta/bots/search';
import { readKnowledge } from '../bot/knowledge/knowledge.ts';
import { ZockenJudge } from './judge.ts';

export const judges: GameJudges = {
  async judge() {
    const { DATA } = await import('../bot/knowledge/knowledge-data.ts');
    return new ZockenJudge(readKnowledge(DATA));
  },
};
