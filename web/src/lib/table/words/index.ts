import type { ByLanguage } from '@iacta/core';
import type { TableWords } from './shape.ts';

export const catalogues: ByLanguage<{ readonly words: TableWords }> = {
  it: () => import('./it.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
};
