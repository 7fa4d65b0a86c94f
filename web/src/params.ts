import { LANGUAGES, type Language } from '@iacta/core';
import { type GameId, isGameId } from '@iacta/registry';
import { defineParams } from '@sveltejs/kit/params';

export const params = defineParams({
  language: (text): Language | undefined => LANGUAGES.find((language) => language === text),
  step: (text): number | undefined => (/^\d{1,6}$/.test(text) ? Number(text) : undefined),
  game: (text): GameId | undefined => (isGameId(text) ? text : undefined),
});
