import type { GuideScript } from '@iacta/pieces';
import type { ZockenMove, ZockenState } from '../rules/index.ts';
import type { GuideExampleKey, GuideStep } from '../words/learn.ts';

const options = { seats: 2, starter: 0 };

/** The example of the rulebook before its last die: a falling row, three dice on their own dots, one outside. */
const lastDie: ZockenState = {
  phase: 'place',
  starter: 0,
  turnsOver: 0,
  strip: [
    { colour: 'black', face: 6 },
    { colour: 'yellow', face: 4 },
    null,
    { colour: 'green', face: 4 },
    { colour: 'purple', face: 4 },
    { colour: 'blue', face: 2 },
    { colour: 'orange', face: 1 },
    null,
    null,
  ],
  out: [],
  picked: 'red',
  face: 4,
  wagers: [null, false],
  scores: [
    { placing: 0, outer: 0, out: 0, matches: 0, wagers: 0 },
    { placing: 0, outer: 0, out: 0, matches: 0, wagers: 0 },
  ],
};

export const script: GuideScript<ZockenMove, ZockenState, GuideStep, GuideExampleKey> = {
  turn: {
    options,
    seat: 0,
    steps: [
      { say: 'pick', acts: [{ seat: 0, move: { pick: 'red' } }] },
      { say: 'roll', acts: [{ roll: [3] }] },
      { say: 'place', acts: [{ seat: 0, move: { place: 4 } }] },
      { say: 'second', acts: [{ seat: 0, move: { pick: 'green' } }, { roll: [5] }] },
      { say: 'row', acts: [{ seat: 0, move: { place: 7 } }] },
      {
        say: 'wager',
        acts: [{ seat: 0, move: { pick: 'blue' } }, { roll: [4] }, { seat: 0, move: { place: 6 } }],
      },
    ],
  },
  examples: [
    { say: 'all', options, state: lastDie, acts: [{ seat: 0, move: { place: 3 } }], total: 100 },
    {
      say: 'out',
      options,
      state: { ...lastDie, face: 3 },
      acts: [{ seat: 0, move: { out: true } }],
      total: 40,
    },
  ],
};
