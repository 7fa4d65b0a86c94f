import type { Language, Refusal } from '@iacta/core';
import { isStorageRefusal } from '@iacta/online/wire';
import type { JoinWords } from './catalogue.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { words as it } from './it.ts';

export const JOIN_WORDS: { readonly [language in Language]: JoinWords } = { it, de, en, fr };

/** Why the server refused something that is no move of the game. */
export function tableRefusal(words: JoinWords, { code }: Refusal): string {
  const key = isStorageRefusal(code) ? 'storage' : code;
  return Object.hasOwn(words.refusals, key) ? words.refusals[key] : words.otherRefusal;
}
