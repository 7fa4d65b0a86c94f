import type { Language } from '@iacta/core';
import type { DailyWords } from './words/shape.ts';

const CATALOGUES = import.meta.glob<{ words: DailyWords }>('./words/{it,de,en,fr}.ts');

export async function loadDailyWords(language: Language): Promise<DailyWords> {
  return (await CATALOGUES[`./words/${language}.ts`]()).words;
}
