import type { Refusal } from '@iacta/core';

/** What is wrong with a roll. */
export const ROLL_PROBLEMS = [
  'no-dice',
  'wrong-seats',
  'wrong-number',
  'wrong-secret',
  'wrong-faces',
  'no-throw',
  'wrong-thrower',
  'wrong-nonce',
  'reused-promise',
  'all-revealed',
] as const;
export type RollProblem = (typeof ROLL_PROBLEMS)[number];

/** Why an entry cannot follow the log before it. */
export type EntryProblem =
  | {
      readonly code: /** Stands where no such entry can be. */
        | 'misplaced'
        | 'bad-options'
        /** Sits down, leaves or changes the game after the start. */
        | 'after-start'
        | 'played-in-pause'
        | 'undo-without-consent'
        | 'stand-in-without-vote'
        /** A step of the turn clock at a table that has none. */
        | 'no-clock'
        /** Is masked although the rules seal no answer here, or a masked answer was never opened. */
        | 'masked'
        /** An answer that is opened is not the one that was masked. */
        | 'not-the-masked';
      readonly seq: number;
    }
  | { readonly code: 'illegal'; readonly seq: number; readonly refusal: Refusal }
  | { readonly code: 'wrong-roll'; readonly seq: number; readonly roll: number; readonly why: RollProblem };
