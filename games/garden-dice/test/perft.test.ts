import { perft, quick } from '@iacta/core/test-kit';
import { describe, expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { naivePerft } from './oracle.ts';
import { bird, optionsFor, rabbit, type Setting, seed, special, stateFrom, table, veg } from './setting.ts';

// The number of lines of each length, depth by depth. The first `checked` depths are counted by
// test/oracle.ts as well, which shares no code with the rules; deeper ones are pinned as the rules count them.
const PINNED: readonly {
  name: string;
  setting: Setting;
  lines: readonly number[];
  checked: number;
}[] = [
  {
    // By hand: 126 multisets of four dice; then what each can do.
    name: 'the first roll of two seats',
    setting: { phase: 'roll' },
    lines: [126, 5200, 174534],
    checked: 1,
  },
  {
    // By hand: a three buys three kinds, and the sun turns it into five faces.
    name: 'one die at the start',
    setting: { dice: [3] },
    lines: [8, 395, 17742],
    checked: 2,
  },
  {
    name: 'four dice at the start of a turn',
    setting: { dice: [1, 2, 4, 6], seats: [{ hand: { carrot: 1 } }] },
    lines: [81, 3408, 153856],
    checked: 2,
  },
  {
    name: 'a bird among seeds, with a sundial',
    setting: {
      options: { seats: 3 },
      dice: [2, 5, 6],
      garden: [
        bird(0, [3, 3]),
        special('sundial', 0, [1, 4]),
        seed('tomato', 1, [3, 5]),
        seed('pepper', 1, [2, 3]),
        seed('carrot', 2, [5, 3]),
        special('scarecrow', 2, [6, 4]),
        veg('artichoke', 0, [3, 2]),
        veg('carrot', 2, [3, 1]),
      ],
      seats: [{ hand: { eggplant: 1 }, sun: false }],
    },
    lines: [67, 1279, 100866],
    checked: 2,
  },
  {
    name: 'a rabbit to be sent home in the last turn',
    setting: {
      dice: [1, 2, 6],
      bought: { pepper: 1 },
      supply: { pepper: 0, carrot: 0, tomato: 0, artichoke: 0, eggplant: 0 },
      garden: [rabbit(1, [2, 1], 1), veg('pepper', 0, [1, 1])],
      seats: [{ hand: { pepper: 1 }, sun: false }],
    },
    lines: [24, 70, 0],
    checked: 3,
  },
  {
    name: 'a family game',
    setting: {
      options: { seats: 4, family: true },
      turn: 2,
      dice: [3, 3, 6],
      garden: [special('sundial', 2, [4, 4]), seed('artichoke', 2, [1, 1]), seed('tomato', 0, [1, 2])],
      seats: [{}, {}, { hand: { carrot: 2 } }],
    },
    lines: [50, 1076, 55479],
    checked: 2,
  },
];

describe.each(PINNED)('$name', ({ setting, lines, checked }) => {
  test.each(lines.map((count, index) => [index + 1, count]))('depth %i: %i lines', (depth, count) => {
    expect(perft(rules, table(setting), depth)).toBe(count);
  });
  const agreed = lines.slice(0, quick ? 1 : checked);
  test(`the literal rules count the same to depth ${agreed.length}`, () => {
    const options = optionsFor(setting.options);
    expect(agreed.map((_, index) => naivePerft(stateFrom(setting), index + 1, options))).toEqual(agreed);
  });
});
