import type { Judge, Values } from '@iacta/bots/search';
import { clone, type Dice, diceOf, type Position, randomStream } from '@iacta/core';
import { describe, expect, test } from 'vitest';
import { balancedSample, prospect } from '../rolls.ts';
import { optionsFor } from './kit.ts';
import { toy } from './toy.ts';

const SIX = [1, 2, 3, 4, 5, 6];
const FIVE_DICE = diceOf(['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, faces: SIX })));
const facesIn = (dice: Dice, roll: number) =>
  dice.dice.map((_, die) => (roll >> (dice.bits * die)) & ((1 << dice.bits) - 1));

describe('a balanced sample', () => {
  test('has every face of every die equally often, and the dice in orders of their own', () => {
    const rows = balancedSample(FIVE_DICE, 204, randomStream(1)).map((roll) => facesIn(FIVE_DICE, roll));
    for (const die of FIVE_DICE.dice.keys()) {
      for (const face of SIX.keys()) expect(rows.filter((row) => row[die] === face)).toHaveLength(34);
    }
    const same = rows.filter(([first, second]) => first === second).length;
    expect(same).toBeGreaterThan(10);
    expect(same).toBeLessThan(80);
  });

  test('where the count is no multiple of the faces, each comes at most once more than the others', () => {
    const rows = balancedSample(FIVE_DICE, 200, randomStream(2)).map((roll) => facesIn(FIVE_DICE, roll));
    for (const face of SIX.keys()) {
      const count = rows.filter(([first]) => first === face).length;
      expect([33, 34]).toContain(count);
    }
  });
});

/** The sum of what the five dice show is known; every position asks for the same dice. */
const sumOfDice: Judge = {
  version: 'sum',
  value: (p): Values => ({ points: [p[p.length - 1]], win: [1], exact: false }),
};
const rules = {
  ...toy,
  applyRoll(p: Position, roll: number) {
    p[p.length - 1] = facesIn(FIVE_DICE, roll).reduce((sum, face) => sum + SIX[face], 0);
  },
};
const SETTINGS = { enumerate: 300, sample: 204 };

describe('the mean of a throw with too many outcomes to count', () => {
  const start = toy.begin(optionsFor(toy, { seats: 1 }));
  const other = clone(start);
  other[3]++;
  const meanOf = (position: Position, judge = sumOfDice) =>
    prospect(rules, judge, position, FIVE_DICE, SETTINGS).mean.points[0];

  test('is exact in what the dice are worth one by one', () => {
    expect(meanOf(start)).toBeCloseTo(17.5, 9);
  });

  test('is the same whenever the position is judged, and its error is another for another position', () => {
    const product: Judge = {
      ...sumOfDice,
      value: (p) => ({ points: [p[p.length - 1] ** 2], win: [1], exact: false }),
    };
    expect(meanOf(start, product)).toBe(meanOf(start, product));
    expect(meanOf(start, product)).not.toBe(meanOf(other, product));
  });
});
