import type { Lesson } from '@iacta/pieces';
import type { QwantumMove, QwantumState } from '@iacta/qwantum/rules';
import type { LessonKey } from '../words/learn.ts';

const YOU = 0;
const ADA = 1;

/** Five turns each are over. Blue completes the third column, and purple has reached the thick line. */
const later: QwantumState = {
  phase: 'enter',
  starter: YOU,
  turnsOver: 10,
  dice: { white: 4, die1: 'B5', die2: 'P4', die3: 'B4', die4: 'B4', die5: 'P5', die6: 'R6' },
  used: null,
  answers: [null, null],
  sheets: [
    // The learner's first turn may have brought a red 6 or a yellow one: here are both.
    { purple: [5, 9, 14, 20], blue: [8, 12], red: [6, 11, 15], yellow: [6, 10, 16], missed: 0 },
    { purple: [11, 15, 19], blue: [6, 11, 13], red: [6, 9], yellow: [8, 12, 17], missed: 0 },
  ],
};

/** The learner's next turn, after that one and Ada's: three dice in hand, and hardly a row that takes anything. */
const hope: QwantumState = {
  ...later,
  phase: 'second',
  turnsOver: 12,
  dice: { white: 6, die1: null, die2: 'R6', die3: 'Y4', die4: null, die5: 'Y4', die6: null },
  sheets: [
    { purple: [5, 9, 14, 20, 13], blue: [8, 12, 17], red: [6, 11, 15], yellow: [6, 10, 16], missed: 0 },
    { purple: [11, 15, 19], blue: [6, 11, 13], red: [6, 9, 10, 18], yellow: [8, 12, 17, 21], missed: 0 },
  ],
};

/** A turn of the learner, one of Ada's, and two moments from the middle of a game. */
export const lesson: Lesson<QwantumMove, QwantumState, LessonKey> = {
  options: { seats: 2, starter: YOU },
  seat: YOU,
  others: ['Ada'],
  steps: [
    { say: 'welcome' },
    { say: 'roll', show: ['steps'], roll: [6, 'R4', 'Y3', 'B4', 'P1', 'B2', 'P6'] },
    { say: 'sums', show: ['sum'] },
    { say: 'again', expect: [{ reroll: ['white', 'die6'] }] },
    { say: 'second', roll: [2, 'Y1'] },
    { say: 'own', expect: [{ enter: 'blue' }] },
    {
      say: 'all',
      first: [{ seat: ADA, move: { enter: 'red' } }],
      expect: [{ enter: 'red' }, { enter: 'yellow' }],
    },
    {
      say: 'adaTurn',
      first: [
        { roll: [3, 'B5', 'R2', 'B4', 'P3', 'P5', 'Y5'] },
        { seat: ADA, move: { keep: true } },
        { seat: ADA, move: { enter: 'yellow' } },
        { seat: ADA, move: { enter: 'purple' } },
      ],
      expect: [{ enter: 'blue' }],
    },
    { say: 'later', set: later, expect: [{ enter: 'blue' }] },
    { say: 'column', show: ['column3'] },
    { say: 'fall', first: [{ seat: ADA, move: { enter: 'red' } }], expect: [{ enter: 'purple' }] },
    { say: 'hope', set: hope, roll: ['P6', 'P1', 'Y1'] },
    { say: 'missed', show: ['missed'], first: [{ seat: ADA, move: { enter: 'yellow' } }] },
    { say: 'end' },
  ],
};
