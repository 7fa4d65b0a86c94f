import type { ByLanguage, Language } from '@iacta/core';
import type { HistoryWords } from './words/shape.ts';

const CATALOGUES: ByLanguage<{ readonly words: HistoryWords }> = {
  it: () => import('./words/it.ts'),
  de: () => import('./words/de.ts'),
  en: () => import('./words/en.ts'),
  fr: () => import('./words/fr.ts'),
};

export async function loadHistoryWords(language: Language): Promise<HistoryWords> {
  return (await CATALOGUES[language]()).words;
}
