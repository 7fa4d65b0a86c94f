import type { Move, Position } from '@iacta/core';
import { COLOURS, type Colour } from './facts.ts';
import { FACE, PICKED } from './layout.ts';
import { GO_OUT, isPick, isPlace, PICK_FIRST, PLACE_FIRST, TAKE_WAGER } from './moves.ts';

/** What a move does, for boards. Fields are counted from 1. */
export type ZockenMoveDescription =
  | { readonly kind: 'pick'; readonly tool: Colour }
  | { readonly kind: 'place'; readonly tool: Colour; readonly place: number; readonly value: number }
  | { readonly kind: 'out'; readonly tool: Colour; readonly value: number }
  | { readonly kind: 'wager' | 'decline' };

export function describeMove(p: Position, _seat: number, move: Move): ZockenMoveDescription {
  if (isPick(move)) return { kind: 'pick', tool: COLOURS[move - PICK_FIRST] };
  const [tool, value] = [COLOURS[p[PICKED] - 1], p[FACE]];
  if (isPlace(move)) return { kind: 'place', tool, place: move - PLACE_FIRST + 1, value };
  if (move === GO_OUT) return { kind: 'out', tool, value };
  return { kind: move === TAKE_WAGER ? 'wager' : 'decline' };
}
