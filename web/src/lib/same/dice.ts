import {
  type DuplicateNote,
  type GameRecord,
  knownFaces,
  type Options,
  optionsOf,
  type RecordJson,
} from '@iacta/core';
import type { FinishedGame } from '../shell/finished.ts';
import { hashOf } from './hash.ts';

/** The dice of a game, to be played again: by its seed, or by its faces where it had none. */
export function diceOf(record: GameRecord): DuplicateNote {
  if (record.dice?.source === 'duplicate') return record.dice;
  const faces = knownFaces(record);
  return { source: 'duplicate', seed: hashOf(JSON.stringify(faces)), faces };
}

/** Names the dice of a game: equal names mean that results can be compared. */
export function diceName(game: string, options: Options, note: DuplicateNote): string {
  const faces = note.faces ? hashOf(JSON.stringify(note.faces)) : '';
  const sorted = Object.entries(options).sort(([a], [b]) => a.localeCompare(b));
  return JSON.stringify([game, sorted, note.seed, faces]);
}

/** The name of a record's dice as it was written; null where they follow no seed. */
export function diceNameOf(record: RecordJson): string | null {
  return record.dice?.source === 'duplicate' ? diceName(record.game, record.options, record.dice) : null;
}

/** The games of this device that were played with the same dice as a record, the record itself left out. */
export function onSameDice(
  games: readonly FinishedGame[],
  record: GameRecord,
  self: string | null,
): FinishedGame[] {
  const name = diceName(record.rules.facts.id, optionsOf(record.rules.facts, record.start), diceOf(record));
  return games.filter(({ id, record: json }) => id !== self && diceNameOf(json) === name);
}
