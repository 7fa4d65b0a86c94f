import type { GameBots } from '@iacta/bots/search';
import { readKnowledge } from './knowledge/knowledge.ts';
import { best } from './levels/best.ts';
import { casual } from './levels/casual.ts';
import { firstSteps } from './levels/first-steps.ts';
import { foresight } from './levels/foresight.ts';
import { pointsBaseline } from './levels/points-baseline.ts';

/** How many dice the strong level plays through, the one in hand among them; and with little effort. */
const STRONG_DICE = 2;
const HASTY_DICE = 1;
const HASTY = 0.5;

export const bots: GameBots = {
  async level(level, options, effort = 1) {
    switch (level) {
      case 'first-steps':
        return firstSteps;
      case 'casual':
        return casual;
      case 'strong':
        return foresight(effort < HASTY ? HASTY_DICE : STRONG_DICE);
      default: {
        const { DATA } = await import('./knowledge/knowledge-data.ts');
        return best(readKnowledge(DATA), options.seats, effort);
      }
    }
  },
  baselines: { points: pointsBaseline },
};
