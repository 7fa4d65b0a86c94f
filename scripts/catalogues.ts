import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@iacta/core';

// The one list of texts that players and operators read: every test of words asks here. A catalogue is a file of one
// language in a folder `words`, or a file in which a table has a section for each language.

export const root = join(import.meta.dirname, '..');

export interface Catalogue {
  readonly file: string;
  readonly language: Language;
  /** The text of this language: the whole file, or its sections. */
  readonly source: string;
}

const FOLDERS = '{web,cli,online,review,server,games}/**/*.ts';
const SKIPPED = /(^|\/)(node_modules|dist|test|test-kit)(\/|$)|\.test\.ts$/;
const OF_ONE = /(?:^|\/)words\/(?:\w+\.)?(it|de|en|fr)\.ts$/;
const SECTION = /^ {2,4}(?=(?:en|it|de|fr): (?:\{|'))/m;

function sections(file: string, source: string): Catalogue[] {
  const parts = source.split(SECTION).slice(1);
  return parts.map((part) => ({ file, language: part.trim().slice(0, 2) as Language, source: part }));
}

export const catalogues: readonly Catalogue[] = globSync(FOLDERS, {
  cwd: root,
  exclude: (name) => SKIPPED.test(name),
})
  .toSorted()
  .flatMap((file) => {
    const language = OF_ONE.exec(file)?.[1] as Language | undefined;
    const source = readFileSync(join(root, file), 'utf8');
    if (language) return [{ file, language, source }];
    const found = sections(file, source);
    const all = LANGUAGES.every((each) => found.some((section) => section.language === each));
    return all ? found : [];
  });

/** Every file with texts once, whatever it holds. */
export const catalogueFiles: readonly string[] = [...new Set(catalogues.map(({ file }) => file))];
