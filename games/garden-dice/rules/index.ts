import { type Position, type Rules, starterLot } from '@iacta/core';
import { applyMove, applyRoll, FOUR_DICE } from './apply.ts';
import { begin } from './begin.ts';
import { decode } from './decode.ts';
import type { GardenEvent } from './events.ts';
import { facts, type GardenRefusal } from './facts.ts';
import { activeSeat, Phase, phaseOf, seatsOf } from './layout.ts';
import { list, onTimeout } from './list.ts';
import { decodeMove, encodeMove, type GardenMove } from './moves.ts';
import { refuse } from './refuse.ts';
import { points, score } from './score.ts';
import { encode } from './state.ts';

export type { Space } from './board.ts';
export type { GardenEvent } from './events.ts';
export { type ByKind, type GardenRefusal, KINDS, type Kind, type Part, STARS } from './facts.ts';
export { type Flippable, type GardenMove, moveOf, PLACEABLE, type Placeable } from './moves.ts';
export { type Preview, preview, type TouchedTile } from './spread.ts';
export { type GardenState, stateOf, type TileJson } from './state.ts';

function deciders(p: Position): number {
  const phase = phaseOf(p);
  return phase === Phase.act || phase === Phase.eat ? 1 << activeSeat(p) : 0;
}

function dice(p: Position) {
  const phase = phaseOf(p);
  if (phase === Phase.lot) return starterLot(seatsOf(p));
  return phase === Phase.roll ? FOUR_DICE : null;
}

/** The rules of Garden Dice (RULES.md). Everything is public, and one seat acts at a time. */
export const rules: Rules<GardenMove, GardenEvent, GardenRefusal> = {
  facts,
  begin,
  active: activeSeat,
  deciders,
  changers: () => 0,
  sealed: () => false,
  dice,
  thrower: activeSeat,
  list,
  applyMove,
  applyRoll,
  hide: () => {},
  points,
  score,
  rating: () => null,
  encode,
  decode,
  encodeMove,
  decodeMove,
  refuse,
  onTimeout,
};
