import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Rules } from '../contract.ts';
import { type GameWords, LANGUAGES, type Language } from '../words.ts';
import { citedIds, goldenProblems, idProblems, numberedIds } from './naming.ts';

type Card = { readonly [language in Language]: Pick<GameWords, 'title' | 'tagline'> };

/**
 * What a reader finds in the folder of a game: every numbered rule has a test that names it, golden playthroughs are
 * named by seat count, and the card of the home page has the title and tagline of the words.
 */
export function checkFolder(rules: Rules, folder: string): void {
  describe(`the folder of ${rules.facts.id}`, () => {
    for (const { name, problems } of folderChecks(rules, folder))
      it(name, async () => expect(await problems()).toEqual([]));
  });
}

interface FolderCheck {
  readonly name: string;
  readonly problems: () => string[] | Promise<string[]>;
}

/** The checks as plain functions, so that they can be tested on folders with problems. */
export function folderChecks(rules: Rules, folder: string): FolderCheck[] {
  const sources = (part: string, ending: string) =>
    readdirSync(join(folder, part))
      .filter((file) => file.endsWith(ending))
      .map((file) => readFileSync(join(folder, part, file), 'utf8'));
  const text = () => readFileSync(join(folder, 'RULES.md'), 'utf8');
  return [
    {
      name: 'numbers every rule once, and a test names it',
      problems: () => idProblems(text(), sources('test', '.test.ts')),
    },
    {
      name: 'cites only rules that exist',
      problems() {
        const numbered = numberedIds(text());
        const cited = sources('rules', '.ts').flatMap((source) => citedIds(source, numbered));
        return cited.filter((id) => !numbered.includes(id)).map((id) => `no rule ${id}`);
      },
    },
    {
      name: 'has a golden playthrough for every seat count, named by it',
      problems() {
        const golden = join(folder, 'test/golden');
        return goldenProblems(existsSync(golden) ? readdirSync(golden) : [], rules.facts.seatCounts);
      },
    },
    ...LANGUAGES.map((language) => ({
      name: `has the same title and tagline on its card and in its words in ${language}`,
      problems: () => cardProblems(folder, language),
    })),
  ];
}

async function cardProblems(folder: string, language: Language): Promise<string[]> {
  const { card } = (await import(join(folder, 'words/card.ts'))) as { card: Card };
  const { words } = (await import(join(folder, `words/${language}.ts`))) as { words: GameWords };
  const fields = ['title', 'tagline'] as const;
  return fields
    .filter((field) => card[language][field] !== words[field])
    .map((field) => `${field}: ${card[language][field]} on the card, ${words[field]} in the words`);
}
