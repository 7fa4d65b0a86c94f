import { expect, test } from 'vitest';
import { normaliseName, shownName } from '../wire/names.ts';

test.each([
  [' Anna  Lena ', 'Anna Lena'],
  ['Ａｎｎａ', 'Anna'],
  ['Zoe\u0308', 'Zoë'],
  ['An\u200bna', 'Anna'],
  ['A\u00adnna', 'Anna'],
  ['Anna\u2060\ufeff', 'Anna'],
  ['❤\ufe0f', '❤'],
  ['Anna\u00a0B', 'Anna B'],
  ['<b>Zoë & Co</b>', '<b>Zoë & Co</b>'],
  ['Ольга', 'Ольга'],
  ['राम', 'राम'],
  ['Nguyễn', 'Nguyễn'],
])('%j is kept as %j', (typed, kept) => {
  expect(normaliseName(typed)).toBe(kept);
});

test.each([
  '',
  '   ',
  'a\nb',
  'a\u0000',
  'a\u202eb',
  'a\u2066b',
  'a\u200fb',
  '\u200b\u200b',
  '\u3164',
  '\u115f',
  '\u2800',
  '\u0301',
  'a\u0316\u0317\u0318\u0319\u031c\u031d',
  '\ue000',
])('%j is no name', (typed) => {
  expect(normaliseName(typed)).toBeNull();
});

test.each([
  ['Anna', 'Anna'],
  ['Zoe\u0308', 'Zoë'],
  ['Eve\x1b[2J\r\nRolls: 45', 'Eve[2JRolls: 45'],
  ['\u202eAnna\u2066\u200b', 'Anna'],
  ['a'.repeat(5000), 'a'.repeat(24)],
  ['🎲'.repeat(20), '🎲'.repeat(12)],
  ['\u0301', ''],
  ['\u202e', ''],
  ['', ''],
])('a name that reads %j in a log is shown as %j', (kept, shown) => {
  expect(shownName(kept)).toBe(shown);
});
