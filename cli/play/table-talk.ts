import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { LANGUAGES } from '@iacta/core';
import { WORDS } from '../words/index.ts';
import { commandList, commandOf, type Typed } from './commands.ts';
import { rulesFile } from './game.ts';
import { readSave, writeSave } from './save.ts';
import { scoreTable } from './scores.ts';
import { reasonOf, type Sitting } from './sitting.ts';
import { homely, readText, writeWhole } from './store.ts';
import type { Talk } from './talk.ts';
import type { Question, Reply } from './terminal.ts';
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
 * Asks somebody at the table. Commands are carried out on the way; 'changed' when one of them changed what
 * the question was about.
 */
export async function askAtTable(
  sitting: Sitting,
  seat: number,
  question: () => Question,
): Promise<Reply | 'changed'> {
  let notice: readonly string[] | null = null;
  for (;;) {
    const asked = question();
    // Why the last answer was not taken is said once: after a command it is old.
    const reply = await sitting.talk.ask({ ...asked, notice: notice ?? asked.notice ?? [] });
    const typed = 'text' in reply ? commandOf(reply.text, sitting.talk.words) : null;
    if (typed === null) return reply;
    const done = await carryOut(sitting, seat, typed);
    if (done === 'changed') return 'changed';
    notice = done;
  }
}

async function carryOut(sitting: Sitting, seat: number, typed: Typed): Promise<'changed' | string[]> {
  const { talk } = sitting;
  const { terminal, words } = talk;
  switch (typed.command) {
    case 'help':
      await terminal.read(words.helpTitle, [
        words.helpChoosing,
        '',
        ...commandList(words),
        '',
        ...howTo(sitting),
      ]);
      return [];
    case 'rules':
      await terminal.read(sitting.game.words.title, howTo(sitting));
      return [];
    case 'score':
      await terminal.read(
        words.scoreTitle,
        scoreTable(sitting.game, sitting.position, sitting.name, words, terminal.columns),
      );
      return [];
    case 'story':
      await terminal.read(words.storyTitle, storyOf(sitting), 'end');
      return [];
    case 'undo':
      return takeBack(sitting, seat);
    case 'save':
      return [saveAs(sitting, typed.rest)];
    case 'lang': {
      const language = await askLanguage(talk);
      await sitting.speak(language);
      sitting.save();
      return 'changed';
    }
    case 'quit':
      return leave(talk);
  }
}

function howTo({ game, talk }: Sitting): string[] {
  const { paint } = talk.terminal;
  const file = rulesFile(game.id);
  return [
    ...game.words.howTo.flatMap(({ heading, text }) => [paint('bold', heading), text, '']),
    ...(file === null ? [] : [talk.words.rulesFile(file)]),
  ];
}

function storyOf(sitting: Sitting): string[] {
  const { story, talk } = sitting;
  return story.length > 0 ? story : [talk.words.storyEmpty];
}

/** Saves where the person says, but never over a file that is something else. */
function saveAs(sitting: Sitting, path: string): string {
  const { words } = sitting.talk;
  const file = path === '' ? sitting.file : resolve(path.replace(/^~(?=\/)/, `${homedir()}`));
  if (path !== '' && existsSync(file) && !isSaveOf(sitting, file)) return words.fileExists(homely(file));
  try {
    writeWhole(file, writeSave(sitting.toSave()));
    return words.saved(homely(file));
  } catch (error) {
    return words.notSaved(homely(file), reasonOf(error));
  }
}

/** An earlier save of this very game: the same beginning. */
function isSaveOf(sitting: Sitting, file: string): boolean {
  const read = readSave(readText(file) ?? '');
  if ('problem' in read) return false;
  const [old, now] = [read.save.record, sitting.record.toJSON()];
  const begun = JSON.stringify(now.entries.slice(0, old.entries.length));
  return old.game === now.game && JSON.stringify(old.entries) === begun;
}

export async function askLanguage(talk: Talk): Promise<Talk['language']> {
  const choices = LANGUAGES.map((language) => ({ label: WORDS[language].language }));
  for (;;) {
    const byEnter = LANGUAGES.indexOf(talk.language);
    const reply = await talk.terminal.ask({ prompt: talk.words.whichLanguage, choices, byEnter });
    if ('choice' in reply) return LANGUAGES[reply.choice];
  }
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
