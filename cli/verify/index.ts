import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Language } from '@iacta/core';
import { isGameId, loadRules } from '@iacta/games';
import { type LogSummary, type LogVerdict, verifyText } from '@iacta/online/log';
import { comparisonCode } from '@iacta/table/log';
import { complain, complainUsage, print, printText } from '../terminal/print.ts';
import { languageOf } from '../words/index.ts';
import { WORDS } from './words.ts';

const FLAGS = {
  help: { type: 'boolean', short: 'h', default: false },
  head: { type: 'string' },
  rolls: { type: 'boolean', default: false },
} as const;

/** `iacta verify FILE`: 0 when everything is right, 1 when something is wrong, 2 when there is nothing to check. */
export async function verifyCommand(args: readonly string[]): Promise<number> {
  const language = languageOf(process.env);
  const words = WORDS[language];
  let given: { values: { help: boolean; rolls: boolean; head?: string }; positionals: string[] };
  try {
    given = parseArgs({ args: [...args], options: FLAGS, allowPositionals: true });
  } catch {
    return complainUsage(words.usage);
  }
  if (given.values.help) {
    printText(words.usage);
    return 0;
  }
  const [file, ...rest] = given.positionals;
  if (file === undefined || rest.length > 0) return complainUsage(words.usage);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return complain(words.unreadable(file));
  }
  const verdict = await verifyText(
    text,
    async (game) => (isGameId(game) ? loadRules(game) : null),
    given.values.head,
  );
  const lines = await inWords(verdict, language, given.values.rolls);
  print(lines);
  return verdict.ok ? 0 : 1;
}

export async function inWords(
  verdict: LogVerdict,
  language: Language,
  everyRoll = false,
): Promise<readonly string[]> {
  const words = WORDS[language];
  if (verdict.ok) {
    const { head } = verdict.summary;
    const code = await comparisonCode(head);
    return [
      ...summaryInWords(verdict.summary, words),
      ...(everyRoll ? rollsInWords(verdict.summary, words) : []),
      words.head(head),
      words.code(code),
    ];
  }
  const { problem } = verdict;
  if (problem.code === 'wrong-roll') return [words.wrongRoll(problem.roll + 1, words.rollWhy[problem.why])];
  return [words.wrong[problem.code]('seq' in problem ? problem.seq : 0)];
}

type Words = (typeof WORDS)[Language];

function summaryInWords(
  { entries, count, daily, hints, seats, doubts, complete, over }: LogSummary,
  words: Words,
): string[] {
  const { rolls } = words;
  const nameOf = (seat: number) => seats.find((each) => each.seat === seat)?.name || words.nameless(seat + 1);
  return [
    words.right(entries),
    ...(count.all > 0 ? [rolls.all(count.all)] : []),
    ...(count.some > 0 ? [rolls.some(count.some)] : []),
    ...(count.serverOnly > 0 ? [rolls.serverOnly(count.serverOnly)] : []),
    ...(count.typed > 0 ? [rolls.typed(count.typed)] : []),
    ...(daily && count.daily > 0 ? [rolls.daily(count.daily, daily.day)] : []),
    ...hints.map((seat) => words.hints(nameOf(seat))),
    ...(count.old > 0 ? [rolls.old(count.old)] : []),
    ...(count.annulled > 0 ? [rolls.annulled(count)] : []),
    ...(count.rolls > count.old + count.daily
      ? seats.map((seat) => words.seat({ ...seat, name: seat.name || words.nameless(seat.seat + 1) }))
      : []),
    ...doubts.map((doubt) => words.doubt[doubt.code](doubt.seq, 'seat' in doubt ? nameOf(doubt.seat) : '')),
    ...(complete ? [] : [words.closed]),
    ...(over ? [] : [words.notOver]),
  ];
}

function rollsInWords({ rolls, seats }: LogSummary, words: Words): string[] {
  const nameOf = (seat: number) => seats.find((each) => each.seat === seat)?.name || words.nameless(seat + 1);
  return rolls.map(({ roll, format, typed, daily, by, people }) => {
    const missing = people.filter((seat) => !by.includes(seat));
    if (typed) return words.typed(roll + 1);
    if (daily) return words.daily(roll + 1);
    if (format === 1) return words.ofFormat1(roll + 1);
    if (by.length === 0) return words.withNone(roll + 1);
    return missing.length === 0 ? words.withAll(roll + 1) : words.without(roll + 1, missing.map(nameOf));
  });
}
