import { clone, fastStream, MoveList, outcomesOf, type Position } from '@iacta/core';
import { quick } from '@iacta/core/test-kit';
import { expect, test } from 'vitest';
import { Pool } from '../bot/pool.ts';
import { prospects, REGULAR } from '../bot/prospects.ts';
import { evenThrows } from '../bot/replies.ts';
import { type Evaluate, TurnSearch } from '../bot/turn.ts';
import { rules } from '../rules/index.ts';
import { FOUR_DICE } from '../rules/turn.ts';
import { optionsFor, seed, special, table, veg } from './setting.ts';

const regular = prospects(REGULAR);
const pointsNow: Evaluate = (p, seat) => rules.points(p, seat);

/** The best ending of a turn by trying every sequence of moves; throwing again is an ending too. */
function bruteForce(p: Position, seat: number, seats: number, evaluate: Evaluate): number {
  const next = (seat + 1) % seats;
  const known = new Map<string, number>();
  const best = (position: Position): number => {
    if (rules.dice(position) !== null) return evaluate(position, seat, rules.active(position), false);
    if (rules.deciders(position) === 0) return evaluate(position, seat, next, true);
    const key = position.join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const list = new MoveList();
    rules.list(position, seat, list);
    let most = Number.NEGATIVE_INFINITY;
    for (const move of list.toArray()) {
      const after = clone(position);
      rules.applyMove(after, seat, move, null);
      most = Math.max(most, best(after));
    }
    known.set(key, most);
    return most;
  };
  return best(p);
}

test('with room enough the search finds the best of all turns there are', () => {
  const garden = [
    seed('tomato', 0, [2, 2]),
    veg('carrot', 0, [2, 3]),
    veg('artichoke', 1, [2, 4]),
    special('sundial', 0, [5, 5]),
  ];
  const throws = quick
    ? [[2, 6]]
    : [
        [2, 6],
        [1, 3, 5],
        [6, 6, 6],
        [2, 3, 4],
      ];
  for (const dice of throws) {
    const p = table({ garden, dice, seats: [{ hand: { carrot: 1 }, sun: false }] });
    const search = new TurnSearch(p.length, regular);
    const endings = search.search(p, 0, 2, { width: 1e6, sun: true, everywhere: true });
    expect(endings[0].value).toBeCloseTo(bruteForce(p, 0, 2, regular), 9);
  }
});

test('the sun is turned first, and found wherever it helps', () => {
  // Without a die of five the eggplant stays; five points for the sun are less than ten and the set.
  const p = table({
    garden: [veg('eggplant', 0, [4, 4])],
    dice: [1],
    seats: [{ harvested: { pepper: 1, carrot: 1, tomato: 1, artichoke: 1 } }],
  });
  const search = new TurnSearch(p.length, pointsNow);
  const [first] = search.search(p, 0, 2, { width: 50, sun: true, everywhere: true });
  expect(rules.encodeMove(first.move)).toEqual({ sun: 'set', from: 1, to: expect.any(Number) });
  expect(first.value).toBeCloseTo(bruteForce(p, 0, 2, pointsNow), 9);
  for (const { move } of search.search(p, 0, 2, { width: 50, sun: false, everywhere: true })) {
    expect(rules.encodeMove(move)).not.toHaveProperty('sun');
  }
});

test('a pool keeps each position once, also when it has grown', () => {
  const pool = new Pool(3);
  const below = fastStream(3);
  const met = new Set<string>();
  for (let i = 0; i < 20_000; i++) {
    const written = pool.at(pool.count);
    for (let word = 0; word < 3; word++) written[word] = below(20);
    const text = written.join();
    expect(pool.keep()).toBe(!met.has(text));
    met.add(text);
  }
  expect(pool.count).toBe(met.size);
  expect(new Set(Array.from({ length: pool.count }, (_, i) => pool.at(i).join()))).toEqual(met);
});

test('a few throws stand for all: as many as asked, with the mean of four dice', () => {
  const eyes = (roll: number): number =>
    [0, 1, 2, 3].reduce((sum, die) => sum + ((roll >> (3 * die)) & 7) + 1, 0);
  for (const count of [1, 6, 12, 24]) expect(evenThrows(count)).toHaveLength(count);
  const rolls = evenThrows(24);
  const mean = rolls.reduce((sum, roll) => sum + eyes(roll), 0) / rolls.length;
  expect(Math.abs(mean - 14)).toBeLessThan(0.5);
  const possible = new Set(Array.from(outcomesOf(FOUR_DICE), ({ roll }) => roll));
  expect(rolls.every((roll) => possible.has(roll))).toBe(true);
});

test('options and seats: every turn of a game can be looked through', () => {
  for (const seats of [2, 3, 4]) {
    const p = table({ options: optionsFor({ seats, family: true }), dice: [1, 2, 5, 6] });
    const search = new TurnSearch(p.length, regular);
    const endings = search.search(p, 0, seats, { width: 3, sun: true, everywhere: true });
    expect(endings.length).toBeGreaterThan(1);
    expect(new Set(endings.map(({ move }) => move)).size).toBe(endings.length);
    expect(endings.map(({ value }) => value)).toEqual(
      endings.map(({ value }) => value).sort((a, b) => b - a),
    );
  }
});
