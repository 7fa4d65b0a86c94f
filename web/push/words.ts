import type { Language } from '@iacta/core';
import type { PushWords } from './words/shape.ts';

const CATALOGUES = import.meta.glob<{ words: PushWords }>('./words/{it,de,en,fr}.ts');

export async function loadPushWords(language: Language): Promise<PushWords> {
  return (await CATALOGUES[`./words/${language}.ts`]()).words;
}
