import type { Judged, Thought } from '@iacta/bots/search';
import type { Ending } from './turn.ts';

const OTHERS = 4;

/** Endings, the best first, as reasons: chances to win or points, whichever the bot counts. */
export function thoughtOf(endings: readonly Ending[], counts: 'win' | 'points'): Thought {
  const judged = endings
    .slice(0, 1 + OTHERS)
    .map(
      ({ move, value }): Judged => (counts === 'win' ? { move, win: share(value) } : { move, points: value }),
    );
  return { best: judged[0], others: judged.slice(1) };
}

const share = (value: number): number => Math.min(1, Math.max(0, value));
