import type { Pictures } from '@iacta/pieces';
import type { CleverSheet, CleverState } from '../rules/index.ts';
import type { PictureName } from '../words/learn.ts';

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

/** A sheet of the second round. */
const begun: CleverSheet = {
  ...empty,
  yellow: ['r1c1', 'r1c2', 'r2c2'],
  blue: [7, 11],
  green: 1,
  extraDice: { earned: 1, used: 0 },
};

const fresh: CleverState = {
  phase: 'roll',
  starter: 0,
  turnsOver: 0,
  rolls: 0,
  faces: null,
  hand: ['white', 'yellow', 'blue', 'green', 'orange', 'pink'],
  tray: [],
  fields: [],
  sheets: [empty, empty],
};

export const pictures: Pictures<CleverState, PictureName> = {
  sheet: { options, state: fresh },
  // The second roll of a turn: the die taken lies on its field, what was lower on the tray.
  turn: {
    options,
    seat: 0,
    state: {
      ...fresh,
      phase: 'pick',
      rolls: 2,
      faces: { white: 3, yellow: 4, blue: 6, green: 2, orange: 1, pink: 5 },
      hand: ['white', 'blue', 'pink'],
      tray: ['green', 'orange'],
      fields: ['yellow'],
      sheets: [{ ...empty, yellow: ['r4c3'] }, empty],
    },
  },
  // The first player's turn is over: the second chooses from the tray.
  tray: {
    options,
    seat: 1,
    state: {
      ...fresh,
      phase: 'close',
      faces: { white: 2, yellow: 4, blue: 6, green: 2, orange: 1, pink: 5 },
      hand: [],
      tray: ['white', 'green', 'orange'],
      fields: ['yellow', 'pink', 'blue'],
      sheets: [
        { ...empty, yellow: ['r4c3'], blue: [8], pink: [5] },
        { ...empty, stage: 'choice' },
      ],
    },
  },
  // A yellow row is full: its blue cross waits, and on the 3 it would fill a column.
  chain: {
    options,
    seat: 0,
    state: {
      ...fresh,
      phase: 'chain',
      turnsOver: 2,
      rolls: 2,
      faces: { white: 6, yellow: 5, blue: 5, green: 2, orange: 3, pink: 2 },
      hand: ['white'],
      tray: ['green', 'orange', 'pink'],
      fields: ['blue', 'yellow'],
      sheets: [
        { ...begun, yellow: ['r1c1', 'r1c2', 'r1c3'], waiting: ['blue'] },
        { ...empty, orange: [6, 4], pink: [4], extraDice: { earned: 1, used: 0 } },
      ],
    },
  },
};
