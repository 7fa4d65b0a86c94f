import { LANGUAGES } from '@iacta/core';
import { loadGuideWords } from '../../../../lib/guide/words.ts';
import { languageOf } from '../../../../lib/shell/settings.svelte.ts';

// The same for everyone: readable before any script, in four languages.
export const prerender = true;
export const ssr = true;
export const entries = () => LANGUAGES.map((lang) => ({ lang }));

export async function load({ params }) {
  return { say: await loadGuideWords(languageOf(params.lang)) };
}
