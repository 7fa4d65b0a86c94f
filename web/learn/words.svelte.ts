import type { Language } from '@iacta/core';
import { Catalogue } from '../lib/catalogue.svelte.ts';
import type { LearnWords } from './words/shape.ts';

const CATALOGUE = new Catalogue<LearnWords>(
  import.meta.glob<{ words: LearnWords }>('./words/{it,de,en,fr}.ts'),
);

/** The sentences of the learning pages. */
export const learnWords = (): LearnWords => CATALOGUE.words;

export async function loadLearnWords(language: Language): Promise<void> {
  await CATALOGUE.load(language);
}
