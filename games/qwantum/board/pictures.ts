import type { Pictures } from '@iacta/pieces';
import type { QwantumState } from '@iacta/qwantum/rules';
import type { PictureName } from '../words/learn.ts';

const options = { seats: 2, starter: 0 };

const inHand: QwantumState['dice'] = {
  white: null,
  die1: null,
  die2: null,
  die3: null,
  die4: null,
  die5: null,
  die6: null,
};

const fresh: Omit<QwantumState, 'phase' | 'sheets'> = {
  starter: 0,
  turnsOver: 0,
  dice: inHand,
  used: null,
  answers: [null, null],
};

/** Purple 3, which does not show, blue 10, red 12, yellow 10. */
const thrown: QwantumState['dice'] = {
  white: 3,
  die1: 'B5',
  die2: 'R6',
  die3: 'R3',
  die4: 'Y6',
  die5: 'B2',
  die6: 'Y1',
};
const thrower = { purple: [5], blue: [8], red: [6, 11], yellow: [7], missed: 0 };
const other = { purple: [2], blue: [9], red: [8], yellow: [6, 12], missed: 0 };

export const pictures: Pictures<QwantumState, PictureName> = {
  sheet: {
    options,
    state: {
      ...fresh,
      phase: 'first',
      turnsOver: 8,
      sheets: [
        { purple: [4, 9, 15, 22, 17, 6], blue: [7, 12], red: [5], yellow: [], missed: 0 },
        { purple: [6], blue: [8, 13], red: [7], yellow: [9], missed: 0 },
      ],
    },
  },
  sums: {
    options,
    seat: 0,
    state: { ...fresh, phase: 'enter', turnsOver: 4, dice: thrown, sheets: [thrower, other] },
  },
  // The same turn a moment later, as the other player sees it.
  closed: {
    options,
    seat: 1,
    state: {
      ...fresh,
      phase: 'answer',
      turnsOver: 4,
      dice: thrown,
      used: 'red',
      sheets: [{ ...thrower, red: [6, 11, 12] }, other],
    },
  },
  score: {
    options,
    state: {
      ...fresh,
      phase: 'over',
      turnsOver: 20,
      sheets: [
        {
          purple: [5, 9, 14, 20, 13, 4],
          blue: [8, 12, 17, 24, 16, 9],
          red: [6, 9, 15, 19, 12, 8],
          yellow: [7, 10, 16, 22, 15, 6],
          missed: 1,
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
  },
};
