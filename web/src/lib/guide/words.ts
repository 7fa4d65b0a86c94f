import type { ByLanguage, Language } from '@iacta/core';
import type { GuideWords } from './words/shape.ts';

const CATALOGUES: ByLanguage<{ readonly words: GuideWords }> = {
  it: () => import('./words/it.ts'),
  de: () => import('./words/de.ts'),
  en: () => import('./words/en.ts'),
  fr: () => import('./words/fr.ts'),
};

export async function loadGuideWords(language: Language): Promise<GuideWords> {
  return (await CATALOGUES[language]()).words;
}
