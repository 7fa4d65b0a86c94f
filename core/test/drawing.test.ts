import { describe, expect, it } from 'vitest';
import { brokenAt, HUES, isNarrow, NARROW_COLUMNS, SIGNS, WIDE_COLUMNS } from '../index.ts';

describe('text in lines', () => {
  it('breaks between words, not before it has to', () => {
    expect(brokenAt('one two three', 7, '')).toEqual(['one two', 'three']);
    expect(brokenAt('one two three', 6, '> ')).toEqual(['one', '> two', '> three']);
    expect(brokenAt('one two', 80, '')).toEqual(['one two']);
  });

  it('keeps the indent of the first line and counts the columns of a screen, not characters', () => {
    expect(brokenAt('  one two', 5, '    ')).toEqual(['  one', '    two']);
    expect(brokenAt('🎲 🎲 x', 7, '')).toEqual(['🎲 🎲 x']);
    expect(brokenAt('🎲 🎲 x', 6, '')).toEqual(['🎲 🎲', 'x']);
  });

  it('leaves a word whole that is longer than a line', () => {
    expect(brokenAt('extraordinary', 5, '')).toEqual(['extraordinary']);
  });
});

it('a terminal is narrow below the width of a drawing', () => {
  expect([isNarrow(), isNarrow(WIDE_COLUMNS), isNarrow(WIDE_COLUMNS - 1), isNarrow(NARROW_COLUMNS)]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

it('every hue has a sign of one character; only pink and purple, which no game has both of, share one', () => {
  const signs = HUES.map((hue) => SIGNS[hue]);
  expect(signs.every((sign) => Array.from(sign).length === 1)).toBe(true);
  expect(new Set(signs).size).toBe(HUES.length - 1);
  expect(SIGNS.pink).toBe(SIGNS.purple);
});
