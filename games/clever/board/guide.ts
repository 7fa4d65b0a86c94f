import type { GuideScript } from '@iacta/pieces';
import type { CleverMove, CleverSheet, CleverState } from '../rules/index.ts';
import type { GuideExampleKey, GuideStep } from '../words/learn.ts';

const options = { seats: 2, starter: 0 };

const empty: CleverSheet = {
  yellow: [],
  blue: [],
  green: 0,
  orange: [],
  pink: [],
  rerolls: { earned: 1, used: 0 },
  extraDice: { earned: 0, used: 0 },
  foxes: 0,
  waiting: [],
  stage: 'done',
  extraUsed: [],
};

export const script: GuideScript<CleverMove, CleverState, GuideStep, GuideExampleKey> = {
  turn: {
    options,
    seat: 0,
    steps: [
      // White, yellow, blue, green, orange, pink.
      { say: 'roll', acts: [{ roll: [3, 4, 6, 2, 1, 5] }] },
      { say: 'take', acts: [{ seat: 0, move: { take: 'yellow', as: 'yellow', cell: 'r4c3' } }] },
      { say: 'second', acts: [{ roll: [2, 5] }] },
      { say: 'done', acts: [{ seat: 0, move: { take: 'pink', as: 'pink' } }] },
      { say: 'others', acts: [{ seat: 1, move: { take: 'green', as: 'green' } }] },
    ],
  },
  // The rulebook's sequence: 2, 5, 6, and after a 6 any number.
  examples: [
    {
      say: 'purple',
      options,
      state: {
        phase: 'pick',
        starter: 0,
        turnsOver: 2,
        rolls: 1,
        faces: { white: 1, yellow: 1, blue: 1, green: 1, orange: 1, pink: 1 },
        hand: ['white', 'yellow', 'blue', 'green', 'orange', 'pink'],
        tray: [],
        fields: [],
        sheets: [
          { ...empty, pink: [2, 5, 6], rerolls: { earned: 2, used: 0 }, extraDice: { earned: 1, used: 0 } },
          { ...empty, green: 2, extraDice: { earned: 1, used: 0 } },
        ],
      },
      acts: [{ seat: 0, move: { take: 'pink', as: 'pink' } }],
      parts: { pink: 14 },
    },
  ],
};
