import type { Position, SeatScore } from '@iacta/core';
import { COLLECTION_POINTS, KINDS, type Part, SET_POINTS, SUN_POINTS, UNPLACED_PENALTY } from './facts.ts';
import { harvestedOf, harvestPoints, hasSun, inHand, othersPoints } from './layout.ts';

// Scores are those of a game that would end now, at any moment (G-R16).

/** Five for each seed still in hand but the first (G-34). */
function unplacedPoints(p: Position, seat: number): number {
  let seeds = 0;
  for (let kind = 1; kind <= KINDS.length; kind++) seeds += inHand(p, seat, kind);
  return seeds > 1 ? -UNPLACED_PENALTY * (seeds - 1) : 0;
}

function setPoints(p: Position, seat: number): number {
  let sets = harvestedOf(p, seat, 1);
  for (let kind = 2; kind <= KINDS.length; kind++) sets = Math.min(sets, harvestedOf(p, seat, kind));
  return SET_POINTS * sets;
}

/** One collection for each kind, never split (G-36, G-R6). */
function collectionPoints(p: Position, seat: number): number {
  let points = 0;
  for (let kind = 1; kind <= KINDS.length; kind++) {
    points += COLLECTION_POINTS[Math.min(harvestedOf(p, seat, kind), COLLECTION_POINTS.length - 1)];
  }
  return points;
}

const sunPoints = (p: Position, seat: number): number => (hasSun(p, seat) ? SUN_POINTS : 0);

export function points(p: Position, seat: number): number {
  return (
    harvestPoints(p, seat) +
    othersPoints(p, seat) +
    unplacedPoints(p, seat) +
    setPoints(p, seat) +
    collectionPoints(p, seat) +
    sunPoints(p, seat)
  );
}

export function partsOf(p: Position, seat: number): { readonly [part in Part]: number } {
  return {
    harvest: harvestPoints(p, seat),
    others: othersPoints(p, seat),
    unplaced: unplacedPoints(p, seat),
    sets: setPoints(p, seat),
    collections: collectionPoints(p, seat),
    sun: sunPoints(p, seat),
  };
}

/** The values printed on a seat's harvested vegetables, without any bonus: what breaks ties (G-38). */
function printedValues(p: Position, seat: number): number {
  let sum = 0;
  for (let kind = 1; kind <= KINDS.length; kind++) sum += kind * harvestedOf(p, seat, kind);
  return sum;
}

export function score(p: Position, seat: number): SeatScore {
  return { parts: partsOf(p, seat), tieBreaks: [printedValues(p, seat)] };
}
