import { hashOfKey } from '@iacta/online/log';
import { randomHex } from '@iacta/online/random';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { addRoutes } from '../http/routes.ts';
import { ADDRESS_LIMITS } from '../limits/settings.ts';
import { TableRegistry } from '../registry/registry.ts';
import { DEFAULTS } from '../registry/settings.ts';
import { Committer } from '../store/committer.ts';
import { MemoryDisk, MemoryStore } from '../store/memory.ts';
import { StoreError } from '../store/problem.ts';
import type { Appended, Batch } from '../store/store.ts';

/** A store whose writes wait until the test lets them go on or fail. */
class GatedStore extends MemoryStore {
  isGated = false;
  readonly waiting: { readonly release: () => void; readonly fail: () => void }[] = [];
  #arrived: () => void = () => {};

  override async append(batches: readonly Batch[]): Promise<readonly Appended[]> {
    if (this.isGated)
      await new Promise<void>((resolve, reject) => {
        this.waiting.push({ release: resolve, fail: () => reject(new StoreError('full', 'in a test')) });
        this.#arrived();
      });
    return super.append(batches);
  }

  /** When this many writes wait. */
  async until(count: number): Promise<void> {
    while (this.waiting.length < count) await new Promise<void>((resolve) => (this.#arrived = resolve));
  }
}

const store = { current: new GatedStore(new MemoryDisk()) };
let app: FastifyInstance;
let registry: TableRegistry;
const hostKey = randomHex(16);
let table = '';

beforeEach(async () => {
  store.current = new GatedStore(new MemoryDisk());
  const ignore = () => {};
  registry = new TableRegistry({
    store: store.current,
    committer: new Committer(store.current),
    settings: DEFAULTS,
    events: { refused: ignore, acknowledged: ignore, leftOut: ignore, trouble: ignore, expired: ignore },
  });
  app = await buildApp({ folder: null });
  addRoutes(app, registry, { limits: ADDRESS_LIMITS, origins: [], refused: ignore });
  const opened = await registry.open({ key: hostKey, game: 'qwantum', options: { seats: 3 }, name: 'Ada' });
  table = opened.ok ? opened.value.table : '';
});

afterEach(async () => {
  for (const { release } of store.current.waiting) release();
  await registry.close();
  await app.close();
});

describe('what is not on the disk yet', () => {
  test('is not answered by HTTP when the write fails', async () => {
    store.current.isGated = true;
    const taken = registry.takeSeat(table, { key: randomHex(16), name: 'Bea' });
    await store.current.until(1);
    const asked = ['', '/log'].map((path) => app.inject(`/api/tables/${table}${path}`));
    // They have reached the session when a later request has been answered.
    await app.inject('/api/codes/none');
    store.current.waiting[0].fail();
    for (const { statusCode, payload } of await Promise.all(asked)) {
      expect({ statusCode, payload }).toEqual({
        statusCode: 503,
        payload: JSON.stringify({ refusal: { code: 'storage-full' } }),
      });
    }
    expect(await taken).toEqual({ ok: false, refusal: { code: 'storage-full' } });
  });

  test('is not in a log or table that was asked for before it', async () => {
    store.current.isGated = true;
    const first = registry.takeSeat(table, { key: randomHex(16), name: 'Bea' });
    await store.current.until(1);
    const log = app.inject(`/api/tables/${table}/log`);
    const look = app.inject(`/api/tables/${table}`);
    // As above.
    await app.inject('/api/codes/none');
    const second = registry.takeSeat(table, { key: randomHex(16), name: 'Cleo' });
    store.current.waiting[0].release();
    expect((await log).json().entries).toHaveLength(3);
    expect((await log).payload).not.toContain('Cleo');
    expect((await look).json().seats.map(({ who }: { who: string }) => who)).toEqual([
      'person',
      'person',
      'nobody',
    ]);
    await store.current.until(2);
    store.current.waiting[1].release();
    expect([(await first).ok, (await second).ok]).toEqual([true, true]);
  });
});

test('a log is not handed to a page of another site', async () => {
  const headers = { origin: 'https://elsewhere.example', host: 'localhost' };
  const { statusCode, payload } = await app.inject({ url: `/api/tables/${table}/log`, headers });
  expect({ statusCode, payload }).toEqual({
    statusCode: 403,
    payload: '{"refusal":{"code":"foreign-page"}}',
  });
});

test('no route shows the hash of a key', async () => {
  const headers = { authorization: `Bearer ${hostKey}` };
  for (const path of ['', '/log']) {
    const { payload } = await app.inject({ url: `/api/tables/${table}${path}`, headers });
    expect(payload).not.toContain(hashOfKey(hostKey));
  }
});
