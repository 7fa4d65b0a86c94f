import { LANGUAGES, refusalText } from '@iacta/core';
import { checkWords } from '@iacta/core/test-kit';
import { type DoceEvent, type DoceRefusal, rules } from '@iacta/doce/rules';
import { words as de } from '@iacta/doce/words/de';
import { words as en } from '@iacta/doce/words/en';
import { words as fr } from '@iacta/doce/words/fr';
import { words as it_ } from '@iacta/doce/words/it';
import { describe, expect, it } from 'vitest';
import { BLACK_WINS, BOTH, begin, EDGE, GIFT, play } from './scripts.ts';

const CATALOGUES = { it: it_, de, en, fr };
const name = (seat: number) => ['Ada', 'Bob'][seat];

const last = <T extends DoceEvent['type']>(script: string, type: T) =>
  play(begin(), script)
    .events.filter((event) => event.type === type)
    .at(-1) as DoceEvent;

describe.each(LANGUAGES)('%s', (language) => {
  const words = CATALOGUES[language];

  it('narrate whole games', () => {
    checkWords(rules, words, 120);
  });

  it('says why a move is refused, with the squares in question', () => {
    const data = { square: 'b3', marker: 'c4', by: 'die' };
    for (const code of rules.facts.refusals) {
      const text = refusalText(words, { code, data });
      expect(text).toMatch(/[.]$/);
      if (code !== 'no-such-move') expect(text).toContain('b3');
    }
    const taken = (by: string) => {
      const code: DoceRefusal = 'square-taken';
      return refusalText(words, { code, data: { ...data, by } });
    };
    expect(taken('die')).not.toBe(taken('blocker'));
    expect(words.refusals['disabled-square']({ code: 'disabled-square', data })).toContain('c4');
  });

  it('narrate rounds with their lines, names and sums', () => {
    const won = words.event(last(BLACK_WINS, 'roundWon'), name);
    for (const part of ['Ada', 'a1–d1', '12 ', '+ 2 ', '+ 5 ', '+ 18 ', '− 2 ', '= 35']) {
      expect(won).toContain(part);
    }
    expect(won).not.toContain('Bob');
    expect(words.event(last(`${GIFT} a1=3`, 'roundWon'), name)).toMatch(/^Bob|^Ada.*Bob/);
    const both = words.event(last(`${BOTH} a1=3`, 'roundDrawn'), name);
    for (const part of ['Ada', 'Bob', 'a1–d1', 'a1–a4', '= 7']) expect(both).toContain(part);
    const stuck = words.event(last(`${EDGE} d2=6 b4=6 d3=6`, 'roundDrawn'), name);
    expect(stuck).not.toContain('a1');
    expect(words.event(last(`${EDGE} d2=6`, 'passed'), name)).toContain('Ada');
    expect(words.event({ type: 'starter', seat: 1 }, name)).toContain('Bob');
    expect(words.event({ type: 'over' }, name)).not.toBe('');
  });

  it('teaches in four to eight paragraphs', () => {
    expect(words.howTo.length).toBeGreaterThanOrEqual(4);
    expect(words.howTo.length).toBeLessThanOrEqual(8);
  });
});

it('English reads like this', () => {
  expect(en.event(last(BLACK_WINS, 'roundWon'), name)).toBe(
    'Ada wins round 1 with a1–d1: 12 for the line + 2 for four of their own dice + 5 for the unused blocker + 18 for empty squares − 2 for equal faces = 35 points.',
  );
  expect(en.event(last(`${BOTH} #c3 a1=3`, 'roundDrawn'), name)).toBe(
    'Round 1 is a draw: one die completes a1–d1 for Ada and a1–a4 for Bob. Ada 2 for the draw = 2; Bob 2 for the draw + 5 for the unused blocker = 7.',
  );
});
