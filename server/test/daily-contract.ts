import { describe, expect, test } from 'vitest';
import type { AttemptResult, NewAttempt } from '../store/daily.ts';
import type { Batch, Store } from '../store/store.ts';

const day = (name: string, secret = `secret of ${name}`) => ({
  day: name,
  secret,
  promise: `hash of ${secret}`,
});
const FIRST = '2026-11-17';
const SECOND = '2026-11-18';

const attempt = (table: string, more: Partial<NewAttempt> = {}): NewAttempt => ({
  table,
  day: FIRST,
  game: 'some',
  rules: 1,
  key: `key-${table}`,
  opener: `opener-${table}`,
  linked: null,
  player: null,
  name: `Name ${table}`,
  begun: 3_000_000_000_000,
  ...more,
});
const result = (points: number, more: Partial<AttemptResult> = {}): AttemptResult => ({
  finished: 3_000_000_001_000 + points,
  points,
  hints: false,
  head: `head-${points}`,
  steps: `[${points}]`,
  ...more,
});

/** What every store promises of the daily game. */
/** Every table that is not in use may go. */
const AT_ONCE = { finished: Number.MAX_SAFE_INTEGER, abandoned: Number.MAX_SAFE_INTEGER };

export function dailyContract(
  store: () => Store,
  restart: () => Promise<void>,
  opening: (table: string) => Batch,
) {
  describe('the daily game', () => {
    test('of two that make a day the first one counts, also after a restart', async () => {
      await Promise.all([store().daily.addDays([day(FIRST)]), store().daily.addDays([day(SECOND)])]);
      await store().daily.addDays([day(FIRST, 'another'), day('2026-11-19')]);
      await restart();
      expect(await store().daily.days(FIRST, SECOND)).toEqual([
        { ...day(FIRST), closed: null },
        { ...day(SECOND), closed: null },
      ]);
    });

    test('a day is closed once', async () => {
      await store().daily.addDays([day(FIRST), day(SECOND)]);
      expect(await store().daily.unclosed('2026-11-19')).toEqual([FIRST, SECOND]);
      expect(await store().daily.lastClosed()).toBeNull();
      const closed = await Promise.all([1, 2, 3].map((at) => store().daily.closeDay(FIRST, at)));
      expect(closed.filter(Boolean)).toHaveLength(1);
      expect(await store().daily.closeDay('2026-11-20', 4)).toBe(false);
      expect(await store().daily.lastClosed()).toBe(FIRST);
      expect(await store().daily.unclosed('2026-11-19')).toEqual([SECOND]);
    });

    test('an opener has one attempt, whichever request is first', async () => {
      const begun = await Promise.all(
        ['a', 'b', 'c'].map((table) => store().daily.begin(attempt(table, { opener: 'one' }))),
      );
      expect(new Set(begun.map((each) => each?.table)).size).toBe(1);
      expect(await store().daily.attemptOf('one')).toMatchObject({ table: begun[0]?.table, rules: 1 });
      expect(await store().daily.attemptOf('none')).toBeNull();
      expect(await store().daily.rulesOn(FIRST, 'some')).toBe(1);
      expect(await store().daily.rulesOn(FIRST, 'other')).toBeNull();
    });

    test('a player has one linked attempt at each game of a day, whichever request is first', async () => {
      const linked = { linked: 'mark of ada', player: 'ada' };
      const begun = await Promise.all(
        ['a', 'b', 'c'].map((table) => store().daily.begin(attempt(table, linked))),
      );
      const [first, ...others] = begun.filter((each) => each !== null);
      expect(others).toEqual([]);
      expect(await store().daily.begin(attempt('d', linked))).toBeNull();
      expect(await store().daily.attemptOf('opener-d')).toBeNull();
      // It is found again by its own opener, linked or not.
      for (const again of [linked, {}])
        expect(
          await store().daily.begin(attempt('e', { ...again, opener: `opener-${first.table}` })),
        ).toEqual({
          table: first.table,
          rules: 1,
          name: `Name ${first.table}`,
        });
      expect(await store().daily.begin(attempt('f', { linked: 'mark of bea' }))).not.toBeNull();
      for (const table of ['g', 'h']) expect(await store().daily.begin(attempt(table))).not.toBeNull();
      // An attempt that was begun without a link is not linked later.
      expect(await store().daily.begin(attempt('i', { ...linked, opener: 'opener-g' }))).not.toBeNull();
      expect(await store().daily.attempt('g')).toMatchObject({ linked: null, player: null });
    });

    test('a result is stored once, and not when its day is closed', async () => {
      await store().daily.addDays([day(FIRST)]);
      for (const table of ['a', 'b']) await store().daily.begin(attempt(table));
      expect(await store().daily.finish('a', result(5))).toBe(true);
      expect(await store().daily.finish('a', result(9))).toBe(false);
      expect(await store().daily.finish('none', result(9))).toBe(false);
      await store().daily.closeDay(FIRST, 7);
      expect(await store().daily.finish('b', result(9))).toBe(false);
      await restart();
      const { opener, ...kept } = attempt('a');
      expect(await store().daily.attempt('a')).toEqual({ ...kept, opener, result: result(5) });
      expect((await store().daily.attempt('b'))?.result).toBeNull();
    });

    test('a game that is over and has no result is found', async () => {
      await store().daily.addDays([day(FIRST), day(SECOND)]);
      for (const table of ['a', 'b', 'c']) {
        await store().append([{ ...opening(table), phase: table === 'b' ? 'playing' : 'over' }]);
        await store().daily.begin(attempt(table));
      }
      await store().daily.finish('c', result(1));
      expect(await store().daily.unfinished(FIRST)).toEqual(['a']);
      expect(await store().daily.unfinished(SECOND)).toEqual([]);
    });

    test('results come in the order of their points, and for the file in the order of their end', async () => {
      await store().daily.addDays([day(FIRST), day(SECOND)]);
      const points = { a: 5, b: -3, c: 9, d: 5 };
      for (const [table, each] of Object.entries(points)) {
        await store().daily.begin(attempt(table, { game: table === 'd' ? 'other' : 'some' }));
        await store().daily.finish(table, result(each));
      }
      await store().daily.begin(attempt('e'));
      await store().daily.finish('e', result(7, { hints: true }));
      const of = { day: FIRST, game: 'some' };
      const tables = async (hints: boolean, limit: number) =>
        (await store().daily.results({ ...of, hints }, limit)).map(({ table }) => table);
      expect(await tables(false, 10)).toEqual(['c', 'a', 'b']);
      expect(await tables(false, 1)).toEqual(['c']);
      expect(await tables(true, 10)).toEqual(['e']);
      expect((await store().daily.results({ ...of, hints: false }, 1))[0]).toEqual({
        table: 'c',
        name: 'Name c',
        points: 9,
        finished: result(9).finished,
      });
      const first = await store().daily.attempts(of, { finished: -1, key: '' }, 2);
      expect(first.map(({ key }) => key)).toEqual(['key-b', 'key-a']);
      expect(first[0]).toEqual({ key: 'key-b', name: 'Name b', ...result(-3) });
      const rest = await store().daily.attempts(of, first[1], 9);
      expect(rest.map(({ key }) => key)).toEqual(['key-e', 'key-c']);
      expect(await store().daily.played(FIRST)).toEqual([
        { game: 'other', rules: 1 },
        { game: 'some', rules: 1 },
      ]);
      expect(await store().daily.played(SECOND)).toEqual([]);
    });

    test('only results of closed days without hints count for a period', async () => {
      await store().daily.addDays([day(FIRST), day(SECOND)]);
      for (const [table, name, hints] of [
        ['a', FIRST, false],
        ['b', FIRST, true],
        ['c', SECOND, false],
      ] as const) {
        await store().daily.begin(attempt(table, { day: name, player: 'ada' }));
        await store().daily.finish(table, result(4, { hints }));
      }
      await store().daily.closeDay(FIRST, 7);
      expect(await store().daily.resultsOf(FIRST, SECOND)).toEqual([
        { day: FIRST, game: 'some', player: 'ada', name: 'Name a', points: 4, finished: result(4).finished },
      ]);
      expect(await store().daily.resultsOf(SECOND, SECOND)).toEqual([]);
    });

    test('a closed day counts what has changed in its results', async () => {
      await store().daily.addDays([day(FIRST), day(SECOND)]);
      for (const table of ['a', 'b']) {
        await store().append([opening(table)]);
        await store().daily.begin(attempt(table, { player: 'ada' }));
        await store().daily.finish(table, result(4));
      }
      expect(await store().daily.closedDays(FIRST, SECOND)).toEqual([]);
      await store().daily.closeDay(FIRST, 7);
      const changes = async () => {
        const [closed, ...others] = await store().daily.closedDays(FIRST, SECOND);
        expect(others).toEqual([]);
        expect(closed.day).toBe(FIRST);
        return closed.changes;
      };
      const before = await changes();
      await store().daily.forget('a');
      const after = await changes();
      expect(after).toBeGreaterThan(before);
      await restart();
      expect(await changes()).toBe(after);
      await store().remove(['b'], AT_ONCE);
      expect(await changes()).toBeGreaterThan(after);
      expect(await store().daily.closedDays(SECOND, SECOND)).toEqual([]);
    });

    test('a removed result is nowhere and stays removed, also before it is stored', async () => {
      await store().daily.addDays([day(FIRST)]);
      for (const table of ['a', 'b', 'c']) {
        await store().append([{ ...opening(table), phase: 'over' }]);
        await store().daily.begin(attempt(table));
      }
      for (const table of ['a', 'b']) await store().daily.finish(table, result(4));
      for (const table of ['a', 'c']) await store().daily.removeResult(table, 9);
      await restart();
      expect(await store().daily.unfinished(FIRST)).toEqual([]);
      for (const table of ['a', 'c']) {
        expect(await store().daily.finish(table, result(5))).toBe(false);
        expect(await store().daily.attempt(table)).toMatchObject({
          result: null,
          removed: 9,
          name: `Name ${table}`,
        });
        expect((await store().daily.attemptOf(`opener-${table}`))?.table).toBe(table);
      }
      const of = { day: FIRST, game: 'some' };
      const found = await store().daily.results({ ...of, hints: false }, 9);
      expect(found.map(({ table }) => table)).toEqual(['b']);
      await store().daily.closeDay(FIRST, 7);
      expect((await store().daily.resultsOf(FIRST, FIRST)).map(({ name }) => name)).toEqual(['Name b']);
      const played = await store().daily.attempts(of, { finished: 0, key: '' }, 9);
      expect(played.map(({ key }) => key)).toEqual(['key-b']);
      await store().daily.removeResult('b', 9);
      expect(await store().daily.played(FIRST)).toEqual([]);
    });

    test('another key has an attempt and its player; the marks before stay spent until the day is closed', async () => {
      await store().daily.addDays([day(FIRST)]);
      await store().append([opening('a')]);
      await store().daily.begin(attempt('a', { player: 'ada', linked: 'mark-a' }));
      await store().daily.finish('a', result(4));
      const spent = { table: 'spent', key: 'key-spent', opener: 'opener-a', linked: 'mark-a' };
      await store().daily.remark('a', { opener: 'opener-new', player: 'eva', linked: 'mark-new' }, spent);
      await restart();
      expect(await store().daily.linkedTo('ada')).toEqual([]);
      expect((await store().daily.linkedTo('eva')).map(({ table }) => table)).toEqual(['a']);
      expect((await store().daily.attemptOf('opener-new'))?.table).toBe('a');
      // Neither of the marks that it had begins a second attempt.
      for (const marks of [{ opener: 'opener-a' }, { opener: 'opener-b', linked: 'mark-a' }])
        expect((await store().daily.begin(attempt('b', marks)))?.table).not.toBe('b');
      expect(await store().daily.attempt('b')).toBeNull();
      const found = await store().daily.results({ day: FIRST, game: 'some', hints: false }, 9);
      expect(found.map(({ table }) => table)).toEqual(['a']);
      await store().daily.closeDay(FIRST, 7);
      expect((await store().daily.resultsOf(FIRST, FIRST)).map(({ name }) => name)).toEqual(['Name a']);
    });

    test('what is deleted at its player’s request is gone, and the result stays', async () => {
      await store().daily.addDays([day(FIRST)]);
      for (const table of ['a', 'b'])
        await store().daily.begin(attempt(table, { player: 'ada', linked: `mark-${table}` }));
      await store().daily.finish('a', result(4));
      await store().daily.closeDay(FIRST, 7);
      for (const table of ['a', 'b']) await store().daily.forget(table);
      const nothing = { name: null, player: null, opener: null, linked: null };
      expect(await store().daily.attempt('a')).toMatchObject({ ...nothing, result: { points: 4 } });
      expect(await store().daily.attempt('b')).toMatchObject({ ...nothing, result: null });
    });

    test('who deletes their data has no second attempt; the marks of the first one go when the day is closed', async () => {
      await store().daily.addDays([day(FIRST)]);
      const marks = (table: string) => ({ opener: `opener-${table}`, linked: `mark-${table}` });
      for (const table of ['a', 'b', 'c']) {
        await store().append([opening(table)]);
        await store().daily.begin(attempt(table, { player: table, ...marks(table) }));
      }
      await store().daily.finish('a', result(4, { hints: true }));
      for (const table of ['a', 'b']) {
        await store().daily.forget(table);
        expect(await store().daily.attempt(table)).toMatchObject({
          name: null,
          player: null,
          ...marks(table),
        });
        const again = { table, rules: 1, name: null };
        expect(await store().daily.attemptOf(`opener-${table}`)).toEqual(again);
        expect(await store().daily.begin(attempt('new', marks(table)))).toEqual(again);
        expect(await store().daily.begin(attempt('new', { linked: `mark-${table}` }))).toBeNull();
      }
      expect((await store().daily.attempt('a'))?.result?.hints).toBe(true);
      // Nor has one whose table is gone.
      await store().remove(['b'], AT_ONCE);
      expect(await store().daily.attemptOf('opener-b')).toEqual({ table: 'b', rules: 1, name: null });
      await store().daily.closeDay(FIRST, 7);
      expect(await store().daily.attempt('a')).toMatchObject({
        name: null,
        opener: null,
        linked: null,
        result: { points: 4 },
      });
      expect(await store().daily.attempt('b')).toBeNull();
      expect(await store().daily.attempt('c')).toMatchObject({ name: 'Name c', ...marks('c') });
    });

    test('a result outlives its table without a name; an attempt without one does not', async () => {
      await store().daily.addDays([day(FIRST)]);
      for (const table of ['a', 'b']) {
        await store().append([opening(table)]);
        await store().daily.begin(attempt(table));
      }
      await store().daily.finish('a', result(4));
      await store().daily.closeDay(FIRST, 7);
      await store().remove(['a', 'b'], AT_ONCE);
      expect(await store().daily.attempt('a')).toMatchObject({
        name: null,
        opener: null,
        result: { points: 4 },
      });
      expect(await store().daily.attempt('b')).toBeNull();
    });
  });
}
