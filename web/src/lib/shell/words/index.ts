import type { ByLanguage } from '@iacta/core';
import type { PageWords } from './shape.ts';

export const catalogues: ByLanguage<{ readonly words: PageWords }> = {
  it: () => import('./it.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
};
