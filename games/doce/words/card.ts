import type { Hue, Language } from '@iacta/core';

/** What the home page shows of the game; the words say the same, and a test sees to it. */
export const card: { readonly [language in Language]: { readonly title: string; readonly tagline: string } } =
  {
    it: { title: 'DOCE', tagline: 'Quattro dadi in fila che sommano dodici: un duello senza fortuna.' },
    de: { title: 'DOCE', tagline: 'Vier Würfel in einer Linie, Summe zwölf: ein Duell ohne Glück.' },
    en: { title: 'DOCE', tagline: 'Four dice in a row that add up to twelve: a duel without luck.' },
    fr: { title: 'DOCE', tagline: 'Quatre dés alignés dont la somme fait douze : un duel sans hasard.' },
  };

/** The dice are of ebony and of ivory: the seats have no choice of colour (D-2). */
export const seatHues: readonly Hue[] = ['black', 'white'];
