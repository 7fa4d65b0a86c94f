import { blank, type Options, type Position, type Rules } from '@iacta/core';
import { describeMove, type ZockenMoveDescription } from './describe.ts';
import type { ZockenEvent } from './events.ts';
import { facts, type ZockenRefusal } from './facts.ts';
import { decode, encode } from './json.ts';
import { activeSeat, LOT, OVER, PHASE, PICK, STARTER, WAGER, wordsFor } from './layout.ts';
import { decodeMove, encodeMove, type ZockenMove } from './moves.ts';
import { refuse } from './refuse.ts';
import { points, score } from './scoring.ts';
import { onTimeout } from './timeout.ts';
import { applyMove, applyRoll, changers, clearBoard, deciders, dice, hide, list, throwKey } from './turn.ts';

export const rules: Rules<ZockenMove, ZockenEvent, ZockenRefusal, ZockenMoveDescription> = {
  facts,
  begin,
  active: (p) => (p[PHASE] === OVER ? 0 : activeSeat(p)),
  deciders,
  changers,
  sealed: (p) => p[PHASE] === WAGER,
  dice,
  thrower: activeSeat,
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
  const byLot = options.seats > 1 && options.starter === 'lot';
  p[PHASE] = byLot ? LOT : PICK;
  p[STARTER] = typeof options.starter === 'number' ? options.starter : 0;
  clearBoard(p);
  return p;
}

export type { ZockenMoveDescription } from './describe.ts';
export type { ZockenEvent } from './events.ts';
export { COLOURS, type Colour, DOTS, FIELDS, MATCH_POINTS, type ZockenRefusal } from './facts.ts';
export type { ZockenState } from './json.ts';
export { isTableMove, pickMove, placeMove, type ZockenMove } from './moves.ts';
export type { ZockenRefusals } from './refusals.ts';
export { turnWorth } from './scoring.ts';
