import type { ByLanguage } from '@iacta/core';
import type { LearnWords } from './shape.ts';

export const catalogues: ByLanguage<{ readonly words: LearnWords }> = {
  it: () => import('./it.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
};
