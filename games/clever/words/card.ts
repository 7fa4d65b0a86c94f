import type { GameCard } from '@iacta/core';

/** What the home page shows of the game; the words say the same, and a test sees to it. */
export const card: GameCard = {
  it: {
    title: 'Clever',
    tagline: 'Sei dadi colorati, cinque aree e premi che fanno scattare altri premi.',
  },
  de: {
    title: 'Clever',
    tagline: 'Sechs bunte Würfel, fünf Bereiche und Boni, die weitere Boni auslösen.',
  },
  en: { title: 'Clever', tagline: 'Six coloured dice, five areas, and bonuses that trigger more bonuses.' },
  fr: {
    title: 'Clever',
    tagline: 'Six dés de couleur, cinq zones et des bonus qui en déclenchent d’autres.',
  },
};
