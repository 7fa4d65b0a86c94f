import type { GameCard, Hue } from '@iacta/core';

/** What the home page shows of the game; the words say the same, and a test sees to it. */
export const card: GameCard = {
  it: {
    title: 'DOCE',
    tagline: 'Quattro dadi in linea che fanno dodici: un duello dove la fortuna non conta.',
  },
  de: {
    title: 'DOCE',
    tagline: 'Vier Würfel in einer Linie, Summe zwölf: ein Duell, bei dem Glück keine Rolle spielt.',
  },
  en: {
    title: 'DOCE',
    tagline: 'Line up four dice that add up to twelve: a duel where luck plays no part.',
  },
  fr: { title: 'DOCE', tagline: 'Alignez quatre dés dont la somme fait douze : un duel sans hasard.' },
};

/** The dice are of ebony and of ivory: the seats have no choice of colour (D-2). */
export const seatHues: readonly Hue[] = ['black', 'white'];
