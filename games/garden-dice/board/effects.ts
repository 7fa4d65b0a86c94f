import type { GardenEvent, Kind, Space, TileJson } from '@iacta/garden-dice/rules';
import { spaceOf } from './choices.ts';

// What the latest step did, as motion: a chain runs tile by tile, a long one in waves of several, and nothing of it
// is waited for.

const STEP = 120;
const LONGEST = 960;
export const FLIP = 300;
const FLY = 500;

export interface Effects {
  /** Tiles that turn to their other side: when, and what they showed until then. */
  readonly turns: ReadonlyMap<number, Change>;
  /** Harvested tiles, which stay in sight until they lift off. */
  readonly lifts: ReadonlyMap<number, Change>;
  readonly eaten: (Change & { readonly space: number }) | null;
  /** Points that rise from a space and fly to their owner. */
  readonly points: readonly Flight[];
  /** The space a tile has just come to, and the one an animal came from. */
  readonly arrived: number | null;
  readonly from: number | null;
  readonly lasts: number;
}

interface Change {
  readonly at: number;
  readonly was: TileJson | null;
}

export interface Flight {
  readonly space: number;
  readonly seat: number;
  readonly points: number;
  readonly at: number;
}

export function effectsOf(events: readonly GardenEvent[]): Effects | null {
  const turns = new Map<number, Change>();
  const lifts = new Map<number, Change>();
  const points: Flight[] = [];
  let eaten: Effects['eaten'] = null;
  let arrived: number | null = null;
  let from: number | null = null;
  const chain = events.filter(({ type }) => type === 'watered' || type === 'harvested').length;
  const abreast = Math.max(1, Math.ceil((chain * STEP) / LONGEST));
  let moved = 0;
  const due = () => Math.floor(moved / abreast) * STEP;
  for (const event of events) {
    if (event.type === 'watered') {
      turns.set(spaceOf(event.at), { at: due(), was: tileOf('seed', event) });
      moved++;
    } else if (event.type === 'harvested') {
      lifts.set(spaceOf(event.at), { at: due(), was: tileOf('vegetable', event) });
      points.push({ space: spaceOf(event.at), seat: event.owner, points: event.points, at: due() });
      moved++;
    } else if (event.type === 'others' && points.length > 0) {
      points.push({ space: points[0].space, seat: event.seat, points: event.points, at: due() });
    } else if (event.type === 'placed') {
      arrived = spaceOf(event.at);
    } else if (event.type === 'flipped') {
      turns.set(spaceOf(event.at), { at: 0, was: null });
    } else if (event.type === 'moved') {
      arrived = spaceOf(event.to);
      from = spaceOf(event.from);
    } else if (event.type === 'ate') {
      const was = tileOf(event.animal === 'bird' ? 'seed' : 'vegetable', event);
      eaten = { space: spaceOf(event.at), at: 0, was };
    }
  }
  if (turns.size === 0 && lifts.size === 0 && arrived === null) return null;
  return { turns, lifts, eaten, points, arrived, from, lasts: due() + FLIP + FLY };
}

function tileOf(
  tile: 'seed' | 'vegetable',
  { at, kind, owner }: { readonly at: Space; readonly kind: Kind; readonly owner: number },
): TileJson {
  return { at: [...at], tile, kind, owner };
}
