import { perft, quick } from '@iacta/core/test-kit';
import { rules } from '@iacta/zocken/rules';
import { describe, expect, it } from 'vitest';
import { count, type Line, NEW_TURN } from './naive.ts';
import { type Given, setUp } from './table.ts';

// Lines of a number of steps from pinned positions. Every number is also counted by naive.ts; those called
// "by formula" are products that can be checked by hand:
// 7 dice to pick × 6 faces × 9 fields, then 6 × 6 × 8, since a second die fits on every free field.

function counted(given: Given, line: Partial<Line>) {
  return (depth: number) => {
    const { seats = 2, turnsOver = 0 } = given;
    return count({ ...NEW_TURN, others: seats - 1, turns: 3 * seats - turnsOver, ...line }, depth);
  };
}

interface Pinned {
  readonly what: string;
  readonly given: Given;
  readonly line: Partial<Line>;
  /** Lines of 1, 2, 3, … steps. */
  readonly lines: readonly number[];
}

const TABLE: readonly Pinned[] = [
  {
    // By formula: 7, ×6, ×9, ×6, ×6, ×8, ×5.
    what: 'the first steps of a game',
    given: { seats: 2 },
    line: {},
    lines: [7, 42, 378, 2268, 13_608, 108_864, ...(quick ? [] : [544_320])],
  },
  {
    // By hand: two answers of two players, then 4 dice, 6 faces. With 1, 2, 3 on fields 1 to 3 a face of 3 or
    // more fits on each of the six fields to the right (4 faces) and a 1 or 2 nowhere: 4 × 6 + 2 = 26.
    // The eighth number was counted by naive.ts only.
    what: 'wagers of two',
    given: { seats: 3, strip: 'Y1 O2 R3', phase: 'wager' },
    line: { faces: [1, 2, 3, 0, 0, 0, 0, 0, 0], left: 4, step: 'wager', open: 2 },
    lines: [2, 4, 4 * 4, 16 * 6, 16 * 26, 416 * 3, 1248 * 6, 19_776],
  },
  {
    // By hand: one die, six faces; in the worked example a 6 fits on no field (field 1 is taken and 3 lies
    // between two 4s), a 4 on field 3, a 1 on fields 8 and 9, a 5, a 3 and a 2 nowhere: 7 ways in all.
    what: 'the last die of the worked example, then the next turn',
    given: { seats: 2, strip: 'K6 Y4 -- G4 P4 B2 O1' },
    line: { faces: [6, 4, 0, 4, 4, 2, 1, 0, 0], left: 1, open: 0 },
    lines: [1, 6, 7, 7 * 7, 49 * 6, 294 * 9, 2646 * 6],
  },
  {
    // By hand: as above, but then the game is over.
    what: 'the last die of the game',
    given: { seats: 2, turnsOver: 5, strip: 'K6 Y4 -- G4 P4 B2 O1' },
    line: { faces: [6, 4, 0, 4, 4, 2, 1, 0, 0], left: 1, open: 0 },
    lines: [1, 6, 7, 0, 0],
  },
  {
    // By hand: the 3 goes on field 3 or 4. On 3, the faces 1 to 6 fit on 1, 1, 1, 1, 2 and 3 fields; on 4, on
    // 1, 2, 1, none (OUT!), 1 and 3: nine ways each. The seventh number was counted by naive.ts only.
    what: 'practice in the middle of a turn',
    given: { seats: 1, strip: '-- Y2 -- -- O5 -- B6', hand: 'R3' },
    line: { faces: [0, 2, 0, 0, 5, 0, 6, 0, 0], left: 3, step: 3 },
    lines: [2, 2 * 3, 6 * 6, 3 * (9 + 9), 54 * 2, 108 * 6, 870],
  },
];

describe.each(TABLE)('perft: $what', ({ given, line, lines }) => {
  it.each(lines.map((expected, i) => [i + 1, expected]))('%i steps: %i lines', (depth, expected) => {
    expect(perft(rules, setUp(given), depth)).toBe(expected);
    expect(counted(given, line)(depth)).toBe(expected);
  });
});

it('perft: a lot for the starter multiplies the lines by the seats', () => {
  const begun = rules.begin({ seats: 5, starter: 'lot' });
  expect([1, 2, 3, 4].map((depth) => perft(rules, begun, depth))).toEqual([5, 5 * 7, 5 * 42, 5 * 378]);
});
