import type { GameEvent, Position, Rules } from './contract.ts';
import { read, schema } from './json.ts';
import { MoveList } from './moves.ts';
import { type Result, yes } from './refusal.ts';

/** What every game has to say for itself. */
type Needed =
  | 'facts'
  | 'begin'
  | 'deciders'
  | 'list'
  | 'applyMove'
  | 'score'
  | 'encode'
  | 'decode'
  | 'encodeMove'
  | 'decodeMove';

export type RulesDefinition<M, E extends GameEvent, C extends string> = Pick<Rules<M, E, C>, Needed> &
  Partial<Omit<Rules<M, E, C>, Needed>>;

/**
 * Rules of a small game: what is left out gets the usual answer. One seat decides at a time, nothing is sealed, no
 * dice are thrown, an absent player makes the first legal move. `points` adds up the parts of `score`; a game whose
 * bots count points millions of times writes its own.
 */
export function defineRules<M, E extends GameEvent, C extends string>(
  given: RulesDefinition<M, E, C>,
): Rules<M, E, C> {
  const firstDecider = (position: Position) =>
    Math.max(0, 31 - Math.clz32(lowestBit(given.deciders(position))));
  const active = given.active ?? firstDecider;
  return {
    active,
    changers: () => 0,
    sealed: () => false,
    dice: () => null,
    thrower: active,
    applyRoll: () => {
      throw new Error(`${given.facts.id}: applyRoll is missing`);
    },
    hide: () => {},
    points: (position, seat) =>
      Object.values(given.score(position, seat).parts).reduce((sum, part) => sum + part, 0),
    rating: () => null,
    describeMove: (_position, _seat, move) => ({ kind: JSON.stringify(given.encodeMove(move)) }),
    refuse: () => ({ code: given.facts.refusals[0]! }),
    onTimeout(position, seat) {
      const list = new MoveList();
      given.list(position, seat, list);
      return list.moves[0]!;
    },
    ...given,
  };
}

function lowestBit(bits: number): number {
  return bits & -bits;
}

/** Moves that are a few fixed choices: the packed move is the index of its name, the published JSON the name. */
export function namedMoves<const N extends string>(
  names: readonly N[],
): { readonly encodeMove: (move: number) => N; readonly decodeMove: (json: unknown) => Result<number> } {
  const shape = schema.picklist(names);
  return {
    encodeMove: (move) => names[move]!,
    decodeMove(json) {
      const name = read(shape, json);
      return name.ok ? yes(names.indexOf(name.value)) : name;
    },
  };
}
