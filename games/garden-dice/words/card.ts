import type { Language } from '@iacta/core';

/** What the home page shows of the game; the words say the same, and a test sees to it. */
export const card: { readonly [language in Language]: { readonly title: string; readonly tagline: string } } =
  {
    it: {
      title: 'Garden Dice',
      tagline: 'Seminare, irrigare e raccogliere in un orto di tutti, tenendo d’occhio gli animali affamati.',
    },
    de: {
      title: 'Garden Dice',
      tagline: 'Säen, gießen und ernten in einem Garten für alle, vor hungrigen Tieren auf der Hut.',
    },
    en: {
      title: 'Garden Dice',
      tagline: 'Sow, water and harvest in one garden for all, and mind the hungry animals.',
    },
    fr: {
      title: 'Garden Dice',
      tagline: 'Semer, arroser et récolter dans un potager commun, en se méfiant des bêtes affamées.',
    },
  };
