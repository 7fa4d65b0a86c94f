import type { Language } from '@iacta/core';
import type { EveningWords } from './words/shape.ts';

const CATALOGUES = import.meta.glob<{ words: EveningWords }>('./words/{it,de,en,fr}.ts');

export async function loadEveningWords(language: Language): Promise<EveningWords> {
  return (await CATALOGUES[`./words/${language}.ts`]()).words;
}
