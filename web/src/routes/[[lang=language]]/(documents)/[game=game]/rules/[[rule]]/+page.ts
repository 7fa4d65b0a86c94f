import { LANGUAGES } from '@iacta/core';
import { GAME_IDS } from '@iacta/games';
import { loadRulesPage } from '../../../../../../lib/learn/rules-page.ts';
import { languageOf } from '../../../../../../lib/shell/settings.svelte.ts';

// The same for everyone: readable before any script, in four languages.
export const prerender = 'auto';
export const ssr = true;
export const entries = () => LANGUAGES.flatMap((lang) => GAME_IDS.map((game) => ({ lang, game })));

export function load({ params }) {
  return loadRulesPage(params.game, languageOf(params.lang));
}
