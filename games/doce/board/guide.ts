import type { GuideScript } from '@iacta/pieces';
import type { DoceMove, DoceState } from '../rules/index.ts';
import type { GuideExampleKey, GuideStep } from '../words/learn.ts';

const options = { seats: 2, starter: 0 };
/** White starts the match, and so Black the last round. */
const lastRound = { seats: 2, starter: 1 };

/** Black to move; the blocker first, then a die. */
export const script: GuideScript<DoceMove, DoceState, GuideStep, GuideExampleKey> = {
  turn: {
    options,
    seat: 0,
    set: {
      phase: 'turn',
      starter: 0,
      active: 0,
      seats: [
        { dice: { c3: 4 }, blocker: null, marker: 'c3' },
        { dice: { d2: 5 }, blocker: null, marker: 'd2' },
      ],
      rounds: [],
    },
    steps: [
      { say: 'start', acts: [] },
      { say: 'blocker', acts: [{ seat: 0, move: { block: 'd4' } }] },
      { say: 'die', acts: [{ seat: 0, move: { place: 'c1', face: 2 } }] },
      { say: 'marker', acts: [] },
      { say: 'opponent', acts: [{ seat: 1, move: { place: 'b4', face: 3 } }] },
    ],
  },
  examples: [
    {
      say: 'win',
      options: lastRound,
      state: {
        phase: 'turn',
        starter: 1,
        active: 0,
        seats: [
          { dice: { d1: 3, d2: 6, d3: 1, b4: 2, c4: 2 }, blocker: null, marker: 'd2' },
          { dice: { c1: 5, e1: 4, a2: 3, a4: 6, e5: 1 }, blocker: 'c3', marker: 'c1' },
        ],
        rounds: [
          [0, 31],
          [28, 0],
          [7, 2],
        ],
      },
      acts: [{ seat: 0, move: { place: 'd4', face: 2 } }],
      gains: [30, 0],
    },
  ],
};
