import { COLOURS, type Colour, colourFits, colourValues } from '@iacta/qwantum/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choices, EASY, enter, line, refused, SKIP, settled, sheet, table } from './play.ts';

/** A roll with red 6, yellow 8, purple 6, blue 13. */
const ROLL = '3 R1 R2 B4 P3 B6 Y5';
const withRed = (red: number[]) => settled(table([{ ...EASY, red }, EASY]), ROLL).position;

describe('rows', () => {
  test('Q-3 a value goes into the next cell of its row, in any row', () => {
    const { events, position } = line(settled(table([EASY, EASY]), ROLL).position, [0, enter('red')]);
    expect(events[0]).toEqual({ type: 'entered', seat: 0, colour: 'red', value: 6, cell: 4 });
    expect(choices(position, 0)).toEqual([enter('purple'), enter('blue'), enter('yellow'), SKIP]);
  });

  test('Q-3 a full row takes nothing more', () => {
    const position = withRed([1, 2, 10, 20, 9, 7]);
    expect(choices(position, 0)).not.toContainEqual(enter('red'));
    expect(refused(position, 0, enter('red'))).toEqual({
      code: 'row-full',
      rule: 'Q-3',
      data: { colour: 'red' },
    });
  });

  test.each([
    [[], true],
    [[5], true],
    [[6], false],
    [[7], false],
    [[1, 5], true],
    [[1, 2, 5], true],
    [[1, 2, 6], false],
    [[1, 2, 3, 6], false],
    [[1, 2, 3, 5], false],
    [[1, 2, 3, 7], true],
    [[1, 2, 3, 9, 7], true],
    [[1, 2, 3, 9, 6], false],
    [[1, 2, 3, 9, 5], false],
    [[1, 2, 3, 9, 7, 2], false],
  ])('Q-4 red 6 behind %j: %s', (red, fits) => {
    const position = withRed(red);
    expect(choices(position, 0).some((move) => 'enter' in move && move.enter === 'red')).toBe(fits);
    expect(colourFits(position, 0).red).toBe(fits);
  });

  test('Q-4 the refusal says which way the row goes, its last value and what was tried', () => {
    expect(refused(withRed([1, 2, 6]), 0, enter('red'))).toEqual({
      code: 'must-rise',
      rule: 'Q-4',
      data: { colour: 'red', value: 6, last: 6, cell: 4 },
    });
    expect(refused(withRed([1, 2, 3, 6]), 0, enter('red'))).toEqual({
      code: 'must-fall',
      rule: 'Q-4',
      data: { colour: 'red', value: 6, last: 6, cell: 5 },
    });
  });

  test('Q-R6 cell 5 may be lower than cells 1 to 3, and cell 6 is compared with cell 5 only', () => {
    expect(colourFits(withRed([7, 8, 9, 10]), 0).red).toBe(true);
    expect(colourFits(withRed([1, 2, 3, 8, 7]), 0).red).toBe(true);
  });

  test('Q-R3 nothing fits while dice are in hand, not even a row that may fall', () => {
    const falling = table([sheet({ ...EASY, red: [1, 2, 3, 8] })]);
    expect(colourFits(falling, 0).red).toBe(false);
  });

  test('Q-R6 a 1 in cell 5 is legal and closes the row', () => {
    const tall = sheet({ ...EASY, red: [5, 6, 7, 8] });
    const { position, events } = line(settled(table([tall, EASY]), '1 B5 B5 B4 P3 B6 Y5').position, [
      0,
      enter('red'),
    ]);
    expect(events[0]).toEqual({ type: 'entered', seat: 0, colour: 'red', value: 1, cell: 5 });
    const closed = table([sheet({ ...EASY, red: [5, 6, 7, 8, 1] }), EASY]);
    expect(colourFits(settled(closed, '1 B5 B5 B4 P3 B6 Y5').position, 0).red).toBe(false);
    expect(refused(position, 1, enter('red')).code).toBe('colour-used');
  });

  test('Q-3 Q-4 property: what can be entered is what a plain reading of the rule allows', () => {
    const number = fc.integer({ min: 1, max: 33 });
    const row = fc
      .tuple(fc.uniqueArray(number, { maxLength: 4 }), fc.array(number, { maxLength: 2 }))
      .map(([up, down]) => {
        const rising = up.toSorted((a, b) => a - b);
        if (rising.length < 4) return rising;
        const falling = [...new Set(down)].filter((n) => n < rising[3]).toSorted((a, b) => b - a);
        return [...rising, ...falling];
      });
    const rows = fc.record({ purple: row, blue: row, red: row, yellow: row });
    fc.assert(
      fc.property(rows, fc.boolean(), (filled, tall) => {
        const mine = sheet(filled);
        if (COLOURS.every((colour) => mine[colour].length === 6)) return;
        const { position } = settled(table([mine], 0), tall ? '6 R4 B5 Y4 P3 B6 Y5' : ROLL);
        const values = colourValues(position);
        // With nothing to enter the turn has gone by.
        if (values === null) {
          expect(COLOURS.some((colour) => naive(mine[colour], tall ? TALL[colour] : LOW[colour]))).toBe(
            false,
          );
          return;
        }
        for (const colour of COLOURS) {
          expect(colourFits(position, 0)[colour]).toBe(naive(mine[colour], values[colour]));
        }
      }),
      { numRuns: 200 },
    );
  });
});

const LOW: { [colour in Colour]: number } = { purple: 6, blue: 13, red: 6, yellow: 8 };
const TALL: { [colour in Colour]: number } = { purple: 9, blue: 17, red: 10, yellow: 15 };

function naive(row: readonly number[], value: number): boolean {
  const after = [...row, value];
  if (after.length > 6) return false;
  return after.every((n, i) => i === 0 || (i < 4 ? n > after[i - 1] : n < after[i - 1]));
}
