import type { Move, Position } from '@iacta/core';
import { COLOURS, type Colour } from './facts.ts';
import { SQUARES, type Square } from './grid.ts';
import { faceOfMove, isBlock, squareOfMove } from './moves.ts';

/** What a move does, for boards. */
export type DoceMoveDescription =
  | { readonly kind: 'place'; readonly tool: Colour; readonly place: Square; readonly value: number }
  | { readonly kind: 'block'; readonly tool: 'blocker'; readonly place: Square };

export function describeMove(_p: Position, seat: number, move: Move): DoceMoveDescription {
  const place = SQUARES[squareOfMove(move)];
  return isBlock(move)
    ? { kind: 'block', tool: 'blocker', place }
    : { kind: 'place', tool: COLOURS[seat], place, value: faceOfMove(move) };
}
