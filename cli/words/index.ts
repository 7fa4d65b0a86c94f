import { LANGUAGES, type Language } from '@iacta/core';
import type { TerminalWords } from './catalogue.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { words as it } from './it.ts';

export const WORDS: { readonly [language in Language]: TerminalWords } = { it, de, en, fr };

/** The language of a locale like "de_AT.UTF-8"; English where there is no catalogue for it. */
export function languageOf(env: { readonly [name: string]: string | undefined }): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return LANGUAGES.find((language) => locale.toLowerCase().startsWith(language)) ?? 'en';
}
