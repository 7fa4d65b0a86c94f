import type { Position } from '@iacta/core';
import { perft } from '@iacta/core/test-kit';
import { COLOURS, type Colour, rules } from '@iacta/qwantum/rules';
import { describe, expect, test } from 'vitest';
import {
  again,
  CLOSED,
  EASY,
  made,
  options,
  type Sheet,
  SKIP,
  settled,
  sheet,
  table,
  thrown,
} from './play.ts';

/** Red 6, yellow 8, purple 6, blue 13. */
const ROLL = '3 R1 R2 B4 P3 B6 Y5';
const VALUES: { [colour in Colour]: number } = { purple: 6, blue: 13, red: 6, yellow: 8 };
const MIXED = sheet({ purple: [1, 6], blue: [2, 3, 9, 20], red: [1, 2, 3, 9, 7], yellow: [4, 8] });
const SHORT = sheet({ purple: [1, 2, 3, 9, 8, 7], blue: [1, 14], red: [1, 2, 5], yellow: [1, 2, 3, 7] });

const twoAt = (first: Sheet, next: Sheet) => settled(table([first, next]), ROLL).position;
const start = (seats: number) => rules.begin(options(seats));
const fiveInHand = () => made(choose(2), 0, again('white', 'die1', 'die3', 'die4', 'die6')).position;
const choose = (seats: number) => thrown(start(seats), ROLL).position;

const ALL = 6 ** 7;
// Every die is kept or shows one of six faces: 7^7 results of a choice and a throw, less the one that keeps all.
const REROLLED = 7 ** 7 - 1;

function fitting(of: Sheet, used: Colour | null): Colour[] {
  return COLOURS.filter((colour) => {
    const row = of[colour];
    const last = row.at(-1) ?? 0;
    if (colour === used || row.length === 6) return false;
    return row.length < 4 ? VALUES[colour] > last : VALUES[colour] < last;
  });
}

/** Lines from B through C, counted on plain lists without the rules; spare steps are the next throw and choice. */
function naiveLines(sheets: readonly Sheet[], depth: number): number {
  const inC = (after: readonly Sheet[], used: Colour | null) => {
    const asked = after.map((of) => fitting(of, used).length).filter((count) => count > 0);
    const spare = depth - 1 - asked.length;
    return asked.reduce((product, count) => product * (count + 1), 1) * [1, ALL, ALL * 128][spare];
  };
  const entered = fitting(sheets[0], null).map((colour) => {
    const mine = { ...sheets[0], [colour]: [...sheets[0][colour], VALUES[colour]] };
    return inC([mine, ...sheets.slice(1)], colour);
  });
  return entered.reduce((sum, lines) => sum + lines, inC(sheets, null));
}

/** name, position, depth, lines, where the number comes from */
const TABLE: readonly (readonly [string, () => Position, number, number, string])[] = [
  ['lot of four', () => rules.begin(options(4, 'lot')), 1, 4, 'by hand: one lot a seat'],
  ['lot of four', () => rules.begin(options(4, 'lot')), 2, 4 * ALL, 'formula: lots × 6^7'],
  ['begin', () => start(2), 1, ALL, 'formula: 6^7'],
  ['after the first throw', () => choose(2), 1, 128, 'formula: 2^7 choices'],
  ['after the first throw', () => choose(2), 2, REROLLED + 5, 'formula: 7^7 - 1, and five moves of B'],
  ['second throw of five', () => fiveInHand(), 1, 6 ** 5, 'formula: 6^5'],
  ['second throw of five', () => fiveInHand(), 2, 6 ** 5 * 5, 'formula × five moves of B'],
  ['second throw of five', () => fiveInHand(), 3, 6 ** 5 * 21, 'formula × 21 lines of B and C'],
  ['B on blank sheets', () => settled(start(2), ROLL).position, 1, 5, 'by hand: four colours or none'],
  ['B on blank sheets', () => settled(start(2), ROLL).position, 2, 4 * 4 + 5, 'by hand'],
  ['B on blank sheets', () => settled(start(2), ROLL).position, 3, 4 * 16 + 25, 'by hand'],
  ['B on blank sheets', () => settled(start(2), ROLL).position, 4, 89 * ALL, 'by hand × 6^7'],
  ['B of four on blank sheets', () => settled(start(4), ROLL).position, 5, 4 * 4 ** 4 + 5 ** 4, 'by hand'],
  ['B alone', () => settled(start(1), ROLL).position, 2, 21, 'by hand'],
  ['B with mixed sheets', () => twoAt(MIXED, SHORT), 3, naiveLines([MIXED, SHORT], 3), 'naive counter'],
  ['B with mixed sheets', () => twoAt(SHORT, MIXED), 3, naiveLines([SHORT, MIXED], 3), 'naive counter'],
  ['B with easy sheets', () => twoAt(EASY, MIXED), 3, naiveLines([EASY, MIXED], 3), 'naive counter'],
  ['C with a closed sheet', () => made(twoAt(EASY, CLOSED), 0, SKIP).position, 1, 5, 'by hand: one is asked'],
  ['nobody can enter', () => twoAt(CLOSED, CLOSED), 1, ALL, 'by hand: the next seat throws'],
];

describe('perft', () => {
  test.each(TABLE)('%s', (_name, position, depth, lines, _source) => {
    expect(perft(rules, position(), depth)).toBe(lines);
  });

  test('the naive counter finds what a count by hand finds', () => {
    expect(naiveLines([sheet(), sheet()], 3)).toBe(89);
    // MIXED takes blue 13 and red 6: either in B leaves the other or none, and none in B leaves three answers.
    expect(naiveLines([MIXED, CLOSED], 2)).toBe(2 + 2 + 3);
  });
});
