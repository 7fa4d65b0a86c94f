import type { GardenMove, GardenState } from '@iacta/garden-dice/rules';
import type { GuideScript } from '@iacta/pieces';
import type { GuideExampleKey, GuideStep } from '../words/learn.ts';

const none = { pepper: 0, carrot: 0, tomato: 0, artichoke: 0, eggplant: 0 };

/** What a seat has before its first turn, with three at the table. */
const seat: GardenState['seats'][number] = {
  hand: none,
  harvested: none,
  specials: ['bird', 'sundial'],
  discs: 8,
  sun: true,
  harvest: 0,
  others: 0,
};

const acting: Omit<GardenState, 'garden' | 'supply' | 'seats' | 'dice'> = {
  phase: 'act',
  turn: 0,
  again: false,
  sundialUsed: 0,
  bought: none,
  eaten: [],
  eating: null,
};

const three = { seats: 3, starter: 0 };

export const script: GuideScript<GardenMove, GardenState, GuideStep, GuideExampleKey> = {
  turn: {
    options: { seats: 2, starter: 0 },
    seat: 0,
    steps: [
      { say: 'roll', acts: [{ roll: [1, 3, 4, 5] }] },
      {
        say: 'buy',
        acts: [
          { seat: 0, move: { buy: 'artichoke', die: 4 } },
          { seat: 0, move: { buy: 'pepper', die: 1 } },
        ],
      },
      { say: 'place', acts: [{ seat: 0, move: { place: 'artichoke', dice: [3, 5], at: [3, 5] } }] },
      { say: 'next', acts: [] },
    ],
  },
  examples: [
    // The harvest example of the rulebook: the carrot is on no star, one pepper below it and one to its right are.
    {
      say: 'harvest',
      options: three,
      state: {
        ...acting,
        dice: [3, 6],
        supply: { pepper: 4, carrot: 6, tomato: 6, artichoke: 7, eggplant: 7 },
        garden: [
          { at: [4, 3], tile: 'vegetable', kind: 'pepper', owner: 0 },
          { at: [4, 4], tile: 'vegetable', kind: 'tomato', owner: 0 },
          { at: [5, 3], tile: 'scarecrow', owner: 1 },
          { at: [5, 4], tile: 'vegetable', kind: 'carrot', owner: 1 },
          { at: [5, 5], tile: 'vegetable', kind: 'pepper', owner: 2 },
          { at: [6, 4], tile: 'vegetable', kind: 'pepper', owner: 1 },
        ],
        seats: [
          { ...seat, discs: 6 },
          { ...seat, specials: ['bird'], discs: 5 },
          { ...seat, discs: 7 },
        ],
      },
      acts: [{ seat: 0, move: { harvest: [4, 4], die: 3 } }],
      gains: [7, 9, 2],
    },
    // The final example: 58 points in the garden.
    {
      say: 'final',
      options: three,
      state: {
        ...acting,
        dice: [3],
        supply: { pepper: 4, carrot: 3, tomato: 3, artichoke: 5, eggplant: 3 },
        garden: [],
        seats: [
          {
            ...seat,
            hand: { ...none, pepper: 1, carrot: 1, eggplant: 2 },
            harvested: { pepper: 2, carrot: 3, tomato: 4, artichoke: 2, eggplant: 2 },
            discs: 4,
            harvest: 58,
          },
          seat,
          seat,
        ],
      },
      total: 103,
      parts: { harvest: 58, unplaced: -15, sets: 30, collections: 25, sun: 5 },
    },
  ],
};
