import type { Thought } from '@iacta/bots/search';
import { LANGUAGES } from '@iacta/core';
import { describe, expect, it } from 'vitest';
import { reasonOf, withReasons, worthOf } from '../src/lib/table/reasons.ts';
import { words as de } from '../src/lib/table/words/de.ts';
import { words as en } from '../src/lib/table/words/en.ts';
import { words as fr } from '../src/lib/table/words/fr.ts';
import { words as it_ } from '../src/lib/table/words/it.ts';

const WORDS = { it: it_, de, en, fr };
const say = en.hints;

describe('why a move is the best', () => {
  it('compares chances to win with those of the next best move', () => {
    const thought = { best: { move: 1, win: 0.62 }, others: [{ move: 2, win: 0.571 }] };
    expect(reasonOf(thought, false, say, 'en')).toBe(
      'You’d win about 62% of the time, or 57% with the next best move.',
    );
    expect(worthOf(thought.others[0], thought.best, say, 'en')).toBe('57%');
  });

  it('shows a decimal where two moves would read the same without it', () => {
    const thought = { best: { move: 1, points: 84.4 }, others: [{ move: 2, points: 84.1 }] };
    expect(reasonOf(thought, false, say, 'en')).toContain('84.4 points, or 84.1 with the next best move');
    expect(reasonOf(thought, false, de.hints, 'de')).toContain('84,4 Punkte');
  });

  it('names no next best move that reads the same', () => {
    const thought = { best: { move: 1, win: 0.56711 }, others: [{ move: 2, win: 0.56709 }] };
    expect(reasonOf(thought, false, say, 'en')).toBe('You’d win about 56.7% of the time.');
  });

  it('compares by what is known of both', () => {
    const thought = { best: { move: 1, win: 0.5, points: 90 }, others: [{ move: 2, points: 80 }] };
    expect(reasonOf(thought, false, say, 'en')).toContain('90 points, or 80 with the next best move');
    expect(worthOf(thought.others[0], thought.best, say, 'en')).toBe('80 points');
  });

  it('says what is proven, and where there is no choice', () => {
    const proven = (result: 'win' | 'loss', moves: number): Thought => ({
      best: { move: 1, proven: { result, moves } },
      others: [{ move: 2, win: 0.4 }],
    });
    expect(reasonOf(proven('win', 1), false, say, 'en')).toBe(say.won(1));
    expect(reasonOf(proven('win', 3), false, say, 'en')).toContain('3');
    expect(reasonOf(proven('loss', 2), false, say, 'en')).toBe(say.lost);
    expect(reasonOf(proven('loss', 2), true, say, 'en')).toBe(say.only);
    expect(worthOf(proven('loss', 2).best, { move: 2 }, say, 'en')).toBe(say.loses);
  });

  it('says first how likely a wager is won, also where there is nothing to compare', () => {
    const thought = { best: { move: 1, win: 0.62, chance: 0.348 }, others: [{ move: 2, win: 0.571 }] };
    expect(reasonOf(thought, false, say, 'en')).toBe(
      'A wager on this turn wins about 35% of the time. You’d win about 62% of the time, or 57% with the next best move.',
    );
    expect(reasonOf({ best: { move: 1, chance: 0 }, others: [] }, false, say, 'en')).toBe(say.chance('0%'));
  });

  it('says nothing of what it does not know', () => {
    expect(reasonOf({ best: { move: 1 }, others: [{ move: 2 }] }, false, say, 'en')).toBe('');
    expect(worthOf({ move: 2 }, { move: 1 }, say, 'en')).toBe('');
  });

  it.each(LANGUAGES)('speaks %s', (language) => {
    const thought = { best: { move: 1, win: 0.62, chance: 0.3 }, others: [{ move: 2, win: 0.5 }] };
    const text = reasonOf(thought, false, WORDS[language].hints, language);
    expect(text).toMatch(/30.?%.*62.?%.*50.?%/);
    expect(text).toMatch(/\.$/);
  });
});

describe('a hint with the reasons of a bot', () => {
  it('keeps the values and the order of the judge, and adds what the bot knows of the same moves', () => {
    const hint = { best: { move: 1, win: 0.6 }, others: [{ move: 2, win: 0.5 }] };
    const proven = { result: 'win', moves: 2 } as const;
    const own: Thought = {
      best: { move: 2, win: 0.9, proven },
      others: [{ move: 1, win: 0.1, points: 7, chance: 0.25 }],
    };
    expect(withReasons(hint, own)).toEqual({
      best: { move: 1, win: 0.6, chance: 0.25 },
      others: [{ move: 2, win: 0.5, proven }],
    });
    expect(withReasons(hint, { best: { move: 3 }, others: [] })).toEqual(hint);
  });
});
