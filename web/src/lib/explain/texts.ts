import type { Language } from '@iacta/core';
import { type GameId, game as gameOf } from '@iacta/games';

/** Null where a game says nothing about it. */
export async function explanation(game: GameId, language: Language, key: string): Promise<string | null> {
  return (await gameOf(game).explanations?.[language]())?.explanations[key] ?? null;
}
