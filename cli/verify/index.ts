import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Language } from '@iacta/core';
import { type LogVerdict, verifyText } from '@iacta/online/log';
import { isGameId, loadRules } from '@iacta/registry';
import { languageOf } from '../words/index.ts';
import { WORDS } from './words.ts';

const FLAGS = {
  help: { type: 'boolean', short: 'h', default: false },
  head: { type: 'string' },
} as const;

/** `iacta verify FILE`: 0 when everything is right, 1 when something is wrong, 2 when there is nothing to check. */
export async function verifyCommand(args: readonly string[]): Promise<number> {
  const language = languageOf(process.env);
  const words = WORDS[language];
  let given: { values: { help: boolean; head?: string }; positionals: string[] };
  try {
    given = parseArgs({ args: [...args], options: FLAGS, allowPositionals: true });
  } catch {
    return complain(words.usage);
  }
  if (given.values.help) {
    process.stdout.write(`${words.usage}\n`);
    return 0;
  }
  const [file, ...rest] = given.positionals;
  if (file === undefined || rest.length > 0) return complain(words.usage);
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
  process.stdout.write(`${inWords(verdict, language).join('\n')}\n`);
  return verdict.ok ? 0 : 1;
}

export function inWords(verdict: LogVerdict, language: Language): readonly string[] {
  const words = WORDS[language];
  if (verdict.ok) return words.good(verdict.summary);
  const { problem } = verdict;
  if (problem.code === 'wrong-roll') return [words.wrongRoll(problem.roll + 1, words.rollWhy[problem.why])];
  return [words.wrong[problem.code]('seq' in problem ? problem.seq : 0)];
}

function complain(text: string): number {
  process.stderr.write(`${text}\n`);
  return 2;
}
