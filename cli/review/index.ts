import { parseArgs } from 'node:util';
import { isOver, optionsOf } from '@iacta/core';
import type { GameId } from '@iacta/games';
import { loadGame } from '../table/game.ts';
import { complain, complainUsage, print, printJson, printText, showProgress } from '../terminal/print.ts';
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
    return complainUsage(words.usage);
  }
  if (given.values.help) {
    printText(words.usage);
    return 0;
  }
  const [file, ...rest] = given.positionals;
  if (file === undefined || rest.length > 0) return complainUsage(words.usage);
  const read = await readGame(file);
  if (!read.ok) return complain(words.unreadable(file));
  const record = read.value;
  const { rules } = record;
  if (!isOver(rules, record.position)) return complain(words.notOver, 1);
  const judge = await judgeFor(rules, optionsOf(rules.facts, record.start));
  const whole = reviewWhole(record, judge, (done) => showProgress(`${done}/${record.steps.length}`));
  showProgress('');
  if (given.values.json) {
    printJson(published(record, whole));
    return 0;
  }
  const game = await loadGame(rules.facts.id as GameId, language);
  print(inWords(record, whole.steps, whole.summary, game.words, language));
  return 0;
}
