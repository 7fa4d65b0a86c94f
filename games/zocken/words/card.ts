import type { GameCard } from '@iacta/core';

/** What the home page shows of the game; the words say the same, and a test sees to it. */
export const card: GameCard = {
  it: { title: 'Zocken', tagline: 'Sette dadi, una fila e gli amici che scommettono su di te.' },
  de: { title: 'Zocken', tagline: 'Sieben Würfel, eine Reihe, und die anderen wetten auf dich.' },
  en: { title: 'Zocken', tagline: 'Seven dice, one row, and friends who wager on you.' },
  fr: { title: 'Zocken', tagline: 'Sept dés, une suite, et des amis qui parient sur vous.' },
};
