import { outcome } from '@iacta/core';
import { expect, test } from 'vitest';
import { COLLECTION_POINTS, SET_POINTS } from '../rules/facts.ts';
import { rules } from '../rules/index.ts';
import { guide } from '../words/guide.en.ts';
import { partsOf, playAll, seed, table, veg } from './setting.ts';

test('the final example of the rulebook: 58 − 15 + 30 + 10 + 15 + 5 = 103 (golden case)', () => {
  // Two sets, one of the carrots and two of the tomatoes beyond them.
  const harvested = { pepper: 2, carrot: 3, tomato: 4, artichoke: 2, eggplant: 2 };
  const hand = { pepper: 1, carrot: 1, eggplant: 2 };
  const position = table({ options: { seats: 3 }, dice: [3], seats: [{ harvested, hand, harvest: 58 }] });
  expect(partsOf(position, 0)).toEqual({
    harvest: 58,
    others: 0,
    unplaced: -15,
    sets: 30,
    collections: 25,
    sun: 5,
  });
  expect(rules.points(position, 0)).toBe(103);
});

test.each([
  [0, 0],
  [1, 0],
  [2, -5],
  [3, -10],
  [5, -20],
])('G-34: %i unplaced seeds bring %i', (count, points) => {
  const position = table({ dice: [3], seats: [{ hand: { carrot: count } }] });
  expect(partsOf(position, 0).unplaced).toBe(points);
});

test.each([
  [2, 0],
  [3, 10],
  [4, 15],
  [5, 20],
  [6, 20],
  [7, 20],
])('G-36, G-R6: %i equal vegetables are one collection worth %i', (count, points) => {
  const position = table({ options: { seats: 3 }, dice: [3], seats: [{ harvested: { eggplant: count } }] });
  expect(partsOf(position, 0)).toMatchObject({ collections: points, sets: 0 });
});

test('G-35, G-36: sets of five different kinds, and the same tiles in collections', () => {
  const each = (count: number) => ({
    pepper: count,
    carrot: count,
    tomato: count,
    artichoke: count,
    eggplant: count,
  });
  const sets = (harvested: object) =>
    partsOf(table({ options: { seats: 3 }, dice: [3], seats: [{ harvested }] }), 0);
  expect(sets({ ...each(1), pepper: 0 })).toMatchObject({ sets: 0 });
  expect(sets({ ...each(1), eggplant: 0 })).toMatchObject({ sets: 0 });
  expect(sets(each(1))).toMatchObject({ sets: 15, collections: 0 });
  expect(sets({ ...each(3), tomato: 2 })).toMatchObject({ sets: 30, collections: 40 });
  expect(sets(each(3))).toMatchObject({ sets: 45, collections: 50 });
});

test('G-37: an unused sun is worth five, a garden full of vegetables nothing', () => {
  const garden = [veg('eggplant', 0, [1, 1]), seed('eggplant', 1, [2, 2])];
  const position = table({ dice: [3], garden, seats: [{}, { sun: false }] });
  expect([rules.points(position, 0), rules.points(position, 1)]).toEqual([5, 0]);
});

test('G-R16: live scores are those of a game that would end now', () => {
  const start = table({ dice: [2, 2] });
  const bought = playAll(start, { buy: 'pepper', die: 2 });
  expect(rules.points(bought.position, 0)).toBe(5);
  const more = playAll(bought.position, { sun: 'set', from: 2, to: 6 }, { buy: 'carrot', die: 6 });
  expect(rules.points(more.position, 0)).toBe(-5);
});

// A game that is over: every seed of the supply is in a basket or was eaten.
const EMPTY = { pepper: 0, carrot: 0, tomato: 0, artichoke: 0, eggplant: 0 };
const ended = (...seats: Parameters<typeof table>[0]['seats'] & object) =>
  outcome(rules, table({ phase: 'over', supply: EMPTY, seats }));

test('G-38: most points win; then the printed values; then the win is shared', () => {
  const clear = ended({ harvested: { tomato: 2 }, harvest: 9 }, { harvested: { tomato: 2 }, harvest: 6 });
  expect(clear).toMatchObject({ final: true, winners: [0], decidedBy: 'points' });
  const tied = ended({ harvested: { eggplant: 1 }, harvest: 8 }, { harvested: { artichoke: 2 }, harvest: 8 });
  expect(tied).toMatchObject({ winners: [1], decidedBy: 1 });
  expect(tied.seats.map(({ tieBreaks }) => tieBreaks)).toEqual([[5], [8]]);
  const shared = ended(
    { harvested: { pepper: 1, carrot: 1, tomato: 1, artichoke: 1, eggplant: 1 } },
    { harvested: { pepper: 1, carrot: 1, tomato: 1, artichoke: 1, eggplant: 1 } },
  );
  expect(shared).toMatchObject({ winners: [0, 1], decidedBy: 'shared' });
});

test('G-35 G-36 the table of the guide says what sets and collections score', () => {
  const points = (guide.tables ?? []).flatMap(({ rows }) => rows.map((row) => Number(row[1])));
  expect(points).toEqual([...COLLECTION_POINTS.slice(2), SET_POINTS]);
});
