import { readOptions } from '@iacta/core';
import { rules } from '@iacta/qwantum/rules';
import { expect, test } from 'vitest';

test('Q-1 Q-R8 Q-R10 what is known before the game begins', () => {
  expect(rules.facts).toEqual({
    id: 'qwantum',
    rulesVersion: 1,
    seatCounts: [1, 2, 3, 4],
    extraSeatCounts: [1],
    minutes: [15, 30],
    options: { starter: { values: ['lot', 0, 1, 2, 3], default: 'lot', namesSeats: true } },
    parts: ['column1', 'column2', 'column3', 'column4', 'column5', 'column6', 'missed'],
    refusals: ['not-now', 'row-full', 'must-rise', 'must-fall', 'colour-used'],
    hasChance: true,
    hasSimultaneousSteps: true,
    hasSealedAnswers: true,
  });
});

test('Q-1 two seats and a lot unless the table says otherwise', () => {
  expect(readOptions(rules.facts, {})).toEqual({ ok: true, value: { seats: 2, starter: 'lot' } });
});
