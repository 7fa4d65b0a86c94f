import type { Language } from '@iacta/core';
import type { GameId } from '@iacta/games';
import { factsOf, taglineOf, titleOf } from '../shell/cards.ts';
import { loadGameWords } from '../shell/games.ts';
import type { Meta } from '../shell/meta.ts';
import { loadChapters, loadGuide } from './content.ts';
import { learnWords, loadLearnWords } from './words.svelte.ts';

/** What the rules page of a game shows. */
export async function loadRulesPage(id: GameId, language: Language) {
  const [chapters, guide] = await Promise.all([
    loadChapters(id, language),
    loadGuide(id, language),
    loadLearnWords(language),
  ]);
  const title = titleOf(id, language);
  const { seatCounts } = factsOf(id);
  const meta: Meta = {
    title: learnWords().rules.title(title),
    description: taglineOf(id, language),
    path: `/${id}/rules`,
    picture: id,
    data: {
      '@type': 'Game',
      numberOfPlayers: {
        '@type': 'QuantitativeValue',
        minValue: Math.min(...seatCounts),
        maxValue: Math.max(...seatCounts),
      },
    },
  };
  return { chapters, guide, words: chapters ? null : await loadGameWords(id, language), meta };
}
