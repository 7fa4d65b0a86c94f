import type { Language } from '@iacta/core';
import type { GameId } from '@iacta/registry';

const TEXTS = import.meta.glob<{ explanations: { readonly [key: string]: string } }>(
  '../../games/*/words/explain.{it,de,en,fr}.ts',
);

/** Null where a game says nothing about it. */
export async function explanation(game: GameId, language: Language, key: string): Promise<string | null> {
  const load = TEXTS[`../../games/${game}/words/explain.${language}.ts`];
  return (await load?.())?.explanations[key] ?? null;
}
