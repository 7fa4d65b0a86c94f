import type { Language } from '@iacta/core';

/** What the home page shows of the game; the words say the same, and a test sees to it. */
export const card: { readonly [language in Language]: { readonly title: string; readonly tagline: string } } =
  {
    it: {
      title: 'Qwantum',
      tagline: 'Quattro file che salgono e poi scendono: somma i colori e fai fruttare ogni colonna.',
    },
    de: {
      title: 'Qwantum',
      tagline: 'Vier Reihen steigen und fallen: Trage Farbsummen so ein, dass jede Spalte zählt.',
    },
    en: {
      title: 'Qwantum',
      tagline: 'Four rows climb, then drop: enter sums of colours so that every column pays.',
    },
    fr: {
      title: 'Qwantum',
      tagline:
        'Quatre lignes qui montent puis descendent : additionnez les couleurs, faites payer chaque colonne.',
    },
  };
