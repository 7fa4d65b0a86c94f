import type { Language } from '@iacta/core';
import { Catalogue } from '../lib/catalogue.svelte.ts';
import { settings } from '../lib/settings.svelte.ts';
import type { TableWords } from './words/shape.ts';

const CATALOGUE = new Catalogue<TableWords>(
  import.meta.glob<{ words: TableWords }>('./words/{it,de,en,fr}.ts'),
);

/** The table's own sentences. */
export const tableWords = (): TableWords => CATALOGUE.words;

export function loadTableWords(language: Language = settings.language): Promise<TableWords> {
  return CATALOGUE.load(language);
}
