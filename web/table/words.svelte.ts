import type { Language } from '@iacta/core';
import { settings } from '../lib/settings.svelte.ts';
import type { TableWords } from './words/shape.ts';

const CATALOGUES = import.meta.glob<{ words: TableWords }>('./words/{it,de,en,fr}.ts');

let current: TableWords | undefined = $state.raw();

/** The table's own sentences in the chosen language; loaded before a table is shown. */
export function tableWords(): TableWords {
  if (!current) throw new Error('no language has been loaded');
  return current;
}

export async function loadTableWords(language: Language = settings.language): Promise<TableWords> {
  current = (await CATALOGUES[`./words/${language}.ts`]()).words;
  return current;
}
