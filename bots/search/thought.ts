import type { Judged, Thought } from './bot.ts';

/** How a game's candidates become a thought. */
export interface Weighing<W> {
  /** What decides; the highest is best. */
  readonly value: (weighed: W) => number;
  /** The move with its reasons; called only for the moves that are returned. */
  readonly judge: (weighed: W) => Judged;
  /** Comes first among equals; otherwise the earlier one does. */
  readonly isPreferred?: (weighed: W) => boolean;
  /** Values that differ by no more are equal: the rounding of sums. */
  readonly noise?: number;
  /** How many alternatives are returned at most. */
  readonly others: number;
}

/** The best move and the main alternatives, best first. */
export function thoughtFrom<W>(weighed: readonly W[], how: Weighing<W>): Thought {
  const { value, judge, isPreferred = () => false, noise = 0, others: most } = how;
  const sorted = weighed.toSorted((a, b) => {
    const less = value(b) - value(a);
    return Math.abs(less) > noise ? less : Number(isPreferred(b)) - Number(isPreferred(a));
  });
  const [best, ...others] = sorted.slice(0, 1 + most).map(judge);
  return { best, others };
}
