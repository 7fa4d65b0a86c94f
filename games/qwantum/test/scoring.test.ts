import { outcome } from '@iacta/core';
import { rules } from '@iacta/qwantum/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EASY, enter, line, SKIP, settled, sheet, table } from './play.ts';

/** Red 6, yellow 8, purple 6, blue 13. */
const ROLL = '3 R1 R2 B4 P3 B6 Y5';

/** A sheet whose first column holds these values. */
const firstColumn = ([purple, blue, red, yellow]: readonly number[]) =>
  sheet({ purple: [purple], blue: [blue], red: [red], yellow: [yellow] });
const pointsOf = (cells: readonly number[]) => rules.points(table([firstColumn(cells)]), 0);

describe('columns', () => {
  test('Q-13 the second-lowest of four different values, in whatever rows they stand', () => {
    expect(pointsOf([3, 4, 9, 12])).toBe(4);
    expect(pointsOf([12, 9, 4, 3])).toBe(4);
    expect(pointsOf([9, 3, 12, 4])).toBe(4);
    expect(pointsOf([4, 12, 3, 9])).toBe(4);
  });

  test('Q-14 golden: 5, 5, 7, 9 scores 7 and four times 6 scores 6', () => {
    expect(pointsOf([5, 5, 7, 9])).toBe(7);
    expect(pointsOf([9, 5, 7, 5])).toBe(7);
    expect(pointsOf([6, 6, 6, 6])).toBe(6);
  });

  test('Q-14 three times the lowest, and a repeated higher value', () => {
    expect(pointsOf([5, 5, 5, 9])).toBe(9);
    expect(pointsOf([9, 5, 5, 5])).toBe(9);
    expect(pointsOf([5, 9, 9, 9])).toBe(9);
    expect(pointsOf([7, 5, 7, 5])).toBe(7);
    expect(pointsOf([33, 33, 33, 33])).toBe(33);
    expect(pointsOf([1, 33, 33, 1])).toBe(33);
  });

  test('Q-13 Q-14 property: the second of the sorted distinct values', () => {
    const value = fc.integer({ min: 1, max: 33 });
    fc.assert(
      fc.property(fc.array(value, { minLength: 4, maxLength: 4 }), (cells) => {
        const distinct = [...new Set(cells)].toSorted((a, b) => a - b);
        expect(pointsOf(cells)).toBe(distinct[1] ?? distinct[0]);
      }),
      { numRuns: 300 },
    );
  });

  test('Q-13 a column scores at once when its last cell is filled, in B and in C', () => {
    const mine = sheet({ purple: [2, 3], blue: [5, 9], red: [4], yellow: [1] });
    const b = settled(table([mine, EASY]), ROLL).position;
    expect(rules.points(b, 0)).toBe(2);
    const red = line(b, [0, enter('red')]);
    expect(red.events).toEqual([{ type: 'entered', seat: 0, colour: 'red', value: 6, cell: 2 }]);
    const { position, events } = line(red.position, [0, enter('yellow')], [1, SKIP]);
    expect(events.at(-1)).toEqual({ type: 'column', seat: 0, column: 2, points: 6 });
    expect(rules.points(position, 0)).toBe(8);
    const own = sheet({ purple: [2, 3], blue: [5, 9], red: [4, 6], yellow: [1] });
    expect(line(settled(table([own, EASY]), ROLL).position, [0, enter('yellow')]).events.at(-1)).toEqual({
      type: 'column',
      seat: 0,
      column: 2,
      points: 6,
    });
  });

  test('Q-17 Q-R7 incomplete columns score nothing', () => {
    expect(rules.points(table([sheet({ purple: [5], blue: [6], red: [7] })]), 0)).toBe(0);
    expect(rules.points(table([sheet({ blue: [6], red: [7], yellow: [8] })]), 0)).toBe(0);
  });
});

describe('totals', () => {
  // Columns 6, 8, 12, 16, 11 and 4 as in the final example; the four rows are ours.
  const EMMA = sheet({
    purple: [5, 7, 10, 15, 10, 3],
    blue: [6, 8, 12, 16, 11, 4],
    red: [7, 9, 13, 17, 12, 5],
    yellow: [8, 10, 14, 18, 13, 6],
    missed: 3,
  });

  test('Q-17 golden: 57 points of columns less 6 for three missed throws make 51', () => {
    const over = outcome(rules, table([EMMA, EASY], 0, { phase: 'over', turnsOver: 20 }));
    expect(over.final).toBe(true);
    expect(over.seats[0]).toMatchObject({
      total: 51,
      parts: { column1: 6, column2: 8, column3: 12, column4: 16, column5: 11, column6: 4, missed: -6 },
    });
    expect(over.winners).toEqual([0]);
    expect(rules.rating(rules.begin({ seats: 1, starter: 'lot' }), 0)).toBeNull();
  });

  test('Q-R2 equal totals share the win', () => {
    const over = outcome(rules, table([EMMA, EMMA, EASY], 0, { phase: 'over', turnsOver: 24 }));
    expect(over.winners).toEqual([0, 1]);
    expect(over.decidedBy).toBe('shared');
    expect(over.seats.map(({ rank }) => rank)).toEqual([1, 1, 3]);
    expect(over.seats[0].tieBreaks).toEqual([]);
  });

  test('Q-R2 totals below zero stand', () => {
    const low = table([sheet({ red: [4], missed: 2 }), sheet({ red: [1, 2, 3] })]);
    expect(rules.points(low, 0)).toBe(-3);
    expect(outcome(rules, low).seats[0].parts).toMatchObject({ column1: 0, missed: -3 });
  });
});
