import { LANGUAGES, type Language } from '@iacta/core';
import { type GameId, isGameId } from '@iacta/games';
import { defineParams } from '@sveltejs/kit/params';

export const readLanguage = (text: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === text);

export const params = defineParams({
  language: readLanguage,
  step: (text): number | undefined => (/^\d{1,6}$/.test(text) ? Number(text) : undefined),
  game: (text): GameId | undefined => (isGameId(text) ? text : undefined),
});
