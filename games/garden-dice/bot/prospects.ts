import { points } from '../rules/score.ts';
import { winShare } from './ending.ts';
import { describe, FEATURE_COUNT, FEATURES } from './features.ts';
import type { Evaluate } from './turn.ts';

/** How much of what lies before a seat a player reckons with, in points for each unit of the feature. */
type Reckoning = { readonly [name in (typeof FEATURES)[number]]?: number };

/** Nobody likes to end a game that is lost, nor to go on for ever with one that is won. */
const GLAD = 15;

/**
 * What a player counts who looks at nobody else before the end: the points there are, and a part of what the
 * own tiles will bring. The less has been done to a tile, the less of it is counted.
 */
export function prospects(reckoning: Reckoning): Evaluate {
  const weights = Float64Array.from(FEATURES, (name) => reckoning[name] ?? 0);
  const features = new Float64Array(4 * FEATURE_COUNT);
  return (p, seat, next, over) => {
    let sum = points(p, seat);
    if (over) return sum + GLAD * (2 * winShare(p, seat) - 1);
    describe(p, next, features);
    for (let f = 0; f < FEATURE_COUNT; f++) sum += weights[f] * features[seat * FEATURE_COUNT + f];
    return sum;
  };
}

/**
 * A beginner sees that tiles grow, whatever their kind. A little is lost with every seed left in the supply:
 * rather buy one than move a tile to and fro.
 */
export const BEGINNER: Reckoning = { vegetables: 8, seeds: 5, handSeeds: 2, supply: -4 };

/** Who has played some games knows what each tile brings, buys ahead, and likes tiles that others take along. */
export const REGULAR: Reckoning = {
  vegetableGain: 17,
  seedGain: 13,
  handGain: 8,
  handSeeds: -2,
  unplaced: 3,
  seedRoots: -5,
  vegetableRoots: -3,
  sundialUp: 2,
  supply: -6,
};
