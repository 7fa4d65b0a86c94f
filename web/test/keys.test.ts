import { LANGUAGES } from '@iacta/core';
import { expect, test } from 'vitest';
import { KEYS } from '../src/lib/explain/keys.ts';

test('the list of keys is as long in every language', () => {
  expect(new Set(LANGUAGES.map((language) => KEYS[language].keys.length)).size).toBe(1);
});
