import type { Language } from '@iacta/core';
import { Catalogue } from '../shell/catalogue.svelte.ts';
import { catalogues } from './words/index.ts';
import type { LearnWords } from './words/shape.ts';

const CATALOGUE = new Catalogue(catalogues);

/** The sentences of the learning pages. */
export const learnWords = (): LearnWords => CATALOGUE.words;

export async function loadLearnWords(language: Language): Promise<void> {
  await CATALOGUE.load(language);
}
