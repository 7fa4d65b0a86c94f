import { type Refusal, readRecord } from '@iacta/core';
import { isGameId } from '@iacta/games';
import { loadGame } from '../../table/game.ts';
import { coreRefusal } from '../../table/refusals.ts';
import type { Talk } from '../../table/talk.ts';
import type { TerminalWords } from '../../words/catalogue.ts';
import { TerminalTable } from '../table/terminal-table.ts';
import { placeOf, readSave, type SaveProblem } from './save.ts';
import { readText } from './store.ts';

/** Sits down again at a saved game; a string says why that is not possible. The file is only read. */
export async function resume(talk: Talk, file: string): Promise<TerminalTable | string> {
  const text = readText(file);
  if (text === null) return talk.words.noFile(file);
  const read = readSave(text);
  if ('problem' in read) return problemInWords(talk.words, file, read);
  const { save } = read;
  const id = save.record.game;
  if (!isGameId(id)) return talk.words.damagedSave(file, talk.words.refusals['unknown-game'](''));
  const game = await loadGame(id, talk.language);
  const record = readRecord(game.rules, save.record);
  if (!record.ok) return talk.words.damagedSave(file, why(talk.words, record.refusal));
  if (save.seats.length !== record.value.position[0]) return talk.words.damagedSave(file, 'seats');
  return new TerminalTable({
    talk,
    game,
    record: record.value,
    seats: save.seats,
    botSeed: save.botSeed,
    file,
  });
}

export function problemInWords(words: TerminalWords, file: string, problem: SaveProblem): string {
  switch (problem.problem) {
    case 'not-a-save':
      return words.notASave(file);
    case 'newer':
      return words.newerSave(file);
    case 'damaged':
      return words.damagedSave(file, problem.why);
  }
}

/** A record that has lost its shape is no "move": only the place is worth saying. */
function why(words: TerminalWords, refusal: Refusal): string {
  return (refusal.code === 'malformed' ? null : coreRefusal(words, refusal)) ?? placeOf(refusal);
}
