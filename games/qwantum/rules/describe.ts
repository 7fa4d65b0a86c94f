import type { Move, Position } from '@iacta/core';
import { COLOURS, type Colour, type DieId } from './facts.ts';
import { at, VALUES } from './layout.ts';
import { diceIn, ENTER_FIRST, isEnter, KEEP, SKIP } from './moves.ts';
import { filledOf } from './sheet.ts';

/** What a move does, for boards. Cells are counted from 0. */
export type QwantumMoveDescription =
  | { readonly kind: 'keep' | 'skip' }
  | { readonly kind: 'reroll'; readonly dice: readonly DieId[] }
  | { readonly kind: 'enter'; readonly tool: Colour; readonly place: number; readonly value: number };

export function describeMove(p: Position, seat: number, move: Move): QwantumMoveDescription {
  if (move === KEEP) return { kind: 'keep' };
  if (move === SKIP) return { kind: 'skip' };
  if (!isEnter(move)) return { kind: 'reroll', dice: diceIn(move) };
  const colour = move - ENTER_FIRST;
  return {
    kind: 'enter',
    tool: COLOURS[colour],
    place: filledOf(p, seat, colour),
    value: at(p[VALUES], colour),
  };
}
