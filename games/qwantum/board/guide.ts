import type { GuideScript } from '@iacta/pieces';
import type { QwantumMove, QwantumState } from '../rules/index.ts';
import type { GuideExampleKey, GuideStep } from '../words/learn.ts';

const options = { seats: 2, starter: 0 };

export const script: GuideScript<QwantumMove, QwantumState, GuideStep, GuideExampleKey> = {
  turn: {
    options,
    seat: 0,
    set: {
      phase: 'first',
      starter: 0,
      turnsOver: 4,
      dice: { white: null, die1: null, die2: null, die3: null, die4: null, die5: null, die6: null },
      used: null,
      answers: [null, null],
      sheets: [
        { purple: [5], blue: [8], red: [6, 11], yellow: [7], missed: 0 },
        { purple: [2], blue: [9], red: [8], yellow: [6, 12], missed: 0 },
      ],
    },
    steps: [
      { say: 'roll', acts: [{ roll: [3, 'B5', 'R6', 'R3', 'Y6', 'B2', 'Y1'] }] },
      { say: 'keep', acts: [{ seat: 0, move: { keep: true } }] },
      { say: 'enter', acts: [{ seat: 0, move: { enter: 'red' } }] },
      {
        say: 'all',
        acts: [
          { seat: 0, move: { enter: 'yellow' } },
          { seat: 1, move: { enter: 'blue' } },
        ],
      },
      { say: 'next', acts: [] },
    ],
  },
  // The final example of the rulebook: columns of 57 points, and three missed throws.
  examples: [
    {
      say: 'columns',
      options,
      state: {
        phase: 'over',
        starter: 0,
        turnsOver: 20,
        dice: { white: null, die1: null, die2: null, die3: null, die4: null, die5: null, die6: null },
        used: null,
        answers: [null, null],
        sheets: [
          {
            purple: [5, 7, 10, 15, 10, 3],
            blue: [6, 8, 12, 16, 11, 4],
            red: [7, 9, 13, 17, 12, 5],
            yellow: [8, 10, 14, 18, 13, 6],
            missed: 3,
          },
          {
            purple: [11, 15, 19, 21, 11],
            blue: [6, 11, 13, 18, 9],
            red: [6, 9, 10, 18, 12],
            yellow: [8, 12, 17, 21, 15],
            missed: 0,
          },
        ],
      },
      total: 51,
      parts: { column1: 6, column2: 8, column3: 12, column4: 16, column5: 11, column6: 4, missed: -6 },
    },
  ],
};
