import { int, type Move, type Result, read, schema, yes } from '@iacta/core';
import { columnOf, rowOf, type Space, spaceAt } from './board.ts';
import { KINDS, type Kind, SIDE } from './facts.ts';
import { BIRD_TILE, SUNDIAL_TILE } from './layout.ts';

// A move names faces, not dice, and says nothing that follows from the rest: coordinate dice that differ from
// the space were changed by the sundial, and the six that removes or flips is understood.

/** What can be placed: a bought seed by its kind, or a special tile with its first side up. */
export const PLACEABLE = [...KINDS, 'bird', 'sundial', 'rock'] as const;
export type Placeable = (typeof PLACEABLE)[number];
export const FLIPPABLE = ['animal', 'sundial'] as const;
export type Flippable = (typeof FLIPPABLE)[number];

/** The published JSON of a move. */
export type GardenMove =
  | { readonly buy: Kind; readonly die: number }
  | { readonly place: Placeable; readonly dice: readonly [number, number]; readonly at: Space }
  | { readonly water: Space; readonly die: number }
  | { readonly harvest: Space; readonly die: number }
  | { readonly flip: Flippable }
  | { readonly move: Space; readonly die: number }
  | { readonly remove: Space; readonly dice: readonly [number, number] }
  | { readonly eat: 'swallow' }
  | { readonly eat: 'spit'; readonly die: number }
  | { readonly sun: 'reroll' }
  | { readonly sun: 'set'; readonly from: number; readonly to: number }
  | { readonly again: true }
  | { readonly endTurn: true };

export const Action = {
  buy: 0,
  place: 1,
  water: 2,
  harvest: 3,
  flip: 4,
  move: 5,
  remove: 6,
  swallow: 7,
  spit: 8,
  reroll: 9,
  set: 10,
  again: 11,
  endTurn: 12,
} as const;

/** A move packed: the action, what it is about, one or two faces, a space. What an action lacks is zero. */
export function packMove(action: number, what: number, die: number, second: number, space: number): Move {
  return action | (what << 4) | (die << 8) | (second << 11) | (space << 14);
}
export const actionOf = (move: Move): number => move & 15;
export const aboutOf = (move: Move): number => (move >> 4) & 15;
export const dieOf = (move: Move): number => (move >> 8) & 7;
export const secondDieOf = (move: Move): number => (move >> 11) & 7;
export const spaceOf = (move: Move): number => (move >> 14) & 63;

export const SWALLOW = packMove(Action.swallow, 0, 0, 0, 0);
export const REROLL = packMove(Action.reroll, 0, 0, 0, 0);
export const AGAIN = packMove(Action.again, 0, 0, 0, 0);
export const END_TURN = packMove(Action.endTurn, 0, 0, 0, 0);

const FLIP_TILES = [BIRD_TILE, SUNDIAL_TILE];

export function encodeMove(move: Move): GardenMove {
  const die = dieOf(move);
  const second = secondDieOf(move);
  const at: Space = [rowOf(spaceOf(move)), columnOf(spaceOf(move))];
  switch (actionOf(move)) {
    case Action.buy:
      return { buy: KINDS[aboutOf(move) - 1], die };
    case Action.place:
      return { place: PLACEABLE[aboutOf(move) - 1], dice: [die, second], at };
    case Action.water:
      return { water: at, die };
    case Action.harvest:
      return { harvest: at, die };
    case Action.flip:
      return { flip: FLIPPABLE[FLIP_TILES.indexOf(aboutOf(move))] };
    case Action.move:
      return { move: at, die };
    case Action.remove:
      return { remove: at, dice: [die, second] };
    case Action.swallow:
      return { eat: 'swallow' };
    case Action.spit:
      return { eat: 'spit', die };
    case Action.reroll:
      return { sun: 'reroll' };
    case Action.set:
      return { sun: 'set', from: die, to: second };
    case Action.again:
      return { again: true };
    default:
      return { endTurn: true };
  }
}

const FACE = int(1, 6);
const COORDINATE = int(1, SIDE);
const SPACE = schema.strictTuple([COORDINATE, COORDINATE]);
const PAIR = schema.strictTuple([FACE, FACE]);
const MOVE = schema.union([
  schema.strictObject({ buy: schema.picklist(KINDS), die: FACE }),
  schema.strictObject({ place: schema.picklist(PLACEABLE), dice: PAIR, at: SPACE }),
  schema.strictObject({ water: SPACE, die: FACE }),
  schema.strictObject({ harvest: SPACE, die: FACE }),
  schema.strictObject({ flip: schema.picklist(FLIPPABLE) }),
  schema.strictObject({ move: SPACE, die: FACE }),
  schema.strictObject({ remove: SPACE, dice: PAIR }),
  schema.strictObject({ eat: schema.literal('swallow') }),
  schema.strictObject({ eat: schema.literal('spit'), die: FACE }),
  schema.strictObject({ sun: schema.literal('reroll') }),
  schema.strictObject({ sun: schema.literal('set'), from: FACE, to: FACE }),
  schema.strictObject({ again: schema.literal(true) }),
  schema.strictObject({ endTurn: schema.literal(true) }),
]);

/** Reads a move; two dice may be named in either order. */
export function decodeMove(json: unknown): Result<Move> {
  const shape = read(MOVE, json);
  return shape.ok ? yes(moveOf(shape.value)) : shape;
}

/** Packs a well-formed move. */
export function moveOf(move: GardenMove): Move {
  if ('buy' in move) return packMove(Action.buy, KINDS.indexOf(move.buy) + 1, move.die, 0, 0);
  if ('place' in move) {
    return withPair(Action.place, PLACEABLE.indexOf(move.place) + 1, move.dice, move.at);
  }
  if ('water' in move) return packMove(Action.water, 0, move.die, 0, spaceAt(...move.water));
  if ('harvest' in move) return packMove(Action.harvest, 0, move.die, 0, spaceAt(...move.harvest));
  if ('flip' in move) return packMove(Action.flip, FLIP_TILES[FLIPPABLE.indexOf(move.flip)], 0, 0, 0);
  if ('move' in move) return packMove(Action.move, 0, move.die, 0, spaceAt(...move.move));
  if ('remove' in move) return withPair(Action.remove, 0, move.dice, move.remove);
  if ('eat' in move) return move.eat === 'swallow' ? SWALLOW : packMove(Action.spit, 0, move.die, 0, 0);
  if ('sun' in move) return move.sun === 'reroll' ? REROLL : packMove(Action.set, 0, move.from, move.to, 0);
  return 'again' in move ? AGAIN : END_TURN;
}

function withPair(action: number, what: number, [a, b]: readonly [number, number], at: Space): Move {
  return packMove(action, what, Math.min(a, b), Math.max(a, b), spaceAt(...at));
}

/** Moves without a place in the garden: eating, rolling again and ending the turn. */
export function isTableMove(move: Move): boolean {
  const action = actionOf(move);
  return (
    action === Action.swallow ||
    action === Action.spit ||
    action === Action.again ||
    action === Action.endTurn
  );
}

/** Whether an integer is a well-formed move at all, legal or not. */
export function isMove(move: Move): boolean {
  const read = decodeMove(encodeMove(move));
  return read.ok && read.value === move;
}
