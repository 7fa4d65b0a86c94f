import { describe, expect, test } from 'vitest';
import { begin, bonus, PASS, REROLL, setUp, take } from './table.ts';

/** Nothing but a green 6, a pink 6 or a face of an open yellow cell fits this sheet. */
const NARROW = {
  orange: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  yellow: ['r1c1'],
  pink: [6, 1, 2, 3, 5],
  blue: [2, 9],
  green: 4,
};

describe('a turn of the active seat', () => {
  test('C-9 C-10 C-11 golden: the example of the rulebook', () => {
    const table = begin({ seats: 2, starter: 0 }).roll(4, 5, 3, 1, 6, 3);
    table.play(take('pink'));
    expect(table.sheet(0).pink).toEqual([3]);
    expect(table.state.tray).toEqual(['green']);
    expect(table.state.fields).toEqual(['pink']);
    expect(table.dice).toEqual(['white', 'yellow', 'blue', 'orange']);
    table.roll(4, 2, 3, 6).play(take('white', 'pink'));
    expect(table.sheet(0).pink).toEqual([3, 4]);
    expect(table.state.tray).toEqual(['yellow', 'blue', 'green']);
    expect(table.eventsOf('took')).toEqual([
      { type: 'took', seat: 0, die: 'white', face: 4, as: 'pink', lower: ['yellow', 'blue'] },
    ]);
    expect(table.dice).toEqual(['orange']);
    table.roll(3);
    expect(table.eventsOf('rolled')).toEqual([
      { type: 'rolled', seat: 0, roll: 3, dice: [{ die: 'orange', face: 3 }] },
    ]);
    table.play(take('orange'));
    expect(table.state.fields).toEqual(['pink', 'white', 'orange']);
    expect(table.state.phase).toBe('close');
    expect(table.state.faces).toEqual({ white: 4, yellow: 2, blue: 3, green: 1, orange: 3, pink: 3 });
  });

  test('C-10 equal faces stay in hand', () => {
    const table = begin({}).roll(3, 3, 3, 2, 3, 3).play(take('orange'));
    expect(table.state.hand).toEqual(['white', 'yellow', 'blue', 'pink']);
    expect(table.state.tray).toEqual(['green']);
  });

  test('C-R13 only dice in hand are compared: a die on a field stays there', () => {
    const table = begin({}).roll(2, 2, 2, 2, 2, 2).play(take('orange')).roll(6, 6, 6, 6, 6);
    table.play(take('pink'));
    expect(table.state.fields).toEqual(['orange', 'pink']);
    expect(table.state.tray).toEqual([]);
  });

  test('C-11 a high die ends the turn early, all others are on the tray', () => {
    const table = begin({ seats: 2, starter: 0 }).roll(1, 2, 3, 4, 5, 6).play(take('pink'));
    expect(table.state.phase).toBe('close');
    expect(table.state.tray).toEqual(['white', 'yellow', 'blue', 'green', 'orange']);
    expect(table.eventsOf('tray')).toHaveLength(1);
  });

  test('C-11 after the third choice everything left goes to the tray, also what is not lower', () => {
    const table = begin({ seats: 2, starter: 0 })
      .roll(6, 6, 6, 6, 1, 6)
      .play(take('orange'))
      .roll(6, 6, 6, 6, 1)
      .play(take('pink'))
      .roll(6, 6, 6, 1)
      .play(take('green'));
    expect(table.state.tray).toEqual(['white', 'yellow', 'blue']);
    expect(table.state.hand).toEqual([]);
    expect(table.state.rolls).toBe(0);
  });

  test('C-9 a die on the tray or a field cannot be taken', () => {
    const table = begin({}).roll(3, 3, 3, 1, 3, 3).play(take('orange')).roll(3, 3, 3, 3);
    expect(table.refused(take('green'))).toBe('die-not-in-hand C-9 {"die":"green"}');
    expect(table.refused(take('orange'))).toBe('die-not-in-hand C-9 {"die":"orange"}');
    expect(table.refused({ done: true })).toBe('not-now C-9 {"phase":"pick"}');
    expect(table.refused(bonus('green'))).toBe('no-such-bonus C-18 {"bonus":"green"}');
    expect(table.refused({ extra: 'pink', as: 'pink' })).toBe('not-now C-9 {"phase":"pick"}');
  });

  test('C-R12 white on a field, blue rolled later: a second blue cross; the same sum twice is none', () => {
    const table = begin({}).roll(2, 3, 3, 3, 3, 3).play(take('white', 'blue')).roll(3, 4, 3, 3, 3);
    expect(table.sheet().blue).toEqual([5]);
    table.play(take('blue'));
    expect(table.sheet().blue).toEqual([5, 6]);
    const same = begin({}).roll(2, 3, 3, 3, 3, 3).play(take('white', 'blue')).roll(3, 3, 3, 3, 3);
    expect(same.refused(take('blue'))).toBe('already-crossed C-5 {"area":"blue","cell":5}');
  });
});

describe('rerolls', () => {
  test('C-14 C-R11 exactly the dice of the last roll, and not one of the three', () => {
    const table = begin({}).roll(3, 3, 3, 1, 3, 3).play(take('orange')).roll(1, 1, 1, 1);
    expect(table.state.rolls).toBe(2);
    table.play(REROLL);
    expect(table.events).toEqual([{ type: 'rerolled', seat: 0, left: 0 }]);
    expect(table.dice).toEqual(['white', 'yellow', 'blue', 'pink']);
    table.roll(5, 5, 5, 5);
    expect(table.state.rolls).toBe(2);
    expect(table.state.faces).toEqual({ white: 5, yellow: 5, blue: 5, green: 1, orange: 3, pink: 5 });
    expect(table.refused(REROLL)).toBe('no-reroll C-14');
    table.play(take('pink')).roll(6, 6, 6).play(take('white', 'pink'));
    expect(table.state.phase).toBe('soloRoll');
  });

  test('C-14 the first roll may be repeated as well, as often as actions last', () => {
    const table = setUp({ turnsOver: 2, sheets: [{ rerolls: 2 }] }).roll(1, 1, 1, 1, 1, 1);
    table.play(REROLL).roll(2, 2, 2, 2, 2, 2).play(REROLL);
    expect(table.dice).toHaveLength(6);
    expect(table.state.rolls).toBe(0);
    expect(table.sheet().rerolls).toEqual({ earned: 2, used: 2 });
    table.roll(3, 3, 3, 3, 3, 3);
    expect(table.refused(REROLL)).toBe('no-reroll C-14');
  });

  test('C-R11 a reroll that a mark earns serves a later roll', () => {
    const table = setUp({
      phase: 'pick',
      turnsOver: 1,
      rolls: 1,
      faces: [3, 3, 3, 3, 3, 3],
      sheets: [{ orange: [1, 1], rerolls: 0 }],
    });
    expect(table.refused(REROLL)).toBe('no-reroll C-14');
    table.play(take('orange'));
    expect(table.sheet().rerolls).toEqual({ earned: 2, used: 1 });
    table.roll(3, 3, 3, 3, 3);
    expect(table.moves()).toContainEqual(REROLL);
  });
});

describe('a roll that fits nowhere', () => {
  test('C-R1 one die that fits is enough: it must be taken, or the dice rolled again', () => {
    const table = setUp({ turnsOver: 5, sheets: [{ ...NARROW, rerolls: 1 }] }).roll(1, 3, 1, 1, 1, 1);
    expect(table.moves()).toEqual([
      take('white', 'yellow', 'r2c2'),
      take('white', 'yellow', 'r3c1'),
      take('yellow', 'yellow', 'r4c2'),
      REROLL,
    ]);
  });

  test('C-R1 C-11 no die moves and the same dice are rolled next', () => {
    const full = {
      ...NARROW,
      yellow: ['r1c1', 'r2c2', 'r3c1', 'r2c1', 'r3c3'],
      blue: [2, 3],
      pink: [6, 1, 2, 5],
    };
    const spec = (rerolls: number) => setUp({ turnsOver: 5, sheets: [{ ...full, rerolls, extraDice: 0 }] });
    const asked = spec(2).roll(1, 1, 1, 1, 1, 1);
    expect(asked.moves()).toEqual([PASS, REROLL]);
    asked.play(PASS);
    expect(asked.events).toEqual([{ type: 'rollSpent', seat: 0, roll: 1 }]);
    expect(asked.dice).toHaveLength(6);
    expect(asked.state.rolls).toBe(1);
    expect(asked.state.tray).toEqual([]);
    const unasked = spec(0).roll(1, 1, 1, 1, 1, 1);
    expect(unasked.eventsOf('rollSpent')).toEqual([{ type: 'rollSpent', seat: 0, roll: 1 }]);
    expect(unasked.state.phase).toBe('roll');
    unasked.roll(1, 1, 1, 1, 1, 1).roll(1, 1, 1, 1, 1, 1);
    expect(unasked.eventsOf('rollSpent', 'tray').map(({ type }) => type)).toEqual(['rollSpent', 'tray']);
    expect(unasked.state.phase).toBe('soloRoll');
  });

  test('C-R1 what can be marked must be marked: a die that cannot is refused with its reason', () => {
    const table = setUp({ turnsOver: 2, sheets: [{ pink: [5] }] }).roll(1, 1, 1, 1, 1, 1);
    expect(table.refused(take('pink'))).toBe('must-rise C-8 {"last":5,"face":1}');
    expect(table.refused(PASS)).toBe('must-mark C-R1');
  });
});

test('C-R16 the die lies on its field and the lower ones on the tray while its bonuses wait', () => {
  const table = setUp({ turnsOver: 3, sheets: [{ orange: [1, 1, 1, 1] }] })
    .roll(6, 6, 6, 1, 2, 6)
    .play(take('orange'));
  expect(table.state.phase).toBe('chain');
  expect(table.state.fields).toEqual(['orange']);
  expect(table.state.tray).toEqual(['green']);
  expect(table.sheet().waiting).toEqual(['yellow']);
  expect(table.refused(take('pink'))).toBe('bonus-first C-R4');
  expect(table.refused(bonus('yellow', 'r9c9' as never))).toBe(
    'malformed {"at":"move","expected":"take, extra, bonus, reroll, pass or done"}',
  );
  table.play(bonus('yellow', 'r1c1'));
  expect(table.dice).toEqual(['white', 'yellow', 'blue', 'pink']);
});
