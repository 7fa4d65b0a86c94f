import type { Position } from '@iacta/core';
import { nextTile, ownerOf, Side, SPACES, sideOf, tileAt } from '../rules/board.ts';
import { KINDS } from '../rules/facts.ts';
import { inHand, supplyOf } from '../rules/layout.ts';
import { points } from '../rules/scoring.ts';
import { pointsAt } from '../rules/spread.ts';
import { winShare } from './ending.ts';
import { describe, FEATURE_COUNT, FEATURES } from './features.ts';
import type { Evaluate } from './turn.ts';

/** How much of its prospects a player counts, in points for each unit of the feature. */
type Weights = { readonly [name in (typeof FEATURES)[number]]?: number };

/** A penalty for ending a game that is lost, and for prolonging one that is won. */
const GLAD = 15;

/** What an ended game is worth to a player who counts points. */
const ended = (p: Position, seat: number): number => points(p, seat) + GLAD * (2 * winShare(p, seat) - 1);

/** What a beginner expects of a tile, as a part of its points: the further it has come, the more. */
const OF_VEGETABLE = 0.6;
const OF_SEED = 0.4;
const IN_HAND = 0.2;
/** A little is lost with every seed left in the supply: buying one is better than moving a tile back and forth. */
const OF_SUPPLY = -0.1;

/** What a beginner counts: the points there are and the own tiles one by one, without a thought of sets. */
export const tileByTile: Evaluate = (p, seat, _next, over) => {
  if (over) return ended(p, seat);
  let sum = points(p, seat);
  for (let space = nextTile(p, 0); space < SPACES; space = nextTile(p, space + 1)) {
    const tile = tileAt(p, space);
    if (ownerOf(tile) !== seat || sideOf(tile) === Side.special) continue;
    sum += pointsAt(p, space) * (sideOf(tile) === Side.seed ? OF_SEED : OF_VEGETABLE);
  }
  for (let kind = 1; kind <= KINDS.length; kind++) {
    sum += IN_HAND * kind * inHand(p, seat, kind) + OF_SUPPLY * supplyOf(p, kind);
  }
  return sum;
};

/**
 * The estimate of a player who ignores the others before the end: the present points, and a part of what the
 * own tiles will bring. The less has been done to a tile, the less of it is counted.
 */
export function prospects(named: Weights): Evaluate {
  const weights = Float64Array.from(FEATURES, (name) => named[name] ?? 0);
  const features = new Float64Array(4 * FEATURE_COUNT);
  return (p, seat, next, over) => {
    if (over) return ended(p, seat);
    let sum = points(p, seat);
    describe(p, next, features);
    for (let f = 0; f < FEATURE_COUNT; f++) sum += weights[f] * features[seat * FEATURE_COUNT + f];
    return sum;
  };
}

/**
 * An experienced player knows what each tile brings, buys ahead, and likes tiles that others take along. Tiles on
 * stars count a little less than their points: others harvest groups that are close together.
 */
export const REGULAR: Weights = {
  vegetableGain: 14.6,
  seedGain: 13,
  handGain: 4.7,
  handSeeds: -2.4,
  unplaced: 2.1,
  seedRoots: -1.5,
  vegetableRoots: -0.9,
  sundialUp: 2,
  supply: -2.8,
  starTiles: -2,
  freeDiscs: -0.3,
};
