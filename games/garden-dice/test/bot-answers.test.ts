import { expect, test } from 'vitest';
import { answerLimits } from '../bot/answers.ts';
import { moveOf, rules } from '../rules/index.ts';
import { optionsFor, table } from './setting.ts';

/** So many peppers and eggplants in the supply, everything else harvested. */
const late = (pepper: number, eggplant: number, dice: number[], options = optionsFor({ family: true })) =>
  table({
    options,
    dice,
    supply: { pepper, eggplant, carrot: 0, tomato: 0, artichoke: 0 },
    seats: [
      { harvested: { pepper: 5 - pepper, eggplant: 5 - eggplant, carrot: 5, tomato: 5, artichoke: 5 } },
    ],
  });

test('in the family game answers are looked for more widely once few seeds are left', () => {
  const limitsFor = answerLimits(optionsFor({ family: true }));
  const widthWith = (pepper: number, eggplant: number) => limitsFor(late(pepper, eggplant, [5])).width;
  expect(widthWith(4, 5)).toBeLessThan(widthWith(4, 4));
  expect(widthWith(5, 5)).toBe(widthWith(4, 5));
  expect(widthWith(1, 0)).toBe(widthWith(4, 4));
});

test('a turn that has been begun is judged as it was at its beginning', () => {
  const limitsFor = answerLimits(optionsFor({ family: true }));
  const p = late(4, 5, [1, 5, 5, 6]);
  const before = limitsFor(p);
  for (const die of [5, 6]) {
    rules.applyMove(p, 0, moveOf({ buy: 'eggplant', die }), null);
    expect(limitsFor(p)).toBe(before);
  }
});

test('with animals answers are looked for in the same way from beginning to end', () => {
  const limitsFor = answerLimits(optionsFor());
  expect(limitsFor(late(1, 0, [5], optionsFor()))).toBe(limitsFor(table({ dice: [5] })));
});
