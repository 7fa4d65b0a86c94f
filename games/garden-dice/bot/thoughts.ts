import type { Judged, Thought } from '@iacta/bots/search';
import type { Ending } from './turn.ts';

const OTHERS = 4;

/**
 * Endings, the best first, as reasons: chances to win or points, whichever the bot counts. Beside chances `pointsOf`
 * tells the points to be expected.
 */
export function thoughtOf(
  endings: readonly Ending[],
  counts: 'win' | 'points',
  pointsOf?: (ending: Ending) => number,
): Thought {
  const judged = endings.slice(0, 1 + OTHERS).map((ending): Judged => {
    const { move, value } = ending;
    if (counts === 'points') return { move, points: value };
    return { move, win: share(value), ...(pointsOf ? { points: pointsOf(ending) } : {}) };
  });
  return { best: judged[0], others: judged.slice(1) };
}

const share = (value: number): number => Math.min(1, Math.max(0, value));
