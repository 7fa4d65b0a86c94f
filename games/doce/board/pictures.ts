import type { Pictures } from '@iacta/pieces';
import type { DoceState } from '../rules/index.ts';
import type { PictureName } from '../words/learn.ts';

const options = { seats: 2, starter: 0 };
/** White starts the match, and so Black the last round. */
const lastRound = { seats: 2, starter: 1 };

const inHand = { dice: {}, blocker: null, marker: null };

const fresh: DoceState = { phase: 'turn', starter: 0, active: 0, seats: [inHand, inHand], rounds: [] };

const white: DoceState['seats'][1] = {
  dice: { c1: 5, e1: 4, a2: 3, a4: 6, e5: 1 },
  blocker: 'c3',
  marker: 'c1',
};
const black = { d1: 3, d2: 6, d3: 1, b4: 2, c4: 2 };
const before: [number, number][] = [
  [0, 31],
  [28, 0],
  [7, 2],
];

export const pictures: Pictures<DoceState, PictureName> = {
  grid: { options, state: fresh },
  zone: {
    options,
    seat: 0,
    state: {
      ...fresh,
      seats: [
        { dice: { c3: 4 }, blocker: null, marker: 'c3' },
        { dice: { d2: 5 }, blocker: null, marker: 'd2' },
      ],
    },
  },
  // A 2 on d4 completes both kinds of line at once.
  line: {
    options: lastRound,
    seat: 0,
    state: {
      ...fresh,
      starter: 1,
      seats: [{ dice: black, blocker: null, marker: 'd2' }, white],
      rounds: before,
    },
  },
  // The same round with that die: 12 + 2 + 5 + 13 − 2.
  score: {
    options: lastRound,
    state: {
      ...fresh,
      phase: 'over',
      starter: 1,
      seats: [{ dice: { ...black, d4: 2 }, blocker: null, marker: 'd4' }, white],
      rounds: [...before, [30, 0]],
    },
  },
};
