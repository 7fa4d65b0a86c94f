import type { ByLanguage, Language } from '@iacta/core';
import type { DailyWords } from './words/shape.ts';

const CATALOGUES: ByLanguage<{ readonly words: DailyWords }> = {
  it: () => import('./words/it.ts'),
  de: () => import('./words/de.ts'),
  en: () => import('./words/en.ts'),
  fr: () => import('./words/fr.ts'),
};

export async function loadDailyWords(language: Language): Promise<DailyWords> {
  return (await CATALOGUES[language]()).words;
}
