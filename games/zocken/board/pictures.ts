import type { Pictures } from '@iacta/pieces';
import type { ZockenState } from '@iacta/zocken/rules';
import type { PictureName } from '../words/learn.ts';

const options = { seats: 2, starter: 0 };

const fresh: ZockenState = {
  phase: 'pick',
  starter: 0,
  turnsOver: 0,
  strip: [null, null, null, null, null, null, null, null, null],
  out: [],
  picked: null,
  face: null,
  wagers: [null, null],
  scores: [
    { placing: 0, outer: 0, out: 0, matches: 0, wagers: 0 },
    { placing: 0, outer: 0, out: 0, matches: 0, wagers: 0 },
  ],
};

export const pictures: Pictures<ZockenState, PictureName> = {
  strip: { options, state: fresh },
  // A rising row with room in the middle: the 4 fits between the 3 and the 5, on three fields.
  fits: {
    options,
    seat: 0,
    state: {
      ...fresh,
      phase: 'place',
      strip: [
        null,
        { colour: 'yellow', face: 1 },
        { colour: 'green', face: 3 },
        null,
        null,
        null,
        { colour: 'red', face: 5 },
        null,
        null,
      ],
      picked: 'blue',
      face: 4,
      wagers: [null, false],
    },
  },
  wager: {
    options,
    seat: 1,
    state: {
      ...fresh,
      phase: 'wager',
      strip: [
        null,
        { colour: 'yellow', face: 6 },
        null,
        null,
        { colour: 'purple', face: 4 },
        null,
        null,
        { colour: 'black', face: 1 },
        null,
      ],
    },
  },
  // The last die is in hand and fits on the outer field 9 only.
  score: {
    options,
    seat: 0,
    state: {
      ...fresh,
      phase: 'place',
      strip: [
        null,
        { colour: 'yellow', face: 1 },
        { colour: 'orange', face: 2 },
        { colour: 'blue', face: 2 },
        { colour: 'purple', face: 3 },
        { colour: 'red', face: 5 },
        null,
        { colour: 'black', face: 5 },
        null,
      ],
      picked: 'green',
      face: 6,
      wagers: [null, true],
    },
  },
};
