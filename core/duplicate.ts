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
  return rollByKeys(awaitedDice(record), dieKeys(record), (key, faces) => {
    const known = note.faces && Object.hasOwn(note.faces, key) ? faces.indexOf(note.faces[key]) : -1;
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
    dice.dice.map((die, i) => choose(keys[i], die.faces)),
  );
}

/** The keys of the dice that are awaited now, in their order: `throw:die:repetition`. */
export function dieKeys<M, E extends GameEvent>(record: GameRecord<M, E>): readonly string[] {
  const dice = awaitedDice(record);
  const line = throwsOf(record);
  const place = line.placeOf(record.position);
  return keysAt(dice, place, line.done);
}

/** The faces of a finished or running game by the keys of their dice, so that others can play the same dice. */
export function knownFaces<M, E extends GameEvent>(record: GameRecord<M, E>): KnownFaces {
  const faces: Record<string, Face> = {};
  const done: Thrown[] = [];
  for (const { dice, place, roll } of throwsOf(record).done) {
    const keys = keysAt(dice, place, done);
    for (const [i, face] of encodeRoll(dice, roll).entries()) faces[keys[i]] = face;
    done.push({ dice, place, roll });
  }
  return faces;
}

interface Thrown {
  readonly dice: Dice;
  /** Which throw of the game it was. */
  readonly place: number;
  readonly roll: Roll;
}

function awaitedDice<M, E extends GameEvent>({ rules, position }: GameRecord<M, E>): Dice {
  const dice = rules.dice(position);
  if (dice === null) throw new Error('no dice are awaited');
  return dice;
}

/** The throws that hold, and what the next one would be called. */
function throwsOf<M, E extends GameEvent>(record: GameRecord<M, E>) {
  const { rules, steps, positions } = record;
  const placeOf = placeNames(rules);
  const done: Thrown[] = [];
  for (const [i, step] of steps.entries()) {
    const dice = 'roll' in step ? rules.dice(positions[i]) : null;
    if (dice && 'roll' in step) done.push({ dice, place: placeOf(positions[i]), roll: step.roll });
  }
  return { done, placeOf };
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

function keysAt(dice: Dice, place: number, earlier: readonly Thrown[]): string[] {
  const before = earlier.filter((thrown) => thrown.place === place);
  return idsOf(dice).map((id) => {
    const times = before.filter((thrown) => idsOf(thrown.dice).includes(id)).length;
    return `${place}:${id}:${times}`;
  });
}

/** Dice with the same id are distinguished by their order. */
function idsOf({ dice }: Dice): string[] {
  return dice.map(({ id }, i) => {
    const same = dice.slice(0, i).filter((other) => other.id === id).length;
    return same === 0 ? id : `${id}+${same}`;
  });
}
