import { sha256Hex } from '@iacta/online/log';
import { expect, it } from 'vitest';
import { digest } from '../digest.ts';

const TEXTS = ['', 'a', 'é', '骰', '🎲', '\ud83c', '\udfb2 alone', '\0', 'line\nline', 'é'.repeat(500)];

it.each(TEXTS)('the server makes the same of %j as everybody who checks it', (text) => {
  expect(digest(text)).toBe(sha256Hex(text));
});

it('and of texts of every length around the blocks of the hash', () => {
  for (let length = 0; length < 200; length++) {
    const text = 'x'.repeat(length);
    expect(digest(text)).toBe(sha256Hex(text));
  }
});
