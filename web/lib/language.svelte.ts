import type { Language } from '@iacta/core';
import type { PageWords } from '../words/shape.ts';
import { Catalogue } from './catalogue.svelte.ts';

const CATALOGUE = new Catalogue<PageWords>(
  import.meta.glob<{ words: PageWords }>('../words/{it,de,en,fr}.ts'),
);

/** The page's own sentences. */
export const words = (): PageWords => CATALOGUE.words;

export async function loadWords(language: Language): Promise<void> {
  await CATALOGUE.load(language);
}
