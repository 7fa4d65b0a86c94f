import { rules } from '@iacta/clever/rules';
import { equal, seatsIn } from '@iacta/core';
import { describe, expect, test } from 'vitest';
import { begin, bonus, DONE, extra, PASS, REROLL, setUp, take } from './table.ts';

/** Round 3 of three seats: one extra die each from round 2. Seat 0 has just finished its rolls. */
const CLOSE = {
  phase: 'close',
  turnsOver: 6,
  faces: [1, 2, 3, 4, 5, 6],
  fields: ['pink'],
  tray: ['white', 'yellow', 'blue', 'green', 'orange'],
} as const;

/** Only a 6 fits this sheet's rows; yellow and blue are open where said. */
const ROWS_FULL = {
  green: 4,
  orange: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  pink: [6, 1, 2, 5],
};

describe('the tray', () => {
  test('C-15 all others choose at the same time, and one die may serve several', () => {
    const table = begin({ seats: 3, starter: 1 }).roll(1, 2, 3, 4, 5, 6).play(take('pink'), 1);
    expect(seatsIn(rules.deciders(table.position))).toEqual([0, 2]);
    table.play(take('orange'), 2).play(take('orange'), 0);
    expect(table.sheet(0).orange).toEqual([5]);
    expect(table.sheet(2).orange).toEqual([5]);
    expect(table.sheet(1).orange).toEqual([]);
    expect(table.state.turnsOver).toBe(1);
    expect(rules.active(table.position)).toBe(2);
  });

  test('C-15 C-13 passive white and blue use their sum', () => {
    const table = begin({ seats: 2, starter: 0 }).roll(1, 2, 3, 4, 5, 6).play(take('pink'));
    table.play(take('white', 'blue'), 1);
    expect(table.sheet(1).blue).toEqual([4]);
    expect(table.eventsOf('used')).toEqual([
      { type: 'used', seat: 1, die: 'white', face: 1, as: 'blue', from: 'tray' },
    ]);
  });

  test('C-R2 who can use the tray must, and may not use the fields', () => {
    const table = begin({ seats: 2, starter: 0 }).roll(1, 2, 3, 4, 5, 6).play(take('pink'));
    expect(table.refused(take('pink'), 1)).toBe('tray-first C-R2 {"die":"pink"}');
    expect(table.refused(PASS, 1)).toBe('must-mark C-R2');
    expect(table.refused(REROLL, 1)).toBe('not-now C-9 {"phase":"close"}');
    expect(table.refused(extra('pink'), 1)).toBe('not-now C-9 {"phase":"close"}');
    expect(table.refused(DONE, 1)).toBe('not-now C-9 {"phase":"close"}');
    expect(table.refused(take('green', 'pink'), 1)).toBe('wrong-colour C-12 {"die":"green","area":"pink"}');
  });

  test('C-16 C-R2 the fields are open to those, and only those, who can use nothing on the tray', () => {
    // Tray: yellow 1 and green 1, blue 1 with white 1; on the fields orange and pink.
    const stuck = { ...ROWS_FULL, orange: [1, 1], pink: [], green: 1, yellow: ['r2c2', 'r3c1'], blue: [2] };
    const table = setUp({
      phase: 'close',
      turnsOver: 6,
      faces: [1, 1, 1, 1, 4, 4],
      fields: ['white', 'orange', 'pink'],
      tray: ['yellow', 'blue', 'green'],
      sheets: [
        { orange: [4], pink: [1, 4] },
        { ...stuck, stage: 'choice' },
        { ...stuck, green: 0, stage: 'choice' },
      ],
    });
    expect(table.moves(1)).toEqual([
      take('white', 'orange'),
      take('white', 'pink'),
      take('orange'),
      take('pink'),
      PASS,
    ]);
    expect(table.moves(2)).toEqual([take('green')]);
    expect(table.refused(take('white', 'green'), 1)).toBe('too-low C-6 {"needed":2,"face":1}');
    table.play(take('pink'), 1);
    expect(table.eventsOf('used')).toEqual([
      { type: 'used', seat: 1, die: 'pink', face: 4, as: 'pink', from: 'fields' },
    ]);
    expect(table.sheet(1).pink).toEqual([4]);
  });

  test('C-R2 C-R9 who passes the fields may still use extra dice', () => {
    const stuck = { orange: [1, 1], green: 1, yellow: ['r2c2', 'r3c1'], blue: [2] };
    const table = setUp({
      phase: 'close',
      turnsOver: 4,
      faces: [1, 1, 1, 1, 4, 4],
      fields: ['white', 'orange', 'pink'],
      tray: ['yellow', 'blue', 'green'],
      sheets: [
        { orange: [1, 4], pink: [1, 4], extraDice: 0 },
        { ...stuck, stage: 'choice' },
      ],
    });
    table.play(PASS, 1);
    expect(table.events).toEqual([{ type: 'nothing', seat: 1 }]);
    expect(table.sheet(1).stage).toBe('window');
    expect(table.moves(1)).toEqual([
      extra('white', 'orange'),
      extra('white', 'pink'),
      extra('orange'),
      extra('pink'),
      DONE,
    ]);
    table.play(DONE, 1);
    expect(table.state.turnsOver).toBe(5);
  });

  test('C-R2 where nothing fits at all, no seat is asked', () => {
    const full = {
      green: 4,
      orange: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      pink: [6, 1, 2, 5],
      yellow: ['r1c1', 'r2c2', 'r3c1', 'r2c1'],
      blue: [2, 9],
    };
    const table = setUp({
      turnsOver: 10,
      sheets: [{}, full]
        .map((sheet) => ({ pink: [1], ...sheet, extraDice: 0 }))
        .map((sheet, seat) => (seat === 0 ? { ...sheet, yellow: ['r1c1', 'r1c2'] } : sheet)),
    }).roll(1, 1, 1, 1, 1, 1);
    table.play(take('green')).roll(1, 1, 1, 1, 1).play(take('orange')).roll(1, 1, 1, 1).play(take('blue'));
    expect(table.eventsOf('nothing')).toEqual([{ type: 'nothing', seat: 1 }]);
    expect(table.state.turnsOver).toBe(11);
  });
});

describe('extra dice', () => {
  const window = (spec = {}) =>
    setUp({ ...CLOSE, sheets: [{ pink: [6], stage: 'window' }, { orange: [5], ...spec }, { green: 1 }] });

  test('C-17 C-R9 the active seat may use any of the six dice, also the one it took', () => {
    const table = window();
    expect(table.moves(0)).toContainEqual(extra('pink'));
    expect(table.moves(0)).toContainEqual(extra('white', 'orange'));
    table.play(extra('pink'), 0);
    expect(table.events.slice(0, 2)).toEqual([
      { type: 'extra', seat: 0, die: 'pink', face: 6, as: 'pink', left: 0 },
      { type: 'wrote', seat: 0, area: 'pink', cell: 2, number: 6, bonus: null },
    ]);
    expect(table.state.turnsOver).toBe(7);
  });

  test('C-17 each die once a turn by this action', () => {
    const sheets = [{ pink: [6], orange: [1, 2, 3, 4, 5, 6], yellow: ['r1c1'], stage: 'window' }, {}, {}];
    const table = setUp({ ...CLOSE, sheets });
    expect(table.sheet(0).extraDice).toEqual({ earned: 2, used: 0 });
    table.play(extra('white', 'green'), 0);
    expect(table.sheet(0).extraUsed).toEqual(['white']);
    expect(table.refused(extra('white', 'pink'), 0)).toBe('die-used C-17 {"die":"white"}');
    expect(table.refused(extra('green', 'pink'), 0)).toBe('wrong-colour C-12 {"die":"green","area":"pink"}');
    expect(table.refused(take('pink'), 0)).toBe('not-now C-9 {"phase":"close"}');
    expect(table.moves(0).some((move) => 'extra' in move && move.extra === 'white')).toBe(false);
    table.play(extra('green'), 0);
    expect(table.sheet(0).green).toBe(2);
    expect(table.sheet(0).extraUsed).toEqual([]);
  });

  test('C-R3 an extra die that fits nowhere cannot be chosen, and the action stays', () => {
    const table = setUp({
      ...CLOSE,
      faces: [1, 2, 3, 1, 5, 6],
      sheets: [{ pink: [6], green: 1, stage: 'window' }, {}, {}],
    });
    expect(table.refused(extra('green'), 0)).toBe('too-low C-6 {"needed":2,"face":1}');
    expect(table.sheet(0).extraDice).toEqual({ earned: 1, used: 0 });
  });

  test('C-R9 an extra die earned in the window can be spent in it', () => {
    const sheets = [{ green: 3, pink: [6], stage: 'window' }, {}, {}];
    const table = setUp({ ...CLOSE, sheets }).play(extra('green'), 0);
    expect(table.eventsOf('earned')).toEqual([{ type: 'earned', seat: 0, bonus: 'extra-die' }]);
    expect(table.sheet(0).stage).toBe('window');
    expect(table.moves(0)).toContainEqual(extra('white', 'pink'));
    table.play(DONE, 0);
    expect(table.events.slice(0, 1)).toEqual([{ type: 'closed', seat: 0 }]);
    expect(table.sheet(0).extraDice).toEqual({ earned: 2, used: 1 });
  });

  test('C-17 a passive seat: after its tray die; a die used in the normal way may be used again', () => {
    const table = setUp({
      ...CLOSE,
      sheets: [{ pink: [6] }, { orange: [5], stage: 'choice' }, {}],
    }).play(take('orange'), 1);
    expect(table.sheet(1).stage).toBe('window');
    table.play(extra('orange'), 1);
    expect(table.sheet(1).orange).toEqual([5, 5, 5]);
  });

  test('C-17 without an action there is no window; no other seat waits for it', () => {
    const table = begin({ seats: 2, starter: 0 }).roll(1, 2, 3, 4, 5, 6).play(take('pink'));
    expect(table.sheet(0).stage).toBe('done');
    expect(seatsIn(rules.deciders(table.position))).toEqual([1]);
  });

  test('C-R4 bonuses come before the next extra die', () => {
    const sheets = [{ pink: [6], orange: [1, 1, 1, 1], stage: 'window' }, {}, {}];
    const table = setUp({ ...CLOSE, sheets }).play(extra('orange'), 0);
    expect(table.sheet(0).waiting).toEqual(['yellow']);
    expect(table.refused(extra('pink'), 0)).toBe('bonus-first C-R4');
    expect(table.refused(DONE, 0)).toBe('bonus-first C-R4');
    table.play(bonus('yellow', 'r1c1'), 0);
    expect(table.state.turnsOver).toBe(7);
  });
});

describe('at the same time', () => {
  test('C-R9 whatever the order of arrival, the same position, word for word', () => {
    const sheets = [
      { pink: [6], green: 3, stage: 'window' },
      { orange: [1, 1, 1, 1], stage: 'choice' },
      { green: 1, stage: 'choice' },
    ];
    const lines = {
      0: [extra('green'), extra('pink')],
      1: [take('orange'), bonus('yellow', 'r1c1'), extra('white', 'green')],
      2: [take('green'), DONE],
    } as const;
    const play = (order: readonly (0 | 1 | 2)[]) => {
      const table = setUp({ ...CLOSE, sheets });
      const next = { 0: 0, 1: 0, 2: 0 };
      for (const seat of order) table.play(lines[seat][next[seat]++], seat);
      return table;
    };
    const one = play([0, 0, 1, 1, 1, 2, 2]);
    expect(one.state.turnsOver).toBe(7);
    for (const order of [
      [2, 1, 0, 1, 2, 0, 1],
      [1, 1, 1, 2, 2, 0, 0],
      [2, 2, 1, 0, 1, 0, 1],
    ] as const) {
      expect(equal(play(order).position, one.position)).toBe(true);
    }
  });

  test('C-23 C-R9 the game is over only when the last window is closed', () => {
    const table = setUp({
      phase: 'close',
      turnsOver: 11,
      starter: 0,
      faces: [1, 2, 3, 4, 5, 6],
      fields: ['pink'],
      tray: ['white', 'yellow', 'blue', 'green', 'orange'],
      sheets: [
        { orange: [5, 5], stage: 'choice' },
        { pink: [6], yellow: ['r1c1'], stage: 'window' },
      ],
    });
    table.play(take('orange'), 0).play(DONE, 0);
    expect(table.state.phase).toBe('close');
    expect(table.refused(take('pink'), 0)).toBe('not-your-decision');
    table.play(extra('white', 'orange'), 1);
    expect(table.state.phase).toBe('over');
    expect(table.events.at(-1)).toEqual({ type: 'over' });
    expect(table.sheet(0).rerolls.earned).toBeGreaterThan(0);
    expect(table.dice).toEqual([]);
  });
});
