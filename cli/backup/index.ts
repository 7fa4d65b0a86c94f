import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  backupDatabase,
  backupTables,
  moveToDatabase,
  type Progress,
  restoreDatabase,
  restoreTables,
  StoreError,
  TargetExists,
  withoutPassword,
} from '@iacta/server';
import { fileOf, storageOf } from '../storage.ts';
import { STORAGE_WORDS } from '../storage-words.ts';
import { complain, complainUsage, print, printText, showProgress } from '../terminal/print.ts';
import { languageOf } from '../words/index.ts';
import { WORDS } from './words.ts';

const FLAGS = {
  help: { type: 'boolean', short: 'h', default: false },
  /** The file of the server. */
  data: { type: 'string' },
  /** The PostgreSQL database of the server, instead of a file. */
  database: { type: 'string' },
  /** Where `move` goes to. */
  to: { type: 'string' },
  force: { type: 'boolean', default: false },
} as const;

interface Given {
  /** The target of a backup, the source of a restore, the address that a move goes to. */
  readonly other: string;
  /** The file of the server, … */
  readonly data: string;
  /** … or its database. */
  readonly database: string | null;
  readonly force: boolean;
}

/** `iacta backup TARGET`: 0 when the copy is there and right. */
export function backupCommand(args: readonly string[]): Promise<number> {
  const words = wordsNow();
  return command(readCopy(args), words.backupUsage, async ({ other, data, database, force }) => {
    const options = { mayOverwrite: force, progress: meter(words) };
    const { tables, entries } =
      database === null
        ? await backupTables(data, other, options)
        : await backupDatabase(database, other, options);
    return [words.backedUp(other, tables, entries)];
  });
}

/** `iacta restore SOURCE`: 0 when the server can start from it. */
export function restoreCommand(args: readonly string[]): Promise<number> {
  const words = wordsNow();
  return command(readCopy(args), words.restoreUsage, async ({ other, data, database, force }) => {
    const options = { mayOverwrite: force, progress: meter(words) };
    const { tables, entries, renewed } =
      database === null
        ? await restoreTables(other, data, options)
        : await restoreDatabase(other, database, options);
    const target = database === null ? data : withoutPassword(database);
    return [words.restored(target, tables, entries), ...(renewed > 0 ? [words.renewed(renewed)] : [])];
  });
}

/** `iacta move --to postgres://…`: 0 when the servers can start on the database. */
export function moveCommand(args: readonly string[]): Promise<number> {
  const words = wordsNow();
  return command(readMove(args), words.moveUsage, async ({ other, data, force }) => {
    const options = { mayOverwrite: force, progress: meter(words) };
    const { tables, entries, kept } = await moveToDatabase(data, other, options);
    return [words.moved(withoutPassword(other), tables, entries), words.kept(kept)];
  });
}

type Words = (typeof WORDS)['en'];
const wordsNow = (): Words => WORDS[languageOf(process.env)];

async function command(
  given: Given | 'help' | null,
  usage: string,
  act: (given: Given) => Promise<readonly string[]>,
): Promise<number> {
  if (given === null) return complainUsage(usage);
  if (given === 'help') {
    printText(usage);
    return 0;
  }
  try {
    print(await act(given));
    return 0;
  } catch (error) {
    return complain(inWords(error, given), 1);
  }
}

/** `TARGET` or `SOURCE`, which is always a file, and the server's own file or database. */
function readCopy(args: readonly string[]): Given | 'help' | null {
  const read = flagsIn(args);
  if (read === 'help' || read === null) return read;
  const { values, positionals } = read;
  if (positionals.length !== 1 || values.to !== undefined) return null;
  if (values.data !== undefined && values.database !== undefined) return null;
  const { data, isDatabase } = storageOf(values);
  const database = isDatabase ? data : null;
  return { other: resolve(positionals[0]), data: fileOf(values.data), database, force: values.force };
}

function readMove(args: readonly string[]): Given | 'help' | null {
  const read = flagsIn(args);
  if (read === 'help' || read === null) return read;
  const { values, positionals } = read;
  if (positionals.length !== 0 || values.to === undefined || values.database !== undefined) return null;
  if (!isDatabase(values.to)) return null;
  return { other: values.to, data: fileOf(values.data), database: values.to, force: values.force };
}

function flagsIn(args: readonly string[]) {
  try {
    const read = parseArgs({ args: [...args], options: FLAGS, allowPositionals: true });
    if (read.values.help) return 'help';
    return read.values.database === undefined || isDatabase(read.values.database) ? read : null;
  } catch {
    return null;
  }
}

const isDatabase = (text: string): boolean => /^postgres(ql)?:\/\//.test(text);

function inWords(error: unknown, { other, data, database }: Given): string {
  const language = languageOf(process.env);
  const words = WORDS[language];
  if (error instanceof TargetExists)
    return isDatabase(error.target) ? words.notEmpty(error.target) : words.exists(error.target);
  if (!(error instanceof StoreError))
    return words.failed(error instanceof Error ? error.message : String(error));
  // The message begins with the file that it is about, unless it is about the database.
  const file = [other, data].find((path) => error.message.startsWith(path));
  if (file === undefined && database !== null) {
    const address = withoutPassword(database);
    return error.problem === 'locked' ? words.served(address) : words.noDatabase(address, error.message);
  }
  return words.failed(`${STORAGE_WORDS[language][error.problem](file ?? data)} (${error.message})`);
}

/** One line that grows at a terminal, a line for each part elsewhere. */
function meter(words: Words): Progress {
  return (step, done, of) => {
    const line = words[step](`${of === 0 ? 100 : Math.floor((100 * done) / of)} %`);
    showProgress(line, done === of);
  };
}
