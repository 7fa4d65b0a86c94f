import type { Lesson } from '@iacta/pieces';
import type { CleverMove, CleverState } from '../rules/index.ts';
import type { LessonKey } from '../words/learn.ts';

const YOU = 0;
const ADA = 1;

/** The learner's third turn, last roll: a yellow 5 would set off a chain, and an extra die is left. */
const thirdTurn: CleverState = {
  phase: 'pick',
  starter: YOU,
  turnsOver: 4,
  rolls: 3,
  faces: { white: 6, yellow: 5, blue: 5, green: 2, orange: 3, pink: 5 },
  hand: ['white', 'yellow'],
  tray: ['green', 'orange'],
  fields: ['blue', 'pink'],
  sheets: [
    {
      yellow: ['r1c1', 'r1c2', 'r4c2', 'r4c3'],
      blue: [7, 11],
      green: 1,
      orange: [5],
      pink: [2, 5],
      rerolls: { earned: 2, used: 1 },
      extraDice: { earned: 1, used: 0 },
      foxes: 0,
      waiting: [],
      stage: 'done',
      extraUsed: [],
    },
    {
      yellow: ['r2c2', 'r3c1'],
      blue: [8],
      green: 2,
      orange: [6],
      pink: [4],
      rerolls: { earned: 2, used: 0 },
      extraDice: { earned: 1, used: 1 },
      foxes: 0,
      waiting: [],
      stage: 'done',
      extraUsed: [],
    },
  ],
};

/** A whole turn, a choice from Ada's tray, and a chain of bonuses that ends with a fox. */
export const lesson: Lesson<CleverMove, CleverState, LessonKey> = {
  options: { seats: 2, starter: YOU },
  seat: YOU,
  others: ['Ada'],
  // Dice are thrown in this order: white, yellow, blue, green, orange, pink.
  steps: [
    { say: 'welcome' },
    { say: 'roll', roll: [5, 3, 4, 2, 6, 3] },
    {
      say: 'yellow',
      expect: [
        { take: 'yellow', as: 'yellow', cell: 'r1c1' },
        { take: 'yellow', as: 'yellow', cell: 'r4c2' },
      ],
    },
    { say: 'lower', show: ['fields', 'platter'], roll: [1, 1, 1, 2] },
    { say: 'reroll', show: ['own-reroll'], expect: [{ reroll: true }] },
    { say: 'blue', first: [{ roll: [3, 4, 5, 4] }], expect: [{ take: 'white', as: 'blue' }] },
    { say: 'third', roll: [2, 5, 4] },
    { say: 'orange', expect: [{ take: 'orange', as: 'orange' }] },
    { say: 'adaTakes', show: ['platter'] },
    {
      say: 'passive',
      first: [
        { seat: ADA, move: { take: 'pink', as: 'pink' } },
        { roll: [2, 4, 3, 3, 6, 5] },
        { seat: ADA, move: { take: 'orange', as: 'orange' } },
      ],
      expect: [{ take: 'green', as: 'green' }],
    },
    { say: 'row', set: thirdTurn, expect: [{ take: 'yellow', as: 'yellow', cell: 'r1c3' }] },
    { say: 'bonus', expect: [{ bonus: 'blue', cell: 3 }] },
    { say: 'chained', show: ['pink'] },
    { say: 'extra', show: ['own-extra-die'], expect: [{ extra: 'white', as: 'yellow', cell: 'r4c4' }] },
    {
      say: 'fox',
      show: ['yellow-row-4', 'own-foxes'],
      first: [{ seat: ADA, move: { take: 'orange', as: 'orange' } }],
    },
    { say: 'end' },
  ],
};
