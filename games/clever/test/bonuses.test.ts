import {
  BLUE_COLUMN_GAINS,
  BLUE_ROW_GAINS,
  GAINS,
  GREEN_GAINS,
  ORANGE_GAINS,
  PINK_GAINS,
  ROUND_GAINS,
  rules,
  YELLOW_DIAGONAL_GAIN,
  YELLOW_ROW_GAINS,
} from '@iacta/clever/rules';
import { describe, expect, test } from 'vitest';
import { black, bonus, REROLL, type SheetSpec, setUp, type Table, take } from './table.ts';

/** Solo, round 6, first roll: white, yellow, blue, green, orange, pink as given. */
const pick = (faces: readonly number[], sheet: SheetSpec) =>
  setUp({ phase: 'pick', turnsOver: 5, rolls: 1, faces, sheets: [sheet] });
const earnedBy = (table: Table) =>
  table.eventsOf('earned').map((event) => ('bonus' in event ? event.bonus : null));

describe('what brings what', () => {
  test.each([
    ['row 1', ['r1c1', 'r1c2'], 5, 'r1c3', 'blue'],
    ['row 2', ['r2c1', 'r2c2'], 5, 'r2c4', 'orange-4'],
    ['row 3', ['r3c1', 'r3c3'], 4, 'r3c4', 'green'],
    ['row 4', ['r4c2', 'r4c3'], 6, 'r4c4', 'fox'],
    ['the diagonal', ['r1c1', 'r2c2', 'r3c3'], 6, 'r4c4', 'extra-die'],
  ] as const)('C-18 yellow %s', (_line, yellow, face, cell, gain) => {
    const table = pick([1, face, 1, 1, 1, 1], { yellow }).play(take('yellow', 'yellow', cell));
    expect(earnedBy(table)[0]).toBe(gain);
    // One cell less and there is nothing.
    const less = pick([1, face, 1, 1, 1, 1], { yellow: yellow.slice(1) });
    expect(earnedBy(less.play(take('yellow', 'yellow', cell)))).toEqual([]);
  });

  test.each([
    ['row 1', [2, 3], 4, 'orange-5'],
    ['row 2', [5, 6, 7], 8, 'yellow'],
    ['row 3', [9, 10, 11], 12, 'fox'],
    ['column 1', [5], 9, 'reroll'],
    ['column 2', [2, 6], 10, 'green'],
    ['column 3', [3, 7], 11, 'pink-6'],
    ['column 4', [4, 8], 12, 'extra-die'],
  ] as const)('C-18 blue %s', (_line, blue, sum, gain) => {
    const white = Math.max(1, sum - 6);
    const faces = [white, 1, sum - white, 1, 1, 1];
    const table = pick(faces, { blue }).play(take('blue'));
    expect(earnedBy(table)[0]).toBe(gain);
    const less = pick(faces, { blue: blue.slice(1), green: 1 }).play(take('blue'));
    expect(earnedBy(less)).toEqual([]);
  });

  test('C-18 a mark can complete a row and a column at once', () => {
    const table = pick([6, 1, 6, 1, 1, 1], { blue: [4, 8, 9, 10, 11] }).play(take('blue'));
    expect(earnedBy(table)).toEqual(['fox', 'extra-die']);
  });

  const GREEN = [null, null, null, 'extra-die', null, 'blue', 'fox', null, 'pink-6', 'reroll', null];
  test.each(GREEN.map((gain, cell) => [cell + 1, gain]))('C-18 green cell %i: %s', (cell, gain) => {
    const green = Number(cell) - 1;
    const rest = { yellow: ['r1c1'], blue: green > 5 ? [2] : [], pink: green > 8 ? [6] : [] };
    const table = pick([6, 6, 6, 6, 6, 6], { green, ...rest }).play(take('green'));
    expect(earnedBy(table).slice(0, 1)).toEqual(gain ? [gain] : []);
  });

  const ORANGE = [null, null, 'reroll', null, 'yellow', 'extra-die', null, 'fox', null, 'pink-6', null];
  test.each(ORANGE.map((gain, cell) => [cell + 1, gain]))('C-18 orange cell %i: %s', (cell, gain) => {
    const count = Number(cell) - 1;
    const rest = { yellow: ['r1c1'], pink: count > 9 ? [6] : [] };
    const table = pick([1, 1, 1, 1, 1, 1], { orange: new Array(count).fill(1), ...rest }).play(
      take('orange'),
    );
    expect(earnedBy(table).slice(0, 1)).toEqual(gain ? [gain] : []);
  });

  const PINK = [
    null,
    null,
    'reroll',
    'blue',
    'extra-die',
    'yellow',
    'fox',
    'reroll',
    'green',
    'orange-6',
    'extra-die',
  ];
  test.each(PINK.map((gain, cell) => [cell + 1, gain]))('C-18 golden: pink cell %i: %s', (cell, gain) => {
    const count = Number(cell) - 1;
    const rest = {
      yellow: ['r1c1'],
      blue: count > 3 ? [2] : [],
      green: count > 8 ? 1 : 0,
      orange: count > 9 ? [6] : [],
    };
    const table = pick([6, 6, 6, 6, 6, 6], { pink: new Array(count).fill(6), ...rest }).play(take('pink'));
    expect(earnedBy(table).slice(0, 1)).toEqual(gain ? [gain] : []);
  });

  test('C-18 the sheet gives seven rerolls, seven extra dice and five foxes, and sixteen marks', () => {
    const printed = [
      ROUND_GAINS,
      YELLOW_ROW_GAINS,
      [YELLOW_DIAGONAL_GAIN],
      BLUE_ROW_GAINS,
      BLUE_COLUMN_GAINS,
      GREEN_GAINS,
      ORANGE_GAINS,
      PINK_GAINS,
    ].flat();
    const counts = GAINS.map((_, gain) => printed.filter((one) => one === gain).length);
    expect(counts).toEqual([3, 3, 3, 1, 1, 1, 3, 1, 7, 7, 5]);
  });
});

describe('using them', () => {
  test('C-19 a yellow or blue cross goes to any open cell', () => {
    const yellow = pick([1, 1, 1, 1, 1, 1], { orange: [1, 1, 1, 1], yellow: ['r1c1'] }).play(take('orange'));
    expect(yellow.moves()).toHaveLength(11);
    expect(yellow.refused(bonus('yellow', 'r1c1'))).toBe(
      'already-crossed C-4 {"area":"yellow","cell":"r1c1"}',
    );
    expect(yellow.refused(bonus('blue', 7))).toBe('no-such-bonus C-18 {"bonus":"blue"}');
    expect(yellow.refused(REROLL)).toBe('bonus-first C-R4');
    yellow.play(bonus('yellow', 'r4c4'));
    expect(yellow.sheet().yellow).toEqual(['r1c1', 'r4c4']);
    const blue = pick([6, 6, 6, 6, 6, 6], { green: 5, blue: [7] }).play(take('green'));
    expect(blue.moves()).toHaveLength(10);
    expect(blue.refused(bonus('blue', 7))).toBe('already-crossed C-5 {"area":"blue","cell":7}');
    expect(blue.play(bonus('blue', 12)).sheet().blue).toEqual([7, 12]);
    expect(blue.eventsOf('crossed')).toEqual([
      { type: 'crossed', seat: 0, area: 'blue', cell: 12, bonus: 'blue' },
    ]);
  });

  test.each([
    ['the third yellow row', { yellow: ['r3c1', 'r3c3'], green: 4 }, take('yellow', 'yellow', 'r3c4')],
    ['the second blue column', { blue: [2, 6], green: 4 }, take('blue')],
    [
      'the third-last pink cell',
      { pink: [6, 6, 6, 6, 6, 6, 6, 6], green: 4, blue: [2], yellow: ['r1c1'] },
      take('pink'),
    ],
  ] as const)('C-19 C-18 golden: %s gives a green cross, whatever its number', (_line, sheet, move) => {
    const table = pick([5, 4, 5, 1, 1, 1], sheet).play(move);
    expect(table.sheet().green).toBe(5);
    expect(table.eventsOf('crossed').at(-1)).toEqual({
      type: 'crossed',
      seat: 0,
      area: 'green',
      cell: 5,
      bonus: 'green',
    });
  });

  test('C-19 a number is written in the next cell, and orange multiplies it', () => {
    const table = pick([1, 5, 1, 1, 1, 1], { yellow: ['r2c1', 'r2c2'], orange: [1, 1, 1] });
    table.play(take('yellow', 'yellow', 'r2c4'));
    expect(table.sheet().orange).toEqual([1, 1, 1, 4]);
    expect(table.parts().orange).toBe(3 + 8);
    const five = pick([2, 1, 2, 1, 1, 1], { blue: [2, 3] }).play(take('blue'));
    expect(five.sheet().orange).toEqual([5]);
    const pink = pick([5, 1, 6, 1, 1, 1], { blue: [3, 7], pink: [5] }).play(take('blue'));
    expect(pink.sheet().pink).toEqual([5, 6]);
  });

  test('C-R4 a bonus is lost when its area is full, and only then', () => {
    const table = pick([1, 5, 1, 1, 1, 1], {
      yellow: ['r2c1', 'r2c2'],
      orange: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      pink: [6],
    }).play(take('yellow', 'yellow', 'r2c4'));
    expect(table.eventsOf('earned', 'lost')).toEqual([
      { type: 'earned', seat: 0, bonus: 'orange-4' },
      { type: 'lost', seat: 0, bonus: 'orange-4' },
    ]);
    expect(table.sheet().waiting).toEqual([]);
  });

  test('C-R4 all that wait form one set, their owner says which comes next, and new ones join it', () => {
    // Yellow r1c3 completes row 1; the blue cross on 4 completes row 1 of blue and column 4.
    const table = pick([5, 5, 1, 1, 1, 1], {
      yellow: ['r1c1', 'r1c2', 'r2c1', 'r2c2'],
      blue: [2, 3, 8, 12],
      orange: [1, 1, 1],
    }).play(take('yellow', 'yellow', 'r1c3'));
    expect(table.sheet().waiting).toEqual(['blue']);
    table.play(bonus('blue', 4));
    expect(earnedBy(table)).toEqual(['orange-5', 'extra-die']);
    expect(table.sheet().orange).toEqual([1, 1, 1, 5]);
  });

  test('C-R4 C-R14 two kinds wait: both orders are offered, and the last single way settles itself', () => {
    // A blue cross on 10 completes column 2 (green) and on 11 column 3 (pink 6).
    const table = pick([6, 1, 6, 1, 1, 1], {
      blue: [2, 3, 6, 7, 8],
      green: 5,
      pink: [1],
    }).play(take('white', 'green'));
    expect(table.sheet().waiting).toEqual(['blue']);
    table.play(bonus('blue', 10));
    // The green cross of column 2 went to cell 7 automatically: a fox, and nothing else waits.
    expect(table.sheet().green).toBe(7);
    expect(table.sheet().waiting).toEqual([]);
  });

  test('C-R4 with one orange cell left the owner chooses which number is written; the other is lost', () => {
    const table = pick([2, 5, 2, 1, 1, 1], {
      yellow: ['r2c1', 'r2c2', 'r1c1', 'r1c2'],
      blue: [2, 3],
      orange: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      pink: [6, 6, 6],
    });
    // Pink cell 4 gives a blue cross: on the 4 it completes blue row 1 (orange 5).
    const asked = setUp({
      phase: 'chain',
      turnsOver: 5,
      rolls: 1,
      faces: [2, 5, 2, 1, 1, 1],
      fields: ['yellow'],
      tray: ['white', 'blue', 'green', 'orange', 'pink'],
      sheets: [
        {
          yellow: ['r2c1', 'r2c2', 'r2c4', 'r1c1', 'r1c2', 'r1c3'],
          blue: [2, 3, 4],
          orange: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
          pink: [6],
          waiting: ['orange-4', 'orange-5'],
        },
      ],
    });
    expect(asked.moves()).toEqual([bonus('orange-4'), bonus('orange-5')]);
    asked.play(bonus('orange-5'));
    expect(asked.eventsOf('lost')).toEqual([{ type: 'lost', seat: 0, bonus: 'orange-4' }]);
    expect(asked.sheet().orange.at(-1)).toBe(5);
    expect(table.sheet().orange).toHaveLength(10);
  });

  test('C-18 a chain across several areas', () => {
    // Orange 10 → pink 6 in cell 9 → green cross in cell 9 → pink 6 in cell 10 → orange 6 in cell 11.
    const table = pick([1, 1, 1, 1, 2, 1], {
      orange: [1, 1, 1, 1, 1, 1, 1, 1, 1],
      pink: [6, 6, 6, 6, 6, 6, 6, 6],
      green: 8,
      yellow: ['r1c1', 'r2c1'],
      blue: [2, 3],
      rerolls: 0,
      extraDice: 0,
    }).play(take('orange'));
    expect(table.eventsOf('wrote', 'crossed', 'lost').map((event) => JSON.stringify(event))).toEqual([
      '{"type":"wrote","seat":0,"area":"orange","cell":10,"number":2,"bonus":null}',
      '{"type":"wrote","seat":0,"area":"pink","cell":9,"number":6,"bonus":"pink-6"}',
      '{"type":"crossed","seat":0,"area":"green","cell":9,"bonus":"green"}',
      '{"type":"wrote","seat":0,"area":"pink","cell":10,"number":6,"bonus":"pink-6"}',
      '{"type":"wrote","seat":0,"area":"orange","cell":11,"number":6,"bonus":"orange-6"}',
    ]);
    expect(table.parts()).toMatchObject({ green: 45, orange: 9 + 3 + 2 + 18, pink: 60 });
  });

  test('C-20 golden: a fox is worth the lowest area, nothing where one is empty', () => {
    const sheet = { pink: [6, 6, 6, 6, 6, 6, 6], blue: [2, 3, 5, 6], green: 3, orange: [5] };
    const column = { yellow: ['r1c1', 'r2c1', 'r3c1'] };
    const five = setUp({ turnsOver: 5, sheets: [{ ...sheet, ...column }] });
    expect(five.parts()).toEqual({ yellow: 10, blue: 7, green: 6, orange: 5, pink: 42, foxes: 5 });
    const empty = setUp({ turnsOver: 5, sheets: [{ ...sheet, yellow: ['r1c1'] }] });
    expect(empty.parts().foxes).toBe(0);
    const two = setUp({
      turnsOver: 5,
      sheets: [{ ...sheet, yellow: ['r4c2', 'r4c3', 'r4c4', 'r1c2', 'r2c2'] }],
    });
    expect(two.parts()).toMatchObject({ yellow: 14, foxes: 10 });
  });
});

describe('the black bonus', () => {
  const START = { phase: 'start', turnsOver: 3 } as const;

  test('C-3 C-R5 a cross in yellow, blue or green or a 6 in orange or pink, before the first roll', () => {
    const table = setUp({ ...START, sheets: [{ waiting: ['black'], pink: [3], yellow: ['r1c1'] }] });
    expect(table.moves()).toHaveLength(11 + 11 + 3);
    expect(table.refused(take('pink'))).toBe('bonus-first C-R4');
    expect(table.refused(black('yellow', 'r1c1'))).toBe(
      'already-crossed C-4 {"area":"yellow","cell":"r1c1"}',
    );
    table.play(black('pink'));
    expect(table.sheet().pink).toEqual([3, 6]);
    expect(table.eventsOf('wrote')).toEqual([
      { type: 'wrote', seat: 0, area: 'pink', cell: 2, number: 6, bonus: 'black' },
    ]);
    expect(table.state.phase).toBe('roll');
  });

  test.each([
    [black('yellow', 'r4c4'), { yellow: ['r4c4'] }],
    [black('blue', 11), { blue: [11] }],
    [black('green'), { green: 1 }],
    [black('orange'), { orange: [6] }],
    [black('pink'), { pink: [6] }],
  ])('C-3 %j', (move, expected) => {
    const table = setUp({ ...START, sheets: [{ waiting: ['black'] }] }).play(move);
    expect(table.sheet()).toMatchObject(expected);
  });

  test('C-R5 all seats at the same time, chains included; then the first roll', () => {
    const table = setUp({
      phase: 'start',
      turnsOver: 6,
      sheets: [{ waiting: ['black'], orange: [1, 1, 1, 1] }, { waiting: ['black'] }],
    });
    expect(rules.deciders(table.position)).toBe(0b11);
    table.play(black('orange'), 0);
    expect(table.sheet(0).waiting).toEqual(['yellow']);
    table.play(black('green'), 1);
    expect(rules.deciders(table.position)).toBe(0b01);
    expect(table.state.phase).toBe('start');
    table.play(bonus('yellow', 'r1c1'), 0);
    expect(table.state.phase).toBe('roll');
    expect(table.dice).toHaveLength(6);
  });

  test('C-R5 a full area is not offered', () => {
    const full = { orange: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], yellow: ['r1c1'], pink: [6] };
    const table = setUp({ ...START, sheets: [{ waiting: ['black'], ...full, extraDice: 0 }] });
    expect(table.refused(black('orange'))).toBe('area-full C-R5 {"area":"orange"}');
    expect(table.moves()).not.toContainEqual(black('orange'));
  });
});
