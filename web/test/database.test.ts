import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeDatabase, load, loadAll, remove, type StoredReview, store } from '../src/lib/shell/database.ts';

const review = (id: string, judge = 'a judge 1'): StoredReview => ({
  id,
  hash: '',
  judge,
  steps: [],
  summary: { judge, measure: 'win', seats: [] },
});

const given = globalThis.indexedDB;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(async () => {
  await closeDatabase();
  for (const { id } of await loadAll('reviews')) await remove('reviews', id);
  await closeDatabase();
  globalThis.indexedDB = given;
  vi.restoreAllMocks();
});

describe('the database of the page', () => {
  test('finds what was stored after it was closed and opened again', async () => {
    expect(await store('reviews', review('one'))).toBe(true);
    await closeDatabase();
    expect(await load('reviews', 'one')).toEqual(review('one'));
    expect(await load('reviews', 'two')).toBeNull();
    expect(await load('puzzles', 'one'), 'each store has its own keys').toBeNull();
  });

  test('replaces, lists and removes', async () => {
    await store('reviews', review('one'));
    await store('reviews', review('two'));
    await store('reviews', review('one', 'a judge 2'));
    expect((await loadAll('reviews')).map(({ id, judge }) => `${id} ${judge}`)).toEqual([
      'one a judge 2',
      'two a judge 1',
    ]);
    await remove('reviews', 'one');
    expect((await loadAll('reviews')).map(({ id }) => id)).toEqual(['two']);
  });

  test('where storage is denied, says so and remembers until the page is closed', async () => {
    vi.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(await store('reviews', review('one'))).toBe(false);
    expect(await load('reviews', 'one')).toEqual(review('one'));
    expect((await loadAll('reviews')).map(({ id }) => id)).toEqual(['one']);
    await remove('reviews', 'one');
    expect(await loadAll('reviews')).toEqual([]);
  });

  test('what there was no room for is remembered beside what is stored, and not listed twice', async () => {
    await store('reviews', review('one'));
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await store('reviews', review('one', 'a judge 2'))).toBe(false);
    full.mockRestore();
    expect((await load('reviews', 'one'))?.judge).toBe('a judge 2');
    expect(await loadAll('reviews')).toHaveLength(1);
  });
});
