import { rules } from '@iacta/clever/rules';
import { words as de } from '@iacta/clever/words/de';
import { words as en } from '@iacta/clever/words/en';
import { words as fr } from '@iacta/clever/words/fr';
import { words as it } from '@iacta/clever/words/it';
import { refusalText } from '@iacta/core';
import { checkWords } from '@iacta/core/test-kit';
import { describe, expect, test } from 'vitest';

describe.each([
  ['it', it],
  ['de', de],
  ['en', en],
  ['fr', fr],
] as const)('the words of Clever: %s', (_language, words) => {
  test('have a sentence for every event of a game, for every way to begin one', () => {
    checkWords(rules, words, 170);
  });
  test('have a name for every solo band', () => {
    expect(Object.keys(words.ratings)).toEqual(Array.from({ length: 9 }, (_, band) => `band-${band}`));
    expect(new Set(Object.values(words.ratings)).size).toBe(9);
  });
  test('explain every refusal, whatever its data', () => {
    const data = { die: 'white', area: 'orange', face: 3, cell: 'r1c1', needed: 4, last: 5, phase: 'pick' };
    for (const code of Object.keys(words.refusals)) {
      expect(refusalText(words, { code, data }), code).toMatch(/^[^a-zà-ÿ].+\.$/);
      expect(refusalText(words, { code, data })).not.toMatch(/undefined/);
    }
  });
  test('teach the game in a few paragraphs', () => {
    expect(words.howTo.length).toBe(8);
    expect(words.howTo.every(({ heading, text }) => heading.length > 3 && text.length > 80)).toBe(true);
  });
});
