import type { Language } from '@iacta/core';
import type { GameId } from '@iacta/registry';
import { loadGameWords } from '../shell/games.ts';
import { loadChapters, loadGuide } from './content.ts';
import { loadLearnWords } from './words.svelte.ts';

/** What the rules page of a game shows. */
export async function loadRulesPage(id: GameId, language: Language) {
  const [chapters, guide] = await Promise.all([
    loadChapters(id, language),
    loadGuide(id, language),
    loadLearnWords(language),
  ]);
  return { chapters, guide, words: chapters ? null : await loadGameWords(id, language) };
}
