import type { Move, Position } from '@iacta/core';
import { isStar, neighbour, Side, sideOf, tileAt } from '../rules/board.ts';
import { BIRD_TILE, ROCK_TILE } from '../rules/layout.ts';
import { aboutOf, dieOf, secondDieOf, spaceOf } from '../rules/moves.ts';
import { stepsTo } from '../rules/sundial.ts';

/**
 * Whether placing a tile there is worth considering. The dice as rolled may put it anywhere; the sundial is used
 * for a seed that gets a star or a neighbour, not for the others. A rock is never worth considering.
 */
export function isSpot(p: Position, move: Move): boolean {
  const what = aboutOf(move);
  if (what === ROCK_TILE) return false;
  const space = spaceOf(move);
  if (stepsTo(dieOf(move), secondDieOf(move), space) === 0) return true;
  return what < BIRD_TILE && (isStar(p, space) || hasCompany(p, space));
}

function hasCompany(p: Position, space: number): boolean {
  for (let direction = 0; direction < 4; direction++) {
    const next = neighbour(space, direction);
    if (next < 0) continue;
    const side = sideOf(tileAt(p, next));
    if (side === Side.seed || side === Side.vegetable) return true;
  }
  return false;
}
