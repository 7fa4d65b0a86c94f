import type { GameCard } from '@iacta/core';

/** What the home page shows of the game; the words say the same, and a test sees to it. */
export const card: GameCard = {
  it: {
    title: 'Qwantum',
    tagline: 'Quattro file salgono e poi scendono: somma i colori e fai fruttare ogni colonna.',
  },
  de: {
    title: 'Qwantum',
    tagline: 'Vier Reihen steigen und fallen: Trag Farbsummen so ein, dass jede Spalte zählt.',
  },
  en: {
    title: 'Qwantum',
    tagline: 'Four rows climb, then drop: enter colour sums and make every column count.',
  },
  fr: {
    title: 'Qwantum',
    tagline:
      'Quatre lignes montent puis descendent : additionnez les couleurs et faites fructifier chaque colonne.',
  },
};
