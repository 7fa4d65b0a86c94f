import { clone, type Move, MoveList, type Position } from '@iacta/core';
import { allTurns, faceOf, PHASE, PICK, TURN } from './layout.ts';
import { DONE_MOVE, REROLL, whichOf } from './moves.ts';
import { points } from './scoring.ts';
import { applyMove, list } from './turn.ts';

/**
 * C-T1: no reroll, no extra die but in the last turn of the game; the active seat takes its lowest die that
 * can be marked; and of what is left, what brings most points at once, the first listed of equals.
 */
export function onTimeout(p: Position, seat: number): Move {
  const legal = new MoveList();
  list(p, seat, legal);
  const all = legal.toArray();
  const lastTurn = p[TURN] === allTurns(p) - 1;
  if (all.includes(DONE_MOVE) && !lastTurn) return DONE_MOVE;
  let sensible = all.filter((move) => move !== REROLL && move !== DONE_MOVE);
  if (p[PHASE] === PICK) {
    const face = Math.min(...sensible.map((move) => faceOf(p, whichOf(move))));
    sensible = sensible.filter((move) => faceOf(p, whichOf(move)) === face);
  }
  const worth = sensible.map((move) => worthOf(p, seat, move));
  return sensible[worth.indexOf(Math.max(...worth))];
}

function worthOf(p: Position, seat: number, move: Move): number {
  const next = clone(p);
  applyMove(next, seat, move, null);
  return points(next, seat);
}
