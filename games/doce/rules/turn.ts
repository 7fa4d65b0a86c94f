import {
  type Dice,
  type Move,
  type MoveList,
  type Position,
  type Roll,
  SEATS,
  starterLot,
} from '@iacta/core';
import type { DoceEvent } from './events.ts';
import { FACES } from './facts.ts';
import { SQUARES, squareOf } from './grid.ts';
import {
  ACTIVE,
  BLOCKER,
  blockerInHand,
  emptySquares,
  LOT,
  legalSquares,
  PHASE,
  putDie,
  STARTER,
  TURN,
} from './layout.ts';
import { linesThrough } from './lines.ts';
import { blockMove, faceOfMove, isBlock, placeMove, squareOfMove } from './moves.ts';
import { endRound } from './round.ts';

type Events = DoceEvent[] | null;

export function dice(p: Position): Dice | null {
  return p[PHASE] === LOT ? starterLot(p[SEATS]) : null;
}

export function deciders(p: Position): number {
  return p[PHASE] === TURN ? 1 << p[ACTIVE] : 0;
}

/** Every die with every face, then every square for the blocker. */
export function list(p: Position, seat: number, out: MoveList): void {
  for (let rest = legalSquares(p, seat); rest !== 0; rest &= rest - 1) {
    out.addRun(placeMove(squareOf(rest & -rest), 1), FACES);
  }
  for (let rest = blockable(p, seat); rest !== 0; rest &= rest - 1) {
    out.add(blockMove(squareOf(rest & -rest)));
  }
}

/** Any empty square (D-8), but not the only one that is left for the die (D-R1). */
function blockable(p: Position, seat: number): number {
  if (!blockerInHand(p, seat)) return 0;
  const forDie = legalSquares(p, seat);
  const onlyOne = (forDie & (forDie - 1)) === 0;
  return onlyOne ? emptySquares(p) & ~forDie : emptySquares(p);
}

export function applyRoll(p: Position, roll: Roll, events: Events): void {
  p[STARTER] = roll;
  p[ACTIVE] = roll;
  p[PHASE] = TURN;
  events?.push({ type: 'starter', seat: roll });
}

export function applyMove(p: Position, seat: number, move: Move, events: Events): void {
  const square = squareOfMove(move);
  if (isBlock(move)) {
    // The turn continues, and the marker stays where it is (D-8).
    p[BLOCKER + seat] = square + 1;
    events?.push({ type: 'blocked', seat, square: SQUARES[square] });
    return;
  }
  putDie(p, seat, square, faceOfMove(move));
  events?.push({ type: 'placed', seat, square: SQUARES[square], face: faceOfMove(move) });
  const lines = linesThrough(p, square);
  if (lines !== 0) endRound(p, seat, lines, events);
  else passOn(p, seat, events);
}

/** The other seat is next, unless it cannot place (D-R2). */
function passOn(p: Position, seat: number, events: Events): void {
  const other = 1 - seat;
  if (legalSquares(p, other) !== 0) {
    p[ACTIVE] = other;
  } else if (legalSquares(p, seat) === 0) {
    endRound(p, seat, 0, events);
  } else {
    events?.push({ type: 'passed', seat: other });
  }
}
