import { type Facts, starterOption } from '@iacta/core';

export const COLOURS = ['yellow', 'orange', 'red', 'purple', 'blue', 'green', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** The strip: fields 0 to 8 here, 1 to 9 for people. */
export const FIELDS = 9;
/** The colour (its index) of the dot above each field; -1: the outer fields have none (Z-2). */
export const DOTS: readonly number[] = [-1, 0, 1, 2, 3, 4, 5, 6, -1];
export const OUTER_FIELDS = (1 << 0) | (1 << (FIELDS - 1));

export const TURNS_EACH = 3;
/** After how many dice the others may wager (Z-12). */
export const DICE_BEFORE_WAGER = 3;

export const ALL_PLACED = 50;
export const OUTER_PENALTY = -10;
export const OUT_PENALTY = -20;
/** By the number of dice that lie on their own dot (Z-17). */
export const MATCH_POINTS: readonly number[] = [0, 10, 30, 60, 100, 150, 210, 280];
/** A wager is won by more than this (Z-19). */
export const WAGER_GOAL = 50;
export const WAGER_LOST = -20;

export const REFUSALS = [
  'not-now',
  'already-rolled',
  'field-taken',
  'breaks-the-row',
  'still-fits',
  'active-cannot-wager',
] as const;
export type ZockenRefusal = (typeof REFUSALS)[number];

export const PARTS = ['placing', 'outer', 'out', 'matches', 'wagers'] as const;
export type Part = (typeof PARTS)[number];

export const facts: Facts<ZockenRefusal> = {
  id: 'zocken',
  rulesVersion: 1,
  seatCounts: [1, 2, 3, 4, 5, 6],
  extraSeatCounts: [1],
  minutes: [20, 30],
  options: { starter: starterOption(6) },
  parts: PARTS,
  refusals: REFUSALS,
  hasChance: true,
  hasSimultaneousSteps: true,
  hasSealedAnswers: true,
};
