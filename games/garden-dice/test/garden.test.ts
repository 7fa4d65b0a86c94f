import { moves } from '@iacta/core';
import { describe, expect, test } from 'vitest';
import { type GardenMove, moveOf, preview, rules, starsOf } from '../rules/index.ts';
import {
  bird,
  counts,
  isListed,
  listed,
  ofType,
  partsOf,
  playAll,
  refused,
  seed,
  special,
  table,
  veg,
} from './setting.ts';

const FULL_HAND = { hand: { eggplant: 5, artichoke: 3 } };

describe('buying', () => {
  test('G-9: a die buys any seed whose value is not above it', () => {
    const bought = (die: number) =>
      listed(table({ dice: [die] })).flatMap((move) => ('buy' in move ? [move.buy] : []));
    expect(bought(1)).toEqual(['pepper']);
    expect(bought(4)).toEqual(['pepper', 'carrot', 'tomato', 'artichoke']);
    expect(bought(6)).toEqual(['pepper', 'carrot', 'tomato', 'artichoke', 'eggplant']);
    expect(refused(table({ dice: [4] }), { buy: 'eggplant', die: 4 })).toEqual({
      code: 'die-too-low',
      rule: 'G-9',
      data: { die: 4, value: 5 },
    });
    expect(refused(table({ dice: [4] }), { buy: 'carrot', die: 3 })).toEqual({
      code: 'no-such-die',
      rule: 'G-6',
      data: { die: 3 },
    });
  });

  test('G-9, G-11: the seed and one disc lie in front of the buyer', () => {
    const { state } = playAll(table({ dice: [5, 5] }), { buy: 'artichoke', die: 5 });
    expect(state.seats[0]).toMatchObject({ hand: counts({ artichoke: 1 }), discs: 7 });
    expect(state.supply.artichoke).toBe(4);
    expect(state.dice).toEqual([5]);
  });

  test('G-9: nothing is bought from an empty pile', () => {
    const position = table({ dice: [4], supply: { tomato: 0 } });
    expect(refused(position, { buy: 'tomato', die: 4 })).toEqual({
      code: 'supply-empty',
      rule: 'G-9',
      data: { kind: 'tomato' },
    });
  });

  test('G-10: two of a kind in a turn, and no third; other kinds are free', () => {
    const twice = playAll(
      table({ dice: [2, 2, 2, 3] }),
      { buy: 'carrot', die: 2 },
      { buy: 'carrot', die: 2 },
    );
    expect(twice.state.bought).toEqual(counts({ carrot: 2 }));
    expect(refused(twice.position, { buy: 'carrot', die: 3 })).toEqual({
      code: 'two-of-a-kind',
      rule: 'G-10',
      data: { kind: 'carrot' },
    });
    expect(isListed(twice.position, { buy: 'pepper', die: 2 })).toBe(true);
  });

  test('G-11: without a free disc nothing is bought', () => {
    const position = table({ dice: [4], seats: [FULL_HAND] });
    expect(refused(position, { buy: 'pepper', die: 4 })).toEqual({ code: 'no-free-disc', rule: 'G-11' });
  });
});

describe('placing', () => {
  test('G-12: a six and a one place on 1.6 or on 6.1 (golden case)', () => {
    const position = table({ dice: [1, 6], seats: [{ hand: { artichoke: 1 }, sun: false }] });
    const spaces = listed(position).flatMap((move) =>
      'place' in move && move.place === 'artichoke' ? [move.at] : [],
    );
    expect(spaces).toEqual([
      [1, 6],
      [6, 1],
    ]);
    expect(playAll(position, { place: 'artichoke', dice: [6, 1], at: [6, 1] }).state.garden).toEqual([
      seed('artichoke', 0, [6, 1]),
    ]);
  });

  test('G-12: the space must be empty and named by dice that are there', () => {
    const position = table({
      dice: [1, 2, 2],
      garden: [special('rock', 1, [1, 2])],
      seats: [{ hand: { carrot: 1 } }],
    });
    const why = (move: GardenMove) => refused(position, move);
    expect(why({ place: 'carrot', dice: [1, 2], at: [1, 2] })).toEqual({
      code: 'space-taken',
      rule: 'G-12',
      data: { at: [1, 2] },
    });
    expect(why({ place: 'carrot', dice: [1, 2], at: [4, 4] })).toEqual({
      code: 'wrong-coordinates',
      rule: 'G-12',
      data: { dice: [1, 2], at: [4, 4] },
    });
    expect(why({ place: 'carrot', dice: [1, 1], at: [1, 1] })).toMatchObject({
      code: 'no-such-die',
      data: { die: 1 },
    });
    expect(why({ place: 'carrot', dice: [1, 3], at: [1, 3] })).toMatchObject({
      code: 'no-such-die',
      data: { die: 3 },
    });
    expect(why({ place: 'carrot', dice: [3, 4], at: [3, 4] })).toMatchObject({
      code: 'no-such-die',
      data: { die: 3 },
    });
    expect(isListed(position, { place: 'carrot', dice: [2, 2], at: [2, 2] })).toBe(true);
  });

  test('G-13: a seed keeps its disc, bird and sundial take a free one, a rock none', () => {
    const start = table({ dice: [1, 2, 3, 4], seats: [{ hand: { carrot: 1 } }] });
    expect(playAll(start, { place: 'carrot', dice: [1, 2], at: [2, 1] }).state.seats[0]).toMatchObject({
      hand: counts(),
      discs: 7,
    });
    expect(playAll(start, { place: 'bird', dice: [1, 2], at: [2, 1] }).state).toMatchObject({
      garden: [bird(0, [2, 1])],
      seats: [{ discs: 6, specials: ['sundial', 'rock'] }, {}],
    });
    expect(playAll(start, { place: 'sundial', dice: [1, 2], at: [2, 1] }).state).toMatchObject({
      garden: [special('sundial', 0, [2, 1])],
      seats: [{ discs: 6, specials: ['bird', 'rock'] }, {}],
    });
    expect(playAll(start, { place: 'rock', dice: [1, 2], at: [2, 1] }).state).toMatchObject({
      garden: [special('rock', 0, [2, 1])],
      seats: [{ discs: 7, specials: ['bird', 'sundial'] }, {}],
    });
  });

  test('G-13: without a free disc seeds and rock can be placed, bird and sundial cannot', () => {
    const position = table({ dice: [1, 2], seats: [FULL_HAND] });
    const tiles = new Set(listed(position).flatMap((move) => ('place' in move ? [move.place] : [])));
    expect(tiles).toEqual(new Set(['artichoke', 'eggplant', 'rock']));
    for (const tile of ['bird', 'sundial'] as const) {
      expect(refused(position, { place: tile, dice: [1, 2], at: [1, 2] })).toEqual({
        code: 'no-free-disc',
        rule: 'G-13',
      });
    }
  });

  test('G-13: only a tile in the hand of the seat can be placed', () => {
    const position = table({ options: { seats: 3 }, dice: [1, 2], garden: [bird(0, [6, 6])] });
    for (const tile of ['pepper', 'bird', 'rock'] as const) {
      expect(refused(position, { place: tile, dice: [1, 2], at: [1, 2] })).toEqual({
        code: 'not-in-hand',
        rule: 'G-13',
        data: { tile },
      });
    }
  });

  test('G-14: only animals are ever moved', () => {
    const garden = [seed('pepper', 0, [1, 1]), special('sundial', 0, [3, 3]), special('rock', 0, [5, 5])];
    const position = table({ dice: [1, 2, 3, 6], garden });
    expect(listed(position).some((move) => 'move' in move || 'remove' in move)).toBe(false);
    expect(refused(position, { move: [1, 2], die: 1 })).toEqual({
      code: 'not-on-board',
      rule: 'G-22',
      data: { tile: 'bird' },
    });
  });

  test('G-32: nothing is placed on a rock and no animal passes it', () => {
    const position = table({
      dice: [2, 2, 6],
      garden: [special('rock', 1, [2, 2]), bird(0, [2, 1])],
    });
    expect(isListed(position, { place: 'sundial', dice: [2, 2], at: [2, 2] })).toBe(false);
    expect(refused(position, { move: [2, 2], die: 2 })).toMatchObject({ code: 'not-edible', rule: 'G-R3' });
    expect(refused(position, { move: [2, 3], die: 2 })).toMatchObject({
      code: 'path-blocked',
      rule: 'G-22',
      data: { by: [2, 2] },
    });
    expect(listed(position).filter((move) => 'remove' in move)).toEqual([]);
  });

  test('G-R9: special tiles and rocks may lie on star spaces', () => {
    const position = table({ dice: [3, 3] });
    for (const place of ['bird', 'sundial', 'rock'] as const) {
      expect(isListed(position, { place, dice: [3, 3], at: [3, 3] })).toBe(true);
    }
  });
});

describe('watering', () => {
  test('G-15: an own seed, with a die not below its value', () => {
    const garden = [seed('tomato', 0, [2, 5]), seed('pepper', 1, [4, 4]), veg('pepper', 0, [6, 1])];
    const position = table({ dice: [2, 3], garden });
    expect(isListed(position, { water: [2, 5], die: 3 })).toBe(true);
    expect(refused(position, { water: [2, 5], die: 2 })).toEqual({
      code: 'die-too-low',
      rule: 'G-15',
      data: { die: 2, value: 3 },
    });
    expect(refused(position, { water: [2, 5], die: 6 })).toMatchObject({ code: 'no-such-die' });
    expect(refused(position, { water: [4, 4], die: 3 })).toEqual({
      code: 'not-your-tile',
      rule: 'G-15',
      data: { at: [4, 4], owner: 1 },
    });
    for (const water of [
      [6, 1],
      [1, 1],
    ] as const) {
      expect(refused(position, { water, die: 3 })).toMatchObject({ code: 'no-seed-there', rule: 'G-15' });
    }
    const { state } = playAll(position, { water: [2, 5], die: 3 });
    expect(state.garden).toContainEqual(veg('tomato', 0, [2, 5]));
    expect(state.seats[0].discs).toBe(6);
  });

  // Green 0, Blue 1, Yellow 2; crosses of the picture are seeds that are too high, a vegetable, empty spaces.
  const example = [
    seed('artichoke', 0, [4, 2]),
    seed('tomato', 1, [4, 3]),
    seed('pepper', 0, [4, 4]),
    seed('carrot', 2, [3, 3]),
    seed('eggplant', 1, [4, 1]),
    seed('artichoke', 2, [5, 2]),
    veg('carrot', 2, [3, 2]),
    seed('tomato', 0, [5, 3]),
    seed('carrot', 1, [2, 3]),
  ];

  test('G-16, G-R7: artichoke to tomato, from there to pepper and carrot (golden case)', () => {
    const { state, events } = playAll(table({ options: { seats: 3 }, dice: [5, 5], garden: example }), {
      water: [4, 2],
      die: 5,
    });
    expect(events).toEqual([
      { type: 'watered', seat: 0, die: 5, at: [4, 2], from: null, owner: 0, kind: 'artichoke' },
      { type: 'watered', seat: 0, die: null, at: [4, 3], from: [4, 2], owner: 1, kind: 'tomato' },
      { type: 'watered', seat: 0, die: null, at: [4, 4], from: [4, 3], owner: 0, kind: 'pepper' },
      { type: 'watered', seat: 0, die: null, at: [3, 3], from: [4, 3], owner: 2, kind: 'carrot' },
    ]);
    const grown = state.garden.filter(({ tile }) => tile === 'vegetable').map(({ at }) => at.join('.'));
    expect(grown).toEqual(['3.2', '3.3', '4.2', '4.3', '4.4']);
  });

  test('G-16: the preview of water names the tiles and no points', () => {
    const position = table({ options: { seats: 3 }, dice: [5], garden: example });
    const told = preview(position, 0, moveOf({ water: [4, 2], die: 5 }));
    expect(told?.tiles.map(({ kind }) => kind)).toEqual(['artichoke', 'tomato', 'pepper', 'carrot']);
    expect(told?.points).toEqual([0, 0, 0]);
    expect(preview(position, 0, moveOf({ harvest: [4, 2], die: 5 }))).toBeNull();
    expect(preview(position, 0, moveOf({ endTurn: true }))).toBeNull();
  });
});

describe('harvesting', () => {
  // Yellow 0, Green 1, Red 2. Green's scarecrow is between its carrot and its pepper.
  const example = [
    veg('tomato', 0, [5, 5]),
    veg('pepper', 0, [5, 4]),
    veg('carrot', 1, [4, 5]),
    veg('pepper', 1, [3, 5]),
    veg('pepper', 2, [4, 6]),
    special('scarecrow', 1, [4, 4]),
  ];
  // The example's two star peppers: one below the carrot and one to its right, which is on no star itself.
  const golden = [
    veg('tomato', 0, [4, 4]),
    veg('pepper', 0, [4, 3]),
    veg('carrot', 1, [5, 4]),
    veg('pepper', 1, [6, 4]),
    veg('pepper', 2, [5, 5]),
    special('scarecrow', 1, [5, 3]),
  ];

  test('G-18, G-19, G-20, G-R11: yellow 7, green 9, red 2 (golden case)', () => {
    const start = table({ options: { seats: 3 }, dice: [3, 6], garden: golden });
    const move = { harvest: [4, 4], die: 3 } as const;
    expect(preview(start, 0, moveOf(move))?.points).toEqual([7, 9, 2]);
    const { position, state, events } = playAll(start, move);
    expect(ofType(events, 'harvested').map(({ owner, points, bonus }) => [owner, points, bonus])).toEqual([
      [0, 3, null],
      [1, 5, 'scarecrow'],
      [0, 1, null],
      [1, 4, 'scarecrow'],
      [2, 2, 'star'],
    ]);
    expect(ofType(events, 'others')).toEqual([{ type: 'others', seat: 0, points: 3 }]);
    expect([0, 1, 2].map((seat) => partsOf(position, seat).harvest)).toEqual([4, 9, 2]);
    expect([0, 1, 2].map((seat) => partsOf(position, seat).others)).toEqual([3, 0, 0]);
    expect(state.garden).toEqual([special('scarecrow', 1, [5, 3])]);
    expect(state.seats.map(({ discs }) => discs)).toEqual([8, 7, 8]);
    expect(state.seats.map(({ harvested }) => harvested)).toEqual([
      counts({ pepper: 1, tomato: 1 }),
      counts({ pepper: 1, carrot: 1 }),
      counts({ pepper: 1 }),
    ]);
  });

  test('G-17: an own vegetable, with a die not below its value', () => {
    const position = table({ options: { seats: 3 }, dice: [2, 5], garden: example });
    expect(refused(position, { harvest: [5, 5], die: 2 })).toEqual({
      code: 'die-too-low',
      rule: 'G-17',
      data: { die: 2, value: 3 },
    });
    expect(refused(position, { harvest: [4, 5], die: 5 })).toEqual({
      code: 'not-your-tile',
      rule: 'G-17',
      data: { at: [4, 5], owner: 1 },
    });
    expect(refused(position, { harvest: [1, 1], die: 5 })).toMatchObject({
      code: 'no-vegetable-there',
      rule: 'G-17',
    });
    const { events } = playAll(position, { harvest: [5, 4], die: 2 });
    expect(ofType(events, 'harvested')).toEqual([
      {
        type: 'harvested',
        seat: 0,
        die: 2,
        at: [5, 4],
        from: null,
        owner: 0,
        kind: 'pepper',
        points: 1,
        bonus: null,
      },
    ]);
    expect(ofType(events, 'others')).toEqual([]);
  });

  const everySpace = [1, 2, 3, 4, 5, 6].flatMap((row) =>
    [1, 2, 3, 4, 5, 6].map((column) => [row, column] as const),
  );
  test.each([
    [{}, '46 55 56 64 65 66'],
    [{ stars: 'corner' }, '46 55 56 64 65 66'],
    [{ stars: 'doubles' }, '11 22 33 44 55 66'],
    [{ stars: '13 61 66' }, '13 61 66'],
    [{ stars: '11 12 13 14 15 16 61 62 63 64 65 66' }, '11 12 13 14 15 16 61 62 63 64 65 66'],
  ])('G-2, G-19, G-R19: with %j exactly these spaces double: %s', (options, stars) => {
    const doubling = everySpace.filter((at) => {
      const position = table({ options, dice: [5, 6], garden: [veg('eggplant', 0, at)] });
      const { state, events } = playAll(position, { harvest: at, die: 6 });
      const isStar = ofType(events, 'harvested')[0].bonus === 'star';
      expect(state.seats[0].harvest).toBe(isStar ? 10 : 5);
      return isStar;
    });
    expect(doubling.map((at) => at.join('')).join(' ')).toBe(stars);
    expect(starsOf(table({ options, dice: [5] }))).toEqual(doubling);
  });

  test('G-30, G-R11: the scarecrow works on the eight spaces around it, for its owner, that side up', () => {
    const harvestNear = (side: 'scarecrow' | 'sundial', owner: number, at: readonly [number, number]) => {
      const garden = [special(side, owner, [4, 3]), veg('carrot', 0, at)];
      const position = table({ options: { stars: 'doubles' }, dice: [2, 6], garden });
      return playAll(position, { harvest: at, die: 2 }).state.seats[0].harvest;
    };
    const around = [2, 3, 4, 5, 6].flatMap((row) => [1, 2, 3, 4, 5].map((column) => [row, column] as const));
    const guarded = around.filter((at) => at.join() !== '4,3' && harvestNear('scarecrow', 0, at) === 5);
    expect(guarded.map((at) => at.join('.'))).toEqual([
      '3.2',
      '3.3',
      '3.4',
      '4.2',
      '4.4',
      '5.2',
      '5.3',
      '5.4',
    ]);
    expect(harvestNear('sundial', 0, [4, 4])).toBe(4);
    expect(harvestNear('scarecrow', 1, [4, 4])).toBe(4);
    expect(harvestNear('scarecrow', 1, [5, 3])).toBe(2);
  });

  test('G-R12: a disc that came back can be used at once', () => {
    const garden = [veg('pepper', 0, [1, 2])];
    const position = table({ dice: [1, 5], garden, seats: [{ hand: { eggplant: 4, artichoke: 3 } }] });
    expect(isListed(position, { buy: 'carrot', die: 5 })).toBe(false);
    const { position: next } = playAll(position, { harvest: [1, 2], die: 1 });
    expect(isListed(next, { buy: 'carrot', die: 5 })).toBe(true);
  });

  test('a listed harvest always has a preview of what will happen', () => {
    const position = table({ options: { seats: 3 }, dice: [3, 6], garden: example });
    for (const move of moves(rules, position, 0)) {
      const told = preview(position, 0, move);
      if (!told) continue;
      const { position: next } = playAll(position, rules.encodeMove(move));
      expect(told.points).toEqual(
        [0, 1, 2].map((seat) => rules.points(next, seat) - rules.points(position, seat)),
      );
    }
  });
});
