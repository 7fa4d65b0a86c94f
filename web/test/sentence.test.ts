import type { GameEvent } from '@iacta/core';
import { expect, test } from 'vitest';
import { sentenceOf } from '../src/lib/table/sentence.ts';

const told = (texts: { readonly [type: string]: string }) => (event: GameEvent) => texts[event.type] ?? '';
const long = 'It goes on and on. '.repeat(4).trim();

test('a step is described in full where it fits, else by what began it', () => {
  const events = [
    { type: 'marked', seat: 0, value: 3 },
    { type: 'bonus', seat: 0, gain: 'fox' },
  ];
  expect(sentenceOf(events, told({ marked: 'Ada marks 3.', bonus: 'Ada earns a fox.' }))).toBe(
    'Ada marks 3. Ada earns a fox.',
  );
  expect(sentenceOf(events, told({ marked: 'Ada marks 3.', bonus: long }))).toBe('Ada marks 3.');
});

test('the answer that opens all of them is told by what was in them', () => {
  const events = [
    { type: 'answered', seat: 1 },
    { type: 'opened', entering: [1], passing: [0] },
    { type: 'entered', seat: 1, value: 9 },
  ];
  const words = {
    answered: 'Blaise has answered.',
    opened: 'Ada enters nothing this time.',
    entered: 'Blaise enters purple 9 in cell 2.',
  };
  expect(sentenceOf(events, told(words))).toBe(`${words.opened} ${words.entered}`);
  expect(sentenceOf(events, told({ ...words, opened: long }))).toBe(words.entered);
  expect(sentenceOf(events.slice(0, 1), told({ answered: long }))).toBe(long);
});
