import { blank, type Options, type Position, type Rules } from '@iacta/core';
import { describeMove, type QwantumMoveDescription } from './describe.ts';
import type { QwantumEvent } from './events.ts';
import { facts, type QwantumRefusal } from './facts.ts';
import { decode, encode } from './json.ts';
import { activeSeat, LOT, OVER, PHASE, STARTER, wordsFor } from './layout.ts';
import { decodeMove, encodeMove, type QwantumMove } from './moves.ts';
import { refuse } from './refuse.ts';
import { points, score } from './scoring.ts';
import { onTimeout } from './timeout.ts';
import {
  applyMove,
  applyRoll,
  changers,
  deciders,
  dice,
  hide,
  list,
  sealed,
  takeAllDice,
  throwKey,
} from './turn.ts';

export const rules: Rules<QwantumMove, QwantumEvent, QwantumRefusal, QwantumMoveDescription> = {
  facts,
  begin,
  active,
  deciders,
  changers,
  sealed,
  dice,
  thrower: active,
  throwKey,
  list,
  applyMove,
  applyRoll,
  hide,
  points,
  score,
  rating: () => null,
  encode,
  decode,
  encodeMove,
  decodeMove,
  describeMove,
  refuse,
  onTimeout,
};

function begin(options: Options): Position {
  const p = blank(facts, options, wordsFor(options.seats));
  // LOT is zero: a blank position waits for the lot.
  if (options.seats > 1 && options.starter === 'lot') return p;
  p[STARTER] = typeof options.starter === 'number' ? options.starter : 0;
  takeAllDice(p);
  return p;
}

function active(p: Position): number {
  return p[PHASE] === LOT || p[PHASE] === OVER ? 0 : activeSeat(p);
}

export type { QwantumMoveDescription } from './describe.ts';
export { colourOf } from './dice.ts';
export type { QwantumEvent } from './events.ts';
export {
  type ByColour,
  CELLS,
  COLOURED_FACES,
  COLOURS,
  type Colour,
  DIE_IDS,
  type DieId,
  MISSED_LIMIT,
  type QwantumRefusal,
  RISING_CELLS,
} from './facts.ts';
export { encode as stateOf, type QwantumState } from './json.ts';
export { enterMove, isEnter, isTableMove, type QwantumMove, rerollMove, SKIP } from './moves.ts';
export { colourFits, colourValues, faceOf } from './reading.ts';
export type { QwantumRefusals } from './refusals.ts';
