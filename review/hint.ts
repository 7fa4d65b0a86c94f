import type { Judge, Judged, Thought } from '@iacta/bots/search';
import type { Position, Rules } from '@iacta/core';
import { judgeMoves, type Option } from './decisions.ts';

const MOST_OTHERS = 4;

/** A hint for a seat that owes a decision: the values that a review by the same judge shows for this position. */
export function hintBy(rules: Rules, judge: Judge, position: Position, seat: number): Thought {
  // Alone there is nothing to win: only points count.
  const alone = position[0] === 1;
  const judged = ({ move, worth }: Option): Judged => ({
    move,
    points: worth.points[seat],
    ...(alone ? {} : { win: worth.win[seat] }),
  });
  const [best, ...others] = judgeMoves(rules, judge, position, seat)
    .slice(0, 1 + MOST_OTHERS)
    .map(judged);
  return { best, others };
}
