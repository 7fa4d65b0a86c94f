import { blank, type Options, type Position, type Rules } from '@iacta/core';
import { type DoceMoveDescription, describeMove } from './describe.ts';
import type { DoceEvent } from './events.ts';
import { type DoceRefusal, facts } from './facts.ts';
import { decode, encode } from './json.ts';
import { ACTIVE, LOT, PHASE, STARTER, TURN, WORDS } from './layout.ts';
import { type DoceMove, decodeMove, encodeMove } from './moves.ts';
import { refuse } from './refuse.ts';
import { points, score } from './scoring.ts';
import { onTimeout } from './timeout.ts';
import { applyMove, applyRoll, deciders, dice, list } from './turn.ts';

export const rules: Rules<DoceMove, DoceEvent, DoceRefusal, DoceMoveDescription> = {
  facts,
  begin,
  active: (p) => p[ACTIVE],
  deciders,
  changers: () => 0,
  sealed: () => false,
  dice,
  thrower: () => 0,
  list,
  applyMove,
  applyRoll,
  // Everything is open on the grid.
  hide: () => {},
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
  const p = blank(facts, options, WORDS);
  const { starter } = options;
  p[PHASE] = starter === 'lot' ? LOT : TURN;
  p[STARTER] = typeof starter === 'number' ? starter : 0;
  p[ACTIVE] = p[STARTER];
  return p;
}

export type { DoceMoveDescription } from './describe.ts';
export type { DoceEvent, DrawPoints, Line, WinPoints } from './events.ts';
export { COLOURS, type Colour, DICE_EACH, type DoceRefusal, FACES, LINE_SUM, ROUNDS } from './facts.ts';
export {
  ALL_SQUARES,
  NEIGHBOURS,
  SIDE,
  SQUARES,
  type Square,
  squareOf,
  squaresIn,
  WINDOWS,
  WINDOWS_THROUGH,
  type Window,
} from './grid.ts';
export type { DoceState } from './json.ts';
export {
  blockerInHand,
  blockerSquare,
  diceLeft,
  diceMask,
  disabledZone,
  emptySquares,
  faceAt,
  legalSquares,
  markerSquare,
  ownerAt,
  PHASES,
  roundNumber,
  roundPoints,
  roundsOver,
  starterOf,
} from './layout.ts';
export { winningLines } from './lines.ts';
export { blockMove, type DoceMove, faceOfMove, isBlock, placeMove, squareOfMove } from './moves.ts';
export type { DoceRefusals } from './refusals.ts';
