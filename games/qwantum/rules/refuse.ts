import type { Move, Position } from '@iacta/core';
import { CELLS, COLOURS, RISING_CELLS } from './facts.ts';
import { at, CHOOSE, PHASE, PHASES, USED, VALUES } from './layout.ts';
import { ENTER_FIRST, isEnter } from './moves.ts';
import type { QwantumAnswer } from './refusals.ts';
import { filledOf, lastOf } from './sheet.ts';

/** Asked only for a move that is not listed, of a seat that may act. */
export function refuse(p: Position, seat: number, move: Move): QwantumAnswer {
  if (p[PHASE] === CHOOSE || !isEnter(move))
    return { code: 'not-now', rule: 'Q-5', data: { phase: PHASES[p[PHASE]] } };
  return cannotEnter(p, seat, move - ENTER_FIRST);
}

function cannotEnter(p: Position, seat: number, colour: number): QwantumAnswer {
  const name = COLOURS[colour];
  if (p[USED] === colour + 1) return { code: 'colour-used', rule: 'Q-R4', data: { colour: name } };
  const filled = filledOf(p, seat, colour);
  if (filled === CELLS) return { code: 'row-full', rule: 'Q-3', data: { colour: name } };
  return {
    code: filled < RISING_CELLS ? 'must-rise' : 'must-fall',
    rule: 'Q-4',
    data: { colour: name, value: at(p[VALUES], colour), last: lastOf(p, seat, colour), cell: filled + 1 },
  };
}
