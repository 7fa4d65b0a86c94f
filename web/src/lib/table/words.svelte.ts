import type { Language } from '@iacta/core';
import { Catalogue } from '../shell/catalogue.svelte.ts';
import { settings } from '../shell/settings.svelte.ts';
import { catalogues } from './words/index.ts';
import type { TableWords } from './words/shape.ts';

const CATALOGUE = new Catalogue(catalogues);

/** The table's own sentences. */
export const tableWords = (): TableWords => CATALOGUE.words;

export function loadTableWords(language: Language = settings.language): Promise<TableWords> {
  return CATALOGUE.load(language);
}
