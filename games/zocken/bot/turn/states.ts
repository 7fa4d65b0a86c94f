import { COLOURS, FIELDS } from '../../rules/facts.ts';
import { fieldOf, leadsTo, NO_FIELD, placeOn } from './falls.ts';
import { EMPTY_ROW, foldHow, foldOnto, LIES_RIGHT, MIRRORED, ROWS } from './rows.ts';

// What is left of a turn before a die is picked, as one number. Besides the row only this matters: which free
// dots still wait for their own die (hopes), how many other dice are to be rolled (plain: their dot is taken,
// so one is as good as another), and how many dice lie on their dots. Dice on OUT! are those that are missing.

export const DICE = COLOURS.length;
/** The inner fields: each has a dot. */
export const ALL_DOTS = ((1 << DICE) - 1) << 1;

export function sizeOf(set: number): number {
  let count = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) count++;
  return count;
}

// Matches take three bits and plain two (they are at most three); no hope is ever on field 0.
const ROW_AT = 13;
const HOPES_AT = 5;
const PLAIN_AT = 3;
const BESIDES_ROW = (1 << ROW_AT) - 1;
const BELOW_HOPES = (1 << HOPES_AT) - 1;
const ONE_PLAIN = 1 << PLAIN_AT;

export function stateOf(row: number, hopes: number, plain: number, matches: number): number {
  return (row << ROW_AT) | (hopes << HOPES_AT) | (plain << PLAIN_AT) | matches;
}

export const rowIn = (state: number): number => state >> ROW_AT;
export const hopesIn = (state: number): number => (state >> HOPES_AT) & ALL_DOTS;
export const plainIn = (state: number): number => (state >> PLAIN_AT) & 3;
export const matchesIn = (state: number): number => state & 7;

const LEFT = Int8Array.from({ length: (BESIDES_ROW + 1) >> PLAIN_AT }, (_, besides) => {
  const state = besides << PLAIN_AT;
  return sizeOf(hopesIn(state)) + plainIn(state);
});

/** Dice to be rolled. */
export const diceLeft = (state: number): number => LEFT[(state & BESIDES_ROW) >> PLAIN_AT];
/** Dice on OUT!, where no die is in hand. */
export const diceOutIn = (state: number): number => DICE - ROWS.placed[rowIn(state)] - diceLeft(state);

export const NEW_TURN = stateOf(EMPTY_ROW, ALL_DOTS, 0, 0);

/** What becomes of every set of hopes when its row is folded, by how that is done. */
const FOLDED_HOPES = Int16Array.from({ length: 3 << FIELDS }, (_, index) => {
  const hopes = index & ((1 << FIELDS) - 1);
  let mirrored = 0;
  for (let field = 0; field < FIELDS; field++) {
    if ((hopes >> field) & 1) mirrored |= 1 << (FIELDS - 1 - field);
  }
  const how = index >> FIELDS;
  return how === LIES_RIGHT ? hopes : how === MIRRORED ? mirrored : Math.min(hopes, mirrored);
});

/** The one that represents a state and its mirror image. */
export function canonical(state: number): number {
  return canonicalAfter(state, 0, placeOn(NO_FIELD, ROWS.fold[rowIn(state)]));
}

/** After the die in hand, whose own dot is given as a set (0: a plain die), has been put on a field. */
export function placed(rest: number, ownDot: number, face: number, field: number): number {
  return settled(rest, ownDot, ROWS.after(rowIn(rest), face, field), field);
}

/** The same, where the row is known that the die leaves. */
export function settled(rest: number, ownDot: number, row: number, field: number): number {
  return (row << ROW_AT) | besidesAfter(rest & BESIDES_ROW, ownDot, field);
}

/** The same, canonical, for one of the places in `ROW_FALLS`. The solver's inner loop: all in one piece. */
export function canonicalAfter(rest: number, ownDot: number, place: number): number {
  const after = besidesAfter(rest & BESIDES_ROW, ownDot, fieldOf(place));
  const fold = leadsTo(place);
  const hopes = FOLDED_HOPES[(foldHow(fold) << FIELDS) | (after >> HOPES_AT)];
  return (foldOnto(fold) << ROW_AT) | (hopes << HOPES_AT) | (after & BELOW_HOPES);
}

function besidesAfter(besides: number, ownDot: number, field: number): number {
  const bit = 1 << field;
  if (bit === ownDot) return besides + 1;
  const hope = (bit << HOPES_AT) & besides;
  // The die whose dot is taken by another has nothing to hope for.
  return hope === 0 ? besides : besides - hope + ONE_PLAIN;
}

/** Every distinguishable die that can be picked, by its dot as a set; 0 is a plain one. */
export function picks(state: number): number[] {
  const dots: number[] = [];
  for (let rest = hopesIn(state); rest > 0; rest &= rest - 1) dots.push(rest & -rest);
  if (plainIn(state) > 0) dots.push(0);
  return dots;
}

/** The state without the die in hand. */
export function picked(state: number, ownDot: number): number {
  return ownDot === 0 ? state - ONE_PLAIN : state & ~(ownDot << HOPES_AT);
}

/**
 * Canonical states by the number of dice down, from the empty strip on, each once, in an order that depends on
 * the rules alone: the shipped table lists its values in it.
 */
export function statesUpTo(diceDown: number): number[][] {
  const levels = [[canonical(NEW_TURN)]];
  while (levels.length <= diceDown) {
    const next = new Set<number>();
    for (const state of levels[levels.length - 1]) {
      for (const dot of picks(state)) addResults(picked(state, dot), dot, next);
    }
    levels.push([...next]);
  }
  return levels;
}

function addResults(rest: number, ownDot: number, into: Set<number>): void {
  for (let face = 0; face < 6; face++) {
    const fits = ROWS.fits[rowIn(rest) * 6 + face];
    if (fits === 0) into.add(canonical(rest));
    for (let field = 0; field < FIELDS; field++) {
      if ((fits >> field) & 1) into.add(canonical(placed(rest, ownDot, face, field)));
    }
  }
}
