import { type Move, MoveList, type Position } from '@iacta/core';
import { Phase, phaseOf } from './layout.ts';
import { listNatural } from './list.ts';
import { Action, actionOf, END_TURN, SWALLOW } from './moves.ts';

/** What is done for a seat that stays away, the most useful first: it never spends sun or sundial (G-T1). */
const ON_TIMEOUT = [
  Action.harvest,
  Action.water,
  Action.place,
  Action.buy,
  Action.flip,
  Action.move,
  Action.remove,
];

export function onTimeout(p: Position, seat: number): Move {
  if (phaseOf(p) === Phase.eat) return SWALLOW;
  const natural = new MoveList();
  listNatural(p, seat, natural);
  const moves = natural.toArray();
  for (const action of ON_TIMEOUT) {
    const found = moves.find((move) => actionOf(move) === action);
    if (found !== undefined) return found;
  }
  return END_TURN;
}
