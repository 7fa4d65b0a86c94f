import { isOver, type Position, randomStream, rollWith } from '@iacta/core';
import { rules } from '@iacta/qwantum/rules';
import { describe, expect, test } from 'vitest';
import { enter, KEEP, made, options, SKIP, settled, sheet, table, thrown } from './play.ts';

/** Red 6, yellow 8, purple 6, blue 13. */
const ROLL = '3 R1 R2 B4 P3 B6 Y5';
const forced = (position: Position, seat = 0) => rules.encodeMove(rules.onTimeout(position, seat));
const inB = (rows: Partial<ReturnType<typeof sheet>>) => settled(table([sheet(rows)]), ROLL).position;
const FULL = [1, 2, 3, 20, 10, 9];

describe('Q-T1 on time-out', () => {
  test('Q-T1 no second throw', () => {
    expect(forced(thrown(rules.begin(options(2)), ROLL).position)).toEqual(KEEP);
  });

  test('Q-T1 the entry nearest to the number before it', () => {
    expect(forced(inB({ purple: [1], blue: [2], red: [2], yellow: [7] }))).toEqual(enter('yellow'));
    expect(forced(inB({ purple: [1], blue: [12], red: [2], yellow: [3] }))).toEqual(enter('blue'));
    expect(forced(inB({ purple: [1, 2, 3, 9], blue: [2], red: [1, 2, 3, 20], yellow: [1] }))).toEqual(
      enter('purple'),
    );
  });

  test('Q-T1 the upper row of equals', () => {
    expect(forced(inB({}))).toEqual(enter('purple'));
    expect(forced(inB({ purple: [1], blue: [9], red: [2], yellow: [4] }))).toEqual(enter('blue'));
  });

  test.each([
    ['cell 1 at most 9', { purple: [6], blue: [], red: [6], yellow: FULL }, SKIP],
    ['cell 1 may be 8', { purple: [6], blue: [13], red: [6], yellow: [] }, enter('yellow')],
    ['cell 2 at most 14', { purple: [6], blue: [1], red: [6], yellow: FULL }, enter('blue')],
    ['cell 4 at least 8', { purple: [1, 2, 3], blue: [13], red: FULL, yellow: [8] }, SKIP],
    ['cell 4 may be 8', { purple: [6], blue: [13], red: FULL, yellow: [1, 2, 3] }, enter('yellow')],
    ['cell 5 may be 6', { purple: [6], blue: [13], red: [1, 2, 3, 7], yellow: [8] }, enter('red')],
    ['cell 6 may be 6', { purple: [6], blue: [13], red: [1, 2, 3, 20, 7], yellow: [8] }, enter('red')],
  ])('Q-T1 %s', (_what, rows, move) => {
    expect(forced(inB(rows))).toEqual(move);
  });

  test.each([
    ['9 in cell 1', '4 Y5 R2 R3 B2 B2 Y1', { purple: FULL, blue: FULL, red: FULL, yellow: [] }, SKIP],
    [
      '9 in cell 1',
      '3 Y5 R2 R3 B2 B2 Y1',
      { purple: FULL, blue: FULL, red: FULL, yellow: [] },
      enter('yellow'),
    ],
    ['14 in cell 2', '6 R4 Y3 Y4 Y6 Y4 Y5', { purple: [6], blue: [6], red: [10], yellow: [2] }, SKIP],
    [
      '14 in cell 2',
      '3 B5 Y3 Y2 Y6 B6 R6',
      { purple: FULL, blue: [14], red: [9], yellow: [2] },
      enter('yellow'),
    ],
    ['14 in cell 2', '4 B5 Y3 Y2 Y6 B6 R6', { purple: FULL, blue: [15], red: [10], yellow: [2] }, SKIP],
    [
      '19 in cell 3',
      '3 B5 Y3 Y2 Y6 B6 Y5',
      { purple: FULL, blue: [14], red: [9], yellow: [2, 3] },
      enter('yellow'),
    ],
    ['19 in cell 3', '4 B5 Y3 Y2 Y6 B6 Y5', { purple: FULL, blue: [15], red: [9], yellow: [2, 3] }, SKIP],
    [
      '4 in cell 5',
      '3 P6 P4 P3 P3 P5 Y1',
      { purple: FULL, blue: FULL, red: FULL, yellow: [1, 2, 3, 9] },
      enter('yellow'),
    ],
    [
      '4 in cell 5',
      '2 P6 P4 P3 P3 P5 Y1',
      { purple: FULL, blue: FULL, red: FULL, yellow: [1, 2, 3, 9] },
      SKIP,
    ],
  ])('Q-T1 the limit of %s with %s', (_what, roll, rows, move) => {
    const { position } = settled(table([sheet(rows)]), roll);
    expect(forced(position)).toEqual(move);
  });

  test('Q-T1 in C the colour of B is out of reach', () => {
    const two = table([sheet({ purple: [5], red: [4] }), sheet({ purple: [5], red: [4] })]);
    const c = made(settled(two, ROLL).position, 0, enter('purple')).position;
    expect(forced(c, 1)).toEqual(enter('red'));
    expect(forced(c)).toEqual(enter('red'));
  });

  test('Q-T1 a table that all players left comes to an end', () => {
    for (const seats of [1, 4]) {
      const below = randomStream(5);
      const position = rules.begin(options(seats));
      for (let steps = 0; !isOver(rules, position); steps++) {
        expect(steps).toBeLessThan(2000);
        const dice = rules.dice(position);
        const seat = 31 - Math.clz32(rules.deciders(position));
        if (dice) rules.applyRoll(position, rollWith(dice, below), null);
        else rules.applyMove(position, seat, rules.onTimeout(position, seat), null);
      }
    }
  });
});
