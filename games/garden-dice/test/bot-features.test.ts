import { fastStream, type Position } from '@iacta/core';
import { quick, randomGame } from '@iacta/core/test-kit';
import { expect, test } from 'vitest';
import { margin, winShare } from '../bot/ending.ts';
import { describe as describeSeats, FEATURE_COUNT, FEATURES } from '../bot/features.ts';
import { HIDDEN, softmax, strength, WEIGHT_COUNT } from '../bot/net.ts';
import { pack, unpack } from '../bot/packing.ts';
import { rules } from '../rules/index.ts';
import { bird, optionsFor, type Setting, seed, special, table, veg } from './setting.ts';

/** The table between two turns. */
const between = (setting: Setting): Position => table({ phase: 'roll', ...setting });

type Name = (typeof FEATURES)[number];

function featuresOf(p: Position, next: number): Float64Array {
  const out = new Float64Array(4 * FEATURE_COUNT).fill(7);
  describeSeats(p, next, out);
  return out;
}

const read = (p: Position, seat: number, name: Name, next = 0): number =>
  featuresOf(p, next)[seat * FEATURE_COUNT + FEATURES.indexOf(name)];

test('a lead is the difference between the scores of the rules', () => {
  for (let game = 0; game < (quick ? 3 : 12); game++) {
    const seats = 2 + (game % 3);
    const below = fastStream(game);
    const p = rules.begin(optionsFor({ seats }));
    while (randomGame(rules, p, below, 7) === 7) {
      for (let seat = 0; seat < seats; seat++) {
        const others = Array.from({ length: seats }, (_, other) =>
          other === seat ? Number.NEGATIVE_INFINITY : rules.points(p, other),
        );
        const lead = rules.points(p, seat) - Math.max(...others);
        expect(margin(p, seat)).toBe(lead);
        expect(30 * read(p, seat, 'leadNow')).toBeCloseTo(lead, 9);
      }
    }
  }
});

test('vegetables are worth what harvesting them all would bring, seeds what comes on top', () => {
  const p = between({
    seats: [{ harvested: { tomato: 2, artichoke: 1 }, hand: { eggplant: 1 } }],
    garden: [
      veg('tomato', 0, [6, 6]),
      veg('carrot', 0, [5, 3]),
      special('scarecrow', 0, [5, 4]),
      seed('pepper', 0, [1, 6]),
    ],
  });
  // A star doubles the tomato, the scarecrow adds three to the carrot, the third tomato is a collection.
  expect(20 * read(p, 0, 'vegetableGain')).toBeCloseTo(6 + 5 + 10, 9);
  expect(20 * read(p, 0, 'seedGain')).toBeCloseTo(1, 9);
  // The eggplant in hand would make the set whole.
  expect(20 * read(p, 0, 'handGain')).toBeCloseTo(5 + 15, 9);
  expect(3 * read(p, 0, 'missingKinds')).toBeCloseTo(0, 9);
});

test('a tile beside a higher one of the same side needs no separate die', () => {
  const p = between({
    garden: [
      seed('eggplant', 0, [1, 2]),
      seed('tomato', 0, [1, 3]),
      seed('carrot', 1, [1, 4]),
      veg('pepper', 0, [2, 2]),
    ],
  });
  expect(4 * read(p, 0, 'seedRoots')).toBeCloseTo(1, 9);
  expect(4 * read(p, 0, 'vegetableRoots')).toBeCloseTo(1, 9);
  expect(4 * read(p, 1, 'seedRoots')).toBeCloseTo(1, 9);
  expect(2 * read(p, 1, 'seedsFedByOthers')).toBeCloseTo(1, 9);
  expect(2 * read(p, 0, 'othersFedSeeds')).toBeCloseTo(1, 9);
});

test('G-23, G-24: a bird in line threatens seeds, not what a scarecrow protects', () => {
  const garden = [bird(1, [3, 1]), seed('eggplant', 0, [3, 4]), seed('carrot', 0, [6, 1])];
  const open = between({ garden });
  expect(5 * read(open, 0, 'threatened')).toBeCloseTo((5 + 2) * (1 - (2 / 6) ** 4), 9);
  expect(read(open, 1, 'prey')).toBe(read(open, 0, 'threatened'));
  const guarded = between({ garden: [...garden, special('scarecrow', 0, [2, 4])] });
  expect(5 * read(guarded, 0, 'threatened')).toBeCloseTo(2 * (1 - (2 / 6) ** 4), 9);
});

test('the seats are distinguished by how soon they roll', () => {
  const p = between({ options: { seats: 3 } });
  expect([0, 1, 2].map((seat) => read(p, seat, 'turn0', 2))).toEqual([0, 0, 1]);
  expect([0, 1, 2].map((seat) => read(p, seat, 'turn1', 2))).toEqual([1, 0, 0]);
  expect([0, 1, 2].map((seat) => read(p, seat, 'turn2', 2))).toEqual([0, 1, 0]);
});

test('G-38: equal points are decided by printed values, and else shared', () => {
  const tied = between({ seats: [{ harvested: { carrot: 2 } }, { harvested: { artichoke: 1 } }] });
  expect([winShare(tied, 0), winShare(tied, 1)]).toEqual([0.5, 0.5]);
  const printed = between({
    seats: [
      { harvested: { carrot: 2 }, harvest: 8 },
      { harvested: { artichoke: 2 }, harvest: 8 },
    ],
  });
  expect([winShare(printed, 0), winShare(printed, 1)]).toEqual([0, 1]);
});

test('weights come back from their packing within half a unit', () => {
  const below = fastStream(5);
  const weights = Float64Array.from({ length: 100 }, () => (below(2001) - 1000) / 300);
  const packed = pack(weights);
  const back = unpack(packed);
  expect(back.length).toBe(100);
  for (const [i, weight] of weights.entries()) {
    expect(Math.abs(back[i] - weight)).toBeLessThanOrEqual(packed.unit / 2 + 1e-12);
  }
});

test('the network is the plain sum it stands for', () => {
  const below = fastStream(9);
  const random = (count: number): Float64Array =>
    Float64Array.from({ length: count }, () => (below(2001) - 1000) / 500);
  const weights = random(WEIGHT_COUNT);
  const features = random(FEATURE_COUNT);
  const cells = new Float64Array(HIDDEN);
  const told = strength(weights, features, 0, cells);
  // The order of the weights as it is documented: blocks of eight cells, biases, out of the cells, straight.
  let at = 0;
  const sums = new Array<number>(HIDDEN).fill(0);
  for (let block = 0; block < HIDDEN / 8; block++) {
    for (const x of features)
      for (let cell = 0; cell < 8; cell++) sums[8 * block + cell] += x * weights[at++];
  }
  const hidden = sums.map((sum) => Math.max(0, sum + weights[at++]));
  let expected = hidden.reduce((sum, cell) => sum + cell * weights[at++], 0);
  for (const x of features) expected += x * weights[at++];
  expect(at).toBe(WEIGHT_COUNT);
  expect(told).toBeCloseTo(expected, 9);
  const shares = Float64Array.from([1, 2, 3]);
  softmax(shares, 3);
  expect(shares[0] + shares[1] + shares[2]).toBeCloseTo(1, 12);
  expect(shares[2] / shares[1]).toBeCloseTo(Math.E, 9);
});
