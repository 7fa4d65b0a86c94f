import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backupTables, type Progress, restoreTables, StoreError, TargetExists } from '@iacta/server';
import { stateFolder } from '../play/saves/store.ts';
import { STORAGE_WORDS } from '../storage-words.ts';
import { languageOf } from '../words/index.ts';
import { WORDS } from './words.ts';

const FLAGS = {
  help: { type: 'boolean', short: 'h', default: false },
  data: { type: 'string' },
  force: { type: 'boolean', default: false },
} as const;

interface Given {
  /** The target of a backup, the source of a restore. */
  readonly copy: string;
  readonly data: string;
  readonly force: boolean;
}

/** `iacta backup TARGET`: 0 when the copy is there and right. */
export function backupCommand(args: readonly string[]): Promise<number> {
  const words = wordsNow();
  return command(args, words.backupUsage, async ({ copy, data, force }) => {
    const { tables, entries } = await backupTables(data, copy, {
      mayOverwrite: force,
      progress: meter(words),
    });
    return [words.backedUp(copy, tables, entries)];
  });
}

/** `iacta restore SOURCE`: 0 when the server can start from it. */
export function restoreCommand(args: readonly string[]): Promise<number> {
  const words = wordsNow();
  return command(args, words.restoreUsage, async ({ copy, data, force }) => {
    const options = { mayOverwrite: force, progress: meter(words) };
    const { tables, entries, renewed } = await restoreTables(copy, data, options);
    return [words.restored(data, tables, entries), ...(renewed > 0 ? [words.renewed(renewed)] : [])];
  });
}

type Words = (typeof WORDS)['en'];
const wordsNow = (): Words => WORDS[languageOf(process.env)];

async function command(
  args: readonly string[],
  usage: string,
  act: (given: Given) => Promise<readonly string[]>,
): Promise<number> {
  const given = read(args);
  if (given === 'help') process.stdout.write(`${usage}\n`);
  if (given === null) process.stderr.write(`${usage}\n`);
  if (given === 'help' || given === null) return given === 'help' ? 0 : 2;
  try {
    const lines = await act(given);
    process.stdout.write(`${lines.join('\n')}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`${inWords(error, given)}\n`);
    return 1;
  }
}

function read(args: readonly string[]): Given | 'help' | null {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: FLAGS, allowPositionals: true });
    if (values.help) return 'help';
    if (positionals.length !== 1) return null;
    const data = values.data ?? join(stateFolder(process.env, homedir()), 'tables.sqlite');
    return { copy: resolve(positionals[0]), data: resolve(data), force: values.force };
  } catch {
    return null;
  }
}

function inWords(error: unknown, { copy, data }: Given): string {
  const language = languageOf(process.env);
  const words = WORDS[language];
  if (error instanceof TargetExists) return words.exists(error.file);
  if (!(error instanceof StoreError))
    return words.failed(error instanceof Error ? error.message : String(error));
  // The message begins with the file that it is about.
  const file = error.message.startsWith(copy) ? copy : data;
  return words.failed(`${STORAGE_WORDS[language][error.problem](file)} (${error.message})`);
}

/** One line that grows at a terminal, a line for each part elsewhere. */
function meter(words: Words): Progress {
  const { stderr } = process;
  return (step, done, of) => {
    const line = words[step](`${of === 0 ? 100 : Math.floor((100 * done) / of)} %`);
    if (stderr.isTTY) stderr.write(`\r\u001b[K${line}${done === of ? '\n' : ''}`);
    else if (done === of) stderr.write(`${line}\n`);
  };
}
