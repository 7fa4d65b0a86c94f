import { randomStream, refusalText } from '@iacta/core';
import { checkWords, randomGame } from '@iacta/core/test-kit';
import { expect, test } from 'vitest';
import { type GardenEvent, rules } from '../rules/index.ts';
import { words as de } from '../words/de.ts';
import { words as en } from '../words/en.ts';
import { words as fr } from '../words/fr.ts';
import { words as it } from '../words/it.ts';
import { bird, table } from './setting.ts';

const LANGUAGES = { it, de, en, fr };

test.each(Object.entries(LANGUAGES))('%s narrates whole games', (_language, words) => {
  checkWords(rules, words, 20);
});

test('every event of whole games has a sentence in every language', () => {
  const name = (seat: number): string => `P${seat + 1}`;
  const types = new Set<string>();
  for (const seats of [2, 3, 4]) {
    const events: GardenEvent[] = [];
    randomGame(
      rules,
      rules.begin({ seats, family: false, starter: 'lot' }),
      randomStream(seats),
      3000,
      events,
    );
    for (const event of events) {
      types.add(event.type);
      for (const words of Object.values(LANGUAGES)) {
        const text = words.event(event, name);
        if (text !== text.trim() || /undefined|NaN|\[object/.test(text)) throw new Error(text);
        if (text === '' && event.type !== 'turnEnded') throw new Error(JSON.stringify(event));
      }
    }
  }
  expect(types.size).toBeGreaterThanOrEqual(17);
});

test.each(Object.entries(LANGUAGES))('%s speaks to a player in every phase', (_language, words) => {
  const prompts = [
    table({ phase: 'roll' }),
    table({ dice: [1, 2, 3, 4] }),
    table({ dice: [2, 2, 2, 2] }),
    table({ phase: 'eat', dice: [2], eating: 'carrot', eaten: [1], garden: [bird(0, [1, 1])] }),
    table({ phase: 'roll', turn: 1 }),
  ].map((position) => words.prompt(position, 0));
  expect(new Set(prompts).size).toBe(5);
});

test.each(Object.entries(LANGUAGES))('%s explains every refusal and the whole game', (_language, words) => {
  for (const code of rules.facts.refusals) {
    const data = { die: 3, value: 4, kind: 'carrot', tile: 'rock', at: [2, 5], by: [2, 4], dice: [1, 6] };
    expect(refusalText(words, { code, data })).toMatch(/^\S.*[^\s]\.$/);
    expect(refusalText(words, { code })).not.toMatch(/undefined|NaN/);
  }
  expect(words.howTo).toHaveLength(en.howTo.length);
  expect(new Set(Object.values(words.parts)).size).toBe(rules.facts.parts.length);
});
