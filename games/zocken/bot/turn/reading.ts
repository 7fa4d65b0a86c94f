import { type Move, type Position, SEATS } from '@iacta/core';
import { DOTS, PARTS, TURNS_EACH } from '../../rules/facts.ts';
import {
  ALL_COLOURS,
  at,
  FACE,
  FACES,
  PHASE,
  PICK,
  PICKED,
  partWord,
  STARTER,
  TURN,
  UNROLLED,
} from '../../rules/layout.ts';
import { GO_OUT, PICK_FIRST, PLACE_FIRST } from '../../rules/moves.ts';
import { matchCount } from '../../rules/scoring.ts';
import { ROWS } from './rows.ts';
import type { TurnSolver } from './solver.ts';
import { settled, stateOf } from './states.ts';

// From a position of the rules to what the solvers work on.

/** The turn in progress, without a die that is in hand. */
export function turnState(p: Position): number {
  let hopes = 0;
  let plain = 0;
  for (let colour = 0; ALL_COLOURS >> colour > 0; colour++) {
    if (((p[UNROLLED] >> colour) & 1) === 0) continue;
    const dot = ownDotOf(p, colour);
    if (dot === 0) plain++;
    else hopes |= dot;
  }
  return stateOf(ROWS.of(p[FACES]), hopes, plain, matchCount(p));
}

/** The dot of a colour as a set of fields, 0 where another die is on it. */
function ownDotOf(p: Position, colour: number): number {
  const field = DOTS.indexOf(colour);
  return at(p[FACES], field) > 0 ? 0 : 1 << field;
}

/** The own dot of the die that a move picks. */
export function dotPicked(p: Position, move: Move): number {
  return ownDotOf(p, move - PICK_FIRST);
}

/** The turn after the die in hand has been given its place. */
export function afterPlacing(p: Position, move: Move): number {
  const rest = turnState(p);
  if (move === GO_OUT) return rest;
  const field = move - PLACE_FIRST;
  const row = ROWS.of(p[FACES] | (p[FACE] << (3 * field)));
  return settled(rest, ownDotOf(p, p[PICKED] - 1), row, field);
}

/** What a seat has from the turns that are over. */
export function banked(p: Position, seat: number): number {
  let total = 0;
  for (let part = 0; part < PARTS.length; part++) total += p[partWord(seat, part)];
  return total;
}

/** How many turns a seat will have after the one in progress. */
export function laterTurns(p: Position, seat: number): number {
  const seats = p[SEATS];
  const round = Math.floor(p[TURN] / seats);
  const hadThisRound = (seat - p[STARTER] + seats) % seats <= p[TURN] % seats;
  return TURNS_EACH - round - (hadThisRound ? 1 : 0);
}

/** What a move of the active seat makes of its turn, by a solver's measure. */
export function valueOfMove(p: Position, move: Move, solver: TurnSolver): number {
  return p[PHASE] === PICK
    ? solver.picking(turnState(p), dotPicked(p, move))
    : solver.value(afterPlacing(p, move));
}
