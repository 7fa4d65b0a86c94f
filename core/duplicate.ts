import type { GameEvent, Position, Roll, Rules } from './contract.ts';
import { type Dice, encodeRoll, type Face, packRoll } from './dice.ts';
import { textStream } from './random.ts';
import type { DiceNote, GameRecord } from './record.ts';

/** Faces that are fixed by the key of the die; every other die follows from the seed. */
export type KnownFaces = { readonly [key: string]: Face };

export type DuplicateNote = Extract<DiceNote, { source: 'duplicate' }>;

/**
 * Duplicate dice: every player of a seed gets the same faces, whatever was played before. A face depends on the seed,
 * the throw (`Rules.throwKey`), the die and how often this die was thrown again in this throw, and on nothing else.
 */
export function duplicateRoll(record: GameRecord, note: DuplicateNote): Roll {
  return rollByKeys(diceAt(record.rules, record.position), dieKeys(record), (key, faces) => {
    const known = note.faces && Object.hasOwn(note.faces, key) ? faces.indexOf(note.faces[key]!) : -1;
    return known < 0 ? textStream(note.seed, key)(faces.length) : known;
  });
}

/** A roll of dice whose faces are chosen one by one, each by the key of its die. */
export function rollByKeys(
  dice: Dice,
  keys: readonly string[],
  choose: (key: string, faces: readonly Face[]) => number,
): Roll {
  return packRoll(
    dice,
    dice.dice.map((die, i) => choose(keys[i]!, die.faces)),
  );
}

/** A game as far as it has been played: a record, or what a log adds up to. */
export type PlayedGame<M = unknown, E extends GameEvent = GameEvent> = Pick<
  GameRecord<M, E>,
  'rules' | 'steps' | 'positions' | 'position'
>;

/** The keys of the dice that are awaited now, in their order: `throw:die:repetition`. */
export function dieKeys<M, E extends GameEvent>(game: PlayedGame<M, E>): readonly string[] {
  const keys = new DieKeys(game.rules);
  for (const [i, step] of game.steps.entries()) if ('roll' in step) keys.next(game.positions[i]!);
  return keys.next(game.position);
}

/** The faces of a finished or running game by the keys of their dice, so that others can play the same dice. */
export function knownFaces<M, E extends GameEvent>(game: PlayedGame<M, E>): KnownFaces {
  const faces: Record<string, Face> = {};
  const keys = new DieKeys(game.rules);
  for (const [i, step] of game.steps.entries()) {
    if (!('roll' in step)) continue;
    const before = game.positions[i]!;
    const thrown = keys.next(before);
    for (const [at, face] of encodeRoll(diceAt(game.rules, before), step.roll).entries())
      faces[thrown[at]!] = face;
  }
  return faces;
}

/** The keys of a game's dice, throw by throw, in the order in which the throws were made. */
export class DieKeys<M = unknown, E extends GameEvent = GameEvent> {
  readonly #rules: Rules<M, E>;
  readonly #placeOf: (position: Position) => number;
  /** How often each die was thrown in each throw. */
  readonly #times = new Map<string, number>();

  constructor(rules: Rules<M, E>) {
    this.#rules = rules;
    this.#placeOf = placeNames(rules);
  }

  /** The keys of the dice that a position awaits; from now on they count as thrown. */
  next(position: Position): readonly string[] {
    const place = this.#placeOf(position);
    return idsOf(diceAt(this.#rules, position)).map((id) => {
      const die = `${place}:${id}`;
      const times = this.#times.get(die) ?? 0;
      this.#times.set(die, times + 1);
      return `${die}:${times}`;
    });
  }
}

function diceAt<M, E extends GameEvent>(rules: Rules<M, E>, position: Position): Dice {
  const dice = rules.dice(position);
  if (dice === null) throw new Error('no dice are awaited');
  return dice;
}

/** A game that does not name its throws has one for each turn: the active seat changes between two of them. */
function placeNames<M, E extends GameEvent>(rules: Rules<M, E>): (position: Position) => number {
  if (rules.throwKey) return rules.throwKey;
  let turn = 0;
  let last = -1;
  return (position) => {
    const active = rules.active(position);
    if (last >= 0 && active !== last) turn++;
    last = active;
    return turn;
  };
}

/** Dice with the same id are distinguished by their order. */
function idsOf({ dice }: Dice): string[] {
  return dice.map(({ id }, i) => {
    const same = dice.slice(0, i).filter((other) => other.id === id).length;
    return same === 0 ? id : `${id}+${same}`;
  });
}
