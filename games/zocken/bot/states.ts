import { COLOURS, FIELDS } from '../rules/facts.ts';
import { EMPTY_ROW, MIRRORED_SET, ROWS, SYMMETRIC } from './rows.ts';

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

// Matches take three bits and plain two (they are at most three); no hope ever lies on field 0.
const ROW_AT = 13;
const HOPES_AT = 5;
const PLAIN_AT = 3;
const BESIDES_ROW = (1 << ROW_AT) - 1;
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

/** The one of a state and its mirror image that stands for both. */
export function canonical(state: number): number {
  const row = rowIn(state);
  const fold = ROWS.fold[row];
  if (fold === row) return state;
  const hopes = hopesIn(state);
  const mirrored = MIRRORED_SET[hopes];
  if (fold !== SYMMETRIC)
    return (fold << ROW_AT) | ((state & BESIDES_ROW) ^ ((hopes ^ mirrored) << HOPES_AT));
  return mirrored < hopes ? state ^ ((hopes ^ mirrored) << HOPES_AT) : state;
}

/** After the die in hand, whose own dot is given as a set (0: a plain die), has been put on a field. */
export function placed(rest: number, ownDot: number, face: number, field: number): number {
  return settled(rest, ownDot, ROWS.after(rowIn(rest), face, field), field);
}

/** The same, where the row is known that the die leaves. */
export function settled(rest: number, ownDot: number, row: number, field: number): number {
  const besides = rest & BESIDES_ROW;
  const bit = 1 << field;
  if (bit === ownDot) return (row << ROW_AT) | (besides + 1);
  const hope = (bit << HOPES_AT) & besides;
  // The die whose dot is taken by another has nothing to hope for.
  return (row << ROW_AT) | (hope === 0 ? besides : besides - hope + ONE_PLAIN);
}

/** Every die that can be picked and told apart, by its dot as a set; 0 is a plain one. */
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
 * nothing but the rules: the shipped table lists its values in it.
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
