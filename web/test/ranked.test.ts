import type { DailyRanking, DayProblem } from '@iacta/online/daily';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { notedPromise, notePromises } from '../src/lib/daily/promises.ts';
import { ownLine, today } from '../src/lib/daily/ranked.ts';
import { problemText } from '../src/lib/daily/verify.ts';
import { words as de } from '../src/lib/daily/words/de.ts';
import { words as en } from '../src/lib/daily/words/en.ts';
import { words as fr } from '../src/lib/daily/words/fr.ts';
import { words as it } from '../src/lib/daily/words/it.ts';
import { UNREACHABLE } from '../src/lib/online/device/api.ts';
import { FakeStorage } from './storage.ts';

const DAY = '2026-11-18';
const [FIRST, SECOND] = ['1'.repeat(64), '2'.repeat(64)];

beforeEach(() => vi.stubGlobal('localStorage', new FakeStorage()));

describe('promises', () => {
  test('stay as they were first seen, and new days are added', () => {
    expect(notedPromise(DAY)).toBeNull();
    notePromises([{ day: DAY, promise: FIRST }]);
    notePromises([
      { day: DAY, promise: SECOND },
      { day: '2026-11-19', promise: SECOND },
    ]);
    expect(notedPromise(DAY)).toBe(FIRST);
    expect(notedPromise('2026-11-19')).toBe(SECOND);
  });

  test('of long ago are forgotten', () => {
    const days = Array.from({ length: 70 }, (_, i) =>
      new Date(Date.parse(DAY) + i * 86_400_000).toISOString().slice(0, 10),
    );
    for (const day of days) notePromises([{ day, promise: FIRST }]);
    expect(notedPromise(days[0])).toBeNull();
    expect(notedPromise(days[69])).toBe(FIRST);
  });

  test('survive a storage with something else in it', () => {
    localStorage.setItem('iacta:promises', '{"2026');
    expect(notedPromise(DAY)).toBeNull();
    notePromises([{ day: DAY, promise: FIRST }]);
    expect(notedPromise(DAY)).toBe(FIRST);
  });
});

describe('what a server says', () => {
  const answer = (json: unknown) =>
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(json), { status: 200 }));

  test('is noted where it is a day, and nothing else', async () => {
    answer({
      day: DAY,
      closes: 1,
      days: [{ day: DAY, promise: FIRST }],
      games: [],
      lastClosed: null,
    });
    expect(await today()).toMatchObject({ ok: true, value: { day: DAY } });
    expect(notedPromise(DAY)).toBe(FIRST);
    answer({
      day: DAY,
      closes: 1,
      days: [{ day: '2026-11-20', promise: 'short' }],
      games: [],
      lastClosed: null,
    });
    expect(await today()).toEqual({ ok: false, refusal: { code: UNREACHABLE } });
    expect(notedPromise('2026-11-20')).toBeNull();
  });
});

test('the own line is found in both lists, with how many are in its list', () => {
  const line = (table: string, rank: number) => ({ rank, name: 'Ada', points: 5, finished: 1, table });
  const ranking: DailyRanking = {
    day: DAY,
    game: 'some',
    open: true,
    promise: FIRST,
    secret: null,
    rankings: { plain: [line('a', 1), line('b', 2)], hints: [line('c', 1)] },
  };
  expect(ownLine(ranking, (table) => table === 'b')).toMatchObject({
    line: { rank: 2 },
    of: 2,
    hints: false,
  });
  expect(ownLine(ranking, (table) => table === 'c')).toMatchObject({ of: 1, hints: true });
  expect(ownLine(ranking, () => false)).toBeNull();
});

const SERIOUS = ['wrong-secret', 'not-the-promise', 'missing-attempt'];

describe('problems of a day', () => {
  const at = { game: 'some', attempt: '0123456789abcdef' };
  const problems: readonly DayProblem[] = [
    { code: 'not-json' },
    { code: 'respelled' },
    { code: 'malformed', at: '' },
    { code: 'wrong-secret' },
    { code: 'not-the-promise' },
    { code: 'missing-attempt' },
    { code: 'bad-log' },
    { code: 'other-day' },
    ...(['other-dice', 'wrong-head', 'wrong-moves', 'wrong-hints', 'wrong-name'] as const).map((code) => ({
      code,
      ...at,
    })),
    { code: 'unknown-game', game: 'some' },
    { code: 'unknown-rules', game: 'some' },
    { code: 'wrong-options', game: 'some' },
    { code: 'repeated-game', game: 'some' },
    { code: 'repeated-attempt', ...at },
    { code: 'illegal', ...at, step: 1 },
    { code: 'not-over', ...at, step: 1 },
    { code: 'after-the-end', ...at, step: 1 },
    { code: 'wrong-points', ...at, says: 2, comesTo: 1 },
  ];

  test.each(Object.entries({ it, de, en, fr }))(
    'have a sentence in %s that names game and attempt',
    (_, say) => {
      for (const problem of problems) {
        const text = problemText(problem, say, (game) => `«${game}»`);
        expect(text).toMatch(/\.$/);
        if ('game' in problem) expect(text).toContain('«some»');
        if ('step' in problem || 'says' in problem) expect(text).toContain(at.attempt);
      }
      // Serious problems have different sentences.
      const serious = problems
        .filter(({ code }) => SERIOUS.includes(code))
        .map((problem) => problemText(problem, say, String));
      expect(new Set(serious).size).toBe(3);
    },
  );
});
