import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogues, root } from './catalogues.ts';

// docs/glossary.md is the termbase. Its last table lists, for each concept, the words that are not used for it;
// every text of the page, the terminal and the games is held to it.
const LANGUAGES = ['en', 'it', 'de', 'fr'] as const;
type Language = (typeof LANGUAGES)[number];

interface Entry {
  readonly term: string;
  /** A game's folder, a part of the program such as `web`, or everywhere. */
  readonly where: string;
  readonly not: { readonly [language in Language]: readonly string[] };
}

function entriesIn(page: string): Entry[] {
  const [, table = ''] = page.split('## Not these words');
  return table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| term '))
    .map((line) => {
      const [term, where, ...words] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      const listed = (cell = '') => cell.split(';').flatMap((word) => word.trim() || []);
      const [en, it, de, fr] = words.map(listed);
      return { term, where, not: { en, it, de, fr } };
    });
}

/** Literals that no one reads: keys, names of pictures, and what code compares with. */
const CODE = /^\s*'[^']*':|(===|!==|case|\bname:)\s*'[^']*'/g;

/** The texts in a catalogue: string literals, without names of keys and without comments. */
function textsIn(source: string): string {
  const code = source
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\/?\*|import )/.test(line))
    .map((line) => line.replace(CODE, ''))
    .join('\n');
  return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)]
    .map(([, quoted, template]) => (quoted ?? template).replaceAll(/\$\{[^}]*\}/g, ' '))
    .join('\n');
}

/** Forbidden words that a text uses, as whole words in any case. */
function wrongWords(text: string, language: Language, entries: readonly Entry[]): string[] {
  return entries.flatMap(({ term, not }) =>
    not[language]
      .filter((word) => new RegExp(`(?<![\\p{L}’-])${word}(?![\\p{L}-])`, 'iu').test(text))
      .map((word) => `${word} (${term})`),
  );
}

/** Whether a row of the table holds for a file. */
const isIn = (file: string, where: string): boolean =>
  where === 'all' || file.startsWith(`games/${where}/`) || file.startsWith(`${where}/`);

const entries = entriesIn(readFileSync(join(root, 'docs/glossary.md'), 'utf8'));

describe('the termbase', () => {
  test('lists words in every language, and there are catalogues to hold to it', () => {
    expect(entries.length).toBeGreaterThan(15);
    for (const language of LANGUAGES) {
      expect(entries.flatMap(({ not }) => not[language]).length).toBeGreaterThan(5);
      expect(catalogues.filter((each) => each.language === language).length).toBeGreaterThan(15);
    }
  });

  test.each(catalogues.map(({ file, language, source }) => [file, language, source] as const))(
    '%s (%s) uses no other word for a listed term',
    (file, language, source) => {
      const mine = entries.filter(({ where }) => isIn(file, where));
      expect(wrongWords(textsIn(source), language, mine)).toEqual([]);
    },
  );

  /** Every listed word in each language, with the catalogues that must not use it. */
  const listed = LANGUAGES.flatMap((language) =>
    entries.flatMap(({ term, where, not }) => not[language].map((word) => ({ language, term, where, word }))),
  );

  test('finds every listed word where it is planted, in a text and in a template', () => {
    for (const { language, term, where, word } of listed) {
      const held = catalogues.find(({ file, language: own }) => own === language && isIn(file, where));
      expect(held, `a catalogue in ${language} for ${where}`).toBeDefined();
      const mine = entries.filter((entry) => entry.where === 'all' || entry.where === where);
      const found = `${word} (${term})`;
      for (const planted of [`x: 'Abc ${word}, abc.',`, `x: (n) => \`${word.toUpperCase()} \${n}\`,`])
        expect(wrongWords(textsIn(`${held?.source}\n${planted}\n`), language, mine)).toContain(found);
    }
    expect(listed.length).toBeGreaterThan(100);
  });

  test('names games that exist, and no word that it lists as the right one', () => {
    for (const { where } of entries)
      expect(
        catalogues.some(({ file }) => isIn(file, where)),
        where,
      ).toBe(true);
  });

  test('finds no part of a word, no key and no comment', () => {
    const clever = entries.filter(({ where }) => where === 'clever');
    const planted = "const a = { text: 'Put it on the tray.', b: () => `Tray!` };\nconst tray = 'x';";
    expect(wrongWords(textsIn(planted), 'en', clever)).toEqual(['tray (dice field)']);
    expect(wrongWords(textsIn("a: 'ashtrays',\n  'tray': 'x',\n// the tray\n"), 'en', clever)).toEqual([]);
    expect(wrongWords(textsIn("text: 'Die Nachwürfel-Aktion'"), 'de', clever)).toEqual([]);
    expect(wrongWords(textsIn("text: 'Ein Nachwurf'"), 'de', clever)).toEqual(['Nachwurf (reroll)']);
  });
});
