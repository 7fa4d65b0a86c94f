import { checkWords } from '@iacta/core/test-kit';
import { expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { words as de } from '../words/de.ts';
import { words as en } from '../words/en.ts';
import { words as fr } from '../words/fr.ts';
import { words as it } from '../words/it.ts';

const LANGUAGES = { it, de, en, fr };

test.each(Object.entries(LANGUAGES))('%s tells whole games', (_language, words) => {
  checkWords(rules, words, 150);
});

test.each(Object.entries(LANGUAGES))('%s explains every refusal and the whole game', (_language, words) => {
  for (const code of rules.facts.refusals) {
    const data = { die: 3, value: 4, kind: 'carrot', tile: 'rock', at: [2, 5], by: [2, 4], dice: [1, 6] };
    expect(words.refusals[code]({ code, data })).toMatch(/^\S.*[^\s]\.$/);
    expect(words.refusals[code]({ code })).not.toMatch(/undefined|NaN/);
  }
  expect(words.howTo).toHaveLength(en.howTo.length);
  expect(new Set(Object.values(words.parts)).size).toBe(rules.facts.parts.length);
});
