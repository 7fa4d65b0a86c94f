import type { Move, Position } from '@iacta/core';
import {
  coordinates,
  DIRECTIONS,
  isStar,
  neighbour,
  ownerOf,
  Side,
  SPACES,
  type Space,
  sideOf,
  tileAt,
  underScarecrow,
  whatOf,
} from './board.ts';
import { KINDS, type Kind, SCARECROW_BONUS, STAR_FACTOR } from './facts.ts';
import { seatsOf } from './layout.ts';
import { Action, actionOf, spaceOf } from './moves.ts';

/** The spaces that water or harvest reaches, breadth-first, each with the space it was reached from (G-R7). */
export interface Spread {
  count: number;
  readonly spaces: Int8Array;
  readonly from: Int8Array;
}

export function emptySpread(): Spread {
  return { count: 0, spaces: new Int8Array(SPACES), from: new Int8Array(SPACES) };
}

/** From each tile to its neighbours of the same side and a strictly lower value, to the end (G-16, G-18). */
export function spreadFrom(p: Position, start: number, out: Spread): void {
  const side = sideOf(tileAt(p, start));
  out.spaces[0] = start;
  out.from[0] = -1;
  out.count = 1;
  for (let done = 0; done < out.count; done++) {
    const space = out.spaces[done];
    const value = whatOf(tileAt(p, space));
    for (let direction = 0; direction < DIRECTIONS.length; direction++) {
      const next = neighbour(space, direction);
      if (next < 0) continue;
      const tile = tileAt(p, next);
      if (sideOf(tile) === side && whatOf(tile) < value && !reached(out, next)) {
        out.spaces[out.count] = next;
        out.from[out.count] = space;
        out.count++;
      }
    }
  }
}

function reached(out: Spread, space: number): boolean {
  for (let i = 0; i < out.count; i++) if (out.spaces[i] === space) return true;
  return false;
}

/** Why a harvested tile scored more than its value. */
export type Bonus = 'scarecrow' | 'star' | null;

export function bonusAt(p: Position, space: number): Bonus {
  if (underScarecrow(p, ownerOf(tileAt(p, space)), space)) return 'scarecrow';
  return isStar(p, space) ? 'star' : null;
}

/** What a vegetable on this space is worth to its owner when it is harvested now (G-19, G-R11). */
export function pointsAt(p: Position, space: number): number {
  const value = whatOf(tileAt(p, space));
  const bonus = bonusAt(p, space);
  if (bonus === 'scarecrow') return value + SCARECROW_BONUS;
  return bonus === 'star' ? STAR_FACTOR * value : value;
}

export interface TouchedTile {
  readonly at: Space;
  /** The space it was reached from; null for the tile that was chosen. */
  readonly from: Space | null;
  readonly owner: number;
  readonly kind: Kind;
}

export function touchedTile(p: Position, spread: Spread, index: number): TouchedTile {
  const space = spread.spaces[index];
  const from = spread.from[index];
  const tile = tileAt(p, space);
  return {
    at: coordinates(space),
    from: from < 0 ? null : coordinates(from),
    owner: ownerOf(tile),
    kind: KINDS[whatOf(tile) - 1],
  };
}

export interface Preview {
  readonly tiles: readonly TouchedTile[];
  /** The points each seat would get; all zero for water. */
  readonly points: readonly number[];
}

/** What a move that waters or harvests would touch and bring; null for any other move. */
export function preview(p: Position, seat: number, move: Move): Preview | null {
  const action = actionOf(move);
  if (action !== Action.water && action !== Action.harvest) return null;
  const start = spaceOf(move);
  const side = action === Action.water ? Side.seed : Side.vegetable;
  if (sideOf(tileAt(p, start)) !== side) return null;
  const spread = emptySpread();
  spreadFrom(p, start, spread);
  const points = new Array<number>(seatsOf(p)).fill(0);
  const tiles = Array.from({ length: spread.count }, (_, index) => touchedTile(p, spread, index));
  if (action === Action.harvest) {
    for (const [index, { owner }] of tiles.entries()) {
      points[owner] += pointsAt(p, spread.spaces[index]);
      if (owner !== seat) points[seat] += 1;
    }
  }
  return { tiles, points };
}
