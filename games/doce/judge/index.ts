import type { GameJudges } from '@iacta/bots/search';
import { fine, tablesOf } from '../bot/evaluation.ts';
import { type Power, Thinker } from '../bot/think.ts';
import { DoceJudge } from './judge.ts';
import { HARDER, POWER } from './power.ts';

export const judges: GameJudges = {
  async judge() {
    const { WEIGHTS } = await import('../bot/weights-best.ts');
    const weights = fine(WEIGHTS);
    const thinker = (power: Power) => new Thinker(tablesOf(weights), weights, power);
    return new DoceJudge(thinker(POWER), thinker(HARDER));
  },
};
