import type { ByLanguage, Language } from '@iacta/core';
import type { PushWords } from './words/shape.ts';

const CATALOGUES: ByLanguage<{ readonly words: PushWords }> = {
  it: () => import('./words/it.ts'),
  de: () => import('./words/de.ts'),
  en: () => import('./words/en.ts'),
  fr: () => import('./words/fr.ts'),
};

export async function loadPushWords(language: Language): Promise<PushWords> {
  return (await CATALOGUES[language]()).words;
}
