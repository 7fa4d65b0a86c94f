import { type Facts, type SpaceSets, starterOption } from '@iacta/core';

// Every number of the game that is printed on its components is in this file.

/** The five vegetables; the value of a kind is its place in this list, counted from one (G-3). */
export const KINDS = ['pepper', 'carrot', 'tomato', 'artichoke', 'eggplant'] as const;
export type Kind = (typeof KINDS)[number];
export type ByKind<T> = { readonly [kind in Kind]: T };
/** A kind as a number from 1 to 5, which is its value too. */
export type Value = number;

/** Tiles of each kind at the start, by seat count (G-3). */
export const SUPPLY_AT_START: readonly number[] = [0, 0, 5, 7, 10];

/** Discs a seat can use; the ninth of the box marks the score (G-4). */
export const DISCS = 8;
export const DICE_COUNT = 4;
/** How many seeds of one kind may be bought in one turn (G-10). */
export const SAME_KIND_PER_TURN = 2;
/** The face that flips and removes (G-21, G-28). */
export const SIX = 6;
/** Steps by which a sundial may change coordinate dice in one turn (G-29). */
export const SUNDIAL_STEPS = 2;

/** Rows and columns, numbered from 1; rows are drawn from the top down (G-2). */
export const SIDE = 6;
/** Star spaces that have a name, as [row, column]; players may choose any others (G-2, G-R19). */
export const STAR_SETS: SpaceSets = {
  side: SIDE,
  max: 12,
  named: {
    corner: [
      [4, 6],
      [5, 5],
      [5, 6],
      [6, 4],
      [6, 5],
      [6, 6],
    ],
    doubles: [
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 5],
      [6, 6],
    ],
  },
};

/** Points (G-19, G-20, G-34 to G-37). */
export const SCARECROW_BONUS = 3;
export const STAR_FACTOR = 2;
export const UNPLACED_PENALTY = 5;
export const SET_POINTS = 15;
export const SUN_POINTS = 5;
/** The worth of a collection of this many equal vegetables; the last entry holds for more as well. */
export const COLLECTION_POINTS: readonly number[] = [0, 0, 0, 10, 15, 20];

export const PARTS = ['harvest', 'others', 'unplaced', 'sets', 'collections', 'sun'] as const;
export type Part = (typeof PARTS)[number];

export const REFUSALS = [
  'no-such-move',
  'eat-first',
  'nothing-eaten',
  'no-such-die',
  'die-too-low',
  'needs-a-six',
  'supply-empty',
  'no-free-disc',
  'two-of-a-kind',
  'not-in-hand',
  'space-taken',
  'wrong-coordinates',
  'no-sundial',
  'sundial-used',
  'no-seed-there',
  'no-vegetable-there',
  'not-your-tile',
  'not-on-board',
  'no-animals',
  'no-animal-there',
  'not-in-line',
  'too-far',
  'path-blocked',
  'not-edible',
  'protected',
  'already-eaten',
  'sun-used',
  'sun-too-late',
  'same-face',
  'no-four-of-a-kind',
  'must-use-dice',
] as const;
export type GardenRefusal = (typeof REFUSALS)[number];

export const facts: Facts<GardenRefusal> = {
  id: 'garden-dice',
  rulesVersion: 3,
  // Version 1 knew no other stars than the doubles (G-R19); until version 2 a spat tile was no purchase (G-R5).
  earlier: { 1: { stars: 'doubles', spat: 'free' }, 2: { spat: 'free' } },
  seatCounts: [2, 3, 4],
  extraSeatCounts: [],
  minutes: [45, 75],
  options: {
    family: { values: [false, true], default: false },
    starter: starterOption(4),
    stars: { values: Object.keys(STAR_SETS.named), default: 'corner', spaces: STAR_SETS },
    spat: { values: ['bought', 'free'], default: 'bought', settled: true },
  },
  parts: PARTS,
  endParts: ['unplaced'],
  refusals: REFUSALS,
  hasChance: true,
  hasSimultaneousSteps: false,
  hasSealedAnswers: false,
};
