import { LANGUAGES } from '@iacta/core';
import { loadGuideWords } from '../../../../lib/guide/words.ts';
import type { Meta } from '../../../../lib/shell/meta.ts';
import { languageOf } from '../../../../lib/shell/settings.svelte.ts';

// The same for everyone: readable before any script, in four languages.
export const prerender = true;
export const ssr = true;
export const entries = () => LANGUAGES.map((lang) => ({ lang }));

export async function load({ params }) {
  const say = await loadGuideWords(languageOf(params.lang));
  const meta: Meta = {
    title: say.title,
    description: say.note,
    path: '/guide',
    picture: 'iacta',
    data: { '@type': 'WebPage' },
  };
  return { say, meta };
}
