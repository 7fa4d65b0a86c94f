import type { GameBots } from '@iacta/bots/search';
import { best } from './best.ts';
import { casual } from './casual.ts';
import { firstSteps } from './first-steps.ts';
import { foresight } from './foresight.ts';
import { readKnowledge } from './knowledge.ts';
import { pointsBaseline } from './points-baseline.ts';

/** How many dice the strong level plays through, the one in hand among them. */
const STRONG_DICE = 2;

export const bots: GameBots = {
  async level(level, options, effort = 1) {
    switch (level) {
      case 'first-steps':
        return firstSteps;
      case 'casual':
        return casual;
      case 'strong':
        return foresight(STRONG_DICE);
      default: {
        const { DATA } = await import('./knowledge-data.ts');
        return best(readKnowledge(DATA), options.seats, effort);
      }
    }
  },
  baselines: { points: pointsBaseline },
};
