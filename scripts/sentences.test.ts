import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  everyOptions,
  type GameEvent,
  type GameWords,
  LANGUAGES,
  type Language,
  play,
  randomStream,
} from '@iacta/core';
import { randomStep } from '@iacta/core/test-kit';
import { GAME_IDS, type GameId, loadRules } from '@iacta/games';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { catalogues, root } from './catalogues.ts';

// Every sentence with a number in it, called with these. The files in scripts/sentences are what it then says: a
// reader approves each line. To write them: IACTA_SENTENCES=write npx vitest run scripts/sentences
const COUNTS = [0, 1, 2, 5, 11];
/** Amounts come written, with the decimal mark of the language, and may be halves. */
const HALVES = [0.5, 1.5];
const AMOUNTS = new Set(['amount', 'points', 'spread', 'percent', 'totals']);
/** What stands for the other numbers of a sentence while one is varied. */
const OTHER = 7;
const write = process.env.IACTA_SENTENCES === 'write';

type Text = (...args: unknown[]) => unknown;

/** A sentence with what it takes: `number`, `amount` for a written number, else the name of the parameter. */
interface Sentence {
  readonly path: string;
  readonly say: Text;
  readonly takes: readonly { readonly name: string; readonly kind: 'number' | 'amount' | 'list' | 'text' }[];
}

const files = [...new Set(catalogues.map(({ file }) => join(root, file)))];
const config = ts.readConfigFile(join(root, 'tsconfig.json'), (file) => readFileSync(file, 'utf8'))
  .config as {
  compilerOptions: object;
};
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
const program = ts.createProgram(files, { ...options, types: [] });
const checker = program.getTypeChecker();

/** The parameters of a function that takes nothing but texts and numbers; null for any other. */
function parametersOf(type: ts.Type, at: ts.Node): Sentence['takes'] | null {
  const [signature] = type.getNonNullableType().getCallSignatures();
  if (!signature) return null;
  const takes = signature.getParameters().map((parameter) => {
    const text = checker.typeToString(checker.getTypeOfSymbolAtLocation(parameter, at));
    const name = parameter.getName();
    if (text === 'number') return { name, kind: 'number' as const };
    if (/^readonly string\[\]$/.test(text))
      return { name, kind: AMOUNTS.has(name) ? ('amount' as const) : ('list' as const) };
    if (/^string( \| null)?$/.test(text))
      return { name, kind: AMOUNTS.has(name) ? ('amount' as const) : ('text' as const) };
    return null;
  });
  return takes.every((each) => each !== null) ? takes : null;
}

function sentencesIn(path: string, value: unknown, type: ts.Type, at: ts.Node): Sentence[] {
  if (typeof value === 'function') {
    const takes = parametersOf(type, at);
    const numbers = takes?.some(({ kind }) => kind === 'number' || kind === 'amount');
    return takes && numbers ? [{ path, say: value as Text, takes }] : [];
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const property = type.getProperty(key);
    if (!property) return [];
    return sentencesIn(`${path}.${key}`, inner, checker.getTypeOfSymbolAtLocation(property, at), at);
  });
}

/** The sentences that a module exports for a language: in `words`, or in a table of all languages. */
async function sentencesOf(file: string, language: Language): Promise<Sentence[]> {
  const module = (await import(join(root, file))) as Record<string, unknown>;
  const source = program.getSourceFile(join(root, file));
  const symbol = source && checker.getSymbolAtLocation(source);
  if (!source || !symbol) return [];
  return checker.getExportsOfModule(symbol).flatMap((exported) => {
    const value = module[exported.getName()];
    const type = checker.getTypeOfSymbolAtLocation(exported, source);
    const section = type.getProperty(language);
    const inner = section && (value as Record<string, unknown>)?.[language];
    return inner
      ? sentencesIn('', inner, checker.getTypeOfSymbolAtLocation(section, source), source)
      : sentencesIn('', value, type, source);
  });
}

const written = (value: number, language: Language) => new Intl.NumberFormat(language).format(value);

/** What a sentence says as one of its numbers varies: each wording once, with the numbers that lead to it. */
function wordings({ say, takes }: Sentence, varied: number, language: Language): string[] {
  const { kind } = takes[varied];
  const values = kind === 'amount' ? [...COUNTS, ...HALVES].toSorted((a, b) => a - b) : COUNTS;
  const said = new Map<string, string[]>();
  for (const value of values) {
    const args = takes.map((each, i) => {
      const number = i === varied ? value : OTHER;
      if (each.kind === 'number') return number;
      const text = written(number, language);
      if (each.kind === 'amount') return each.name === 'totals' ? [text] : text;
      if (each.kind === 'list') return ['Anna', 'Ben'];
      return each.name === 'name' || each.name === 'names' ? 'Anna' : `[${each.name}]`;
    });
    const own = written(value, language);
    const whole = String(say(...args));
    const masked = whole.replaceAll(
      new RegExp(`(?<![\\d,.])${own.replace('.', '\\.')}(?![\\d]|[,.]\\d)`, 'g'),
      '#',
    );
    said.set(masked, [...(said.get(masked) ?? []), own]);
  }
  return [...said].map(([text, numbers]) => `    ${numbers.join(' ')} → ${text}`);
}

function told(sentences: readonly Sentence[], language: Language): string[] {
  return sentences.flatMap((sentence) =>
    sentence.takes.flatMap(({ kind, name }, i) => {
      if (kind !== 'number' && kind !== 'amount') return [];
      const lines = wordings(sentence, i, language);
      const several =
        sentence.takes.filter((each) => each.kind === 'number' || each.kind === 'amount').length > 1;
      return [`  ${sentence.path.slice(1)}${several ? ` (${name})` : ''}`, ...lines];
    }),
  );
}

/** Events of random games: of each kind one, with each of its numbers varied, and the questions that were asked. */
async function played(id: GameId): Promise<{ events: GameEvent[]; asked: ((words: GameWords) => string)[] }> {
  const rules = await loadRules(id);
  const events = new Map<string, GameEvent>();
  const asked: ((words: GameWords) => string)[] = [];
  let seed = 0;
  for (const each of everyOptions(rules.facts)) {
    if (typeof each.starter === 'number') continue;
    const below = randomStream(++seed);
    let position = rules.begin(each);
    for (let count = 0; count < 400; count++) {
      const step = randomStep(rules, position, below);
      if (step === null) break;
      if ('seat' in step) {
        const [now, seat] = [position, step.seat];
        asked.push((words) => words.prompt(now, seat));
      }
      const done = play(rules, position, step);
      if (!done.ok) throw new Error(done.refusal.code);
      for (const event of done.events) events.set(kindOf(event), event);
      position = done.position;
    }
  }
  return { events: [...events.values()], asked };
}

/** Events of one type may be told in several ways. */
const kindOf = (event: GameEvent): string => {
  const marks = Object.entries(event).flatMap(([key, value]) =>
    typeof value === 'boolean' || value === null ? [`${key}=${value}`] : [],
  );
  return [event.type, ...marks].join(' ');
};

const COUNTED = /^(left|points|count|total|discs|matchCount|steps|sundial)$/;

function toldEvents(words: GameWords, events: readonly GameEvent[]): string[] {
  return events
    .toSorted((a, b) => (kindOf(a) < kindOf(b) ? -1 : 1))
    .flatMap((event) =>
      Object.entries(event).flatMap(([key, value]) => {
        if (typeof value !== 'number' || !COUNTED.test(key)) return [];
        const said = new Map<string, string[]>();
        for (const count of COUNTS) {
          const text = words.event({ ...event, [key]: count } as GameEvent, () => 'Anna');
          const masked = text.replaceAll(new RegExp(`(?<!\\d)${count}(?!\\d)`, 'g'), '#');
          said.set(masked, [...(said.get(masked) ?? []), `${count}`]);
        }
        return [
          `  ${kindOf(event)} (${key})`,
          ...[...said].map(([text, n]) => `    ${n.join(' ')} → ${text}`),
        ];
      }),
    );
}

/** Questions that differ in more than their numbers; those with a one are told beside the others. */
function toldQuestions(words: GameWords, asked: readonly ((words: GameWords) => string)[]): string[] {
  const kinds = new Map<string, string>();
  for (const ask of asked) {
    const text = ask(words);
    if (!/\d/.test(text)) continue;
    const kind = text.replaceAll(/\d+/g, (digits) => (digits === '1' ? '1' : '#'));
    if (!kinds.has(kind)) kinds.set(kind, text);
  }
  return [...kinds.values()].toSorted().map((text) => `    ${text}`);
}

function compare(name: string, lines: readonly string[]): void {
  const file = join(root, 'scripts/sentences', name);
  const text = `${lines.join('\n')}\n`;
  if (write) writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('every sentence with a number agrees with it', async () => {
    const lines: string[] = [];
    for (const { file } of catalogues.filter((each) => each.language === language)) {
      const found = told(await sentencesOf(file, language), language);
      if (found.length > 0) lines.push(file, ...found);
    }
    expect(lines.length).toBeGreaterThan(200);
    compare(`${language}.txt`, lines);
  });

  test.each(GAME_IDS)('what is told and asked in %s agrees with its numbers', async (id) => {
    const { words } = (await import(`../games/${id}/words/${language}.ts`)) as { words: GameWords };
    const { events, asked } = await played(id);
    compare(`${id}.${language}.txt`, [...toldEvents(words, events), ...toldQuestions(words, asked)]);
  });
});
