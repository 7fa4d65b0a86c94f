import type { Language } from '@iacta/core';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { words as it } from './it.ts';
import type { ReviewWords } from './shape.ts';

export const WORDS: { readonly [language in Language]: ReviewWords } = { it, de, en, fr };
export type { ReviewWords } from './shape.ts';
