import { refusalText, starterOption } from '@iacta/core';
import { checkWords } from '@iacta/core/test-kit';
import { rules } from '@iacta/qwantum/rules';
import { words as de } from '@iacta/qwantum/words/de';
import { words as en } from '@iacta/qwantum/words/en';
import { words as fr } from '@iacta/qwantum/words/fr';
import { words as it } from '@iacta/qwantum/words/it';
import { describe, expect, test } from 'vitest';

// Named starters tell the same game as lots: leaving them out buys longer games.
const byLot = { ...rules, facts: { ...rules.facts, options: { starter: starterOption(0) } } };
const languages = Object.entries({ it, de, en, fr });

describe.each(languages)('%s', (_language, words) => {
  test('narrate random games without a gap', () => {
    checkWords(byLot, words, 160);
  });

  test('explains every refusal with its colour and numbers', () => {
    const data = { colour: 'red', value: 7, last: 9, cell: 3 };
    expect(words.refusals['must-rise']({ code: 'must-rise', data })).toMatch(/7.*9|9.*7/);
    expect(words.refusals['must-fall']({ code: 'must-fall', data })).toMatch(/7.*9|9.*7/);
    for (const code of Object.keys(words.refusals)) {
      expect(refusalText(words, { code, data }), code).not.toMatch(/undefined|null|^$/);
    }
  });

  test('distinguish one and several', () => {
    const name = (seat: number) => `P${seat + 1}`;
    const one = words.event({ type: 'opened', entering: [], passing: [1] }, name);
    const three = words.event({ type: 'opened', entering: [], passing: [1, 2, 0] }, name);
    expect(one).toContain('P2');
    expect(three).toMatch(/^P2, P3 \S+ P1 /);
    expect(words.event({ type: 'over', full: [] }, name)).not.toBe(
      words.event({ type: 'over', full: [0] }, name),
    );
  });

  test('is as complete as the others', () => {
    expect(words.howTo.length).toBe(en.howTo.length);
    expect(Object.keys(words.dice)).toEqual(Object.keys(en.dice));
  });
});
