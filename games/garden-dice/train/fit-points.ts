import { LeastSquares } from '@iacta/bots/calibration';
import { FEATURE_COUNT } from '../bot/features.ts';
import { HIDDEN, softmax, strength } from '../bot/net.ts';
import { TERMS, writeTerms } from '../bot/points.ts';
import type { Lesson } from './selfplay.ts';

/** Keeps weights of terms that hardly ever occur small. */
const RIDGE = 3;

/** The weights by which the terms of a seat give the points it still got, by least squares. */
export function fitPoints(weights: Float64Array, lessons: readonly Lesson[]): number[] {
  const fit = new LeastSquares(TERMS, RIDGE);
  const chance = new Float64Array(4);
  const cells = Array.from({ length: 4 }, () => new Float64Array(HIDDEN));
  const terms = new Float64Array(TERMS);
  for (const { seats, features, gained } of lessons) {
    for (let seat = 0; seat < seats; seat++) {
      chance[seat] = strength(weights, features, seat * FEATURE_COUNT, cells[seat]);
    }
    softmax(chance, seats);
    for (let seat = 0; seat < seats; seat++) {
      writeTerms(features, seat, cells[seat], chance[seat], terms);
      fit.add(terms, gained[seat]);
    }
  }
  return fit.solve();
}
