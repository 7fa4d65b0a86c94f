import {
  type Dice,
  diceOf,
  everyOptions,
  faceIndex,
  fastStream,
  moves,
  type Rules,
  rollWith,
} from '@iacta/core';
import { GAME_IDS, loadRules } from '@iacta/games';
import { expect, test } from 'vitest';
import { fairRoll } from '../dice/index.ts';

const ROLLS = 1_000_000;

/** Every number of faces that a die of any game has: found by playing, not typed in. */
async function dieKinds(): Promise<number[]> {
  const kinds = new Set<number>();
  for (const id of GAME_IDS) {
    const rules: Rules = await loadRules(id);
    const below = fastStream(11);
    for (const options of everyOptions(rules.facts)) {
      for (let game = 0; game < 40; game++) {
        const position = rules.begin(options);
        for (let step = 0; step < 3000; step++) {
          const dice: Dice | null = rules.dice(position);
          if (dice) {
            for (const die of dice.dice) kinds.add(die.faces.length);
            rules.applyRoll(position, rollWith(dice, below), null);
            continue;
          }
          const seat = Array.from({ length: options.seats }, (_, i) => i).find(
            (i) => (rules.deciders(position) >> i) & 1,
          );
          if (seat === undefined) break;
          const legal = moves(rules, position, seat);
          rules.applyMove(position, seat, legal[below(legal.length)], null);
        }
      }
    }
  }
  return [...kinds].sort((a, b) => a - b);
}

const kinds = await dieKinds();

test('the games have more than one kind of die', () => {
  expect(kinds).toContain(6);
  expect(kinds.length).toBeGreaterThan(1);
});

/** As large as the statistic of honest dice gets once in 300,000 times (Wilson and Hilferty's approximation). */
function bound(freedom: number): number {
  const sigmas = 4.5;
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + sigmas * Math.sqrt(spread)) ** 3;
}

/** Pearson's statistic against equal chances. The throws are fixed: it either always passes or never. */
function chiSquared(counts: readonly number[], rolls: number): number {
  const expected = rolls / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

const dieOf = (sides: number) => ({ id: 'die', faces: Array.from({ length: sides }, (_, i) => i) });
const rolls = ROLLS;
const thrown = { table: 'chi', secret: 'ab'.repeat(32), shares: [{ seat: 0, nonce: '00'.repeat(16) }] };

/** Dice that can be thrown together; more than eight faces do not fit, so such a die is thrown alone. */
const atOnce = (sides: number) => (sides <= 8 ? 10 : 1);

test.each(kinds.filter((sides) => sides > 1))(
  'a die with %i faces is even over a million rolls',
  { timeout: 300_000 },
  (sides) => {
    const count = atOnce(sides);
    const dice = diceOf(Array.from({ length: count }, () => dieOf(sides)));
    const counts = new Array<number>(sides).fill(0);
    for (let roll = 0; roll < rolls / count; roll++) {
      const packed = fairRoll(dice, { ...thrown, roll });
      for (let i = 0; i < count; i++) counts[faceIndex(dice, packed, i)]++;
    }
    expect(chiSquared(counts, rolls)).toBeLessThan(bound(sides - 1));
  },
);

test('dice of one throw do not know of each other', { timeout: 300_000 }, () => {
  const dice = diceOf(Array.from({ length: 7 }, () => dieOf(6)));
  const pairs = Array.from({ length: 6 }, () => new Array<number>(36).fill(0));
  const throws = rolls / 5;
  for (let roll = 0; roll < throws; roll++) {
    const packed = fairRoll(dice, { ...thrown, roll });
    for (const [i, counts] of pairs.entries()) {
      counts[faceIndex(dice, packed, i) * 6 + faceIndex(dice, packed, i + 1)]++;
    }
  }
  for (const counts of pairs) expect(chiSquared(counts, throws)).toBeLessThan(bound(35));
});

test('faces of throws that follow each other do not know of each other', { timeout: 300_000 }, () => {
  const dice = diceOf([dieOf(6)]);
  const counts = new Array<number>(36).fill(0);
  const throws = rolls / 5;
  let before = fairRoll(dice, { ...thrown, roll: 0 });
  for (let roll = 1; roll <= throws; roll++) {
    const now = fairRoll(dice, { ...thrown, roll });
    counts[before * 6 + now]++;
    before = now;
  }
  expect(chiSquared(counts, throws)).toBeLessThan(bound(35));
});

test('the statistic finds a loaded die', () => {
  const loaded = [1.02, 0.98, 1, 1, 1, 1].map((share) => (share * ROLLS) / 6);
  expect(chiSquared(loaded, ROLLS)).toBeGreaterThan(bound(5));
});
