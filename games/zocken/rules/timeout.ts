import { type Move, MoveList, type Position } from '@iacta/core';
import { DOTS, OUTER_FIELDS } from './facts.ts';
import { PHASE, PICKED, PLACE } from './layout.ts';
import { GO_OUT, PLACE_FIRST } from './moves.ts';
import { list } from './turn.ts';

const legal = new MoveList();

/** Z-T1: no wager; the first die not rolled; its own dot if it fits, else an inner field, else an outer one. */
export function onTimeout(p: Position, seat: number): Move {
  legal.clear();
  list(p, seat, legal);
  const all = legal.toArray();
  if (p[PHASE] !== PLACE || all[0] === GO_OUT) return all[0];
  const onDot = all.find((move) => DOTS[move - PLACE_FIRST] === p[PICKED] - 1);
  const inner = all.find((move) => ((OUTER_FIELDS >> (move - PLACE_FIRST)) & 1) === 0);
  return onDot ?? inner ?? all[0];
}
