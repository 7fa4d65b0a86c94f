import { describe, expect, test } from 'vitest';
import { type GardenMove, rules, type Space } from '../rules/index.ts';
import {
  bird,
  counts,
  isListed,
  listed,
  ofType,
  playAll,
  rabbit,
  refused,
  seed,
  special,
  table,
  veg,
} from './setting.ts';

const targets = (moves: readonly GardenMove[], die: number): string[] =>
  moves.flatMap((move) => ('move' in move && move.die === die ? [move.move.join('.')] : [])).toSorted();

describe('flipping', () => {
  test('G-21: a six turns the own animal or sundial over, and back', () => {
    const garden = [bird(0, [1, 2], 2), special('sundial', 0, [3, 4]), bird(1, [5, 5])];
    const first = playAll(table({ dice: [5, 6, 6, 6], garden, supply: { pepper: 3 } }), { flip: 'animal' });
    expect(first.events).toEqual([{ type: 'flipped', seat: 0, to: 'rabbit', at: [1, 2] }]);
    expect(first.state.garden).toContainEqual(rabbit(0, [1, 2], 2));
    expect(first.state.dice).toEqual([5, 6, 6]);
    const both = playAll(first.position, { flip: 'sundial' }, { flip: 'animal' });
    expect(both.events.map((event) => 'to' in event && event.to)).toEqual(['scarecrow', 'bird']);
    expect(both.state.garden).toEqual([bird(0, [1, 2], 2), special('scarecrow', 0, [3, 4]), bird(1, [5, 5])]);
    expect(both.state.seats[0].discs).toBe(4);
  });

  test('G-21: it takes a six, and the tile in the garden', () => {
    const position = table({ dice: [5, 4], garden: [bird(0, [1, 2])] });
    expect(refused(position, { flip: 'animal' })).toEqual({ code: 'needs-a-six', rule: 'G-21' });
    expect(refused(table({ dice: [6] }), { flip: 'animal' })).toEqual({
      code: 'not-on-board',
      rule: 'G-21',
      data: { tile: 'bird' },
    });
    expect(refused(position, { flip: 'sundial' })).toMatchObject({
      code: 'not-on-board',
      data: { tile: 'sundial' },
    });
  });
});

describe('moving', () => {
  test('G-22, G-R3: up to the number of a die along a row or a column, over empty spaces', () => {
    const position = table({ dice: [1, 2], garden: [bird(0, [3, 3]), special('rock', 1, [3, 5])] });
    expect(targets(listed(position), 1)).toEqual(['2.3', '3.2', '3.4', '4.3']);
    expect(targets(listed(position), 2)).toEqual(['1.3', '2.3', '3.1', '3.2', '3.4', '4.3', '5.3']);
    const { state, events } = playAll(position, { move: [5, 3], die: 2 });
    expect(events).toEqual([{ type: 'moved', seat: 0, animal: 'bird', from: [3, 3], to: [5, 3], die: 2 }]);
    expect(state.garden).toEqual([special('rock', 1, [3, 5]), bird(0, [5, 3])]);
  });

  test('G-22, G-R3: what an animal cannot do is refused with its reason', () => {
    const position = table({ dice: [2, 5], garden: [bird(0, [3, 3]), special('rock', 1, [3, 5])] });
    const why = (move: Space, die: number) => refused(position, { move, die });
    expect(why([4, 4], 2)).toEqual({ code: 'not-in-line', rule: 'G-R3', data: { from: [3, 3], at: [4, 4] } });
    expect(why([3, 3], 2)).toMatchObject({ code: 'not-in-line' });
    expect(why([6, 3], 2)).toEqual({
      code: 'too-far',
      rule: 'G-22',
      data: { from: [3, 3], at: [6, 3], distance: 3, die: 2 },
    });
    expect(why([3, 6], 5)).toEqual({
      code: 'path-blocked',
      rule: 'G-22',
      data: { from: [3, 3], at: [3, 6], by: [3, 5] },
    });
    expect(why([3, 5], 5)).toEqual({ code: 'not-edible', rule: 'G-R3', data: { at: [3, 5] } });
    expect(why([3, 4], 4)).toMatchObject({ code: 'no-such-die', data: { die: 4 } });
  });
});

describe('eating', () => {
  test('G-23, G-R3: a bird eats opponents’ seeds, a rabbit their vegetables, nothing else', () => {
    const around = [
      seed('pepper', 1, [4, 3]),
      veg('pepper', 1, [2, 3]),
      seed('carrot', 0, [3, 2]),
      special('sundial', 1, [3, 4]),
    ];
    expect(targets(listed(table({ dice: [1], garden: [bird(0, [3, 3]), ...around] })), 1)).toEqual(['4.3']);
    expect(targets(listed(table({ dice: [1], garden: [rabbit(0, [3, 3]), ...around] })), 1)).toEqual(['2.3']);
    const own = [rabbit(0, [3, 3]), veg('carrot', 0, [3, 2]), rabbit(1, [3, 4])];
    expect(targets(listed(table({ dice: [1], garden: own })), 1)).toEqual(['2.3', '4.3']);
  });

  test('G-23: the meal counts as a step, ends the move and gives the disc back', () => {
    const garden = [rabbit(0, [1, 1]), veg('eggplant', 1, [1, 4])];
    const position = table({ dice: [2, 3, 6], garden });
    expect(isListed(position, { move: [1, 4], die: 2 })).toBe(false);
    expect(isListed(position, { move: [1, 5], die: 6 })).toBe(false);
    const { state, events } = playAll(position, { move: [1, 4], die: 3 });
    expect(ofType(events, 'ate')).toEqual([
      { type: 'ate', seat: 0, animal: 'rabbit', owner: 1, kind: 'eggplant', at: [1, 4] },
    ]);
    expect(state).toMatchObject({
      phase: 'eat',
      eating: 'eggplant',
      eaten: [1],
      garden: [rabbit(0, [1, 4])],
    });
    expect(state.seats[1].discs).toBe(8);
  });

  test('G-23, G-R3: without a free disc opponents’ tiles are walls', () => {
    const garden = [bird(0, [1, 1]), seed('pepper', 1, [1, 2])];
    const position = table({ dice: [2], garden, seats: [{ hand: { eggplant: 5, artichoke: 2 } }] });
    expect(targets(listed(position), 2)).toEqual(['2.1', '3.1']);
    expect(refused(position, { move: [1, 2], die: 2 })).toEqual({
      code: 'no-free-disc',
      rule: 'G-23',
      data: { at: [1, 2] },
    });
  });

  test('G-24, G-R11: a scarecrow keeps birds off its owner’s seeds, not off others, nor off empty spaces', () => {
    const garden = [bird(0, [1, 1]), seed('pepper', 1, [1, 2]), special('scarecrow', 1, [2, 2])];
    const position = table({ dice: [1], garden });
    expect(refused(position, { move: [1, 2], die: 1 })).toEqual({
      code: 'protected',
      rule: 'G-24',
      data: { at: [1, 2] },
    });
    expect(isListed(position, { move: [2, 1], die: 1 })).toBe(true);
    const others = [bird(0, [1, 1]), seed('pepper', 1, [1, 2]), special('scarecrow', 2, [2, 2])];
    expect(
      isListed(table({ options: { seats: 3 }, dice: [1], garden: others }), { move: [1, 2], die: 1 }),
    ).toBe(true);
    const sundial = [bird(0, [1, 1]), seed('pepper', 1, [1, 2]), special('sundial', 1, [2, 2])];
    expect(isListed(table({ dice: [1], garden: sundial }), { move: [1, 2], die: 1 })).toBe(true);
    const hare = [rabbit(0, [1, 1]), veg('pepper', 1, [1, 2]), special('scarecrow', 1, [2, 2])];
    expect(isListed(table({ dice: [1], garden: hare }), { move: [1, 2], die: 1 })).toBe(true);
  });

  const meal = (dice: number[], hand = {}) =>
    playAll(
      table({
        dice: [1, ...dice],
        garden: [bird(0, [1, 1], 1), seed('tomato', 1, [1, 2])],
        supply: { pepper: 4 },
        seats: [{ hand }],
      }),
      { move: [1, 2], die: 1 },
    ).position;

  test('G-25: a swallowed tile leaves the game and leaves a disc on the animal', () => {
    const { state, events } = playAll(meal([4]), { eat: 'swallow' });
    expect(events).toEqual([{ type: 'swallowed', seat: 0, kind: 'tomato' }]);
    expect(state).toMatchObject({ phase: 'act', eating: null, eaten: [1], dice: [4] });
    expect(state.garden).toEqual([bird(0, [1, 2], 2)]);
    expect(state.seats[0].discs).toBe(5);
    expect(state.supply.tomato).toBe(4);
  });

  test('G-26: a spat tile costs another die and is in hand as a seed with a disc', () => {
    const { state, events } = playAll(meal([3, 4]), { eat: 'spit', die: 3 });
    expect(events).toEqual([{ type: 'spat', seat: 0, kind: 'tomato', die: 3 }]);
    expect(state).toMatchObject({ phase: 'act', dice: [4], eating: null });
    expect(state.seats[0]).toMatchObject({ hand: counts({ tomato: 1 }), discs: 5 });
    expect(refused(meal([2, 4]), { eat: 'spit', die: 2 })).toEqual({
      code: 'die-too-low',
      rule: 'G-26',
      data: { die: 2, value: 3 },
    });
    expect(refused(meal([2, 4]), { eat: 'spit', die: 3 })).toMatchObject({ code: 'no-such-die' });
  });

  test('G-R4: the meal comes first, though the sun may still turn a die; without a fitting die it is swallowed', () => {
    const position = meal([2, 6]);
    expect(refused(position, { buy: 'pepper', die: 2 })).toEqual({
      code: 'eat-first',
      rule: 'G-R4',
      data: { kind: 'tomato' },
    });
    for (const move of [{ endTurn: true }, { again: true }, { sun: 'reroll' }, { flip: 'animal' }] as const) {
      expect(refused(position, move)).toMatchObject({ code: 'eat-first' });
    }
    const low = meal([2]);
    const choices = listed(low).filter((move) => !('sun' in move));
    expect(choices).toEqual([{ eat: 'swallow' }]);
    const set = playAll(low, { sun: 'set', from: 2, to: 4 });
    expect(listed(set.position)).toEqual([{ eat: 'swallow' }, { eat: 'spit', die: 4 }]);
    expect(refused(table({ dice: [2] }), { eat: 'swallow' })).toEqual({
      code: 'nothing-eaten',
      rule: 'G-25',
    });
    expect(refused(table({ dice: [2] }), { eat: 'spit', die: 2 })).toEqual({
      code: 'nothing-eaten',
      rule: 'G-25',
    });
  });

  test('G-R4, G-R17: with the last die spent the meal is still decided, then the turn ends', () => {
    const garden = [bird(0, [1, 1]), seed('pepper', 1, [1, 2])];
    const ate = playAll(table({ dice: [1], garden }), { move: [1, 2], die: 1 });
    expect(ate.state).toMatchObject({ phase: 'eat', dice: [], turn: 0 });
    expect(listed(ate.position)).toEqual([{ eat: 'swallow' }]);
    expect(playAll(ate.position, { eat: 'swallow' }).state).toMatchObject({
      phase: 'roll',
      turn: 1,
      eaten: [],
    });
  });

  test('G-R5: a spat tile counts as bought, and spitting is never refused', () => {
    const garden = [bird(0, [1, 1]), seed('pepper', 1, [1, 2])];
    const spat = playAll(
      table({ dice: [1, 2, 3, 4], garden }),
      { move: [1, 2], die: 1 },
      { eat: 'spit', die: 2 },
    );
    expect(spat.state.bought).toEqual(counts({ pepper: 1 }));
    const bought = playAll(spat.position, { buy: 'pepper', die: 3 });
    expect(refused(bought.position, { buy: 'pepper', die: 4 })).toEqual({
      code: 'two-of-a-kind',
      rule: 'G-10',
      data: { kind: 'pepper' },
    });
    expect(bought.state.seats[0].hand).toEqual(counts({ pepper: 2 }));
    expect(rules.points(bought.position, 0)).toBe(5 - 5);
    const third = playAll(
      table({ dice: [1, 1, 2, 3], garden }),
      { buy: 'pepper', die: 2 },
      { buy: 'pepper', die: 3 },
      { move: [1, 2], die: 1 },
      { eat: 'spit', die: 1 },
    );
    expect(third.state).toMatchObject({ phase: 'roll', turn: 1 });
    expect(third.state.seats[0].hand).toEqual(counts({ pepper: 3 }));
  });

  test('G-R5: in a game of version 2 a spat tile does not count as bought', () => {
    const garden = [bird(0, [1, 1]), seed('pepper', 1, [1, 2])];
    const { state } = playAll(
      table({ dice: [1, 2, 3, 4], garden, options: { spat: 'free' } }),
      { move: [1, 2], die: 1 },
      { eat: 'spit', die: 2 },
      { buy: 'pepper', die: 3 },
      { buy: 'pepper', die: 4 },
    );
    expect(state.seats[0].hand).toEqual(counts({ pepper: 3 }));
  });

  test('G-27, G-R12: one tile of each opponent a turn, also after a flip', () => {
    const garden = [
      bird(0, [1, 1]),
      seed('pepper', 1, [1, 2]),
      veg('pepper', 1, [1, 3]),
      seed('pepper', 1, [2, 2]),
      veg('carrot', 2, [2, 1]),
    ];
    const once = playAll(
      table({ options: { seats: 3 }, dice: [1, 1, 5, 6], garden }),
      { move: [1, 2], die: 1 },
      { eat: 'swallow' },
    );
    expect(refused(once.position, { move: [2, 2], die: 1 })).toEqual({
      code: 'already-eaten',
      rule: 'G-27',
      data: { at: [2, 2] },
    });
    const flipped = playAll(once.position, { flip: 'animal' });
    expect(refused(flipped.position, { move: [1, 3], die: 1 })).toMatchObject({ code: 'already-eaten' });
    const back = playAll(flipped.position, { move: [1, 1], die: 1 });
    const second = playAll(back.position, { move: [2, 1], die: 5 });
    expect(second.state).toMatchObject({ eaten: [1, 2], eating: 'carrot' });
  });
});

describe('removing', () => {
  test('G-28, G-R9: three dice send an animal home with all its discs, to be placed bird side up', () => {
    const garden = [rabbit(1, [1, 2], 2)];
    const start = table({ dice: [1, 2, 6], garden, supply: { pepper: 3 } });
    const { position, state, events } = playAll(start, { remove: [1, 2], dice: [1, 2] });
    expect(ofType(events, 'removed')).toEqual([
      {
        type: 'removed',
        seat: 0,
        owner: 1,
        animal: 'rabbit',
        at: [1, 2],
        dice: [1, 2],
        sundial: 0,
        discs: 3,
      },
    ]);
    expect(state).toMatchObject({ garden: [], phase: 'roll', turn: 1 });
    expect(state.seats[1]).toMatchObject({ discs: 8, specials: ['bird', 'sundial', 'rock'] });
    expect(position).toEqual(table({ phase: 'roll', turn: 1, supply: { pepper: 3 } }));
  });

  test('G-28: also one’s own, with either order of the coordinates', () => {
    const position = table({ dice: [2, 5, 6, 6], garden: [bird(0, [5, 2])] });
    expect(isListed(position, { remove: [5, 2], dice: [2, 5] })).toBe(true);
    expect(playAll(position, { remove: [5, 2], dice: [5, 2] }).state).toMatchObject({
      garden: [],
      dice: [6],
      seats: [{ discs: 8 }, {}],
    });
  });

  test('G-28: it takes an animal there, its coordinates and also a six', () => {
    const position = table({ dice: [1, 2, 5], garden: [bird(1, [1, 2]), seed('pepper', 1, [2, 2])] });
    expect(refused(position, { remove: [1, 2], dice: [1, 2] })).toEqual({
      code: 'needs-a-six',
      rule: 'G-28',
    });
    for (const at of [
      [2, 2],
      [2, 1],
    ] as const) {
      expect(refused(position, { remove: at, dice: [1, 2] })).toEqual({
        code: 'no-animal-there',
        rule: 'G-28',
        data: { at: [...at] },
      });
    }
    const specials = table({
      dice: [1, 2, 6],
      garden: [special('sundial', 1, [1, 2]), special('rock', 1, [2, 1])],
    });
    expect(refused(specials, { remove: [1, 2], dice: [1, 2] })).toMatchObject({ code: 'no-animal-there' });
    expect(refused(specials, { remove: [2, 1], dice: [1, 2] })).toMatchObject({ code: 'no-animal-there' });
    const far = table({ dice: [5, 5, 6], garden: [bird(1, [1, 2])] });
    expect(refused(far, { remove: [1, 2], dice: [5, 5] })).toMatchObject({
      code: 'wrong-coordinates',
      rule: 'G-28',
    });
  });

  test('G-R9: at 6.6 it takes three sixes, or coordinates made by the sundial and one natural six', () => {
    const garden = [bird(1, [6, 6])];
    const at: GardenMove = { remove: [6, 6], dice: [6, 6] };
    expect(refused(table({ dice: [6, 6], garden }), at)).toMatchObject({ code: 'needs-a-six' });
    expect(isListed(table({ dice: [6, 6, 6], garden }), at)).toBe(true);
    expect(isListed(table({ dice: [5, 6, 6], garden }), at)).toBe(false);
    const withSundial = [...garden, special('sundial', 0, [1, 1])];
    const made: GardenMove = { remove: [6, 6], dice: [5, 5] };
    expect(isListed(table({ dice: [5, 5, 6], garden: withSundial }), made)).toBe(true);
    expect(isListed(table({ dice: [5, 5, 5], garden: withSundial }), made)).toBe(false);
    expect(isListed(table({ dice: [5, 6, 6], garden: withSundial }), { remove: [6, 6], dice: [5, 6] })).toBe(
      true,
    );
    const set = playAll(table({ dice: [3, 5, 5], garden: withSundial }), { sun: 'set', from: 3, to: 6 });
    expect(isListed(set.position, made)).toBe(true);
  });
});
