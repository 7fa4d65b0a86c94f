import { expect, test } from 'vitest';
import { moveOf, preview } from '../rules/index.ts';
import { bird, isListed, ofType, playAll, rabbit, refused, seed, special, table, veg } from './setting.ts';

// Corners of the garden and of the refusals, each from a planted fault that no other test noticed.

const CORNERS = [
  [1, 1],
  [1, 6],
  [6, 1],
  [6, 6],
] as const;

test('G-16, G-R7: a seed that water reaches from two sides is watered once', () => {
  const garden = [
    seed('artichoke', 0, [4, 3]),
    seed('tomato', 0, [4, 4]),
    seed('carrot', 1, [3, 3]),
    seed('pepper', 1, [3, 4]),
  ];
  const { events, state } = playAll(table({ dice: [4, 6], garden }), { water: [4, 3], die: 4 });
  expect(ofType(events, 'watered')).toHaveLength(4);
  expect(state.garden.map(({ tile }) => tile)).toEqual(Array(4).fill('vegetable'));
});

test('G-18, G-20, G-R7: a vegetable that the harvest reaches from two sides counts once', () => {
  const garden = [
    veg('artichoke', 0, [4, 3]),
    veg('tomato', 0, [4, 5]),
    veg('tomato', 0, [5, 3]),
    veg('carrot', 0, [5, 4]),
    veg('carrot', 1, [4, 4]),
  ];
  const position = table({ options: { stars: 'doubles' }, dice: [4, 6], garden });
  const move = { harvest: [4, 3], die: 4 } as const;
  expect(preview(position, 0, moveOf(move))?.tiles).toHaveLength(4);
  const { state, events } = playAll(position, move);
  expect(
    ofType(events, 'harvested')
      .map(({ at }) => at.join('.'))
      .toSorted(),
  ).toEqual(['4.3', '4.4', '5.3', '5.4']);
  expect(state.seats.map(({ harvest, others }) => [harvest, others])).toEqual([
    [9, 1],
    [4, 0],
  ]);
});

test('G-30: a scarecrow in a corner of the garden works as anywhere', () => {
  for (const [row, column] of CORNERS) {
    const beside = [row, column === 1 ? 2 : 5] as const;
    const garden = [special('scarecrow', 0, [row, column]), veg('carrot', 0, beside)];
    const { state } = playAll(table({ dice: [2, 6], garden }), { harvest: beside, die: 2 });
    expect(state.seats[0].harvest).toBe(5);
  }
});

test('G-21: a tile in a corner is turned like any other, with a six', () => {
  for (const corner of CORNERS) {
    const garden = [bird(0, corner)];
    expect(refused(table({ dice: [5], garden }), { flip: 'animal' })).toEqual({
      code: 'needs-a-six',
      rule: 'G-21',
    });
    expect(isListed(table({ dice: [6], garden }), { flip: 'animal' })).toBe(true);
  }
});

test('G-29: a sundial in a corner of the garden works as anywhere', () => {
  for (const corner of CORNERS) {
    const garden = [special('sundial', 0, corner)];
    const position = table({ dice: [3, 3], garden, seats: [{ hand: { carrot: 1 } }] });
    expect(isListed(position, { place: 'carrot', dice: [3, 3], at: [3, 4] })).toBe(true);
  }
});

test('G-28: without a third die that is a six a rabbit stays as well as a bird', () => {
  for (const animal of [bird, rabbit]) {
    const position = table({ dice: [3, 4], garden: [animal(1, [3, 4])] });
    expect(refused(position, { remove: [3, 4], dice: [3, 4] })).toMatchObject({ code: 'needs-a-six' });
  }
});

test('G-28, G-R2: the last step of a sundial is no reason to refuse', () => {
  const garden = [special('sundial', 0, [6, 1]), bird(1, [3, 5])];
  const position = table({ dice: [3, 4], garden, sundialUsed: 1 });
  expect(refused(position, { remove: [3, 5], dice: [3, 4] })).toMatchObject({ code: 'needs-a-six' });
});

test('G-9: a die that is just high enough meets the empty pile', () => {
  const position = table({ dice: [3], supply: { tomato: 0 } });
  expect(refused(position, { buy: 'tomato', die: 3 })).toMatchObject({ code: 'supply-empty' });
});

test('G-13, G-R13: without animals a seed that is not there is missed as a seed', () => {
  const position = table({ options: { seats: 3, family: true }, dice: [3, 3] });
  expect(refused(position, { place: 'carrot', dice: [3, 3], at: [3, 3] })).toMatchObject({
    code: 'not-in-hand',
    rule: 'G-13',
  });
});

test('G-31: the sun is for the dice before any of them has been spent', () => {
  const { position } = playAll(table({ dice: [1, 2, 3, 5] }), { buy: 'tomato', die: 3 });
  expect(refused(position, { sun: 'reroll' })).toEqual({
    code: 'sun-too-late',
    rule: 'G-31',
    data: { left: 3 },
  });
});

test('G-16, G-R7: water that begins in a corner of the garden is reported from there', () => {
  for (const [row, column] of CORNERS) {
    const beside = [row, column === 1 ? 2 : 5] as const;
    const garden = [seed('artichoke', 0, [row, column]), seed('pepper', 0, beside)];
    const { events } = playAll(table({ dice: [4, 6], garden }), { water: [row, column], die: 4 });
    expect(ofType(events, 'watered').map(({ from }) => from)).toEqual([null, [row, column]]);
  }
});

test('G-23: a rabbit that eats a vegetable harvests nothing, so nothing is previewed', () => {
  const position = table({ dice: [1], garden: [rabbit(0, [3, 3]), veg('tomato', 1, [3, 4])] });
  expect(isListed(position, { move: [3, 4], die: 1 })).toBe(true);
  expect(preview(position, 0, moveOf({ move: [3, 4], die: 1 }))).toBeNull();
});
