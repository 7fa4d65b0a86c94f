import type { Move, Position } from '@iacta/core';
import { SQUARES } from './grid.ts';
import { blockerInHand, blockerSquare, emptySquares, markerSquare, ownerAt } from './layout.ts';
import { isBlock, isMove, squareOfMove } from './moves.ts';
import type { DoceAnswer } from './refusals.ts';

/** Asked only for a move that is not listed, of the seat to move: every such seat has a die to place. */
export function refuse(p: Position, seat: number, move: Move): DoceAnswer {
  if (!isMove(move)) return { code: 'no-such-move', rule: 'D-5' };
  const square = squareOfMove(move);
  const data = { square: SQUARES[square] };
  if (isBlock(move) && !blockerInHand(p, seat)) {
    return { code: 'blocker-used', rule: 'D-8', data: { square: SQUARES[blockerSquare(p, seat)] } };
  }
  if (((emptySquares(p) >> square) & 1) === 0) {
    const by = ownerAt(p, square) < 0 ? 'blocker' : 'die';
    return { code: 'square-taken', rule: isBlock(move) ? 'D-8' : 'D-6', data: { ...data, by } };
  }
  if (isBlock(move)) return { code: 'no-square-for-the-die', rule: 'D-R1', data };
  const marker = SQUARES[markerSquare(p, seat)];
  return { code: 'disabled-square', rule: 'D-7', data: { ...data, marker } };
}
