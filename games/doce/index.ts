import type { Game } from '@iacta/games/game';
import { facts } from './rules/facts.ts';
import { card, seatHues } from './words/card.ts';

export const doce = {
  id: 'doce',
  facts,
  card,
  seatHues,
  rules: () => import('./rules/index.ts'),
  bots: () => import('./bot/index.ts'),
  // A step of the usual levels would be a wall here.
  levels: ['first-steps', 'learning', 'casual', 'skilled', 'strong', 'best'],
  judge: () => import('./judge/index.ts'),
  text: () => import('./text/index.ts'),
  words: {
    it: () => import('./words/it.ts'),
    de: () => import('./words/de.ts'),
    en: () => import('./words/en.ts'),
    fr: () => import('./words/fr.ts'),
  },
  rulesText: {
    it: () => import('./words/rules.it.ts'),
    de: () => import('./words/rules.de.ts'),
    en: () => import('./words/rules.en.ts'),
    fr: () => import('./words/rules.fr.ts'),
  },
  guide: {
    it: () => import('./words/guide.it.ts'),
    de: () => import('./words/guide.de.ts'),
    en: () => import('./words/guide.en.ts'),
    fr: () => import('./words/guide.fr.ts'),
  },
  lessonTexts: {
    it: () => import('./words/lesson.it.ts'),
    de: () => import('./words/lesson.de.ts'),
    en: () => import('./words/lesson.en.ts'),
    fr: () => import('./words/lesson.fr.ts'),
  },
  explanations: {
    it: () => import('./words/explain.it.ts'),
    de: () => import('./words/explain.de.ts'),
    en: () => import('./words/explain.en.ts'),
    fr: () => import('./words/explain.fr.ts'),
  },
} as const satisfies Game;
