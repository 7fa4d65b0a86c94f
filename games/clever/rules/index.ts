import { blank, type Options, type Position, type Rules } from '@iacta/core';
import { type CleverMoveDescription, describeMove } from './describe.ts';
import { dice, throwKey } from './dice.ts';
import type { CleverEvent } from './events.ts';
import { type CleverRefusal, facts } from './facts.ts';
import { decode, encode } from './json.ts';
import {
  activeSeat,
  HAND,
  LOT,
  OVER,
  PHASE,
  ROLL,
  SOLO_EXTRA,
  STARTER,
  sheetOf,
  wordsFor,
  YELLOW_WORD,
} from './layout.ts';
import { earn } from './marks.ts';
import { type CleverMove, decodeMove, encodeMove } from './moves.ts';
import { refuse } from './refuse.ts';
import { points, rating, score } from './scoring.ts';
import { ALL_DICE, ROUND_GAINS, YELLOW_START } from './sheet.ts';
import { onTimeout } from './timeout.ts';
import { applyMove, applyRoll, deciders, list } from './turn.ts';

export const rules: Rules<CleverMove, CleverEvent, CleverRefusal, CleverMoveDescription> = {
  facts,
  begin,
  active: seatOf,
  deciders,
  changers: () => 0,
  sealed: () => false,
  dice,
  thrower: seatOf,
  throwKey,
  list,
  applyMove,
  applyRoll,
  hide: () => {},
  points,
  score,
  rating,
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
  const byLot = options.seats > 1 && options.starter === 'lot';
  p[PHASE] = byLot ? LOT : ROLL;
  p[STARTER] = typeof options.starter === 'number' ? options.starter : 0;
  p[HAND] = ALL_DICE;
  p[SOLO_EXTRA] = options.soloExtraDie === true ? 1 : 0;
  for (let seat = 0; seat < options.seats; seat++) {
    p[sheetOf(seat) + YELLOW_WORD] = YELLOW_START;
    earn(p, seat, sheetOf(seat), ROUND_GAINS[1], null);
  }
  return p;
}

function seatOf(p: Position): number {
  return p[PHASE] === LOT || p[PHASE] === OVER ? 0 : activeSeat(p);
}

export { type CleverMoveDescription, homeOf, moveFor } from './describe.ts';
export type { CleverEvent, ShownDie } from './events.ts';
export { BANDS, type CleverRefusal } from './facts.ts';
export { type CleverSheet, type CleverState, encode } from './json.ts';
export { faceOf, roundOf } from './layout.ts';
export { type CleverMove, isTableMove } from './moves.ts';
export type { CleverRefusals } from './refusals.ts';
export {
  AREAS,
  type Area,
  BLUE_COLUMN_GAINS,
  BLUE_POINTS,
  BLUE_ROW_GAINS,
  DICE,
  type DieName,
  GAINS,
  type Gain,
  GREEN_GAINS,
  GREEN_NEEDS,
  GREEN_POINTS,
  ORANGE_GAINS,
  ORANGE_TIMES,
  PINK_GAINS,
  ROUND_GAINS,
  ROUNDS,
  type WaitingBonus,
  YELLOW_CELLS,
  YELLOW_COLUMN_POINTS,
  YELLOW_DIAGONAL_GAIN,
  YELLOW_NUMBERS,
  YELLOW_ROW_GAINS,
  type YellowCell,
} from './sheet.ts';
