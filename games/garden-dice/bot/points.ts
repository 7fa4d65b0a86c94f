import type { Position } from '@iacta/core';
import { activeSeat, Phase, phaseOf, seatsOf } from '../rules/layout.ts';
import { points } from '../rules/scoring.ts';
import { describe, FEATURE_COUNT } from './features.ts';
import { HIDDEN, softmax, strength } from './net.ts';
import type { PointsAfter } from './whole-turns.ts';

/** The terms of the final points, each with a weight: features, hidden cells, the chance to win and 1. */
export const TERMS = FEATURE_COUNT + HIDDEN + 2;

/** Writes the terms of one seat; `cells` are what the network's hidden cells hold for it. */
export function writeTerms(
  features: Float64Array,
  seat: number,
  cells: Float64Array,
  chance: number,
  out: Float64Array,
): void {
  out.set(features.subarray(seat * FEATURE_COUNT, (seat + 1) * FEATURE_COUNT));
  out.set(cells, FEATURE_COUNT);
  out[TERMS - 2] = chance;
  out[TERMS - 1] = 1;
}

/** The forecast of each seat: its chance to win, and its final points. */
interface Outlook {
  readonly win: readonly number[];
  readonly points: readonly number[];
}

/** The points that a seat can expect where a turn has ended; the points it has where the game is over. */
export function pointsAfterBy(weights: Float64Array, pointWeights: Float64Array): PointsAfter {
  const outlook = outlookBy(weights, pointWeights);
  return (p, seat) => (phaseOf(p) === Phase.over ? points(p, seat) : outlook(p, activeSeat(p)).points[seat]);
}

/** Forecasts for a position between two turns, or as if the turn ended now. */
function outlookBy(weights: Float64Array, pointWeights: Float64Array) {
  const features = new Float64Array(4 * FEATURE_COUNT);
  const strengths = new Float64Array(4);
  const cells = Array.from({ length: 4 }, () => new Float64Array(HIDDEN));
  const terms = new Float64Array(TERMS);
  return (p: Position, next: number): Outlook => {
    const seats = seatsOf(p);
    describe(p, next, features);
    for (let seat = 0; seat < seats; seat++) {
      strengths[seat] = strength(weights, features, seat * FEATURE_COUNT, cells[seat]);
    }
    softmax(strengths, seats);
    const expected = Array.from({ length: seats }, (_, seat) => {
      writeTerms(features, seat, cells[seat], strengths[seat], terms);
      return terms.reduce((sum, term, i) => sum + term * pointWeights[i], points(p, seat));
    });
    return { win: [...strengths.subarray(0, seats)], points: expected };
  };
}
