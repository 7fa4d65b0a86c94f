import { seatsOf } from '../rules/layout.ts';
import { margin, winShare } from './ending.ts';
import { describe, FEATURE_COUNT } from './features.ts';
import { HIDDEN, softmax, strength } from './net.ts';
import type { Evaluate } from './turn.ts';

/** Between two sure wins, or two sure losses, points decide: a person wants them too. */
const POINTS_SHARE = 1e-3;

/** The chance to win by the network's judgement; a finished game is judged by the rules. */
export function chances(weights: Float64Array): Evaluate {
  const features = new Float64Array(4 * FEATURE_COUNT);
  const cells = new Float64Array(HIDDEN);
  const strengths = new Float64Array(4);
  return (p, seat, next, over) => {
    if (over) return winShare(p, seat) + POINTS_SHARE * Math.tanh(margin(p, seat) / 50);
    const seats = seatsOf(p);
    describe(p, next, features);
    for (let each = 0; each < seats; each++) {
      strengths[each] = strength(weights, features, each * FEATURE_COUNT, cells);
    }
    softmax(strengths, seats);
    return strengths[seat];
  };
}
