import type { Language, Refusal } from '@iacta/core';
import { sentenceFor } from '@iacta/online/words/sentence';
import { Catalogue } from '../lib/catalogue.svelte.ts';
import type { OnlineWords } from './words/shape.ts';

const CATALOGUE = new Catalogue<OnlineWords>({
  it: () => import('./words/it.ts'),
  de: () => import('./words/de.ts'),
  en: () => import('./words/en.ts'),
  fr: () => import('./words/fr.ts'),
});

/** The sentences of tables online. */
export const onlineWords = (): OnlineWords => CATALOGUE.words;

export async function loadOnlineWords(language: Language): Promise<void> {
  await CATALOGUE.load(language);
}

export function refusalText(refusal: Refusal): string {
  const { refusals, otherRefusal } = onlineWords();
  return sentenceFor(refusals, refusal) ?? otherRefusal;
}
