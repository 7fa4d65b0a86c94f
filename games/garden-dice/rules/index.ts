import { type Position, type Rules, starterLot } from '@iacta/core';
import { begin } from './begin.ts';
import { describeMove, type GardenMoveDescription } from './describe.ts';
import type { GardenEvent } from './events.ts';
import { facts, type GardenRefusal } from './facts.ts';
import { decode, encode } from './json.ts';
import { activeSeat, Phase, phaseOf, seatsOf } from './layout.ts';
import { list } from './list.ts';
import { decodeMove, encodeMove, type GardenMove } from './moves.ts';
import { refuse } from './refuse.ts';
import { points, score } from './scoring.ts';
import { onTimeout } from './timeout.ts';
import { applyMove, applyRoll, FOUR_DICE } from './turn.ts';

export { columnOf, rowOf, SPACES, type Space, spaceAt, starsOf } from './board.ts';
export { type GardenMoveDescription, readingOf } from './describe.ts';
export type { GardenEvent } from './events.ts';
export {
  type ByKind,
  DICE_COUNT,
  type GardenRefusal,
  KINDS,
  type Kind,
  type Part,
  SIDE,
  SUNDIAL_STEPS,
} from './facts.ts';
export { type GardenState, stateOf, type TileJson } from './json.ts';
export {
  type Flippable,
  type GardenMove,
  isTableMove,
  moveOf,
  PLACEABLE,
  type Placeable,
  REROLL,
} from './moves.ts';
export { type Preview, preview, type TouchedTile } from './spread.ts';

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
export const rules: Rules<GardenMove, GardenEvent, GardenRefusal, GardenMoveDescription> = {
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
  describeMove,
  refuse,
  onTimeout,
};
export type { GardenRefusals } from './refusals.ts';
