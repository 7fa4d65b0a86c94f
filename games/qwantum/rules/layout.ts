import { HEADER, type Position, SEATS } from '@iacta/core';
import { CELLS } from './facts.ts';

// What each word of a packed position holds. What does not apply to a phase is zero.

export const PHASES = ['lot', 'first', 'choose', 'second', 'enter', 'answer', 'over'] as const;
/** The starter is drawn. */
export const LOT = 0;
/** All seven dice are thrown (A). */
export const FIRST = 1;
/** The active player chooses which dice to throw again (A). */
export const CHOOSE = 2;
/** The chosen dice are thrown again (A). */
export const SECOND = 3;
/** The active player enters a colour or not (B). */
export const ENTER = 4;
/** All asked seats answer under cover (C). */
export const ANSWER = 5;
export const OVER = 6;

export const PHASE = HEADER;
export const STARTER = HEADER + 1;
/** Turns that are over, of all seats together. */
export const TURN = HEADER + 2;
/** A bit for each die in the active player's hand: these are thrown next. */
export const IN_HAND = HEADER + 3;
/** Three bits a die: the index of its face plus one, 0 while it is in hand. */
export const FACES = HEADER + 4;
/** Six bits a colour: its value, kept from the moment all seven dice are settled, so that it is added up once. */
export const VALUES = HEADER + 5;
/** The colour entered in B plus one, 0 for none. */
export const USED = HEADER + 6;
/** A bit for each seat that has something to decide in C (Q-R9). */
export const ASKED = HEADER + 7;
/** Three bits a seat: its answer in C. */
export const ANSWERS = HEADER + 8;
export const NO_ANSWER = 0;
export const PASSED = 1;
/** Plus the colour. */
export const ENTERS = 2;

/** A sheet: one word a column, six bits a colour, so that a column is scored from one word. */
const SHEETS = HEADER + 9;
/** Three bits a colour: how many cells of its row are filled. */
export const FILLED = CELLS;
export const MISSED = CELLS + 1;
/** The live total: complete columns less missed throws. */
export const TOTAL = CELLS + 2;
const SHEET_WORDS = CELLS + 3;

export function wordsFor(seats: number): number {
  return SHEETS - HEADER + seats * SHEET_WORDS;
}

/** Where a seat's sheet begins. */
export function sheetAt(seat: number): number {
  return SHEETS + seat * SHEET_WORDS;
}

export function activeSeat(p: Position): number {
  return (p[STARTER] + p[TURN]) % p[SEATS];
}

export function answerOf(p: Position, seat: number): number {
  return (p[ANSWERS] >> (3 * seat)) & 7;
}

/** The value of a colour in a packed word of values or in a column. */
export function at(packed: number, colour: number): number {
  return (packed >> (6 * colour)) & 63;
}
