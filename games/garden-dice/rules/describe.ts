import type { Move, Position } from '@iacta/core';
import { columnOf, ownerOf, rowOf, SPECIALS, tileAt, whatOf } from './board.ts';
import { KINDS, type Kind, SIX } from './facts.ts';
import { animalSpace, BIRD_TILE, sundialSpace } from './layout.ts';
import {
  Action,
  aboutOf,
  actionOf,
  dieOf,
  type Flippable,
  PLACEABLE,
  type Placeable,
  secondDieOf,
  spaceOf,
} from './moves.ts';

/** A die that names a coordinate, and what the sundial makes of its face. */
export interface Coordinate {
  readonly face: number;
  readonly to: number;
}

interface AtSpace {
  /** The space, from 0. */
  readonly place: number;
  readonly cost: readonly number[];
}

/** What two dice name, in the order that turns them less (G-29, G-R15). */
interface Named extends AtSpace {
  readonly row: Coordinate;
  readonly column: Coordinate;
  /** Steps of the sundial. */
  readonly steps: number;
}

/** What a move does, for boards. */
export type GardenMoveDescription =
  | { readonly kind: 'buy'; readonly tool: Kind; readonly place: Kind; readonly cost: readonly number[] }
  | ({ readonly kind: 'place'; readonly tool: Placeable } & Named)
  | ({ readonly kind: 'remove' } & Named)
  | ({ readonly kind: 'water' | 'harvest' } & AtSpace)
  | ({ readonly kind: 'flip'; readonly tool: Flippable } & AtSpace)
  | ({ readonly kind: 'walk'; readonly tool: 'bird' | 'rabbit' } & AtSpace)
  | { readonly kind: 'swallow' | 'reroll' | 'again' | 'endTurn' }
  | { readonly kind: 'spit'; readonly cost: readonly number[] }
  /** The sun turns a die to another face. */
  | { readonly kind: 'set'; readonly cost: readonly number[]; readonly value: number };

const BARE = {
  [Action.swallow]: 'swallow',
  [Action.reroll]: 'reroll',
  [Action.again]: 'again',
  [Action.endTurn]: 'endTurn',
} as const;

export function describeMove(p: Position, seat: number, move: Move): GardenMoveDescription {
  const cost = [dieOf(move)];
  const place = spaceOf(move);
  switch (actionOf(move)) {
    case Action.buy: {
      const kind = KINDS[aboutOf(move) - 1];
      return { kind: 'buy', tool: kind, place: kind, cost };
    }
    case Action.place:
      return { kind: 'place', tool: PLACEABLE[aboutOf(move) - 1], ...named(move, []) };
    case Action.remove:
      return { kind: 'remove', ...named(move, [SIX]) };
    case Action.water:
      return { kind: 'water', place, cost };
    case Action.harvest:
      return { kind: 'harvest', place, cost };
    case Action.flip:
      return flip(p, seat, aboutOf(move) === BIRD_TILE ? 'animal' : 'sundial');
    case Action.move:
      return { kind: 'walk', tool: animalOf(p, seat), place, cost };
    case Action.spit:
      return { kind: 'spit', cost };
    case Action.set:
      return { kind: 'set', cost, value: secondDieOf(move) };
    default:
      return { kind: BARE[actionOf(move) as keyof typeof BARE] };
  }
}

function flip(p: Position, seat: number, tool: Flippable): GardenMoveDescription {
  const place = tool === 'animal' ? animalSpace(p, seat) : sundialSpace(p, seat);
  return { kind: 'flip', tool, place, cost: [SIX] };
}

function animalOf(p: Position, seat: number): 'bird' | 'rabbit' {
  const space = animalSpace(p, seat);
  const isRabbit = space >= 0 && SPECIALS[whatOf(tileAt(p, space))] === 'rabbit';
  return isRabbit && ownerOf(tileAt(p, space)) === seat ? 'rabbit' : 'bird';
}

function named(move: Move, more: readonly number[]): Named {
  const [a, b, place] = [dieOf(move), secondDieOf(move), spaceOf(move)];
  return { place, cost: [a, b, ...more], ...readingOf(a, b, place) };
}

/** Which of two dice names the row and which the column of a space, in the order that turns them less. */
export function readingOf(a: number, b: number, space: number): Pick<Named, 'row' | 'column' | 'steps'> {
  const [row, column] = [rowOf(space), columnOf(space)];
  const straight = Math.abs(a - row) + Math.abs(b - column);
  const crossed = Math.abs(b - row) + Math.abs(a - column);
  const [first, second, steps] = straight <= crossed ? [a, b, straight] : [b, a, crossed];
  return { row: { face: first, to: row }, column: { face: second, to: column }, steps };
}
