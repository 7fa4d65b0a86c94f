import type { Lesson } from '@iacta/pieces';
import type { DoceMove, DoceState } from '../rules/index.ts';
import type { LessonKey } from '../words/learn.ts';

const YOU = 0;
const ADA = 1;

/**
 * One whole round. Ada's marker and her spent blocker keep her off d3, so that her loss is no gift; and the
 * learner's own zone covers e4, so that only the blocker can stop her there.
 */
export const lesson: Lesson<DoceMove, DoceState, LessonKey> = {
  options: { seats: 2, starter: YOU },
  seat: YOU,
  others: ['Ada'],
  steps: [
    { say: 'welcome', show: ['faces'] },
    { say: 'face', expect: [{ place: 'c3', face: 3 }] },
    {
      say: 'zone',
      first: [{ seat: ADA, move: { place: 'e3', face: 4 } }],
      expect: [{ place: 'c1', face: 5 }],
    },
    {
      say: 'adaBlocks',
      show: ['c2'],
      first: [
        { seat: ADA, move: { block: 'c2' } },
        { seat: ADA, move: { place: 'e5', face: 3 } },
      ],
    },
    { say: 'moved', expect: [{ place: 'd5', face: 2 }] },
    { say: 'line', show: ['e2', 'e3', 'e5'], first: [{ seat: ADA, move: { place: 'e2', face: 3 } }] },
    { say: 'threat', expect: [{ block: 'e4' }] },
    { say: 'thenDie', expect: [{ place: 'b3', face: 1 }] },
    {
      say: 'missing',
      show: ['b3', 'c3', 'd3', 'e3'],
      first: [{ seat: ADA, move: { place: 'b5', face: 5 } }],
    },
    { say: 'win', expect: [{ place: 'd3', face: 4 }] },
    { say: 'won', show: ['b3', 'c3', 'd3', 'e3'] },
    { say: 'bonuses' },
    { say: 'gift' },
    { say: 'end' },
  ],
};
