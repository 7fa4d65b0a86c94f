import type { ByLanguage, Language } from '@iacta/core';
import type { EveningWords } from './words/shape.ts';

const CATALOGUES: ByLanguage<{ readonly words: EveningWords }> = {
  it: () => import('./words/it.ts'),
  de: () => import('./words/de.ts'),
  en: () => import('./words/en.ts'),
  fr: () => import('./words/fr.ts'),
};

export async function loadEveningWords(language: Language): Promise<EveningWords> {
  return (await CATALOGUES[language]()).words;
}
