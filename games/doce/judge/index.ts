import type { GameJudges } from '@iacta/bots/search';
import { fine, tablesOf } from '../bot/evaluation.ts';
import { Thinker } from '../bot/think.ts';
import { DoceJudge } from './judge.ts';
import { POWER } from './power.ts';

export const judges: GameJudges = {
  async judge() {
    const { WEIGHTS } = await import('../bot/weights-best.ts');
    const weights = fine(WEIGHTS);
    return new DoceJudge(new Thinker(tablesOf(weights), weights, POWER));
  },
};
