import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Rules } from '../contract.ts';
import { type GameWords, LANGUAGES, type Language } from '../words.ts';
import { citedIds, goldenProblems, idProblems, numberedIds } from './naming.ts';

type Card = { readonly [language in Language]: Pick<GameWords, 'title' | 'tagline'> };

/**
 * What the folder of a game promises to its readers: every numbered rule has a test that names it, golden
 * playthroughs are named by seat count, and the card of the home page says what the words say.
 */
export function checkFolder(rules: Rules, folder: string): void {
  const sources = (part: string, ending: string) =>
    readdirSync(join(folder, part))
      .filter((file) => file.endsWith(ending))
      .map((file) => readFileSync(join(folder, part, file), 'utf8'));
  const text = () => readFileSync(join(folder, 'RULES.md'), 'utf8');

  describe(`the folder of ${rules.facts.id}`, () => {
    it('numbers every rule once, and a test names it', () => {
      expect(idProblems(text(), sources('test', '.test.ts'))).toEqual([]);
    });

    it('cites only rules that exist', () => {
      const numbered = numberedIds(text());
      const cited = sources('rules', '.ts').flatMap((source) => citedIds(source, numbered));
      expect(cited.filter((id) => !numbered.includes(id))).toEqual([]);
    });

    it('has a golden playthrough for every seat count, named by it', () => {
      const golden = join(folder, 'test/golden');
      const files = existsSync(golden) ? readdirSync(golden) : [];
      expect(goldenProblems(files, rules.facts.seatCounts)).toEqual([]);
    });

    it.each(LANGUAGES)('has a card that says in %s what the words say', async (language) => {
      const { card } = (await import(join(folder, 'words/card.ts'))) as { card: Card };
      const { words } = (await import(join(folder, `words/${language}.ts`))) as { words: GameWords };
      expect(card[language]).toEqual({ title: words.title, tagline: words.tagline });
    });
  });
}
