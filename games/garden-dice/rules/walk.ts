import type { Position } from '@iacta/core';
import { EMPTY, neighbour, ownerOf, Side, sideOf, tileAt, underScarecrow, Which, whatOf } from './board.ts';
import { animalSpace, eatenSeats, freeDiscs } from './layout.ts';

/** Whether an animal may eat the tile on a space, or why not (G-23, G-24, G-27, G-R3). */
export type Meal = 'edible' | 'not-edible' | 'no-free-disc' | 'already-eaten' | 'protected';

export function mealAt(p: Position, seat: number, space: number): Meal {
  const tile = tileAt(p, space);
  const isBird = whatOf(tileAt(p, animalSpace(p, seat))) === Which.bird;
  const owner = ownerOf(tile);
  if (sideOf(tile) !== (isBird ? Side.seed : Side.vegetable) || owner === seat) return 'not-edible';
  if (freeDiscs(p, seat) === 0) return 'no-free-disc';
  if ((eatenSeats(p) >> owner) & 1) return 'already-eaten';
  return isBird && underScarecrow(p, owner, space) ? 'protected' : 'edible';
}

/**
 * Where the n-th step of an animal in one direction leads: a space it may stand on, or -1 when a tile, its own
 * meal or the edge ends the walk before. `last` is the space of the step before, the animal's own at first.
 */
export function nextStep(p: Position, seat: number, start: number, last: number, direction: number): number {
  if (last !== start && tileAt(p, last) !== EMPTY) return -1;
  const next = neighbour(last, direction);
  if (next < 0) return -1;
  return tileAt(p, next) === EMPTY || mealAt(p, seat, next) === 'edible' ? next : -1;
}
