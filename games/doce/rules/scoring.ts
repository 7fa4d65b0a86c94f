import { countBits, type Position, type SeatScore } from '@iacta/core';
import {
  ALL_OWN_POINTS,
  BLOCKER_POINTS,
  DRAW_POINTS,
  EMPTY_POINTS,
  FACES,
  PARTS,
  ROUNDS,
  TRIPLE,
  TRIPLE_POINTS,
  WIN_POINTS,
} from './facts.ts';
import { blockerInHand, DICE, emptySquares, FACE_BITS, scoreWord } from './layout.ts';

/** What the winner gets for a grid (D-14). */
export function pointsForWin(p: Position, seat: number, allOwn: boolean): number {
  return WIN_POINTS + allOwnPoints(allOwn) + blockerPoints(p, seat) + emptyPoints(p) + triplePoints(p, seat);
}

/** What a draw brings a seat (D-16). */
export function pointsForDraw(p: Position, seat: number): number {
  return DRAW_POINTS + blockerPoints(p, seat);
}

export function allOwnPoints(allOwn: boolean): number {
  return allOwn ? ALL_OWN_POINTS : 0;
}

export function blockerPoints(p: Position, seat: number): number {
  return blockerInHand(p, seat) ? BLOCKER_POINTS : 0;
}

export function emptyPoints(p: Position): number {
  return countBits(emptySquares(p)) * EMPTY_POINTS;
}

/** Zero or less: for every three own dice of one face, wherever they lie (D-R7). */
export function triplePoints(p: Position, seat: number): number {
  let triples = 0;
  for (let face = 1; face <= FACES; face++) {
    triples += Math.floor(countBits(p[DICE + seat] & squaresShowing(p, face)) / TRIPLE);
  }
  // Not a product with a negative number: zero would come out as -0.
  return triples === 0 ? 0 : triples * TRIPLE_POINTS;
}

/** Among squares with dice, those that show a face. */
function squaresShowing(p: Position, face: number): number {
  return (
    (face & 1 ? p[FACE_BITS] : ~p[FACE_BITS]) &
    (face & 2 ? p[FACE_BITS + 1] : ~p[FACE_BITS + 1]) &
    (face & 4 ? p[FACE_BITS + 2] : ~p[FACE_BITS + 2])
  );
}

/** A round in progress is worth nothing yet. */
export function points(p: Position, seat: number): number {
  let total = 0;
  for (let round = 0; round < ROUNDS; round++) total += p[scoreWord(round, seat)];
  return total;
}

/** No tie-break: equal totals share the win (D-R4). */
export function score(p: Position, seat: number): SeatScore {
  const parts: { [part: string]: number } = {};
  for (const [round, name] of PARTS.entries()) parts[name] = p[scoreWord(round, seat)];
  return { parts, tieBreaks: [] };
}
