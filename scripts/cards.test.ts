import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type GameWords, LANGUAGES, type Language } from '@iacta/core';
import { describe, expect, test } from 'vitest';

const games = join(import.meta.dirname, '../games');
type Card = { readonly [language in Language]: Pick<GameWords, 'title' | 'tagline'> };

describe.each(readdirSync(games))('the card of %s', (id) => {
  test.each(LANGUAGES)('says in %s what the words say', async (language) => {
    const { card }: { card: Card } = await import(join(games, id, 'words/card.ts'));
    const { words }: { words: GameWords } = await import(join(games, id, `words/${language}.ts`));
    expect(card[language]).toEqual({ title: words.title, tagline: words.tagline });
  });
});
