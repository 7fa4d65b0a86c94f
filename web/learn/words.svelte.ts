import type { Language } from '@iacta/core';
import type { LearnWords } from './words/shape.ts';

const CATALOGUES = import.meta.glob<{ words: LearnWords }>('./words/{it,de,en,fr}.ts');

let current: LearnWords | undefined = $state.raw();

/** The sentences of the learning pages in the chosen language; loaded before one of them is shown. */
export function learnWords(): LearnWords {
  if (!current) throw new Error('no language has been loaded');
  return current;
}

export async function loadLearnWords(language: Language): Promise<void> {
  current = (await CATALOGUES[`./words/${language}.ts`]()).words;
}
