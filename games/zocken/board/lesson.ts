import type { Lesson } from '@iacta/pieces';
import type { ZockenMove, ZockenState } from '@iacta/zocken/rules';
import type { LessonKey } from '../words/learn.ts';

const YOU = 0;
const ADA = 1;

/** Ada's turn as the learner is asked for a wager: three dice on their own dots. */
const adasTurn: ZockenState = {
  phase: 'wager',
  starter: 0,
  turnsOver: 1,
  strip: [
    null,
    { colour: 'yellow', face: 1 },
    null,
    null,
    { colour: 'purple', face: 3 },
    null,
    null,
    { colour: 'black', face: 6 },
    null,
  ],
  out: [],
  picked: null,
  face: null,
  wagers: [null, null],
  // What the learner's own turn has brought: four matches, one die out, and Ada's wager won.
  scores: [
    { placing: 0, outer: 0, out: -20, matches: 100, wagers: 0 },
    { placing: 0, outer: 0, out: 0, matches: 0, wagers: 40 },
  ],
};

const thrown = (colour: Extract<ZockenMove, { pick: unknown }>['pick'], face: number) => [
  { seat: YOU, move: { pick: colour } },
  { roll: [face] },
];

/** One whole turn, die by die, and the moment of a wager on the next. */
export const lesson: Lesson<ZockenMove, ZockenState, LessonKey> = {
  options: { seats: 2, starter: YOU },
  seat: YOU,
  others: ['Ada'],
  steps: [
    { say: 'welcome', show: ['dot'] },
    { say: 'pick', expect: [{ pick: 'red' }] },
    { say: 'roll', roll: [3] },
    { say: 'match', expect: [{ place: 4 }] },
    { say: 'pickGreen', expect: [{ pick: 'green' }] },
    { say: 'rising', first: [{ roll: [5] }], expect: [{ place: 7 }] },
    { say: 'smaller', first: thrown('blue', 2), expect: [{ place: 3 }] },
    { say: 'adaWagers', show: ['wager'], first: [{ seat: ADA, move: { wager: true } }] },
    { say: 'pickBlack', expect: [{ pick: 'black' }] },
    { say: 'outer', first: [{ roll: [6] }], expect: [{ place: 8 }] },
    { say: 'between', first: thrown('purple', 4), expect: [{ place: 5 }] },
    { say: 'mustFit', first: thrown('orange', 4), expect: [{ place: 6 }] },
    { say: 'out', show: ['out'], first: thrown('yellow', 5), expect: [{ out: true }] },
    { say: 'scored' },
    { say: 'yourWager', set: adasTurn, expect: [{ wager: true }, { wager: false }] },
    { say: 'end' },
  ],
};
