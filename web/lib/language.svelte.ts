import type { Language } from '@iacta/core';
import type { PageWords } from '../words/shape.ts';

const CATALOGUES = import.meta.glob<{ words: PageWords }>('../words/{it,de,en,fr}.ts');

let current: PageWords | undefined = $state.raw();
let wanted: Language | undefined;

/** The page's own sentences in the chosen language. */
export function words(): PageWords {
  if (!current) throw new Error('no language has been loaded');
  return current;
}

export async function loadWords(language: Language): Promise<void> {
  wanted = language;
  const { words: loaded } = await CATALOGUES[`../words/${language}.ts`]();
  // Two quick changes may arrive in the wrong order.
  if (wanted === language) current = loaded;
}
