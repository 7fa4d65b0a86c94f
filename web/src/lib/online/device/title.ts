import type { Language } from '@iacta/core';
import { isGameId } from '@iacta/games';
import { titleOf } from '../../shell/cards.ts';

/** What the game of a kept seat is called; one that this page does not know, by its id. */
export function titleAt(game: string, language: Language): string {
  return isGameId(game) ? titleOf(game, language) : game;
}
