import type { GardenEvent, Kind } from '@iacta/garden-dice/rules';
import { spaceOf } from './choices.ts';

// What the latest step did, as motion: a chain runs tile by tile, quicker when it is long, and nothing of it
// is waited for.

const STEP = 120;
const LONGEST = 960;
const FLIP = 300;
const FLY = 500;

export interface Effects {
  /** Tiles that turn to their other side, and when. */
  readonly turns: ReadonlyMap<number, number>;
  /** Pictures that leave a space: the seed side of a watered tile, a harvested or eaten one. */
  readonly leaving: readonly Leaving[];
  /** Points that rise from a space and fly to their owner. */
  readonly points: readonly Flight[];
  /** The space a tile has just come to, and the one an animal came from. */
  readonly arrived: number | null;
  readonly from: number | null;
  readonly bought: { readonly kind: Kind; readonly seat: number } | null;
  readonly lasts: number;
}

export interface Leaving {
  readonly space: number;
  readonly tile: 'seed' | 'vegetable';
  readonly kind: Kind;
  readonly owner: number;
  readonly how: 'turn' | 'fly' | 'eaten';
  readonly at: number;
}

export interface Flight {
  readonly space: number;
  readonly seat: number;
  readonly points: number;
  readonly at: number;
}

export function effectsOf(events: readonly GardenEvent[]): Effects | null {
  const turns = new Map<number, number>();
  const leaving: Leaving[] = [];
  const points: Flight[] = [];
  let arrived: number | null = null;
  let from: number | null = null;
  let bought: Effects['bought'] = null;
  const chain = events.filter(({ type }) => type === 'watered' || type === 'harvested').length;
  const pace = Math.min(STEP, LONGEST / Math.max(chain, 1));
  let at = 0;
  for (const event of events) {
    if (event.type === 'watered' || event.type === 'harvested') {
      const { kind, owner } = event;
      const space = spaceOf(event.at);
      if (event.type === 'watered') {
        turns.set(space, at);
        leaving.push({ space, tile: 'seed', kind, owner, how: 'turn', at });
      } else {
        leaving.push({ space, tile: 'vegetable', kind, owner, how: 'fly', at });
        points.push({ space, seat: owner, points: event.points, at });
      }
      at += pace;
    } else if (event.type === 'others' && points.length > 0) {
      points.push({ space: points[0].space, seat: event.seat, points: event.points, at });
    } else if (event.type === 'placed') {
      arrived = spaceOf(event.at);
    } else if (event.type === 'flipped') {
      turns.set(spaceOf(event.at), 0);
    } else if (event.type === 'moved') {
      arrived = spaceOf(event.to);
      from = spaceOf(event.from);
    } else if (event.type === 'ate') {
      const tile = event.animal === 'bird' ? 'seed' : 'vegetable';
      const { kind, owner } = event;
      leaving.push({ space: spaceOf(event.at), tile, kind, owner, how: 'eaten', at: 0 });
    } else if (event.type === 'bought') {
      bought = { kind: event.kind, seat: event.seat };
    }
  }
  const nothing = turns.size === 0 && leaving.length === 0 && arrived === null && bought === null;
  return nothing ? null : { turns, leaving, points, arrived, from, bought, lasts: at + FLIP + FLY };
}
