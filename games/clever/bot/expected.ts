import { type Position, SEATS } from '@iacta/core';
import { allTurns, TURN } from '../rules/layout.ts';
import { points } from '../rules/scoring.ts';

/** By seat count: the weights of the stage of the game and of the net's output. */
const STAGE_TERMS = 7;
const SEAT_COUNTS = 3;

/** The number of weights for a net with this many units. */
export function termCount(units: number): number {
  return STAGE_TERMS * SEAT_COUNTS + units;
}

/**
 * At a table the net's points are made for the chance to win, and its own points come out some points off. The points
 * that a seat can expect are the net's and a correction: a weighted sum of these terms, fitted to what came of
 * positions of all levels (train/fit-expected.ts). Choices do not depend on it.
 */
export function writeTerms(
  p: Position,
  seat: number,
  net: { readonly points: number; readonly variance: number },
  units: readonly ArrayLike<number>[],
  out: Float64Array,
): void {
  out.fill(0);
  const time = p[TURN] / allTurns(p);
  const stage = [
    1,
    net.points / 100,
    net.variance / 1000,
    points(p, seat) / 100,
    time,
    time * time,
    (net.points * time) / 100,
  ];
  out.set(stage, (p[SEATS] - 2) * STAGE_TERMS);
  let at = STAGE_TERMS * SEAT_COUNTS;
  for (const layer of units) {
    for (let i = 0; i < layer.length; i++, at++) out[at] = Math.max(0, layer[i]) / UNIT_SCALE;
  }
}

/** Keeps terms near 1. */
const UNIT_SCALE = 1000;
