import { LANGUAGES, type Language } from '@iacta/core';

/** The first of our languages in an Accept-Language header, by its order; English otherwise. */
export function preferredLanguage(accepted = ''): Language {
  const wanted = accepted
    .split(',')
    .map((each) => each.trim().slice(0, 2).toLowerCase())
    .find((each) => LANGUAGES.some((language) => language === each));
  return LANGUAGES.find((language) => language === wanted) ?? 'en';
}
