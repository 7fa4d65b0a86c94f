import { LANGUAGES } from '@iacta/core';
import { homeMeta } from '../../../lib/home/meta.ts';
import { loadWords } from '../../../lib/shell/language.svelte.ts';
import { languageOf } from '../../../lib/shell/settings.svelte.ts';

// The same for everyone: readable before any script, in four languages.
export const prerender = true;
export const ssr = true;
export const entries = () => [{}, ...LANGUAGES.map((lang) => ({ lang }))];

export async function load({ params }) {
  return { meta: homeMeta(await loadWords(languageOf(params.lang))) };
}
