import { countBits, HEADER, type Position } from '@iacta/core';
import { DICE_EACH, ROUNDS } from './facts.ts';
import { ALL_SQUARES, NEIGHBOURS } from './grid.ts';

// The meaning of each word of a packed position, and the questions that a single word answers.

export const PHASES = ['lot', 'turn', 'over'] as const;
export const LOT = 0;
export const TURN = 1;
export const OVER = 2;

export const PHASE = HEADER;
/** The seat that starts rounds 1 and 3. */
export const STARTER = HEADER + 1;
/** Rounds that are over. */
export const ROUND = HEADER + 2;
/** The seat to move; 0 when there is none. */
export const ACTIVE = HEADER + 3;
/** A word for each seat: the squares of its dice. */
export const DICE = HEADER + 4;
/** A word for each seat: the square of its blocker plus one, 0 while it is in hand. */
export const BLOCKER = HEADER + 6;
/** A word for each seat: the square of its marked die plus one, 0 before its first die of the round. */
export const MARKER = HEADER + 8;
/** Three words, one for each bit of a face: the squares whose die has that bit in its face. */
export const FACE_BITS = HEADER + 10;
const SCORES = HEADER + 13;
export const WORDS = SCORES - HEADER + 2 * ROUNDS;

/** Where the points of a round (from 0) and seat are noted. */
export function scoreWord(round: number, seat: number): number {
  return SCORES + 2 * round + seat;
}

/** D-3: the starter alternates by the number of the round, whatever happened. */
export function starterOf(p: Position, round: number): number {
  return p[STARTER] ^ (round & 1);
}

function blockers(p: Position): number {
  return bitOf(p[BLOCKER]) | bitOf(p[BLOCKER + 1]);
}

/** The squares with neither die nor blocker. */
export function emptySquares(p: Position): number {
  return ALL_SQUARES & ~(p[DICE] | p[DICE + 1] | blockers(p));
}

/** The squares around a seat's own marked die, taken or not (D-7, D-R6). */
export function disabledZone(p: Position, seat: number): number {
  const marked = p[MARKER + seat];
  return marked === 0 ? 0 : NEIGHBOURS[marked - 1];
}

/** Where a seat may put a numbered die; none when it has no die left. */
export function legalSquares(p: Position, seat: number): number {
  return diceLeft(p, seat) === 0 ? 0 : emptySquares(p) & ~disabledZone(p, seat);
}

export function diceLeft(p: Position, seat: number): number {
  return DICE_EACH - countBits(p[DICE + seat]);
}

export function blockerInHand(p: Position, seat: number): boolean {
  return p[BLOCKER + seat] === 0;
}

/** The face on a square, 0 where there is no die. */
export function faceAt(p: Position, square: number): number {
  return (
    ((p[FACE_BITS] >> square) & 1) |
    (((p[FACE_BITS + 1] >> square) & 1) << 1) |
    (((p[FACE_BITS + 2] >> square) & 1) << 2)
  );
}

/** The seat of the die on a square, -1 where there is none. */
export function ownerAt(p: Position, square: number): number {
  if ((p[DICE] >> square) & 1) return 0;
  return (p[DICE + 1] >> square) & 1 ? 1 : -1;
}

/** The square of a seat's marked die, -1 before its first die of the round. */
export function markerSquare(p: Position, seat: number): number {
  return p[MARKER + seat] - 1;
}

/** The square of a seat's blocker, -1 while it is in hand. */
export function blockerSquare(p: Position, seat: number): number {
  return p[BLOCKER + seat] - 1;
}

/** Puts a die down and moves the marker to it. */
export function putDie(p: Position, seat: number, square: number, face: number): void {
  p[DICE + seat] |= 1 << square;
  p[FACE_BITS] |= (face & 1) << square;
  p[FACE_BITS + 1] |= ((face >> 1) & 1) << square;
  p[FACE_BITS + 2] |= (face >> 2) << square;
  p[MARKER + seat] = square + 1;
}

/** D-R8: grid, dice, blockers and markers go back to their beginning. */
export function clearGrid(p: Position): void {
  p.fill(0, DICE, SCORES);
}

function bitOf(squarePlusOne: number): number {
  return (1 << squarePlusOne) >> 1;
}

/** The round in progress, counted from 1; the last one when the match is over. */
export function roundNumber(p: Position): number {
  return Math.min(p[ROUND] + 1, ROUNDS);
}

/** Rounds that are over. */
export function roundsOver(p: Position): number {
  return p[ROUND];
}

/** What a finished round (from 0) brought a seat. */
export function roundPoints(p: Position, round: number, seat: number): number {
  return p[scoreWord(round, seat)];
}

/** The seat's dice as a mask. */
export function diceMask(p: Position, seat: number): number {
  return p[DICE + seat];
}
