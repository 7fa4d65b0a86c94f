import type { Language } from '@iacta/core';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { words as it } from './it.ts';
import type { PanelWords } from './shape.ts';

export const WORDS: { readonly [language in Language]: PanelWords } = { de, en, fr, it };
export type { PanelWords };
