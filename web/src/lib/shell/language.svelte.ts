import type { Language } from '@iacta/core';
import { Catalogue } from './catalogue.svelte.ts';
import { catalogues } from './words/index.ts';
import type { PageWords } from './words/shape.ts';

const CATALOGUE = new Catalogue(catalogues);

/** The page's own sentences. */
export const words = (): PageWords => CATALOGUE.words;

export function loadWords(language: Language): Promise<PageWords> {
  return CATALOGUE.load(language);
}
