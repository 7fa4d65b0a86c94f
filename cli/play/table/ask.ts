import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import type { Typed } from '../../table/commands.ts';
import { askLanguage, showPage } from '../../table/pages.ts';
import type { Talk } from '../../table/talk.ts';
import type { Question, Reply } from '../../terminal/terminal.ts';
import { readSave, writeSave } from '../saves/save.ts';
import { homely, readText, writeWhole } from '../saves/store.ts';
import { reasonOf, type TerminalTable } from './terminal-table.ts';
import { takeBack } from './undo.ts';

/** Leaving the table with the game kept, or thrown away. */
export class Quit extends Error {
  readonly keep: boolean;

  constructor(keep: boolean) {
    super();
    this.keep = keep;
  }
}

/**
 * Asks a player at the table. Commands are carried out on the way; 'changed' when one of them changed what
 * the question was about.
 */
export async function askAtTable(
  table: TerminalTable,
  question: () => Question,
  seat: number | null = null,
): Promise<Reply | 'changed'> {
  let notice: readonly string[] | null = null;
  for (;;) {
    const asked = question();
    // Why the last answer was not taken is said once: after a command it is old.
    const reply = await table.talk.ask({ ...asked, notice: notice ?? asked.notice ?? [] });
    const typed = 'text' in reply ? table.talk.commandOf(reply.text) : null;
    if (typed === null) return reply;
    const done = await carryOut(table, typed, seat);
    if (done === 'changed') return 'changed';
    notice = done;
  }
}

async function carryOut(
  table: TerminalTable,
  { command, rest }: Typed,
  seat: number | null,
): Promise<'changed' | string[]> {
  const { talk } = table;
  if (await showPage(table, command)) return [];
  switch (command) {
    case 'hint':
      return [await table.hint(seat)];
    case 'undo':
      return takeBack(table);
    case 'save':
      return [saveAs(table, rest)];
    case 'lang':
      await table.speak(await askLanguage(talk));
      table.session.save();
      return 'changed';
    default:
      return leave(talk);
  }
}

/** Saves where the person says, but never over a file that is something else. */
function saveAs(table: TerminalTable, path: string): string {
  const { words } = table.talk;
  const file = path === '' ? table.file : resolve(path.replace(/^~(?=\/)/, `${homedir()}`));
  if (path !== '' && existsSync(file) && !isSaveOf(table, file)) return words.fileExists(homely(file));
  try {
    writeWhole(file, writeSave(table.toSave()));
    return words.saved(homely(file));
  } catch (error) {
    return words.notSaved(homely(file), reasonOf(error));
  }
}

/** An earlier save of this very game: the same beginning. */
function isSaveOf(table: TerminalTable, file: string): boolean {
  const read = readSave(readText(file) ?? '');
  if ('problem' in read) return false;
  const [old, now] = [read.save.record, table.record.toJSON()];
  const begun = JSON.stringify(now.entries.slice(0, old.entries.length));
  return old.game === now.game && JSON.stringify(old.entries) === begun;
}

async function leave(talk: Talk): Promise<string[]> {
  const { leaveQuestion, leaveKeep, leaveDrop, leaveStay } = talk.words;
  const choices = [{ label: leaveKeep }, { label: leaveStay }, { label: leaveDrop }];
  for (;;) {
    const reply = await talk.terminal.ask({ prompt: leaveQuestion, choices, byEnter: 0 });
    if (!('choice' in reply)) continue;
    if (reply.choice === 1) return [];
    throw new Quit(reply.choice === 0);
  }
}
