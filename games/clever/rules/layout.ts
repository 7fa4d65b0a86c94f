import { HEADER, type Position, SEATS } from '@iacta/core';
import { ROUNDS } from './sheet.ts';

// What each word of a packed position holds.

export const PHASES = [
  'lot',
  'start',
  'roll',
  'pick',
  'chain',
  'close',
  'soloRoll',
  'soloLot',
  'soloClose',
  'over',
] as const;
/** Who starts is being drawn. */
export const LOT = 0;
/** All seats settle the bonus of the round that begins (C-R5). */
export const START = 1;
/** The active seat's dice are awaited. */
export const ROLL = 2;
/** The active seat chooses a die, or rolls again. */
export const PICK = 3;
/** The active seat settles the bonuses of its choice. */
export const CHAIN = 4;
/** Passive choices and the extra dice of all seats, at the same time (C-R9). */
export const CLOSE = 5;
/** Alone: the passive roll, the lot among equal dice, the choice. */
export const SOLO_ROLL = 6;
export const SOLO_LOT = 7;
export const SOLO_CLOSE = 8;
export const OVER = 9;

export const PHASE = HEADER;
export const STARTER = HEADER + 1;
/** Turns that are over, of all seats together. Alone, a turn ends with its passive half. */
export const TURN = HEADER + 2;
/** Three bits a die: the face it shows; all 0 before the first roll of a turn. */
export const FACES = HEADER + 3;
/** Bit sets of dice. Those in neither lie on the fields. */
export const HAND = HEADER + 4;
export const TRAY = HEADER + 5;
/** Three bits a field: the die on it plus one, in the order of taking. */
export const FIELDS = HEADER + 6;
/** Rolls of the three that the active seat has made; 0 outside its half. */
export const ROLLS = HEADER + 7;
/** 1 where extra dice are allowed in the solo passive half (C-R6). */
export const SOLO_EXTRA = HEADER + 8;
const SHEETS = HEADER + 9;

// The words of one seat. The first five stand in the order of the areas.
/** Bit sets of crossed cells, those of the start included. */
export const YELLOW_WORD = 0;
export const BLUE_WORD = 1;
/** How many cells are filled. */
export const GREEN_WORD = 2;
export const ORANGE_WORD = 3;
export const PINK_WORD = 4;
/** Three bits a cell: the numbers written in the first ten cells. */
export const ORANGE_NUMBERS = 5;
export const PINK_NUMBERS = 6;
/** Those of the eleventh cells: orange in the low three bits, pink in the next. */
export const LAST_NUMBERS = 7;
export const ORANGE_SUM = 8;
export const PINK_SUM = 9;
/** The next pink number must be above this: the last one, 0 after a 6 (C-8), 6 when the row is full. */
export const PINK_FLOOR = 10;
/** Actions that are left. */
export const REROLLS = 11;
export const EXTRAS = 12;
/** Two bits a kind: bonuses that wait to be used (C-R4). */
export const WAITING = 13;
/** The state of the seat in the closing phase. */
export const STAGE = 14;
/** Dice it has used as extra dice in this turn, as a bit set. */
export const USED = 15;
const SEAT_SHIFT = 4;

export const STAGES = ['done', 'choice', 'window'] as const;
export const DONE = 0;
export const CHOICE = 1;
/** Bonuses first, where some wait; then extra dice. */
export const WINDOW = 2;

export function wordsFor(seats: number): number {
  return SHEETS - HEADER + (seats << SEAT_SHIFT);
}

/** Where the words of a seat begin. */
export function sheetOf(seat: number): number {
  return SHEETS + (seat << SEAT_SHIFT);
}

// An imported constant is a load from memory to the compiler, a constant of the file itself is not: the files
// that every simulated step runs through take theirs out of these objects (a bundle in one file showed 1.6 times
// the speed, and this gets most of it).
export const PHASE_CODES = { LOT, START, ROLL, PICK, CHAIN, CLOSE, SOLO_ROLL, SOLO_LOT, SOLO_CLOSE, OVER };
export const STAGE_CODES = { DONE, CHOICE, WINDOW };
export const WORDS = { SEATS, PHASE, STARTER, TURN, FACES, HAND, TRAY, FIELDS, ROLLS, SOLO_EXTRA };
export const SEAT_WORDS = {
  YELLOW_WORD,
  BLUE_WORD,
  GREEN_WORD,
  ORANGE_WORD,
  PINK_WORD,
  ORANGE_NUMBERS,
  PINK_NUMBERS,
  LAST_NUMBERS,
  ORANGE_SUM,
  PINK_SUM,
  PINK_FLOOR,
  REROLLS,
  EXTRAS,
  WAITING,
  STAGE,
  USED,
};

const { SEATS: SEAT_COUNT, STARTER: FIRST, TURN: TURNS, FACES: SHOWN } = WORDS;

export function activeSeat(p: Position): number {
  return p[SEAT_COUNT] === 1 ? 0 : (p[FIRST] + p[TURNS]) % p[SEAT_COUNT];
}

export function allTurns(p: Position): number {
  return ALL_TURNS[p[SEAT_COUNT]];
}
const ALL_TURNS = ROUNDS.map((rounds, seats) => rounds * seats);

/** The round being played, from 1; the last one when the game is over. */
export function roundOf(p: Position): number {
  return Math.min(Math.floor(p[TURNS] / p[SEAT_COUNT]) + 1, ROUNDS[p[SEAT_COUNT]]);
}

export function faceOf(p: Position, die: number): number {
  return (p[SHOWN] >> (3 * die)) & 7;
}
