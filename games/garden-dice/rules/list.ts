import type { MoveList, Position } from '@iacta/core';
import {
  DIRECTIONS,
  EMPTY,
  nextTile,
  ownerOf,
  Side,
  SPACES,
  sideOf,
  sundialIsUp,
  tileAt,
  whatOf,
} from './board.ts';
import { DICE_COUNT, KINDS, SAME_KIND_PER_TURN, SIX, SUNDIAL_STEPS } from './facts.ts';
import {
  animalSpace,
  BIRD_TILE,
  boughtOf,
  diceLeft,
  diceShowing,
  eatingKind,
  facesShown,
  freeDiscs,
  hasSun,
  inHand,
  mayRollAgain,
  Phase,
  phaseOf,
  ROCK_TILE,
  SUNDIAL_TILE,
  seatsOf,
  sundialSpace,
  sundialSteps,
  supplyOf,
} from './layout.ts';
import { Action, AGAIN, END_TURN, packMove, REROLL, SWALLOW } from './moves.ts';
import { reachOf, stepsTo } from './sundial.ts';
import { nextStep } from './walk.ts';

export function list(p: Position, seat: number, out: MoveList): void {
  if (phaseOf(p) === Phase.eat) {
    out.add(SWALLOW);
    listOneDie(facesShown(p), Action.spit, 0, eatingKind(p), 0, out);
  } else {
    const before = out.count;
    listNatural(p, seat, out);
    // G-R1: nothing can be done with the dice as rolled; sun and sundial need never be used.
    if (out.count === before) out.add(END_TURN);
    listSundial(p, seat, out);
    if (mayRollAgain(p)) out.add(AGAIN);
    if (hasSun(p, seat) && diceLeft(p) === DICE_COUNT) out.add(REROLL);
  }
  if (hasSun(p, seat)) listSet(p, out);
}

/** Every action with the dice as rolled: these oblige a player to go on (G-7). */
export function listNatural(p: Position, seat: number, out: MoveList): void {
  const faces = facesShown(p);
  listBuy(p, seat, faces, out);
  listGardening(p, seat, faces, out);
  listPairs(p, seat, 0, 0, out);
  listFlip(p, seat, out);
  listWalk(p, seat, faces, out);
}

/** What the sundial adds: spaces that are one or two steps away from the dice (G-29). */
function listSundial(p: Position, seat: number, out: MoveList): void {
  const steps = SUNDIAL_STEPS - sundialSteps(p);
  if (steps > 0 && sundialIsUp(p, seat)) listPairs(p, seat, 1, steps, out);
}

const lowestBit = (set: number): number => 31 - Math.clz32(set & -set);
const withoutLowest = (set: number): number => set & (set - 1);

/** One move for each face that is high enough; `faces` is the bit set of those shown. */
function listOneDie(
  faces: number,
  action: number,
  what: number,
  lowest: number,
  space: number,
  out: MoveList,
): void {
  for (let left = (faces >> lowest) << lowest; left !== 0; left = withoutLowest(left)) {
    out.add(packMove(action, what, lowestBit(left), 0, space));
  }
}

function listBuy(p: Position, seat: number, faces: number, out: MoveList): void {
  if (freeDiscs(p, seat) === 0) return;
  for (let kind = 1; kind <= KINDS.length; kind++) {
    if (supplyOf(p, kind) > 0 && boughtOf(p, kind) < SAME_KIND_PER_TURN) {
      listOneDie(faces, Action.buy, kind, kind, 0, out);
    }
  }
}

function listGardening(p: Position, seat: number, faces: number, out: MoveList): void {
  for (let space = nextTile(p, 0); space < SPACES; space = nextTile(p, space + 1)) {
    const tile = tileAt(p, space);
    if (ownerOf(tile) !== seat || sideOf(tile) === Side.special) continue;
    const action = sideOf(tile) === Side.seed ? Action.water : Action.harvest;
    listOneDie(faces, action, 0, whatOf(tile), space, out);
  }
}

/** Placing and removing with every two faces that name a space within this many steps of a sundial. */
function listPairs(p: Position, seat: number, minSteps: number, maxSteps: number, out: MoveList): void {
  const tiles = placeableTiles(p, seat);
  for (let die = 1; die <= SIX; die++) {
    if (diceShowing(p, die) === 0) continue;
    for (let second = die; second <= SIX; second++) {
      if (diceShowing(p, second) < (second === die ? 2 : 1)) continue;
      listPlace(p, tiles, die, second, minSteps, maxSteps, out);
      listRemove(p, die, second, minSteps, maxSteps, out);
    }
  }
}

/** What a seat could place, as a bit set: seeds bring their disc, rocks need none, the rest a free one (G-13). */
function placeableTiles(p: Position, seat: number): number {
  let tiles = 0;
  for (let what = 1; what <= ROCK_TILE; what++) if (inHand(p, seat, what) > 0) tiles |= 1 << what;
  return freeDiscs(p, seat) > 0 ? tiles : tiles & ~((1 << BIRD_TILE) | (1 << SUNDIAL_TILE));
}

function listPlace(
  p: Position,
  tiles: number,
  die: number,
  second: number,
  minSteps: number,
  maxSteps: number,
  out: MoveList,
): void {
  if (tiles === 0) return;
  const reach = reachOf(die, second);
  for (let i = 0; i < reach.length; i++) {
    const space = reach[i];
    const steps = stepsTo(die, second, space);
    if (steps > maxSteps) return;
    if (steps < minSteps || tileAt(p, space) !== EMPTY) continue;
    for (let left = tiles; left !== 0; left = withoutLowest(left)) {
      out.add(packMove(Action.place, lowestBit(left), die, second, space));
    }
  }
}

function listRemove(
  p: Position,
  die: number,
  second: number,
  minSteps: number,
  maxSteps: number,
  out: MoveList,
): void {
  // The third die is a natural six, in addition to the coordinates (G-28, G-R9).
  if (diceShowing(p, SIX) <= Number(die === SIX) + Number(second === SIX)) return;
  for (let owner = 0; owner < seatsOf(p); owner++) {
    const space = animalSpace(p, owner);
    if (space < 0) continue;
    const steps = stepsTo(die, second, space);
    if (steps >= minSteps && steps <= maxSteps) out.add(packMove(Action.remove, 0, die, second, space));
  }
}

function listFlip(p: Position, seat: number, out: MoveList): void {
  if (diceShowing(p, SIX) === 0) return;
  if (animalSpace(p, seat) >= 0) out.add(packMove(Action.flip, BIRD_TILE, 0, 0, 0));
  if (sundialSpace(p, seat) >= 0) out.add(packMove(Action.flip, SUNDIAL_TILE, 0, 0, 0));
}

function listWalk(p: Position, seat: number, faces: number, out: MoveList): void {
  const start = animalSpace(p, seat);
  if (start < 0) return;
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    let steps = 1;
    let space = nextStep(p, seat, start, start, direction);
    while (space >= 0) {
      listOneDie(faces, Action.move, 0, steps, space, out);
      space = nextStep(p, seat, start, space, direction);
      steps++;
    }
  }
}

function listSet(p: Position, out: MoveList): void {
  for (let from = 1; from <= SIX; from++) {
    if (diceShowing(p, from) === 0) continue;
    for (let to = 1; to <= SIX; to++) if (to !== from) out.add(packMove(Action.set, 0, from, to, 0));
  }
}
