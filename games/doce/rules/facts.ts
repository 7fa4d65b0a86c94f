import { type Facts, starterOption } from '@iacta/core';

/** The dice of seat 0 are black, those of seat 1 white. */
export const COLOURS = ['black', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

export const DICE_EACH = 11;
export const FACES = 6;
export const ROUNDS = 4;
/** What the faces of a line add up to (D-9): doce, twelve. */
export const LINE_SUM = 12;

export const WIN_POINTS = 12;
export const ALL_OWN_POINTS = 2;
export const BLOCKER_POINTS = 5;
export const EMPTY_POINTS = 1;
/** For this many own dice of one face each (D-14). */
export const TRIPLE = 3;
export const TRIPLE_POINTS = -2;
export const DRAW_POINTS = 2;

export const REFUSALS = [
  'square-taken',
  'disabled-square',
  'blocker-used',
  'no-square-for-the-die',
  'no-such-move',
] as const;
export type DoceRefusal = (typeof REFUSALS)[number];

/** A score table shows what the wooden board shows: what each round brought. */
export const PARTS = ['round1', 'round2', 'round3', 'round4'] as const;

export const facts: Facts<DoceRefusal> = {
  id: 'doce',
  rulesVersion: 1,
  seatCounts: [2],
  extraSeatCounts: [],
  minutes: [10, 20],
  options: { starter: starterOption(2) },
  parts: PARTS,
  refusals: REFUSALS,
  // The lot for the first starter is all there is: in play no die is ever rolled (D-5).
  hasChance: true,
  hasDice: false,
  hasSimultaneousSteps: false,
  hasSealedAnswers: false,
};
