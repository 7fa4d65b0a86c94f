import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Language } from '@iacta/core';
import { isGameId, loadRules } from '@iacta/games';
import { type DaySummary, type DayVerdict, type KnownOfDay, verifyDayText } from '@iacta/online/daily';
import { loadGame } from '../table/game.ts';
import { complain, complainUsage, print, printJson, printText } from '../terminal/print.ts';
import { languageOf } from '../words/index.ts';
import { WORDS } from './words.ts';

const FLAGS = {
  help: { type: 'boolean', short: 'h', default: false },
  json: { type: 'boolean', default: false },
  lists: { type: 'boolean', default: false },
  promise: { type: 'string' },
  head: { type: 'string' },
  /** The logs of own games. */
  log: { type: 'string', multiple: true },
} as const;

/** How long a server may take to send the file, in milliseconds. */
const PATIENCE = 120_000;

/** `iacta verify-day FILE|URL`: 0 when everything is right, 1 when something is wrong, 2 when there is nothing to check. */
export async function verifyDayCommand(args: readonly string[]): Promise<number> {
  const language = languageOf(process.env);
  const words = WORDS[language];
  let given: ReturnType<typeof readArgs>;
  try {
    given = readArgs(args);
  } catch {
    return complainUsage(words.usage);
  }
  const { help, json, lists, promise, head, log: files = [] } = given.values;
  if (help) {
    printText(words.usage);
    return 0;
  }
  const [from, ...rest] = given.positionals;
  if (from === undefined || rest.length > 0) return complainUsage(words.usage);
  const text = await textOf(from);
  if (text === null) return complain(words.unreadable(from));
  const logs: string[] = [];
  for (const file of files) {
    const log = await textOf(file);
    if (log === null) return complain(words.unreadable(file));
    logs.push(log);
  }
  const known: KnownOfDay = {
    ...(promise === undefined ? {} : { promise }),
    own: [...(head === undefined ? [] : [{ head }]), ...logs.map((log) => ({ log }))],
  };
  const rulesOf = async (game: string) => (isGameId(game) ? loadRules(game) : null);
  const verdict = await verifyDayText(text, rulesOf, known);
  if (json) printJson(verdict);
  else print(await inWords(verdict, language, known, lists));
  return verdict.ok ? 0 : 1;
}

const readArgs = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: FLAGS, allowPositionals: true });

/** A file, or what a server sends; null where there is neither. */
async function textOf(from: string): Promise<string | null> {
  try {
    if (!/^https?:\/\//.test(from)) return await readFile(from, 'utf8');
    const reply = await fetch(from, { signal: AbortSignal.timeout(PATIENCE) });
    return reply.ok ? await reply.text() : null;
  } catch {
    return null;
  }
}

export async function inWords(
  verdict: DayVerdict,
  language: Language,
  known: KnownOfDay = {},
  lists = false,
): Promise<readonly string[]> {
  const words = WORDS[language];
  if (verdict.ok) return summaryInWords(verdict.summary, language, known, lists);
  const { problem } = verdict;
  const title = 'game' in problem ? await titleOf(problem.game, language) : '';
  const where = 'attempt' in problem ? [words.where(title, problem.attempt)] : [];
  switch (problem.code) {
    case 'illegal':
    case 'not-over':
    case 'after-the-end':
      return [...where, words.wrong[problem.code](problem.step + 1)];
    case 'wrong-points':
      return [...where, words.wrong[problem.code](problem.says, problem.comesTo)];
    case 'unknown-game':
    case 'unknown-rules':
    case 'wrong-options':
    case 'repeated-game':
      return [words.wrong[problem.code](title)];
    default:
      return [...where, words.wrong[problem.code]()];
  }
}

async function summaryInWords(
  { day, promise, attempts, games, own }: DaySummary,
  language: Language,
  known: KnownOfDay,
  lists: boolean,
): Promise<readonly string[]> {
  const words = WORDS[language];
  const ranked = await Promise.all(
    games.map(async ({ game, plain, hints }) => [
      words.game(await titleOf(game, language), plain.length, hints.length),
      ...(lists
        ? [...plain.map(words.line), ...hints.map((each) => `${words.line(each)} ${words.withHints}`)]
        : []),
    ]),
  );
  return [
    words.right(day, attempts),
    ...ranked.flat(),
    words.promise(promise),
    known.promise === undefined ? words.comparePromise : words.knownPromise,
    ...(own.length > 0 ? [words.own(own.length)] : []),
    ...(await Promise.all(
      own.map(async (each) =>
        words.ownLine({ ...each, title: await titleOf(each.game, language), name: each.name }),
      ),
    )),
  ];
}

async function titleOf(game: string, language: Language): Promise<string> {
  return isGameId(game) ? (await loadGame(game, language)).words.title : game;
}
