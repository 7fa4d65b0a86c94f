import { type Facts, starterOption } from '@iacta/core';

/** The rows of a sheet, from top to bottom. */
export const COLOURS = ['purple', 'blue', 'red', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];
export type ByColour<T> = { readonly [colour in Colour]: T };

export const DIE_IDS = ['white', 'die1', 'die2', 'die3', 'die4', 'die5', 'die6'] as const;
export type DieId = (typeof DIE_IDS)[number];

/** The colour of the letter on a face. */
export const LETTERS: { readonly [letter: string]: Colour } = {
  P: 'purple',
  B: 'blue',
  R: 'red',
  Y: 'yellow',
};

/** What the coloured dice show. Nine faces a colour, each number six times over all of them. */
export const COLOURED_FACES = {
  die1: ['R1', 'R4', 'Y5', 'B1', 'B5', 'P6'],
  die2: ['R2', 'R6', 'Y1', 'Y3', 'B5', 'P4'],
  die3: ['R1', 'R3', 'Y2', 'Y4', 'B4', 'P3'],
  die4: ['R5', 'Y6', 'B2', 'B4', 'P1', 'P3'],
  die5: ['R3', 'Y4', 'B2', 'B6', 'P2', 'P5'],
  die6: ['R6', 'Y1', 'Y5', 'B3', 'P2', 'P6'],
} as const;
export const WHITE_FACES = [1, 2, 3, 4, 5, 6] as const;

/** The highest value a colour can have: its six best faces and a white 6. */
export const HIGHEST = 33;

export const CELLS = 6;
/** Cells before the thick line: they rise; those behind it fall. */
export const RISING_CELLS = 4;
/** This many missed throws end the game. */
export const MISSED_LIMIT = 5;

export const REFUSALS = ['not-now', 'row-full', 'must-rise', 'must-fall', 'colour-used'] as const;
export type QwantumRefusal = (typeof REFUSALS)[number];

export const PARTS = ['column1', 'column2', 'column3', 'column4', 'column5', 'column6', 'missed'] as const;

export const facts: Facts<QwantumRefusal> = {
  id: 'qwantum',
  rulesVersion: 1,
  seatCounts: [1, 2, 3, 4],
  extraSeatCounts: [1],
  minutes: [15, 30],
  options: { starter: starterOption(4) },
  parts: PARTS,
  refusals: REFUSALS,
  hasChance: true,
  hasSimultaneousSteps: true,
  hasSealedAnswers: true,
};
