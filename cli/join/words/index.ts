import type { Language, Refusal } from '@iacta/core';
import { sentenceFor } from '@iacta/online/words/sentence';
import type { JoinWords } from './catalogue.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { words as it } from './it.ts';

export const JOIN_WORDS: { readonly [language in Language]: JoinWords } = { it, de, en, fr };

/** Why the server refused something that is no move of the game. */
export function tableRefusal(words: JoinWords, refusal: Refusal): string {
  return sentenceFor(words.refusals, refusal) ?? words.otherRefusal;
}
