import { LANGUAGES } from '@iacta/core';
import { describe, expect, test } from 'vitest';
import { readArgs } from '../play/args.ts';
import { commandOf } from '../table/commands.ts';
import { columnsOf, fold } from '../terminal/text.ts';
import { COMMANDS } from '../words/catalogue.ts';
import { languageOf, WORDS } from '../words/index.ts';

/** The shape of a catalogue: every key, and whether it is a sentence, a function or a list. */
function shape(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${at}: ${typeof value}`];
  if (Array.isArray(value)) return [`${at}: list`];
  return Object.entries(value)
    .flatMap(([key, each]) => shape(each, `${at}.${key}`))
    .toSorted();
}

describe.each(LANGUAGES)('words: %s', (language) => {
  const words = WORDS[language];

  test('has the same keys as every other language and no empty sentence', () => {
    expect(shape(words)).toEqual(shape(WORDS.en));
    for (const [key, value] of Object.entries(words))
      if (typeof value === 'string') expect(value, key).not.toBe('');
  });

  test('says nothing that another language says, but for names', () => {
    const same = Object.entries(words).filter(
      ([key, value]) => language !== 'en' && typeof value === 'string' && value === WORDS.en[key as 'total'],
    );
    expect(
      same.map(([key]) => key).filter((key) => !['no', 'total', 'botShort', 'scoreTitle'].includes(key)),
    ).toEqual([]);
  });

  test('the keys and the usage fit 80 columns', () => {
    for (const line of [
      words.keys,
      words.keysPage,
      ...`${words.commandsUsage}\n${words.usage}`.split('\n'),
    ]) {
      expect(columnsOf(line), line).toBeLessThan(90);
    }
    expect(columnsOf(words.keys)).toBeLessThan(80);
  });

  test('every command is understood by its own word and by the English one, and no word means two', () => {
    const typed = COMMANDS.flatMap((name) => words.commands[name].typed.map(fold));
    expect(new Set(typed).size).toBe(typed.length);
    for (const name of COMMANDS) {
      for (const word of [name, `/${name}`, ...words.commands[name].typed]) {
        expect(commandOf(word, words)?.command, word).toBe(name);
      }
    }
    expect(commandOf('save a b.json', words)).toEqual({ command: 'save', rest: 'a b.json' });
    expect(commandOf('undo it', words)).toBeNull();
  });
});

test('the language comes from the locale', () => {
  expect(languageOf({ LANG: 'de_AT.UTF-8' })).toBe('de');
  expect(languageOf({ LANG: 'de_AT.UTF-8', LC_ALL: 'fr_FR' })).toBe('fr');
  expect(languageOf({ LANG: 'C.UTF-8' })).toBe('en');
  expect(languageOf({})).toBe('en');
});

test('flags are read, and a wrong one is explained in the language that was asked for', () => {
  expect(
    readArgs(['x', '--seats', '3', '--bots=1', '--seed', '7', '--dice', 'own', '--lang', 'de'], 'en'),
  ).toMatchObject({
    game: 'x',
    seats: 3,
    bots: 1,
    seed: 7,
    dice: 'own',
    language: 'de',
  });
  expect(readArgs(['--dice', 'wooden', '--lang', 'it'], 'en')).toBe(WORDS.it.badFlag('--dice', 'iacta, own'));
  expect(readArgs(['--seats', 'many'], 'fr')).toBe(WORDS.fr.badFlag('--seats', '0, 1, 2 …'));
  for (const language of LANGUAGES) {
    const words = WORDS[language];
    expect(readArgs(['--nonsense'], language)).toBe(words.unknownFlag('--nonsense'));
    expect(readArgs(['-z'], language)).toBe(words.unknownFlag('-z'));
    expect(readArgs(['--seats'], language)).toBe(words.missingValue('--seats'));
    expect(readArgs(['--seats', '--yes'], language)).toBe(words.missingValue('--seats'));
    expect(readArgs(['--fast=1'], language)).toBe(words.noValue('--fast'));
    expect(readArgs(['--option', 'solo'], language)).toBe(words.badFlag('--option', words.optionForm));
  }
});
