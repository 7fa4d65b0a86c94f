import { HEADER, type Position, SEATS } from '@iacta/core';
import { FIELDS, PARTS, TURNS_EACH } from './facts.ts';

// What each word of a packed position holds.

export const PHASES = ['lot', 'pick', 'roll', 'place', 'wager', 'over'] as const;
export const LOT = 0;
export const PICK = 1;
export const ROLL = 2;
export const PLACE = 3;
export const WAGER = 4;
export const OVER = 5;

export const PHASE = HEADER;
export const STARTER = HEADER + 1;
/** Turns that are over, of all seats together. */
export const TURN = HEADER + 2;
/** Three bits a field: the face of its die, 0 for none. */
export const FACES = HEADER + 3;
/** Three bits a field: the colour of its die, plus one; 0 for none. */
export const COLOURS_AT = HEADER + 4;
/** Three bits a colour: the face of a die on OUT!, 0 for none. */
export const OUT_FACES = HEADER + 5;
/** A bit for each colour not rolled yet in this turn. */
export const UNROLLED = HEADER + 6;
/** The colour in hand plus one, 0 for none; and the face it shows once rolled. */
export const PICKED = HEADER + 7;
export const FACE = HEADER + 8;
/** Two bits a seat: its answer to the wager. */
export const WAGERS = HEADER + 9;
export const NO_ANSWER = 0;
export const DECLINED = 1;
export const WAGERED = 2;
/** The parts of every seat's score from the turns that are over. */
const SCORES = HEADER + 10;

export function wordsFor(seats: number): number {
  return SCORES - HEADER + seats * PARTS.length;
}

export function partWord(seat: number, part: number): number {
  return SCORES + seat * PARTS.length + part;
}

export const ALL_COLOURS = 0b1111111;

export function activeSeat(p: Position): number {
  return (p[STARTER] + p[TURN]) % p[SEATS];
}

export function allTurns(p: Position): number {
  return p[SEATS] * TURNS_EACH;
}

export function at(packed: number, index: number): number {
  return (packed >> (3 * index)) & 7;
}

export function answerOf(p: Position, seat: number): number {
  return (p[WAGERS] >> (2 * seat)) & 3;
}

/** How many dice of this turn have found their place, on the strip or on OUT!. */
export function diceDown(p: Position): number {
  let count = 0;
  for (let field = 0; field < FIELDS; field++) if (at(p[FACES], field) > 0) count++;
  return count + diceOut(p);
}

export function diceOut(p: Position): number {
  let count = 0;
  for (let rest = p[OUT_FACES]; rest > 0; rest >>= 3) if (rest & 7) count++;
  return count;
}
