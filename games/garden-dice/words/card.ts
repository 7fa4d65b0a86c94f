import type { GameCard } from '@iacta/core';

/** What the home page shows of the game; the words say the same, and a test sees to it. */
export const card: GameCard = {
  it: {
    title: 'Garden Dice',
    tagline: 'Semina, irriga e raccogli in un orto di tutti. Attenzione agli animali affamati!',
  },
  de: {
    title: 'Garden Dice',
    tagline: 'Säen, gießen und ernten in einem Garten für alle. Vorsicht, hungrige Tiere!',
  },
  en: {
    title: 'Garden Dice',
    tagline: 'Plant, water and harvest in a garden you all share. Watch out for hungry animals!',
  },
  fr: {
    title: 'Garden Dice',
    tagline: 'Plantez, arrosez et récoltez dans un potager commun. Attention aux animaux affamés !',
  },
};
