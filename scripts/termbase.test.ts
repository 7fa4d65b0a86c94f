import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

// docs/glossary.md is the termbase. Its last table lists, for each concept, the words that are not used for it;
// every text of the page, the terminal and the games is held to it.
const root = join(import.meta.dirname, '..');
const LANGUAGES = ['en', 'it', 'de', 'fr'] as const;
type Language = (typeof LANGUAGES)[number];

interface Entry {
  readonly term: string;
  /** A game's folder, or everywhere. */
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

const entries = entriesIn(readFileSync(join(root, 'docs/glossary.md'), 'utf8'));

/** Every catalogue with its language; those of the terminal's commands hold all four. */
const catalogues = [
  ...globSync(['{web,cli,online,review}/**/words/{en,it,de,fr}.ts', 'games/*/words/*{en,it,de,fr}.ts'], {
    cwd: root,
    exclude: (name) => name.includes('node_modules') || name.includes('dist'),
  }).flatMap((file) => {
    const language = LANGUAGES.find((each) => new RegExp(`(^|[./])${each}\\.ts$`).test(file));
    return language ? [{ file, language, source: readFileSync(join(root, file), 'utf8') }] : [];
  }),
  ...[
    'cli/serve/words.ts',
    'cli/verify/words.ts',
    'cli/verify-day/words.ts',
    'cli/review/words.ts',
    'cli/backup/words.ts',
    'cli/storage-words.ts',
  ].flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split(/^ {2}(?=(?:en|it|de|fr): \{$)/m)
      .slice(1)
      .map((source) => ({ file, language: source.slice(0, 2) as Language, source })),
  ),
];

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
      const game = /^games\/([^/]+)\//.exec(file)?.[1];
      const mine = entries.filter(({ where }) => where === 'all' || where === game);
      expect(wrongWords(textsIn(source), language, mine)).toEqual([]);
    },
  );

  /** Every listed word in each language, with the catalogues that must not use it. */
  const listed = LANGUAGES.flatMap((language) =>
    entries.flatMap(({ term, where, not }) => not[language].map((word) => ({ language, term, where, word }))),
  );

  test('finds every listed word where it is planted, in a text and in a template', () => {
    for (const { language, term, where, word } of listed) {
      const held = catalogues.find(
        ({ file, language: own }) =>
          own === language && (where === 'all' || file.startsWith(`games/${where}/`)),
      );
      expect(held, `a catalogue in ${language} for ${where}`).toBeDefined();
      const mine = entries.filter((entry) => entry.where === 'all' || entry.where === where);
      const found = `${word} (${term})`;
      for (const planted of [`x: 'Abc ${word}, abc.',`, `x: (n) => \`${word.toUpperCase()} \${n}\`,`])
        expect(wrongWords(textsIn(`${held?.source}\n${planted}\n`), language, mine)).toContain(found);
    }
    expect(listed.length).toBeGreaterThan(100);
  });

  test('names games that exist, and no word that it lists as the right one', () => {
    const folders = new Set(catalogues.flatMap(({ file }) => /^games\/([^/]+)\//.exec(file)?.[1] ?? []));
    for (const { where } of entries) expect(where === 'all' || folders.has(where), where).toBe(true);
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
