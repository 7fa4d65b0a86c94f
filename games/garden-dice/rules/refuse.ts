import { type Move, optionsOf, type Position } from '@iacta/core';
import {
  columnOf,
  coordinates,
  EMPTY,
  ownerOf,
  rowOf,
  Side,
  sideOf,
  sundialIsUp,
  tileAt,
  Which,
  whatOf,
} from './board.ts';
import { facts, type GardenRefusal, KINDS, SAME_KIND_PER_TURN, SUNDIAL_STEPS } from './facts.ts';
import {
  animalSpace,
  BIRD_TILE,
  boughtOf,
  diceLeft,
  diceShowing,
  eatingKind,
  hasSun,
  inHand,
  Phase,
  phaseOf,
  sundialSpace,
  sundialSteps,
  supplyOf,
} from './layout.ts';
import { Action, aboutOf, actionOf, dieOf, isMove, PLACEABLE, secondDieOf, spaceOf } from './moves.ts';
import type { GardenRefusals, GardenAnswer as No } from './refusals.ts';
import { stepsTo } from './sundial.ts';
import { type Meal, mealAt } from './walk.ts';

function no<C extends GardenRefusal>(
  code: C,
  rule: string,
  ...[data]: GardenRefusals[C] extends null
    ? []
    : null extends GardenRefusals[C]
      ? [GardenRefusals[C]?]
      : [GardenRefusals[C]]
): No {
  return (data ? { code, rule, data } : { code, rule }) as No;
}

/** Why a move is not among the listed ones. It is asked for no other, so the last reason needs no check. */
export function refuse(p: Position, seat: number, move: Move): No {
  if (!isMove(move)) return no('no-such-move', 'G-6');
  const action = actionOf(move);
  if (action === Action.set) return refuseSet(p, seat, move);
  const atMeal = phaseOf(p) === Phase.eat;
  if (action === Action.spit || action === Action.swallow) {
    return atMeal ? refuseSpit(p, dieOf(move)) : no('nothing-eaten', 'G-25');
  }
  if (atMeal) return no('eat-first', 'G-R4', { kind: KINDS[eatingKind(p) - 1] });
  switch (action) {
    case Action.buy:
      return refuseBuy(p, aboutOf(move), dieOf(move));
    case Action.place:
      return refusePlace(p, seat, move);
    case Action.water:
      return refuseGardening(p, seat, move, Side.seed);
    case Action.harvest:
      return refuseGardening(p, seat, move, Side.vegetable);
    case Action.flip:
      return refuseFlip(p, seat, aboutOf(move));
    case Action.move:
      return refuseWalk(p, seat, spaceOf(move), dieOf(move));
    case Action.remove:
      return refuseRemove(p, seat, move);
    case Action.reroll:
      return hasSun(p, seat) ? no('sun-too-late', 'G-31', { left: diceLeft(p) }) : no('sun-used', 'G-31');
    case Action.again:
      return no('no-four-of-a-kind', 'G-8');
    default:
      return no('must-use-dice', 'G-7');
  }
}

const hasDie = (p: Position, die: number): boolean => diceShowing(p, die) > 0;
const noDie = (die: number): No => no('no-such-die', 'G-6', { die });
const tooLow = (die: number, value: number, rule: string): No => no('die-too-low', rule, { die, value });

function refuseSet(p: Position, seat: number, move: Move): No {
  if (!hasSun(p, seat)) return no('sun-used', 'G-31');
  if (!hasDie(p, dieOf(move))) return noDie(dieOf(move));
  return no('same-face', 'G-R18', { die: dieOf(move) });
}

function refuseSpit(p: Position, die: number): No {
  return hasDie(p, die) ? tooLow(die, eatingKind(p), 'G-26') : noDie(die);
}

function refuseBuy(p: Position, kind: number, die: number): No {
  const data = { kind: KINDS[kind - 1] };
  if (!hasDie(p, die)) return noDie(die);
  if (die < kind) return tooLow(die, kind, 'G-9');
  if (supplyOf(p, kind) === 0) return no('supply-empty', 'G-9', data);
  if (boughtOf(p, kind) === SAME_KIND_PER_TURN) return no('two-of-a-kind', 'G-10', data);
  return no('no-free-disc', 'G-11');
}

/** The family variant has no animals (G-39). */
const isFamily = (p: Position): boolean => optionsOf(facts, p).family === true;

function refusePlace(p: Position, seat: number, move: Move): No {
  const what = aboutOf(move);
  if (what === BIRD_TILE && isFamily(p)) return no('no-animals', 'G-R13');
  if (inHand(p, seat, what) === 0) return no('not-in-hand', 'G-13', { tile: PLACEABLE[what - 1] });
  if (tileAt(p, spaceOf(move)) !== EMPTY)
    return no('space-taken', 'G-12', { at: [...coordinates(spaceOf(move))] });
  return refusePair(p, seat, move, 'G-12') ?? no('no-free-disc', 'G-13');
}

function refuseRemove(p: Position, seat: number, move: Move): No {
  const tile = tileAt(p, spaceOf(move));
  if (isFamily(p)) return no('no-animals', 'G-R13');
  if (sideOf(tile) !== Side.special || whatOf(tile) > Which.rabbit) {
    return no('no-animal-there', 'G-28', { at: [...coordinates(spaceOf(move))] });
  }
  return refusePair(p, seat, move, 'G-28') ?? no('needs-a-six', 'G-28');
}

/** Why two dice do not name a space, or null when they do. */
function refusePair(p: Position, seat: number, move: Move, rule: string): No | null {
  const die = dieOf(move);
  const second = secondDieOf(move);
  if (!hasDie(p, die)) return noDie(die);
  if (diceShowing(p, second) < (second === die ? 2 : 1)) return noDie(second);
  const steps = stepsTo(die, second, spaceOf(move));
  const data = { dice: [die, second], at: [...coordinates(spaceOf(move))] };
  if (steps > SUNDIAL_STEPS) return no('wrong-coordinates', rule, data);
  if (steps > 0 && !sundialIsUp(p, seat)) return no('no-sundial', 'G-29', data);
  const left = SUNDIAL_STEPS - sundialSteps(p);
  return steps > left ? no('sundial-used', 'G-R2', { ...data, left }) : null;
}

function refuseGardening(p: Position, seat: number, move: Move, side: number): No {
  const tile = tileAt(p, spaceOf(move));
  const rule = side === Side.seed ? 'G-15' : 'G-17';
  const data = { at: [...coordinates(spaceOf(move))] };
  if (sideOf(tile) !== side) {
    return no(side === Side.seed ? 'no-seed-there' : 'no-vegetable-there', rule, data);
  }
  if (ownerOf(tile) !== seat) return no('not-your-tile', rule, { ...data, owner: ownerOf(tile) });
  if (!hasDie(p, dieOf(move))) return noDie(dieOf(move));
  return tooLow(dieOf(move), whatOf(tile), rule);
}

function refuseFlip(p: Position, seat: number, what: number): No {
  const isAnimal = what === BIRD_TILE;
  if (isAnimal && isFamily(p)) return no('no-animals', 'G-R13');
  const space = isAnimal ? animalSpace(p, seat) : sundialSpace(p, seat);
  if (space < 0) return no('not-on-board', 'G-21', { tile: isAnimal ? 'bird' : 'sundial' });
  return no('needs-a-six', 'G-21');
}

function refuseWalk(p: Position, seat: number, to: number, die: number): No {
  if (isFamily(p)) return no('no-animals', 'G-R13');
  const from = animalSpace(p, seat);
  if (from < 0) return no('not-on-board', 'G-22', { tile: 'bird' });
  if (!hasDie(p, die)) return noDie(die);
  const data = { from: [...coordinates(from)], at: [...coordinates(to)] };
  const up = rowOf(to) - rowOf(from);
  const right = columnOf(to) - columnOf(from);
  const distance = Math.abs(up) + Math.abs(right);
  if (distance === 0 || (up !== 0 && right !== 0)) return no('not-in-line', 'G-R3', data);
  if (distance > die) return no('too-far', 'G-22', { ...data, distance, die });
  const step = (to - from) / distance;
  for (let space = from + step; space !== to; space += step) {
    if (tileAt(p, space) !== EMPTY)
      return no('path-blocked', 'G-22', { ...data, by: [...coordinates(space)] });
  }
  // An edible tile or an empty space would have been listed.
  const why = mealAt(p, seat, to) as Exclude<Meal, 'edible'>;
  return no(why, MEAL_RULES[why], { at: [...coordinates(to)] });
}

const MEAL_RULES = {
  'not-edible': 'G-R3',
  'no-free-disc': 'G-23',
  'already-eaten': 'G-27',
  protected: 'G-24',
} as const satisfies { readonly [why in Exclude<Meal, 'edible'>]: string };
