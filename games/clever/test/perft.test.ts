import { rules } from '@iacta/clever/rules';
import { perft } from '@iacta/core/test-kit';
import { describe, expect, test } from 'vitest';
import { begin, setUp, type Table, type TableSpec } from './table.ts';

// Lines of play from pinned positions, each with the source of its number.

const CLOSE = {
  phase: 'close',
  turnsOver: 4,
  faces: [1, 2, 3, 4, 5, 6],
  fields: ['pink'],
  tray: ['white', 'yellow', 'blue', 'green', 'orange'],
} as const;
const at = (spec: TableSpec): Table => setUp(spec);

const TABLE: readonly (readonly [string, () => Table, readonly number[], string])[] = [
  [
    'the beginning, alone',
    () => begin({}),
    [46_656, 46_656 * 13],
    '6^6 rolls; on a blank sheet every face has twelve ways, and the reroll',
  ],
  [
    'the lot of four seats, then six dice',
    () => begin({ seats: 4 }),
    [4, 4 * 46_656],
    'four seats; 6^6 each',
  ],
  [
    'all ones on a blank sheet',
    () => begin({}).roll(1, 1, 1, 1, 1, 1),
    // White: two yellow cells, blue, green, orange, pink; yellow two; four dice one each; the reroll. Five dice
    // stay after every choice, six after the reroll.
    [13, 12 * 7_776 + 46_656],
    'by hand: 6 + 2 + 4 + 1, then 6^5 a die and 6^6 for the reroll',
  ],
  [
    'a six taken from a straight ends the turn',
    () => begin({ seats: 2, starter: 0 }).roll(1, 2, 3, 4, 5, 6).play({ take: 'pink', as: 'pink' }),
    // White 6 ways, yellow 2, blue, green and orange 1 each; then the next seat rolls six dice.
    [11, 11 * 46_656],
    'by hand: 6 + 2 + 3, then 6^6',
  ],
  [
    'an extra die with nothing marked but a pink 6, and the end of the window',
    () => at({ ...CLOSE, turnsOver: 1, sheets: [{ pink: [6], stage: 'window' }] }),
    // White 6 ways, yellow 2, blue, green, orange, pink 1 each, done; the one action is spent by each.
    [13, 13 * 46_656],
    'by hand: 6 + 2 + 4 + 1, then the passive roll',
  ],
  [
    'the black bonus of a blank sheet',
    () => at({ phase: 'start', turnsOver: 3, sheets: [{ waiting: ['black'] }] }),
    [26, 26 * 46_656],
    'by hand: 12 yellow, 11 blue, green, orange, pink; then 6^6',
  ],
  [
    'a lot among six equal dice',
    () => at({ phase: 'soloRoll', sheets: [{}] }).roll(4, 4, 4, 4, 4, 4),
    // 20 trays; 10 of them with white (6 ways) and each other die in 10 of 20 (yellow 2 ways, others 1).
    [20, 10 * 6 + 10 * (2 + 4)],
    'by formula: C(6,3), then the ways of each die times C(5,2)',
  ],
  [
    'one orange cell for two numbers',
    () =>
      at({
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
            extraDice: 0,
          },
        ],
      }),
    [2, 2 * 46_656],
    'by hand: either number, the other is lost; then the passive roll',
  ],
];

describe('perft', () => {
  test.each(TABLE)('%s', (_name, table, counts) => {
    const { position } = table();
    expect(counts.map((_, depth) => perft(rules, position, depth + 1))).toEqual(counts);
  });
});
