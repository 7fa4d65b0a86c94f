import { COLOUR_CODES } from './colour.ts';

/**
 * What a terminal obeys or hides instead of showing it: control characters, line separators, marks that turn the
 * direction of the text, joiners and other characters without a width. Variation selectors stay: boards use them.
 */
const UNSEEN = /(?![\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Names come from people and from files: nothing in them may steer the terminal. */
export function harmless(text: string): string {
  return text.replace(UNSEEN, '').trim();
}

/** A line of a screen: of all that steers a terminal, only the colours of the program's own palette are left. */
export function harmlessLine(line: string): string {
  return line.replace(ESCAPE_OR_UNSEEN, (found) => (COLOUR_CODES.has(found) ? found : ''));
}

const COLOUR = '\\x1b\\[[0-9;]*m';
const ESCAPE_OR_UNSEEN = new RegExp(`${COLOUR}|${UNSEEN.source}`, 'gu');

/** JSON that reads as the same value, in which nothing steers the terminal. */
export function harmlessJson(value: unknown): string {
  return JSON.stringify(value).replace(UNSEEN, (found) =>
    Array.from({ length: found.length }, (_, i) => found.charCodeAt(i))
      .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
