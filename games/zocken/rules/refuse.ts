import type { Move, Position } from '@iacta/core';
import { COLOURS } from './facts.ts';
import { at, FACE, FACES, PHASE, PHASES, PICK, PLACE } from './layout.ts';
import { GO_OUT, isPick, isPlace, isWager, PICK_FIRST, PLACE_FIRST } from './moves.ts';
import type { ZockenAnswer } from './refusals.ts';

/** Asked only for a move that is not listed, of a seat that may act. */
export function refuse(p: Position, _seat: number, move: Move): ZockenAnswer {
  const phase = p[PHASE];
  if (phase === PICK && isPick(move)) {
    return { code: 'already-rolled', rule: 'Z-4', data: { colour: COLOURS[move - PICK_FIRST] } };
  }
  if (phase === PLACE && isPlace(move)) return cannotPlace(p, move - PLACE_FIRST);
  if (phase === PLACE && move === GO_OUT) return { code: 'still-fits', rule: 'Z-9', data: { face: p[FACE] } };
  // While wagers are asked for, both answers are listed: so this is the active seat's own attempt.
  if (isWager(move)) return { code: 'active-cannot-wager', rule: 'Z-11' };
  return { code: 'not-now', rule: 'Z-4', data: { phase: PHASES[phase] } };
}

function cannotPlace(p: Position, field: number): ZockenAnswer {
  const taken = at(p[FACES], field) > 0;
  return taken
    ? { code: 'field-taken', rule: 'Z-5', data: { field: field + 1 } }
    : { code: 'breaks-the-row', rule: 'Z-6', data: { field: field + 1, face: p[FACE] } };
}
