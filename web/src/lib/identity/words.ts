import type { ByLanguage, Language } from '@iacta/core';
import type { IdentityWords } from './words/shape.ts';

const CATALOGUES: ByLanguage<{ readonly words: IdentityWords }> = {
  it: () => import('./words/it.ts'),
  de: () => import('./words/de.ts'),
  en: () => import('./words/en.ts'),
  fr: () => import('./words/fr.ts'),
};

export async function loadIdentityWords(language: Language): Promise<IdentityWords> {
  return (await CATALOGUES[language]()).words;
}
