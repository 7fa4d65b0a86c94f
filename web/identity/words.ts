import type { Language } from '@iacta/core';
import type { IdentityWords } from './words/shape.ts';

const CATALOGUES = import.meta.glob<{ words: IdentityWords }>('./words/{it,de,en,fr}.ts');

export async function loadIdentityWords(language: Language): Promise<IdentityWords> {
  return (await CATALOGUES[`./words/${language}.ts`]()).words;
}
