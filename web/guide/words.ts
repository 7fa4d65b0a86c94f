import type { Language } from '@iacta/core';
import type { GuideWords } from './words/shape.ts';

const CATALOGUES = import.meta.glob<{ words: GuideWords }>('./words/{it,de,en,fr}.ts');

export async function loadGuideWords(language: Language): Promise<GuideWords> {
  return (await CATALOGUES[`./words/${language}.ts`]()).words;
}
