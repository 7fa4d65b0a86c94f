import { parseArgs } from 'node:util';
import { BOT_NAMES, type BotName, isBotName } from '@iacta/bots/levels';
import { LANGUAGES, type Language } from '@iacta/core';
import type { TerminalWords } from '../words/catalogue.ts';
import { WORDS } from '../words/index.ts';
import { cleanName } from './setup/seats.ts';

/** What was said on the command line: nothing of it is asked again. */
export interface Given {
  readonly game?: string;
  readonly language: Language;
  readonly help: boolean;
  readonly yes: boolean;
  readonly fast: boolean;
  readonly ascii: boolean;
  readonly seats?: number;
  readonly bots?: number;
  readonly bot: BotName;
  readonly names: readonly string[];
  readonly options: { readonly [name: string]: string };
  readonly dice?: 'iacta' | 'own';
  readonly seed?: number;
  readonly resume?: string;
}

const FLAGS = {
  help: { type: 'boolean', short: 'h', default: false },
  yes: { type: 'boolean', short: 'y', default: false },
  fast: { type: 'boolean', default: false },
  ascii: { type: 'boolean', default: false },
  lang: { type: 'string' },
  seats: { type: 'string' },
  bots: { type: 'string' },
  bot: { type: 'string' },
  name: { type: 'string', multiple: true, default: [] as string[] },
  option: { type: 'string', multiple: true, default: [] as string[] },
  dice: { type: 'string' },
  seed: { type: 'string' },
  resume: { type: 'string' },
} as const;
const DICE = ['iacta', 'own'] as const;

/** Reads the words after "iacta play"; a string says, in the right language, what is wrong with them. */
export function readArgs(args: readonly string[], spoken: Language): Given | string {
  const language = languageIn(args) ?? spoken;
  const words = WORDS[language];
  const problem = flagProblem(args, words);
  if (problem !== null) return problem;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: FLAGS, allowPositionals: true });
    const { help, yes, fast, ascii, lang, bot = 'casual', dice, resume } = values;
    if (lang !== undefined && !isOneOf(LANGUAGES, lang)) return words.badFlag('--lang', LANGUAGES.join(', '));
    if (!isBotName(bot)) return words.badFlag('--bot', BOT_NAMES.join(', '));
    if (dice !== undefined && !isOneOf(DICE, dice)) return words.badFlag('--dice', DICE.join(', '));
    const [seats, bots, seed] = (['seats', 'bots', 'seed'] as const).map((flag) => {
      if (values[flag] !== undefined && !/^\d{1,15}$/.test(values[flag]))
        throw new Error(words.badFlag(`--${flag}`, '0, 1, 2 …'));
      return values[flag] === undefined ? undefined : Number(values[flag]);
    });
    const options = values.option.map((each) => /^([^=]+)=(.*)$/.exec(each)?.slice(1));
    if (options.includes(undefined)) return words.badFlag('--option', words.optionForm);
    const [game] = positionals;
    return {
      language,
      help,
      yes,
      fast,
      ascii,
      bot,
      names: values.name.map(cleanName).filter((name) => name !== ''),
      options: Object.fromEntries(options as [string, string][]),
      ...(game === undefined ? {} : { game }),
      ...(seats === undefined ? {} : { seats }),
      ...(bots === undefined ? {} : { bots }),
      ...(seed === undefined ? {} : { seed }),
      ...(dice === undefined ? {} : { dice }),
      ...(resume === undefined ? {} : { resume }),
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What the flags themselves have wrong; Node would say it too, but only in English. */
function flagProblem(args: readonly string[], words: TerminalWords): string | null {
  const { tokens } = parseArgs({
    args: [...args],
    options: FLAGS,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    if (!Object.hasOwn(FLAGS, name)) return words.unknownFlag(rawName);
    if (FLAGS[name as keyof typeof FLAGS].type === 'boolean') {
      if (value !== undefined) return words.noValue(rawName);
    } else if (value === undefined || (!inlineValue && value.startsWith('-'))) {
      return words.missingValue(rawName);
    }
  }
  return null;
}

/** The language counts even for the message that another flag is wrong. */
function languageIn(args: readonly string[]): Language | undefined {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const said = at < 0 ? undefined : (args[at].split('=')[1] ?? args[at + 1]);
  return LANGUAGES.find((language) => language === said);
}

function isOneOf<T extends string>(list: readonly T[], value: string): value is T {
  return list.includes(value as T);
}
