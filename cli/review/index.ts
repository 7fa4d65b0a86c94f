import { parseArgs } from 'node:util';
import { isOver, optionsOf } from '@iacta/core';
import type { GameId } from '@iacta/games';
import { loadGame } from '../table/game.ts';
import { languageOf } from '../words/index.ts';
import { judgeFor } from './judge.ts';
import { published, reviewWhole } from './publish.ts';
import { readGame } from './read.ts';
import { inWords } from './report.ts';
import { WORDS } from './words.ts';

const FLAGS = {
  help: { type: 'boolean', short: 'h', default: false },
  json: { type: 'boolean', default: false },
} as const;

/** `iacta review FILE`: luck and skill of a finished game. 0: reviewed, 1: not a finished game, 2: no such file. */
export async function reviewCommand(args: readonly string[]): Promise<number> {
  const language = languageOf(process.env);
  const words = WORDS[language];
  let given: { values: { help: boolean; json: boolean }; positionals: string[] };
  try {
    given = parseArgs({ args: [...args], options: FLAGS, allowPositionals: true });
  } catch {
    return complain(words.usage, 2);
  }
  if (given.values.help) {
    process.stdout.write(`${words.usage}\n`);
    return 0;
  }
  const [file, ...rest] = given.positionals;
  if (file === undefined || rest.length > 0) return complain(words.usage, 2);
  const read = await readGame(file);
  if (!read.ok) return complain(words.unreadable(file), 2);
  const record = read.value;
  const { rules } = record;
  if (!isOver(rules, record.position)) return complain(words.notOver, 1);
  const judge = await judgeFor(rules, optionsOf(rules.facts, record.start));
  const isWatched = process.stderr.isTTY;
  const whole = reviewWhole(record, judge, (done) => {
    if (isWatched) process.stderr.write(`\r${done}/${record.steps.length}`);
  });
  if (isWatched) process.stderr.write('\r\x1b[K');
  if (given.values.json) {
    process.stdout.write(`${JSON.stringify(published(record, whole))}\n`);
    return 0;
  }
  const game = await loadGame(rules.facts.id as GameId, language);
  process.stdout.write(`${inWords(record, whole.steps, whole.summary, game.words, language).join('\n')}\n`);
  return 0;
}

function complain(text: string, code: number): number {
  process.stderr.write(`${text}\n`);
  return code;
}
