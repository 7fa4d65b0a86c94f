import { rules } from '@iacta/clever/rules';
import { clone, MoveList, type Position, randomStream, rollWith } from '@iacta/core';
import { randomGame } from '@iacta/core/test-kit';
import { describe, expect, test } from 'vitest';
import {
  BLUE_WORD,
  FACES,
  HAND,
  PHASE,
  PICK,
  SOLO_CLOSE,
  sheetOf,
  TURN,
  WAITING,
  YELLOW_WORD,
} from '../rules/layout.ts';
import { anyFits, isFull, listMarks, mark } from '../rules/marks.ts';
import { DONE_MOVE, decodeMove, EXTRA, encodeMove, isMove, kindOf, REROLL, TAKE } from '../rules/moves.ts';
import { AREAS, BLUE, DICE, GAINS, GREEN, ORANGE, PINK, YELLOW } from '../rules/sheet.ts';
import { extra, setUp, take } from './table.ts';

// Corners that play seldom reaches: each was found by planting a fault that no other test noticed.

const SHEET = sheetOf(0);

/** Positions from all over random games, with dice on the table. */
function* somewhere(games: number, seats: number): Generator<Position> {
  for (let seed = 1; seed <= games; seed++) {
    const below = randomStream(seed);
    const position = rules.begin({ seats, starter: 0, soloExtraDie: seed % 2 === 0 });
    for (let part = 0; part < 30; part++) {
      randomGame(rules, position, below, 4);
      if (position[FACES] !== 0) yield clone(position);
    }
  }
}

describe('whether anything fits', () => {
  test('C-9 agrees with the list of marks for every set of dice', () => {
    const list = new MoveList();
    const seen = new Set<boolean>();
    for (const position of somewhere(25, 1)) {
      for (let dice = 1; dice < 64; dice++) {
        list.clear();
        listMarks(position, SHEET, dice, TAKE, list);
        seen.add(list.count > 0);
        expect(anyFits(position, SHEET, dice)).toBe(list.count > 0);
      }
    }
    expect(seen.size).toBe(2);
  });

  test('C-9 every die and colour alone can be the one that fits', () => {
    const list = new MoveList();
    const found = new Set<string>();
    for (const position of somewhere(60, 1)) {
      for (let die = 0; die < DICE.length; die++) {
        list.clear();
        listMarks(position, SHEET, 1 << die, TAKE, list);
        const areas = new Set(list.toArray().map((move) => (encodeMove(move) as { as: string }).as));
        if (areas.size === 1) found.add(`${DICE[die]} as ${[...areas][0]}`);
        if (areas.size > 0) expect(anyFits(position, SHEET, 1 << die)).toBe(true);
      }
    }
    for (const colour of AREAS) expect([...found]).toContain(`${colour} as ${colour}`);
  });

  test('C-R4 a full area is full, and one that lacks a cell is not', () => {
    const fresh = () => rules.begin({ seats: 1, starter: 0, soloExtraDie: false });
    for (const [area, cells] of [
      [YELLOW, 16],
      [BLUE, 11],
      [GREEN, 11],
      [ORANGE, 11],
      [PINK, 11],
    ] as const) {
      const position = fresh();
      for (let cell = 0; cell < cells; cell++) {
        if (area === YELLOW && (position[SHEET + YELLOW_WORD] >> cell) & 1) continue;
        expect(isFull(position, SHEET, area)).toBe(false);
        mark(position, 0, area, cell, 6, -1, null);
      }
      expect(isFull(position, SHEET, area)).toBe(true);
      for (let other = YELLOW; other <= PINK; other++) expect(isFull(fresh(), SHEET, other)).toBe(false);
    }
  });
});

describe('lines', () => {
  // Rows and columns of sums as printed; the corner above 5 and 9 is no cell.
  const ROWS = [
    [[2, 3, 4], 'orange-5'],
    [[5, 6, 7, 8], 'yellow'],
    [[9, 10, 11, 12], 'fox'],
  ] as const;

  test.each(ROWS)('C-5 the blue row %j gives %s once, whichever cell comes last', (row, gain) => {
    for (const last of row) {
      const position = rules.begin({ seats: 1, starter: 0, soloExtraDie: false });
      const told: { type: string; bonus?: string }[] = [];
      for (const sum of row) if (sum !== last) mark(position, 0, BLUE, sum - 2, 0, -1, told as never);
      expect(told.filter(({ type }) => type === 'earned')).toEqual([]);
      mark(position, 0, BLUE, last - 2, 0, -1, told as never);
      expect(told.filter(({ type }) => type === 'earned')).toEqual([
        { type: 'earned', seat: 0, bonus: gain },
      ]);
    }
  });

  test('C-20 foxes of yellow and blue add up', () => {
    const table = setUp({
      turnsOver: 4,
      sheets: [{ yellow: ['r4c2', 'r4c3', 'r4c4'], blue: [9, 10, 11, 12], green: 5 }],
    });
    expect((table.state.sheets as { foxes: number }[])[0].foxes).toBe(2);
    const { parts } = rules.score(table.position, 0);
    expect(parts).toMatchObject({ yellow: 0, foxes: 0, blue: 7 });
  });
});

describe('alone', () => {
  test('C-24 what did not go to the tray by lot stays in hand', () => {
    const table = setUp({ phase: 'soloRoll', sheets: [{ pink: [6] }] })
      .roll(3, 3, 5, 1, 2, 6)
      .roll('yellow');
    expect(table.state.hand).toEqual(['white', 'blue', 'pink']);
    expect(table.position[HAND]).toBe(0b100101);
  });

  test('C-R3 where the tray holds nothing to mark, an extra die may still be used', () => {
    const list = new MoveList();
    const met = { asked: 0, not: 0 };
    for (let seed = 1; seed <= 400; seed++) {
      const below = randomStream(seed);
      const position = rules.begin({ seats: 1, starter: 0, soloExtraDie: true });
      while (rules.deciders(position) !== 0 || rules.dice(position) !== null) {
        const told: { type: string }[] = [];
        const turn = position[TURN];
        const dice = rules.dice(position);
        if (dice) rules.applyRoll(position, rollWith(dice, below), told as never);
        else randomGame(rules, position, below, 1);
        if (told.every(({ type }) => type !== 'nothing')) continue;
        const asked = position[TURN] === turn && rules.deciders(position) === 1;
        list.clear();
        if (asked) {
          rules.list(position, 0, list);
          expect(position[PHASE]).toBe(SOLO_CLOSE);
          expect(list.toArray().every((move) => move === DONE_MOVE || kindOf(move) === EXTRA)).toBe(true);
          met.asked++;
        } else met.not++;
      }
    }
    expect(met.asked).toBeGreaterThan(0);
    expect(met.not).toBeGreaterThan(0);
  });
});

describe('the end', () => {
  test('when it is over no seat has the turn, whoever started', () => {
    for (const starter of [0, 1, 2]) {
      const position = rules.begin({ seats: 3, starter, soloExtraDie: false });
      randomGame(rules, position, randomStream(3), 100_000);
      expect(rules.deciders(position)).toBe(0);
      expect(rules.active(position)).toBe(0);
    }
  });
});

describe('the forced move', () => {
  test('C-T1 never rerolls, and in the last turn never waives an extra die that can be used', () => {
    const list = new MoveList();
    const met = { reroll: 0, last: 0 };
    for (const seats of [1, 2]) {
      for (const position of somewhere(150, seats)) {
        for (let seat = 0; seat < seats; seat++) {
          if (((rules.deciders(position) >> seat) & 1) === 0) continue;
          list.clear();
          rules.list(position, seat, list);
          const forced = rules.onTimeout(position, seat);
          if (position[PHASE] === PICK && list.has(REROLL)) met.reroll++;
          expect(forced).not.toBe(REROLL);
          const lastTurn = position[TURN] === (seats === 1 ? 6 : 12) - 1;
          if (!lastTurn || !list.has(DONE_MOVE) || position[sheetOf(seat) + WAITING] !== 0) continue;
          met.last++;
          expect(forced).not.toBe(DONE_MOVE);
        }
      }
    }
    expect(met.reroll).toBeGreaterThan(50);
    expect(met.last).toBeGreaterThan(5);
  });
});

describe('packed moves', () => {
  test('are those that can be written and read again, and no others', () => {
    const written = new Set<number>();
    for (let number = -64; number < 8192; number++) {
      if (!isMove(number)) continue;
      const again = decodeMove(encodeMove(number));
      expect(again).toEqual({ ok: true, value: number });
      written.add(number);
    }
    // Every JSON move there is, by hand: 6 dice in 16 yellow cells and 4 other areas, twice; bonuses; three words.
    const yellow = 'r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r2c3 r2c4 r3c1 r3c2 r3c3 r3c4 r4c1 r4c2 r4c3 r4c4'.split(
      ' ',
    );
    const as = [
      ...yellow.map((cell) => ({ as: 'yellow', cell })),
      ...['blue', 'green', 'orange', 'pink'].map((area) => ({ as: area })),
    ];
    const sums = Array.from({ length: 11 }, (_, i) => ({ as: 'blue', cell: i + 2 }));
    const all = [
      ...DICE.flatMap((die) =>
        as.flatMap((where) => [
          { take: die, ...where },
          { extra: die, ...where },
        ]),
      ),
      ...yellow.map((cell) => ({ bonus: 'yellow', cell })),
      ...sums.map(({ cell }) => ({ bonus: 'blue', cell })),
      ...GAINS.filter((gain) => /^(green|orange-\d|pink-\d)$/.test(gain)).map((bonus) => ({ bonus })),
      ...[...as.filter((where) => where.as !== 'blue'), ...sums].map((where) => ({
        bonus: 'black',
        ...where,
      })),
      ...['reroll', 'pass', 'done'].map((word) => ({ [word]: true })),
    ].map(decodeMove);
    const read = all.flatMap((move) => (move.ok ? [move.value] : []));
    // A coloured die in another area reads as a move too: it is refused later, with the reason.
    expect(new Set(read)).toEqual(written);
    // (12 + 4) × 6 × 2 with dice, 12 + 11 + 5 bonuses, 12 + 3 + 11 black ones, 3 words; four yellow cells are printed full.
    expect(read).toHaveLength(249);
  });
});

describe('refusals', () => {
  test('C-R2 a die on the fields that could be marked is refused for the tray, not for its face', () => {
    const table = setUp({
      phase: 'close',
      faces: [1, 2, 3, 6, 5, 4],
      fields: ['green', 'orange', 'pink'],
      tray: ['white', 'yellow', 'blue'],
      turnsOver: 0,
      sheets: [{ green: 1, orange: [5], pink: [4], stage: 'done' }, { stage: 'choice' }],
    });
    for (const die of ['green', 'orange', 'pink'] as const) {
      expect(table.refused(take(die), 1)).toBe(`tray-first C-R2 {"die":"${die}"}`);
    }
    expect(table.refused(extra('green'), 1)).toContain('not-now');
  });
});

// So that a changed layout is noticed where words are read above.
test('the sheet begins with yellow, then blue', () => {
  expect([YELLOW_WORD, BLUE_WORD]).toEqual([0, 1]);
});
