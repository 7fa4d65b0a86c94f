import type { Position } from '@iacta/core';
import { allTurns, TURN } from '../rules/layout.ts';
import { points } from '../rules/scoring.ts';

/** The stage of the game and the net's output. */
const STAGE_TERMS = 7;
/** Weights are for two seats, then for three, then for four. */
const FEWEST_SEATS = 2;

/** The number of weights for each seat count, for a net with this many units. */
export function termCount(units: number): number {
  return STAGE_TERMS + units;
}

/** Where the weights for a seat count begin. */
export function firstTerm(seats: number, terms: number): number {
  return (seats - FEWEST_SEATS) * terms;
}

/**
 * At a table the net's points are made for the chance to win, and its own points come out some points off. The points
 * that a seat can expect are the net's and a correction: a weighted sum of these terms, fitted for each seat count to
 * what came of positions of all levels (train/fit-expected.ts). Choices do not depend on it.
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
  out.set(stage);
  let at = STAGE_TERMS;
  for (const layer of units) {
    for (let i = 0; i < layer.length; i++, at++) out[at] = Math.max(0, layer[i]) / UNIT_SCALE;
  }
}

/** Keeps terms near 1. */
const UNIT_SCALE = 1000;
