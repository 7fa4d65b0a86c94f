import { expect, test } from 'vitest';
import { answerLimits } from '../bot/answers.ts';
import { lookAtReplies } from '../bot/replies.ts';
import { TurnSearch } from '../bot/turn.ts';
import { moveOf, rules } from '../rules/index.ts';
import { optionsFor, table } from './setting.ts';

/** This many peppers and eggplants in the supply, everything else harvested. */
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

test('throws are left out once so many positions were looked at, for all endings alike', () => {
  const p = table({ dice: [1, 2, 5, 6] });
  const stages = [
    { endings: 6, throws: 8 },
    { endings: 3, throws: 8 },
  ];
  const limits = { width: 3, sun: false, everywhere: false };
  // Every position is worth the same, so the values say nothing; the calls are counted.
  const callsWithin = (mostWork: number) => {
    let calls = 0;
    const evaluate = () => {
      calls++;
      return 0.5;
    };
    const search = new TurnSearch(p.length, () => 0.5);
    const look = lookAtReplies(evaluate, p.length, stages, () => limits, mostWork);
    const endings = search.search(p, 0, 2, limits);
    expect(look(search, 0, endings).length).toBe(endings.length);
    return calls;
  };
  const all = callsWithin(Number.POSITIVE_INFINITY);
  const round = callsWithin(1);
  expect(round).toBeGreaterThan(0);
  expect(all).toBeGreaterThan(8 * round);
  // Three units of work for a position of two seats; one round of throws may go beyond the limit.
  const most = 3 * 4 * round;
  expect(callsWithin(most)).toBeLessThanOrEqual(most / 3 + round);
  expect(callsWithin(most)).toBeGreaterThan(2 * round);
});
