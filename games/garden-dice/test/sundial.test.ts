import { expect, test } from 'vitest';
import type { GardenMove } from '../rules/index.ts';
import { bird, isListed, listed, playAll, refused, seed, special, table } from './setting.ts';

const SUNDIAL = special('sundial', 0, [6, 1]);
const carrots = (count: number) => [{ hand: { carrot: count }, sun: false }];
const carrotSpaces = (moves: readonly GardenMove[]): string[] =>
  moves.flatMap((move) => ('place' in move && move.place === 'carrot' ? [move.at.join('.')] : [])).toSorted();

test('G-29: one die by one or two, or two dice by one each', () => {
  const position = table({ dice: [3, 4], garden: [SUNDIAL], seats: carrots(1) });
  const around = (row: number, column: number) =>
    [
      [0, 0],
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
      [2, 0],
      [-2, 0],
      [0, 2],
      [0, -2],
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ].map(([up, right]) => `${row + up}.${column + right}`);
  const expected = [...new Set([...around(3, 4), ...around(4, 3)])].toSorted();
  expect(carrotSpaces(listed(position))).toEqual(expected);
});

test('G-R2: results stay within one to six', () => {
  const position = table({ dice: [1, 1], garden: [SUNDIAL], seats: carrots(1) });
  expect(carrotSpaces(listed(position))).toEqual(['1.1', '1.2', '1.3', '2.1', '2.2', '3.1']);
});

test('G-29, G-R2: a change by two closes it for the turn', () => {
  const start = table({ dice: [2, 2, 3, 3], garden: [SUNDIAL], seats: carrots(2) });
  const { position, state, events } = playAll(start, { place: 'carrot', dice: [2, 2], at: [2, 4] });
  expect(events[0]).toMatchObject({ type: 'placed', sundial: 2 });
  expect(state.sundialUsed).toBe(2);
  expect(carrotSpaces(listed(position))).toEqual(['3.3']);
  expect(refused(position, { place: 'carrot', dice: [3, 3], at: [3, 4] })).toEqual({
    code: 'sundial-used',
    rule: 'G-R2',
    data: { dice: [3, 3], at: [3, 4], left: 0 },
  });
});

test('G-29, G-R2: a change by one leaves one for another action of the turn, lost at its end', () => {
  const start = table({ dice: [2, 2, 3, 3], garden: [SUNDIAL], seats: carrots(2) });
  const once = playAll(start, { place: 'carrot', dice: [2, 2], at: [2, 1] });
  expect(once.state.sundialUsed).toBe(1);
  expect(carrotSpaces(listed(once.position))).toEqual(['2.3', '3.2', '3.3', '3.4', '4.3']);
  expect(refused(once.position, { place: 'carrot', dice: [3, 3], at: [4, 4] })).toMatchObject({
    code: 'sundial-used',
    data: { left: 1 },
  });
  const twice = playAll(once.position, { place: 'carrot', dice: [3, 3], at: [3, 4] });
  expect(twice.state).toMatchObject({ turn: 1, sundialUsed: 0 });
});

test('G-29: it works in the turn it was placed, but not for the dice that place it (G-R2)', () => {
  const start = table({ dice: [2, 2, 3, 3], seats: carrots(1) });
  expect(refused(start, { place: 'sundial', dice: [2, 2], at: [2, 3] })).toEqual({
    code: 'no-sundial',
    rule: 'G-29',
    data: { dice: [2, 2], at: [2, 3] },
  });
  const { position } = playAll(start, { place: 'sundial', dice: [2, 2], at: [2, 2] });
  expect(isListed(position, { place: 'carrot', dice: [3, 3], at: [4, 4] })).toBe(true);
});

test('G-29: the scarecrow side and other seats’ sundials change nothing', () => {
  for (const garden of [[special('scarecrow', 0, [6, 1])], [special('sundial', 1, [6, 1])]]) {
    const position = table({ dice: [3, 3], garden, seats: carrots(1) });
    expect(carrotSpaces(listed(position))).toEqual(['3.3']);
    expect(refused(position, { place: 'carrot', dice: [3, 3], at: [3, 4] })).toMatchObject({
      code: 'no-sundial',
    });
  }
});

test('G-R2: what was used of the sundial is remembered while it is a scarecrow', () => {
  const start = table({ dice: [2, 2, 6, 6], garden: [SUNDIAL], seats: carrots(2) });
  const { position, state } = playAll(
    start,
    { place: 'carrot', dice: [2, 2], at: [2, 3] },
    { flip: 'sundial' },
  );
  expect(state.sundialUsed).toBe(1);
  expect(playAll(position, { flip: 'sundial' }).state.sundialUsed).toBe(0);
});

test('G-R2: no other die is ever changed', () => {
  const garden = [SUNDIAL, seed('tomato', 0, [2, 2]), bird(0, [4, 4])];
  const position = table({ dice: [2, 5], garden, seats: [{ sun: false }] });
  expect(isListed(position, { water: [2, 2], die: 2 })).toBe(false);
  expect(isListed(position, { flip: 'sundial' })).toBe(false);
  expect(isListed(position, { buy: 'tomato', die: 2 })).toBe(false);
  expect(isListed(position, { move: [1, 4], die: 2 })).toBe(false);
});

test('G-R2: it changes the coordinates of a removal, and a die that the sun has set', () => {
  const garden = [SUNDIAL, bird(1, [3, 4])];
  const removal = playAll(table({ dice: [1, 2, 4, 6], garden }), { remove: [3, 4], dice: [2, 4] });
  expect(removal.events[0]).toMatchObject({ type: 'removed', sundial: 1 });
  expect(removal.state.sundialUsed).toBe(1);
  const set = playAll(table({ dice: [1, 1], garden, seats: [{ hand: { carrot: 1 } }] }), {
    sun: 'set',
    from: 1,
    to: 6,
  });
  expect(isListed(set.position, { place: 'carrot', dice: [1, 6], at: [2, 5] })).toBe(true);
});

test('G-R15: of two orders that fit, the one that uses the sundial less is taken', () => {
  const start = table({ dice: [1, 3, 4], garden: [SUNDIAL], seats: carrots(1) });
  expect(playAll(start, { place: 'carrot', dice: [3, 4], at: [4, 3] }).state.sundialUsed).toBe(0);
  expect(playAll(start, { place: 'carrot', dice: [4, 3], at: [4, 4] }).state.sundialUsed).toBe(1);
  const same = listed(start).filter(
    (move) => 'place' in move && move.at.join() === '4,4' && move.place === 'carrot',
  );
  expect(same).toEqual([{ place: 'carrot', dice: [3, 4], at: [4, 4] }]);
});
