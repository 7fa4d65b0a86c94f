import { describe, expect, test } from 'vitest';
import { begin, PASS, REROLL, setUp, take } from './table.ts';

// One die at a time: solo, late in the game, so that many marks are possible.
const LATE = { turnsOver: 5, phase: 'pick', rolls: 1 } as const;

describe('yellow', () => {
  test('C-4 a face is in two cells and crosses one of them', () => {
    const table = begin({}).roll(6, 3, 6, 6, 6, 6);
    const yellow = table.moves().filter((move) => 'take' in move && move.take === 'yellow');
    expect(yellow).toEqual([take('yellow', 'yellow', 'r1c1'), take('yellow', 'yellow', 'r4c2')]);
    table.play(take('yellow', 'yellow', 'r4c2'));
    expect(table.sheet().yellow).toEqual(['r4c2']);
    expect(table.eventsOf('crossed')).toEqual([
      { type: 'crossed', seat: 0, area: 'yellow', cell: 'r4c2', bonus: null },
    ]);
  });

  test.each([
    [1, ['r2c2', 'r3c1']],
    [2, ['r2c1', 'r3c3']],
    [3, ['r1c1', 'r4c2']],
    [4, ['r3c4', 'r4c3']],
    [5, ['r1c3', 'r2c4']],
    [6, ['r1c2', 'r4c4']],
  ])('C-4 the cells of a yellow %i', (face, cells) => {
    const table = begin({}).roll(1, face, 1, 1, 1, 1);
    const found = table.moves().flatMap((move) => ('take' in move && move.take === 'yellow' ? [move] : []));
    expect(found).toEqual(cells.map((cell) => take('yellow', 'yellow', cell)));
  });

  test('C-4 a crossed cell and a cell of another face are refused', () => {
    const table = setUp({ ...LATE, faces: [1, 3, 1, 1, 1, 1], sheets: [{ yellow: ['r1c1'] }] });
    expect(table.refused(take('yellow', 'yellow', 'r1c1'))).toBe(
      'already-crossed C-4 {"area":"yellow","cell":"r1c1"}',
    );
    expect(table.refused(take('yellow', 'yellow', 'r1c2'))).toBe('wrong-cell C-4 {"cell":"r1c2","face":3}');
    expect(table.moves()).toContainEqual(take('yellow', 'yellow', 'r4c2'));
  });

  test('C-21 full columns score 10, 14, 16 and 20; the cells of the start count (C-R13)', () => {
    const columns = [
      ['r1c1', 'r2c1', 'r3c1'],
      ['r1c2', 'r2c2', 'r4c2'],
      ['r1c3', 'r3c3', 'r4c3'],
      ['r2c4', 'r3c4', 'r4c4'],
    ];
    const worth = columns.map((yellow) => setUp({ turnsOver: 5, sheets: [{ yellow }] }).parts().yellow);
    expect(worth).toEqual([10, 14, 16, 20]);
    expect(setUp({ turnsOver: 5, sheets: [{ yellow: ['r1c1', 'r2c1'] }] }).parts().yellow).toBe(0);
  });
});

describe('blue', () => {
  test('C-5 C-13 golden: blue 6 and white 1 cross the 7, whichever is taken; the tray differs', () => {
    const roll = () => begin({ seats: 2, starter: 0 }).roll(1, 3, 6, 2, 5, 4);
    const byWhite = roll().play(take('white', 'blue'));
    const byBlue = roll().play(take('blue'));
    expect(byWhite.sheet().blue).toEqual([7]);
    expect(byBlue.sheet().blue).toEqual([7]);
    expect(byWhite.state.tray).toEqual([]);
    expect(byBlue.state.tray).toEqual(['white', 'yellow', 'green', 'orange', 'pink']);
  });

  test('C-13 the other die counts on the tray and on a field as well', () => {
    const tray = setUp({
      phase: 'pick',
      turnsOver: 1,
      rolls: 2,
      faces: [2, 5, 4, 5, 5, 5],
      fields: ['pink'],
      tray: ['white'],
      sheets: [{ pink: [5] }],
    });
    expect(tray.play(take('blue')).sheet().blue).toEqual([6]);
    const field = setUp({
      phase: 'pick',
      turnsOver: 1,
      rolls: 2,
      faces: [2, 5, 3, 5, 5, 5],
      fields: ['white'],
      sheets: [{ pink: [2] }],
    });
    expect(field.play(take('blue')).sheet().blue).toEqual([5]);
  });

  test('C-5 a sum crossed already is refused', () => {
    const table = setUp({ ...LATE, faces: [1, 1, 6, 1, 1, 1], sheets: [{ blue: [7] }] });
    expect(table.refused(take('blue'))).toBe('already-crossed C-5 {"area":"blue","cell":7}');
    expect(table.refused(take('white', 'blue'))).toBe('already-crossed C-5 {"area":"blue","cell":7}');
  });

  test('C-21 blue is worth 1 2 4 7 11 16 22 29 37 46 56', () => {
    const sums = [2, 3, 5, 6, 7, 9, 10, 11];
    const worth = [1, 2, 3, 4, 5].map(
      (count) => setUp({ turnsOver: 5, sheets: [{ blue: sums.slice(0, count) }] }).parts().blue,
    );
    expect(worth).toEqual([1, 2, 4, 7, 11]);
    // Six with a completed column: green has its cross of the second column.
    const six = setUp({ turnsOver: 5, sheets: [{ blue: [2, 3, 5, 7, 8, 12] }] });
    expect(six.parts().blue).toBe(16);
    const seven = setUp({ turnsOver: 5, sheets: [{ blue: [2, 3, 5, 7, 8, 12, 10] }] });
    expect(seven.parts().blue).toBe(22);
  });
});

describe('green', () => {
  test.each([1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6].map((needed, crossed) => [crossed, needed]))(
    'C-6 after %i crosses the next cell needs %i',
    (green, needed) => {
      const sheets = [
        green > 8 ? { green, blue: [2], pink: [6] } : green > 5 ? { green, blue: [2] } : { green },
      ];
      const turnsOver = green === 0 ? 2 : 5;
      const roll = (face: number) => setUp({ ...LATE, turnsOver, faces: [1, 1, 1, face, 1, 1], sheets });
      expect(roll(needed).play(take('green')).sheet().green).toBeGreaterThan(green);
      if (needed > 1)
        expect(roll(needed - 1).refused(take('green'))).toBe(
          `too-low C-6 {"needed":${needed},"face":${needed - 1}}`,
        );
    },
  );

  test('C-21 green is worth what its last cell says', () => {
    const worth = Array.from({ length: 12 }, (_, green) => {
      const sheets = [{ green, blue: green > 5 ? [2] : [], pink: green > 8 ? [6] : [] }];
      return setUp({ turnsOver: green === 0 ? 2 : 5, sheets }).parts().green;
    });
    expect(worth).toEqual([0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66]);
  });

  test('C-6 a full row takes nothing more', () => {
    const table = setUp({
      ...LATE,
      faces: [6, 6, 6, 6, 6, 6],
      sheets: [{ green: 11, blue: [2], pink: [6] }],
    });
    expect(table.refused(take('green'))).toBe('area-full C-9 {"area":"green"}');
    expect(table.refused(take('white', 'green'))).toBe('area-full C-9 {"area":"green"}');
  });
});

describe('orange', () => {
  test('C-7 cells 4, 7 and 9 count double and cell 11 triple', () => {
    const worth = Array.from({ length: 12 }, (_, count) => {
      const orange = new Array<number>(count).fill(1);
      const yellow = count > 4 ? ['r1c1'] : [];
      const pink = count > 9 ? [6] : [];
      return setUp({ turnsOver: count === 0 ? 2 : 5, sheets: [{ orange, yellow, pink }] }).parts().orange;
    });
    expect(worth).toEqual([0, 1, 2, 3, 5, 6, 7, 9, 10, 12, 13, 16]);
  });

  test('C-7 any face may be written, also a lower one', () => {
    const table = setUp({ ...LATE, faces: [6, 6, 6, 6, 1, 6], sheets: [{ orange: [6, 5, 6] }] });
    table.play(take('orange'));
    expect(table.sheet().orange).toEqual([6, 5, 6, 1]);
    expect(table.parts().orange).toBe(6 + 5 + 6 + 2);
    expect(table.eventsOf('wrote')).toEqual([
      { type: 'wrote', seat: 0, area: 'orange', cell: 4, number: 1, bonus: null },
    ]);
  });

  test('C-7 the eleventh cell is written and counts triple; then the row is full', () => {
    const ten = [1, 2, 3, 4, 5, 6, 1, 2, 3, 4];
    const table = setUp({
      ...LATE,
      faces: [5, 5, 5, 5, 5, 5],
      sheets: [{ orange: ten, yellow: ['r1c1'], pink: [6] }],
    });
    table.play(take('orange'));
    expect(table.sheet().orange).toEqual([...ten, 5]);
    expect(table.parts().orange).toBe(1 + 2 + 3 + 8 + 5 + 6 + 2 + 2 + 6 + 4 + 15);
    table.roll(1, 1, 1, 1, 1);
    expect(table.refused(take('white', 'orange'))).toBe('area-full C-9 {"area":"orange"}');
  });
});

describe('pink', () => {
  test.each([
    [[2], 5, true],
    [[2, 5], 6, true],
    [[2, 5, 6], 1, true],
    [[1, 6], 6, true],
    [[1, 6, 6], 3, true],
    [[3], 3, false],
    [[4], 2, false],
  ] as const)('C-8 golden: after %j a %i is legal: %s', (pink, face, legal) => {
    const table = setUp({ ...LATE, faces: [1, 1, 1, 1, 1, face], sheets: [{ pink }] });
    if (legal) expect(table.play(take('pink')).sheet().pink).toEqual([...pink, face]);
    else expect(table.refused(take('pink'))).toBe(`must-rise C-8 {"last":${pink.at(-1)},"face":${face}}`);
  });

  test('C-8 C-21 eleven cells, the last one packed apart; then the row is full', () => {
    const ten = [1, 2, 3, 4, 5, 6, 6, 6, 6, 6];
    const sheets = [{ pink: ten, blue: [2], yellow: ['r1c1'], green: 1, orange: [6] }];
    const table = setUp({ ...LATE, faces: [6, 6, 6, 6, 6, 3], sheets });
    expect(table.parts().pink).toBe(45);
    table.play(take('pink'));
    expect(table.sheet().pink).toEqual([...ten, 3]);
    expect(table.parts().pink).toBe(48);
    table.roll(6, 6, 6, 6, 6);
    expect(table.refused(take('white', 'pink'))).toBe('area-full C-9 {"area":"pink"}');
  });
});

describe('white', () => {
  test('C-12 replaces every colour; the other dice only their own', () => {
    const table = begin({}).roll(4, 1, 1, 1, 1, 1);
    const white = table.moves().filter((move) => 'take' in move && move.take === 'white');
    expect(white).toEqual([
      take('white', 'yellow', 'r3c4'),
      take('white', 'yellow', 'r4c3'),
      take('white', 'blue'),
      take('white', 'green'),
      take('white', 'orange'),
      take('white', 'pink'),
    ]);
    expect(table.refused(take('green', 'pink'))).toBe('wrong-colour C-12 {"die":"green","area":"pink"}');
    expect(table.refused(take('pink', 'yellow', 'r2c2'))).toBe(
      'wrong-colour C-12 {"die":"pink","area":"yellow"}',
    );
    expect(table.moves().length).toBe(6 + 2 + 1 + 1 + 1 + 1 + 1);
    expect(table.moves().at(-1)).toEqual(REROLL);
    expect(table.refused(PASS)).toBe('must-mark C-R1');
  });

  test.each([
    ['yellow', { yellow: ['r3c4'] }],
    ['green', { green: 1 }],
    ['orange', { orange: [4] }],
    ['pink', { pink: [4] }],
  ] as const)('C-12 marks %s with its own face', (area, expected) => {
    const table = begin({ seats: 2, starter: 0 }).roll(4, 1, 1, 1, 1, 1);
    table.play(take('white', area, area === 'yellow' ? 'r3c4' : undefined));
    expect(table.sheet()).toMatchObject(expected);
    expect(table.state.fields).toEqual(['white']);
  });
});
