import type { Position } from '@iacta/core';
import { expect, test } from 'vitest';
import { rules, stateOf } from '../rules/index.ts';
import {
  bird,
  counts,
  isListed,
  listed,
  ofType,
  optionsFor,
  playAll,
  rabbit,
  refused,
  roll,
  seed,
  special,
  table,
  veg,
} from './setting.ts';

test('G-1: the lot is the first roll and names the starter; seats follow in order', () => {
  const start = rules.begin(optionsFor({ seats: 3 }));
  expect(rules.dice(start)?.outcomes).toBe(3);
  const drawn = roll(start, 2);
  expect(drawn.events).toEqual([{ type: 'starter', seat: 2 }]);
  expect(rules.active(drawn.position)).toBe(2);
  expect(rules.thrower(drawn.position)).toBe(2);
  const rolled = roll(drawn.position, 1, 1, 2, 1).position;
  const ended = playAll(
    rolled,
    { buy: 'pepper', die: 1 },
    { buy: 'carrot', die: 2 },
    { buy: 'pepper', die: 1 },
    { endTurn: true },
  );
  expect(ended.state).toMatchObject({ phase: 'roll', turn: 0, dice: [], bought: counts() });
});

test('G-1: a named starter rolls at once', () => {
  const start = rules.begin(optionsFor({ seats: 4, starter: 3 }));
  expect(stateOf(start)).toMatchObject({ phase: 'roll', turn: 3 });
  expect(rules.dice(start)).toMatchObject({ outcomes: 126, weight: 1296, alike: true });
});

test.each([
  [2, 5, ['bird', 'sundial', 'rock']],
  [3, 7, ['bird', 'sundial']],
  [4, 10, ['bird', 'sundial']],
])('G-3, G-4: %i seats start with %i of each kind, eight discs, a sun, %s', (seats, each, specials) => {
  const state = stateOf(rules.begin(optionsFor({ seats })));
  expect(state.supply).toEqual({ pepper: each, carrot: each, tomato: each, artichoke: each, eggplant: each });
  expect(state.seats).toHaveLength(seats);
  for (const seat of state.seats) {
    expect(seat).toEqual({
      hand: counts(),
      harvested: counts(),
      specials,
      discs: 8,
      sun: true,
      harvest: 0,
      others: 0,
    });
  }
});

test('G-5: nothing is hidden, and only the seat at turn decides', () => {
  const position = table({ options: { seats: 3 }, turn: 1, dice: [3] });
  const seen = position.slice();
  rules.hide(seen, -1);
  expect(seen).toEqual(position);
  expect(rules.deciders(position)).toBe(0b010);
  expect(rules.changers(position)).toBe(0);
  expect(rules.sealed(position)).toBe(false);
  expect(rules.rating(position, 0)).toBeNull();
});

test('G-6, G-R17: each die is spent once, and the last one ends the turn', () => {
  const start = table({ dice: [1, 1, 5, 6] });
  const { position, state, events } = playAll(
    start,
    { buy: 'artichoke', die: 5 },
    { place: 'artichoke', dice: [1, 6], at: [1, 6] },
    { buy: 'pepper', die: 1 },
  );
  expect(events).toEqual([
    { type: 'bought', seat: 0, kind: 'artichoke', die: 5 },
    { type: 'placed', seat: 0, tile: 'artichoke', at: [1, 6], dice: [1, 6], sundial: 0 },
    { type: 'bought', seat: 0, kind: 'pepper', die: 1 },
    { type: 'turnEnded', seat: 0, unused: [] },
  ]);
  expect(state).toMatchObject({ phase: 'roll', turn: 1, dice: [] });
  expect(rules.deciders(position)).toBe(0);
});

test('G-7, G-R1: the turn cannot end while a die can do something', () => {
  const position = table({ dice: [3] });
  expect(isListed(position, { endTurn: true })).toBe(false);
  expect(refused(position, { endTurn: true })).toMatchObject({ code: 'must-use-dice', rule: 'G-7' });
});

// Eight discs lie on eight seeds in hand, so that nothing can be bought.
const FULL_HAND = { hand: { eggplant: 5, artichoke: 3 } };

test('G-7, G-R1: the turn ends by a move when nothing can be done, and the unused dice are reported', () => {
  const position = table({ dice: [3], seats: [FULL_HAND] });
  expect(isListed(position, { endTurn: true })).toBe(true);
  const { events, state } = playAll(position, { endTurn: true });
  expect(events).toEqual([{ type: 'turnEnded', seat: 0, unused: [3] }]);
  expect(state).toMatchObject({ phase: 'roll', turn: 1 });
});

test('G-R1: sun and sundial need never be used, but are offered next to the end of the turn', () => {
  const garden = [special('sundial', 0, [1, 1]), special('rock', 0, [3, 3])];
  const seats = [{ hand: { eggplant: 5, artichoke: 2 } }];
  const position = table({ dice: [3, 3], garden, seats });
  expect(isListed(position, { endTurn: true })).toBe(true);
  expect(isListed(position, { place: 'eggplant', dice: [3, 3], at: [3, 4] })).toBe(true);
  expect(isListed(position, { sun: 'set', from: 3, to: 6 })).toBe(true);
  expect(listed(position).some((move) => 'move' in move || 'flip' in move)).toBe(false);
});

test.each([
  ['a flip', [6], [bird(0, [1, 1], 0), special('rock', 0, [1, 2]), special('rock', 1, [2, 1])]],
  ['a move of one space', [1], [bird(0, [1, 1], 0)]],
])('G-R1: %s is an action that must be used', (_name, dice, garden) => {
  const position = table({ dice, garden, seats: [{ hand: { eggplant: 5, artichoke: 2 } }] });
  expect(isListed(position, { endTurn: true })).toBe(false);
});

test('G-R1: placing a special tile and removing an animal are actions that must be used', () => {
  expect(isListed(table({ dice: [3, 3], seats: [FULL_HAND] }), { endTurn: true })).toBe(false);
  const walled = [
    bird(1, [1, 1]),
    special('rock', 0, [1, 2]),
    special('sundial', 0, [2, 2]),
    special('sundial', 1, [3, 3]),
  ];
  const position = table({
    dice: [1, 1, 6],
    garden: walled,
    seats: [{ hand: { eggplant: 5, artichoke: 2 } }],
  });
  expect(isListed(position, { remove: [1, 1], dice: [1, 1] })).toBe(true);
  expect(isListed(position, { endTurn: true })).toBe(false);
});

test('G-8, G-R8: four of a kind may be rolled again, as often as they come', () => {
  const first = roll(table({ phase: 'roll' }), 2, 2, 2, 2);
  expect(first.events).toEqual([{ type: 'rolled', seat: 0, dice: [2, 2, 2, 2], again: true }]);
  const again = playAll(first.position, { again: true });
  expect(again.events).toEqual([{ type: 'again', seat: 0 }]);
  expect(again.state).toMatchObject({ phase: 'roll', turn: 0, dice: [], again: false });
  const second = roll(again.position, 5, 5, 5, 5);
  expect(isListed(second.position, { again: true })).toBe(true);
  const third = roll(playAll(second.position, { again: true }).position, 5, 5, 5, 4);
  expect(third.events).toEqual([{ type: 'rolled', seat: 0, dice: [4, 5, 5, 5], again: false }]);
  expect(refused(third.position, { again: true })).toMatchObject({ code: 'no-four-of-a-kind', rule: 'G-8' });
});

test('G-R8: the offer lapses with the first die spent', () => {
  const { position, state } = playAll(table({ dice: [2, 2, 2, 2] }), { buy: 'carrot', die: 2 });
  expect(state.again).toBe(false);
  expect(isListed(position, { again: true })).toBe(false);
});

test('G-R8: a roll by the sun can be four of a kind, four equal made by turning a die are none', () => {
  const sunRoll = playAll(table({ dice: [1, 2, 3, 4] }), { sun: 'reroll' });
  expect(isListed(roll(sunRoll.position, 3, 3, 3, 3).position, { again: true })).toBe(true);
  const made = playAll(table({ dice: [3, 3, 3, 4] }), { sun: 'set', from: 4, to: 3 });
  expect(made.state).toMatchObject({ dice: [3, 3, 3, 3], again: false });
  expect(isListed(made.position, { again: true })).toBe(false);
});

test('G-R14: turning a die lets the offer lapse too', () => {
  const { state } = playAll(table({ dice: [3, 3, 3, 3] }), { sun: 'set', from: 3, to: 6 });
  expect(state).toMatchObject({ dice: [3, 3, 3, 6], again: false });
});

test('G-31: the sun rolls all dice again, only before a die is spent and only once', () => {
  const { position, state, events } = playAll(table({ dice: [1, 2, 3, 4] }), { sun: 'reroll' });
  expect(events).toEqual([{ type: 'sunRoll', seat: 0 }]);
  expect(state).toMatchObject({ phase: 'roll', turn: 0, dice: [], seats: [{ sun: false }, { sun: true }] });
  const rolled = roll(position, 1, 2, 3, 5).position;
  expect(refused(rolled, { sun: 'reroll' })).toMatchObject({ code: 'sun-used', rule: 'G-31' });
  expect(refused(rolled, { sun: 'set', from: 1, to: 2 })).toMatchObject({ code: 'sun-used', rule: 'G-31' });
  const late = table({ dice: [1, 2, 3] });
  expect(refused(late, { sun: 'reroll' })).toMatchObject({ code: 'sun-too-late', data: { left: 3 } });
});

test('G-31, G-R18: the sun turns one unused die to another face at any time of the turn', () => {
  const { state, events } = playAll(table({ dice: [2, 5] }), { sun: 'set', from: 5, to: 1 });
  expect(events).toEqual([{ type: 'sunSet', seat: 0, from: 5, to: 1 }]);
  expect(state).toMatchObject({ dice: [1, 2], phase: 'act', seats: [{ sun: false }, { sun: true }] });
  expect(refused(table({ dice: [2, 5] }), { sun: 'set', from: 5, to: 5 })).toMatchObject({
    code: 'same-face',
    rule: 'G-R18',
    data: { die: 5 },
  });
  expect(refused(table({ dice: [2, 5] }), { sun: 'set', from: 4, to: 5 })).toMatchObject({
    code: 'no-such-die',
    data: { die: 4 },
  });
});

test('G-33, G-R10: the last seed ends the game after that turn, without turns for the others', () => {
  const position = table({
    dice: [1, 2, 6],
    supply: { pepper: 1, carrot: 0, tomato: 0, artichoke: 0, eggplant: 0 },
    garden: [seed('carrot', 0, [1, 1])],
  });
  const bought = playAll(position, { buy: 'pepper', die: 6 });
  expect(bought.events.at(-1)).toEqual({ type: 'lastSeed', seat: 0 });
  expect(bought.state.phase).toBe('act');
  expect(isListed(bought.position, { endTurn: true })).toBe(false);
  const {
    position: over,
    state,
    events,
  } = playAll(bought.position, { place: 'pepper', dice: [1, 2], at: [2, 1] });
  expect(state).toMatchObject({ phase: 'over', turn: 0, dice: [] });
  expect(rules.deciders(over)).toBe(0);
  expect(rules.dice(over)).toBeNull();
  const zero = { harvest: 0, others: 0, unplaced: 0, sets: 0, collections: 0, sun: 5 };
  expect(ofType(events, 'over')).toEqual([{ type: 'over', seats: [zero, zero] }]);
});

test('G-R10: an empty pile does not end the game while others are left', () => {
  const position = table({ dice: [1], supply: { pepper: 1 } });
  const { state, events } = playAll(position, { buy: 'pepper', die: 1 });
  expect(state).toMatchObject({ phase: 'roll', turn: 1 });
  expect(ofType(events, 'lastSeed')).toEqual([]);
});

test('G-39, G-R13: the family game knows no animals', () => {
  const position = table({
    options: { family: true },
    dice: [1, 2, 6, 6],
    garden: [special('sundial', 0, [1, 1])],
  });
  const moves = [
    { place: 'bird', dice: [1, 2], at: [1, 2] },
    { flip: 'animal' },
    { move: [1, 2], die: 1 },
    { remove: [1, 2], dice: [1, 2] },
  ] as const;
  for (const move of moves) {
    expect(refused(position, move)).toEqual({ code: 'no-animals', rule: 'G-R13' });
  }
  expect(isListed(position, { flip: 'sundial' })).toBe(true);
  expect(stateOf(rules.begin(optionsFor({ family: true }))).seats[0].specials).toEqual(['sundial', 'rock']);
});

test('G-T1: on time-out the most useful plain action is done, then the turn ends', () => {
  const chosen = (position: Position) => rules.encodeMove(rules.onTimeout(position, 0));
  const sown = [seed('carrot', 0, [2, 3])];
  const grown = [...sown, veg('pepper', 0, [5, 5])];
  expect(chosen(table({ dice: [2, 2, 6, 6], garden: grown }))).toEqual({ harvest: [5, 5], die: 2 });
  expect(chosen(table({ dice: [2, 2, 6, 6], garden: sown }))).toEqual({ water: [2, 3], die: 2 });
  expect(chosen(table({ dice: [1, 2], seats: [{ hand: { tomato: 1 } }] }))).toEqual({
    place: 'tomato',
    dice: [1, 2],
    at: [1, 2],
  });
  expect(chosen(table({ dice: [2] }))).toEqual({ buy: 'pepper', die: 2 });
  const hand = { eggplant: 5, artichoke: 2 };
  expect(chosen(table({ dice: [6], garden: [bird(0, [1, 1])], seats: [{ hand }] }))).toEqual({
    flip: 'animal',
  });
  expect(chosen(table({ dice: [2], garden: [rabbit(0, [1, 1])], seats: [{ hand }] }))).toEqual({
    move: [2, 1],
    die: 2,
  });
  expect(chosen(table({ dice: [2], seats: [FULL_HAND] }))).toEqual({ endTurn: true });
});

test('a move that does not exist is refused', () => {
  const position = table({ dice: [2] });
  for (const move of [-1, 13, 15, 1 << 25, 0, 1]) {
    expect(rules.refuse(position, 0, move)).toEqual({ code: 'no-such-move', rule: 'G-6' });
  }
  for (const json of [
    null,
    3,
    {},
    { buy: 'leek', die: 2 },
    { buy: 'pepper', die: 7 },
    { water: [0, 1], die: 1 },
  ]) {
    expect(rules.decodeMove(json)).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
  }
});
