import { diceOf, faceIndex, type Move, optionsOf, PIPS, type Position, type Roll } from '@iacta/core';
import {
  coordinates,
  EMPTY,
  flipped,
  ownerOf,
  putTile,
  Side,
  SPECIALS,
  tileAt,
  tileOf,
  Which,
  watered,
  whatOf,
} from './board.ts';
import type { Animal, GardenEvent } from './events.ts';
import { DICE_COUNT, facts, KINDS, SAME_KIND_PER_TURN, SIX } from './facts.ts';
import {
  activeSeat,
  addDie,
  addHarvested,
  addHarvestPoints,
  addOthersPoints,
  animalSpace,
  BIRD_TILE,
  boughtOf,
  changeDiscs,
  changeHand,
  changeSupply,
  clearDice,
  eatenSeats,
  eatingKind,
  facesOf,
  isFourOfAKind,
  newTurn,
  noDiceLeft,
  offerAgain,
  Phase,
  phaseOf,
  ROCK_TILE,
  SUNDIAL_TILE,
  seatsOf,
  setAnimalSpace,
  setBought,
  setEatenSeats,
  setEatingKind,
  setPhase,
  setSundialSpace,
  setSundialSteps,
  setSwallowed,
  sundialSpace,
  sundialSteps,
  supplyIsEmpty,
  swallowedDiscs,
  takeDie,
  takeSun,
} from './layout.ts';
import { Action, aboutOf, actionOf, dieOf, PLACEABLE, secondDieOf, spaceOf } from './moves.ts';
import { partsOf } from './scoring.ts';
import { bonusAt, emptySpread, pointsAt, spreadFrom, touchedTile } from './spread.ts';
import { stepsTo } from './sundial.ts';

type Events = GardenEvent[] | null;

export const FOUR_DICE = diceOf(
  Array.from({ length: DICE_COUNT }, () => ({ id: 'garden', faces: PIPS })),
  true,
);

export function applyRoll(p: Position, roll: Roll, events: Events): void {
  if (phaseOf(p) === Phase.lot) {
    newTurn(p, Phase.roll, roll);
    events?.push({ type: 'starter', seat: roll });
    return;
  }
  for (let die = 0; die < DICE_COUNT; die++) addDie(p, faceIndex(FOUR_DICE, roll, die) + 1);
  const again = isFourOfAKind(p);
  if (again) offerAgain(p);
  setPhase(p, Phase.act);
  events?.push({ type: 'rolled', seat: activeSeat(p), dice: facesOf(p), again });
}

export function applyMove(p: Position, seat: number, move: Move, events: Events): void {
  switch (actionOf(move)) {
    case Action.buy:
      buy(p, seat, aboutOf(move), dieOf(move), events);
      break;
    case Action.place:
      place(p, seat, move, events);
      break;
    case Action.water:
      water(p, seat, spaceOf(move), dieOf(move), events);
      break;
    case Action.harvest:
      harvest(p, seat, spaceOf(move), dieOf(move), events);
      break;
    case Action.flip:
      flip(p, seat, aboutOf(move), events);
      break;
    case Action.move:
      walk(p, seat, spaceOf(move), dieOf(move), events);
      break;
    case Action.remove:
      remove(p, seat, move, events);
      break;
    case Action.swallow:
      swallow(p, seat, events);
      break;
    case Action.spit:
      spit(p, seat, dieOf(move), events);
      break;
    case Action.reroll:
      takeSun(p, seat);
      rollAll(p);
      events?.push({ type: 'sunRoll', seat });
      return;
    case Action.set:
      setDie(p, seat, dieOf(move), secondDieOf(move), events);
      return;
    case Action.again:
      rollAll(p);
      events?.push({ type: 'again', seat });
      return;
    default:
      endTurn(p, seat, events);
      return;
  }
  // The last die ends the turn (G-6), but not before a meal is swallowed or spat out.
  if (noDiceLeft(p) && phaseOf(p) === Phase.act) endTurn(p, seat, events);
}

function rollAll(p: Position): void {
  clearDice(p);
  setPhase(p, Phase.roll);
}

function setDie(p: Position, seat: number, from: number, to: number, events: Events): void {
  takeSun(p, seat);
  takeDie(p, from);
  addDie(p, to);
  events?.push({ type: 'sunSet', seat, from, to });
}

function endTurn(p: Position, seat: number, events: Events): void {
  events?.push({ type: 'turnEnded', seat, unused: facesOf(p) });
  if (!supplyIsEmpty(p)) {
    newTurn(p, Phase.roll, (seat + 1) % seatsOf(p));
    return;
  }
  newTurn(p, Phase.over, 0);
  events?.push({ type: 'over', seats: Array.from({ length: seatsOf(p) }, (_, each) => partsOf(p, each)) });
}

function buy(p: Position, seat: number, kind: number, die: number, events: Events): void {
  takeDie(p, die);
  changeSupply(p, kind, -1);
  changeHand(p, seat, kind, 1);
  changeDiscs(p, seat, -1);
  setBought(p, kind, boughtOf(p, kind) + 1);
  events?.push({ type: 'bought', seat, kind: KINDS[kind - 1], die });
  if (supplyIsEmpty(p)) events?.push({ type: 'lastSeed', seat });
}

/** Spends two coordinate dice and the steps of the sundial they need; returns those. */
function spendPair(p: Position, move: Move): number {
  const steps = stepsTo(dieOf(move), secondDieOf(move), spaceOf(move));
  takeDie(p, dieOf(move));
  takeDie(p, secondDieOf(move));
  setSundialSteps(p, sundialSteps(p) + steps);
  return steps;
}

function place(p: Position, seat: number, move: Move, events: Events): void {
  const what = aboutOf(move);
  const space = spaceOf(move);
  const sundial = spendPair(p, move);
  changeHand(p, seat, what, -1);
  if (what === BIRD_TILE) {
    putTile(p, space, tileOf(Side.special, Which.bird, seat));
    setAnimalSpace(p, seat, space);
    changeDiscs(p, seat, -1);
  } else if (what === SUNDIAL_TILE) {
    putTile(p, space, tileOf(Side.special, Which.sundial, seat));
    setSundialSpace(p, seat, space);
    changeDiscs(p, seat, -1);
  } else if (what === ROCK_TILE) {
    putTile(p, space, tileOf(Side.special, Which.rock, seat));
  } else {
    putTile(p, space, tileOf(Side.seed, what, seat));
  }
  events?.push({
    type: 'placed',
    seat,
    tile: PLACEABLE[what - 1],
    at: coordinates(space),
    dice: [dieOf(move), secondDieOf(move)],
    sundial,
  });
}

// One spread serves every call: it is filled and read within one synchronous call.
const spread = emptySpread();

function water(p: Position, seat: number, start: number, die: number, events: Events): void {
  takeDie(p, die);
  spreadFrom(p, start, spread);
  for (let i = 0; i < spread.count; i++) {
    const space = spread.spaces[i];
    events?.push({ type: 'watered', seat, die: i === 0 ? die : null, ...touchedTile(p, spread, i) });
    putTile(p, space, watered(tileAt(p, space)));
  }
}

function harvest(p: Position, seat: number, start: number, die: number, events: Events): void {
  takeDie(p, die);
  spreadFrom(p, start, spread);
  let others = 0;
  for (let i = 0; i < spread.count; i++) {
    const space = spread.spaces[i];
    const tile = tileAt(p, space);
    const owner = ownerOf(tile);
    const points = pointsAt(p, space);
    events?.push({
      type: 'harvested',
      seat,
      die: i === 0 ? die : null,
      ...touchedTile(p, spread, i),
      points,
      bonus: bonusAt(p, space),
    });
    putTile(p, space, EMPTY);
    changeDiscs(p, owner, 1);
    addHarvested(p, owner, whatOf(tile), 1);
    addHarvestPoints(p, owner, points);
    if (owner !== seat) others++;
  }
  addOthersPoints(p, seat, others);
  if (others > 0) events?.push({ type: 'others', seat, points: others });
}

function flip(p: Position, seat: number, what: number, events: Events): void {
  takeDie(p, SIX);
  const space = what === BIRD_TILE ? animalSpace(p, seat) : sundialSpace(p, seat);
  const tile = flipped(tileAt(p, space));
  putTile(p, space, tile);
  events?.push({ type: 'flipped', seat, to: SPECIALS[whatOf(tile)], at: coordinates(space) });
}

const animalOf = (tile: number): Animal => (whatOf(tile) === Which.bird ? 'bird' : 'rabbit');

function walk(p: Position, seat: number, to: number, die: number, events: Events): void {
  takeDie(p, die);
  const from = animalSpace(p, seat);
  const tile = tileAt(p, from);
  const meal = tileAt(p, to);
  const animal = animalOf(tile);
  putTile(p, from, EMPTY);
  putTile(p, to, tile);
  setAnimalSpace(p, seat, to);
  events?.push({ type: 'moved', seat, animal, from: coordinates(from), to: coordinates(to), die });
  if (meal === EMPTY) return;
  const owner = ownerOf(meal);
  changeDiscs(p, owner, 1);
  setEatenSeats(p, eatenSeats(p) | (1 << owner));
  setEatingKind(p, whatOf(meal));
  setPhase(p, Phase.eat);
  events?.push({ type: 'ate', seat, animal, owner, kind: KINDS[whatOf(meal) - 1], at: coordinates(to) });
}

/** A meal costs a disc: on the animal or on the tile in hand. */
function finishMeal(p: Position, seat: number): void {
  changeDiscs(p, seat, -1);
  setEatingKind(p, 0);
  setPhase(p, Phase.act);
}

function swallow(p: Position, seat: number, events: Events): void {
  events?.push({ type: 'swallowed', seat, kind: KINDS[eatingKind(p) - 1] });
  setSwallowed(p, seat, swallowedDiscs(p, seat) + 1);
  finishMeal(p, seat);
}

function spit(p: Position, seat: number, die: number, events: Events): void {
  const kind = eatingKind(p);
  events?.push({ type: 'spat', seat, kind: KINDS[kind - 1], die });
  takeDie(p, die);
  changeHand(p, seat, kind, 1);
  // It counts like a purchase, but is never refused: a third of its kind changes nothing (G-R5).
  if (boughtOf(p, kind) < SAME_KIND_PER_TURN && optionsOf(facts, p).spat === 'bought') {
    setBought(p, kind, boughtOf(p, kind) + 1);
  }
  finishMeal(p, seat);
}

function remove(p: Position, seat: number, move: Move, events: Events): void {
  const space = spaceOf(move);
  const tile = tileAt(p, space);
  const owner = ownerOf(tile);
  const discs = 1 + swallowedDiscs(p, owner);
  const sundial = spendPair(p, move);
  takeDie(p, SIX);
  putTile(p, space, EMPTY);
  setAnimalSpace(p, owner, -1);
  setSwallowed(p, owner, 0);
  changeHand(p, owner, BIRD_TILE, 1);
  changeDiscs(p, owner, discs);
  events?.push({
    type: 'removed',
    seat,
    owner,
    animal: animalOf(tile),
    at: coordinates(space),
    dice: [dieOf(move), secondDieOf(move)],
    sundial,
    discs,
  });
}
