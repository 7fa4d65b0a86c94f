import type { Position } from '@iacta/core';
import { KINDS } from '../rules/facts.ts';
import { harvestedOf, seatsOf } from '../rules/layout.ts';
import { points } from '../rules/scoring.ts';

/** Points first, then printed values, as one number (G-38): the values never reach a thousand. */
function rankingOf(p: Position, seat: number): number {
  let printed = 0;
  for (let kind = 1; kind <= KINDS.length; kind++) printed += kind * harvestedOf(p, seat, kind);
  return 1000 * points(p, seat) + printed;
}

/** The share of the win that a seat would have if the game ended now. */
export function winShare(p: Position, seat: number): number {
  const seats = seatsOf(p);
  const mine = rankingOf(p, seat);
  let equals = 0;
  for (let other = 0; other < seats; other++) {
    const theirs = rankingOf(p, other);
    if (theirs > mine) return 0;
    if (theirs === mine) equals++;
  }
  return 1 / equals;
}

/** How far a seat is ahead of the best of the others, in points. */
export function margin(p: Position, seat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seatsOf(p); other++) {
    if (other !== seat) best = Math.max(best, points(p, other));
  }
  return points(p, seat) - best;
}
