import { type Judged, type Thought, thoughtFrom } from '@iacta/bots/search';
import type { Ending } from './turn.ts';

const OTHERS = 4;

/**
 * Endings, the best first, as reasons: chances to win or points, whichever the bot counts. `pointsOf` adds the
 * expected points to a chance.
 */
export function thoughtOf(
  endings: readonly Ending[],
  counts: 'win' | 'points',
  pointsOf?: (ending: Ending) => number,
): Thought {
  const judge = (ending: Ending): Judged => {
    const { move, value } = ending;
    if (counts === 'points') return { move, points: value };
    return { move, win: share(value), ...(pointsOf ? { points: pointsOf(ending) } : {}) };
  };
  // They come sorted.
  return thoughtFrom(endings, { value: () => 0, judge, others: OTHERS });
}

const share = (value: number): number => Math.min(1, Math.max(0, value));
