import type { Language } from '@iacta/core';
import type { HistoryWords } from './words/shape.ts';

const CATALOGUES = import.meta.glob<{ words: HistoryWords }>('./words/{it,de,en,fr}.ts');

export async function loadHistoryWords(language: Language): Promise<HistoryWords> {
  return (await CATALOGUES[`./words/${language}.ts`]()).words;
}
