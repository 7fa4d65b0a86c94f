import type { Below } from '@iacta/core';
import { FEATURE_COUNT, FEATURES } from '../bot/features.ts';
import { HIDDEN, OUT_OF, STRAIGHT, WEIGHT_COUNT, weightInto } from '../bot/net.ts';

/** What a beginner would say counts: learning starts from here, so that the first games already make sense. */
const PLAIN: { readonly [name in (typeof FEATURES)[number]]?: number } = {
  points: 2.5,
  unplaced: -0.4,
  sun: 0.4,
  sets: 2.5,
  collections: 2.5,
  vegetableGain: 1.5,
  seedGain: 1.3,
  handGain: 0.9,
  handSeeds: -0.5,
  seedRoots: -0.6,
  vegetableRoots: -0.3,
  sundialUp: 0.2,
  turn0: 0.3,
};

/** The plain weights, and small random ones into the hidden cells, which do not count yet. */
export function startWeights(below: Below): Float64Array {
  const weights = new Float64Array(WEIGHT_COUNT);
  const small = (size: number): number => ((below(20001) - 10000) / 10000) * size;
  for (let cell = 0; cell < HIDDEN; cell++) {
    for (let feature = 0; feature < FEATURE_COUNT; feature++) weights[weightInto(feature, cell)] = small(0.3);
    weights[OUT_OF + cell] = small(0.05);
  }
  for (const [index, name] of FEATURES.entries()) weights[STRAIGHT + index] = PLAIN[name] ?? 0;
  return weights;
}
