import { type Move, type Position, SEATS } from '@iacta/core';
import { DOTS, FIELDS } from '../../rules/facts.ts';
import {
  activeSeat,
  at,
  COLOURS_AT,
  FACE,
  FACES,
  PHASE,
  PICK,
  PICKED,
  TURN,
  UNROLLED,
} from '../../rules/layout.ts';
import { PICK_FIRST, PLACE_FIRST } from '../../rules/moves.ts';
import { banked, laterTurns } from '../turn/reading.ts';
import { DUEL_TURNS, indexOfLead, type Knowledge, LEADS, OPENING_BYTES, secondFieldAt } from './knowledge.ts';

// Before the second die is placed a turn takes too long to solve while a player waits: the first two picks and
// placings come from the table of openings.

/**
 * The opening for the turn in progress: in a match for two always; with more in the last turn of all, which is
 * a race with the best of the others. Null where the table knows nothing.
 */
export function openingFor(p: Position, { duelOpenings }: Knowledge): Uint8Array | null {
  const seats = Array.from({ length: p[SEATS] }, (_, seat) => seat);
  const last = seats.every((seat) => laterTurns(p, seat) === 0);
  if (seats.length !== 2 && !last) return null;
  const active = activeSeat(p);
  const best = Math.max(...seats.filter((seat) => seat !== active).map((seat) => banked(p, seat)));
  const turn = last ? DUEL_TURNS - 1 : p[TURN];
  const index = turn * LEADS.length + indexOfLead(banked(p, active) - best);
  return duelOpenings.subarray(index * OPENING_BYTES, (index + 1) * OPENING_BYTES);
}

/** What an opening says to do now; null where the turn has left it. */
export function openingMove(p: Position, opening: Uint8Array): Move | null {
  const [first] = opening;
  if (p[PHASE] === PICK && p[FACES] === 0) return pickOf(first);
  if (p[FACES] === 0) {
    return DOTS[first] === p[PICKED] - 1 ? PLACE_FIRST + (opening[p[FACE]] >> 4) : null;
  }
  const field = onlyField(p);
  const face = at(p[FACES], field);
  const answer = opening[face];
  const followed = at(p[COLOURS_AT], field) === DOTS[first] + 1 && answer >> 4 === field;
  if (!followed) return null;
  // A plain die is the one whose dot the first die took.
  const second = answer & 15;
  const pick = pickOf(second === 0 ? field : second);
  if (p[PHASE] === PICK) return (p[UNROLLED] >> (pick - PICK_FIRST)) & 1 ? pick : null;
  if (p[PICKED] - 1 !== pick - PICK_FIRST) return null;
  const { byte, shift } = secondFieldAt(face - 1, p[FACE] - 1);
  return PLACE_FIRST + ((opening[byte] >> shift) & 15);
}

function pickOf(field: number): Move {
  return PICK_FIRST + DOTS[field];
}

function onlyField(p: Position): number {
  for (let field = 0; field < FIELDS; field++) if (at(p[FACES], field) > 0) return field;
  return 0;
}
