import { renameSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { loadRules } from '@iacta/games';
import type { Reply, ReplyOf } from '@iacta/online/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer } from '../index.ts';
import { TableRegistry } from '../registry/registry.ts';
import { DEFAULTS } from '../registry/settings.ts';
import { Committer } from '../store/committer.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import {
  autoplay,
  call,
  Guest,
  HOST,
  newKey,
  openTable,
  RawSocket,
  startTestServer,
  type TestServer,
} from './kit.ts';

const GAME = 'zocken';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function change(sql: string, ...values: string[]): Promise<void> {
  const database = new DatabaseSync(server.data);
  database.prepare(sql).run(...values);
  database.close();
  await server.restart();
}

const look = async (table: string) => (await call(server.base, 'GET', `/api/tables/${table}`)).status;

test('a log that was changed on disk is not played on', async () => {
  const { table } = await openTable(server.base, GAME, 2);
  await server.restart();
  expect(await look(table)).toBe(200);
  await change(
    'update events set body = replace(body, \'"seat":1\', \'"seat":0\') where table_id = ?',
    table,
  );
  expect(await look(table)).toBe(503);
});

test('nor one with an entry missing', async () => {
  const { table } = await openTable(server.base, GAME, 2);
  await change('delete from events where seq = 1 and table_id = ?', table);
  expect(await look(table)).toBe(503);
});

test('nor one by rules that are not here', async () => {
  const { table } = await openTable(server.base, GAME, 2);
  await change(
    'update events set body = replace(body, \'"rules":1\', \'"rules":999\') where table_id = ?',
    table,
  );
  expect(await look(table)).toBe(503);
});

/** A disk on which nothing can be read or written, while `act` runs. */
async function withBrokenDisk<T>(act: () => Promise<T>): Promise<T> {
  const broken = new DatabaseSync(server.data);
  broken.exec('alter table events rename to elsewhere');
  try {
    return await act();
  } finally {
    broken.exec('alter table elsewhere rename to events');
    broken.close();
    const ready = async () => (await fetch(`${server.base}/readyz`)).status;
    await expect.poll(ready, { timeout: 10_000 }).toBe(200);
  }
}
const STORAGE = { status: 503, json: { refusal: { code: 'storage-failed' } } };

test('D7, D10: a disk that fails is a reason to try again, never a table that does not exist', async () => {
  const body = { key: newKey(), game: GAME, name: 'Ada' };
  const open = () => call(server.base, 'POST', '/api/tables', { body });
  const { table, keys } = await openTable(server.base, GAME, 2);
  await server.restart();
  const me = (method: string) => call(server.base, method, `/api/tables/${table}/me`, { key: keys[0] });
  await withBrokenDisk(async () => {
    expect(await open()).toEqual(STORAGE);
    expect(await call(server.base, 'GET', `/api/tables/${table}`)).toEqual(STORAGE);
    expect(await me('GET')).toEqual(STORAGE);
    expect(await me('DELETE')).toEqual(STORAGE);
  });
  expect((await open()).status).toBe(200);
  expect((await me('GET')).json).toMatchObject({ name: 'Person 0' });
});

test('D7: a client at a failing disk receives the reason and reconnects automatically', async () => {
  const { table, keys } = await openTable(server.base, GAME, 2);
  await server.restart();
  const guest = await withBrokenDisk(async () => {
    const rules = await loadRules(GAME);
    const coming = new Guest(server.port, { table, rules, key: keys[0] });
    await coming.until(() => coming.happenings.some(({ kind }) => kind === 'storage'));
    return coming;
  });
  expect(guest.happenings).toContainEqual({ kind: 'storage', refusal: { code: 'storage-failed' } });
  await guest.online();
  expect(guest.happenings.some(({ kind }) => kind === 'turned-away')).toBe(false);
  guest.client.close();
});

test('D10: a step that could not be written is refused with its cause, and done when the disk is back', async () => {
  const { table, keys } = await openTable(server.base, GAME, 2);
  const guest = new Guest(server.port, { table, rules: await loadRules(GAME), key: keys[0] });
  await guest.online();
  const started: ReturnType<typeof guest.client.act>[] = [];
  await withBrokenDisk(() => {
    started.push(guest.client.act({ type: 'start' }));
    return guest.until(() => guest.happenings.some(({ kind }) => kind === 'storage'));
  });
  expect(guest.happenings).toContainEqual({ kind: 'storage', refusal: { code: 'storage-failed' } });
  expect(await started[0]).toMatchObject({ ok: true });
  guest.client.close();
});

test('D7: a deletion that failed is not taken for one that happened', async () => {
  const { table, keys } = await openTable(server.base, GAME, 2);
  const me = (method: string) => call(server.base, method, `/api/tables/${table}/me`, { key: keys[1] });
  await withBrokenDisk(async () => expect(await me('DELETE')).toEqual(STORAGE));
  expect((await me('GET')).json).toMatchObject({ name: 'Person 1' });
  expect((await me('DELETE')).json).toEqual({ forgotten: [table] });
  expect((await me('GET')).json).toEqual({ refusal: { code: 'unknown-key' } });
});

test('D10: /readyz says what is wrong', async () => {
  const ready = async () => {
    const reply = await fetch(`${server.base}/readyz`);
    return { status: reply.status, text: await reply.text() };
  };
  expect(await ready()).toEqual({ status: 200, text: 'ok\n' });
  const elsewhere = `${server.data}.elsewhere`;
  renameSync(server.data, elsewhere);
  await expect.poll(ready, { timeout: 10_000 }).toEqual({ status: 503, text: 'storage: missing\n' });
  renameSync(elsewhere, server.data);
  await expect.poll(ready, { timeout: 10_000 }).toEqual({ status: 200, text: 'ok\n' });
});

test('D10: a second server on the same file does not start', async () => {
  const second = startServer({ port: 0, host: HOST, folder: null, online: { data: server.data } });
  await expect(second).rejects.toMatchObject({ problem: 'locked' });
});

test('a writer that was late reads the table again and decides again', async () => {
  const store = await openSqliteStore(server.data);
  const settings = { ...DEFAULTS, botPause: 0, nonceWait: 0, keep: 1e6, alarm: 1e6 };
  const none = () => {};
  const events = { refused: none, acknowledged: none, leftOut: none, trouble: none, expired: none };
  const other = new TableRegistry({ store, committer: new Committer(store), settings, events });
  const { table } = await openTable(server.base, GAME, 4, { people: 2 });
  expect(await other.takeSeat(table, { key: newKey(), name: 'Eve' })).toEqual({
    ok: true,
    value: { seat: 2 },
  });
  const join = (key: string) =>
    call(server.base, 'POST', `/api/tables/${table}/seats`, { body: { key, name: 'Bea' } });
  expect((await join(newKey())).json).toEqual({ seat: 3 });
  await other.close();
  await store.close();
});

describe('a finished table', () => {
  let own: TestServer;
  let table: string;
  let keys: readonly string[];
  let entries: readonly ReplyOf<'entry'>[];
  beforeAll(async () => {
    own = await startTestServer({ tables: { keep: 10_000 } });
    const rules = await loadRules(GAME);
    await openTable(own.base, GAME, 2);
    ({ table, keys } = await openTable(own.base, GAME, 2));
    const guests = keys.map((key) => new Guest(own.port, { table, key, rules }));
    await Promise.all(guests.map((guest) => guest.online()));
    await guests[0].client.act({ type: 'start' });
    for (const guest of guests) autoplay(guest, rules);
    await Promise.all(guests.map((guest) => guest.over()));
    entries = guests[0].heard.flatMap((text) => {
      const reply = JSON.parse(text) as Reply;
      return reply.type === 'entry' ? [reply] : [];
    });
    for (const { client } of guests) client.close();
  });
  afterAll(() => own.close());

  const figure = async (name: string) =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await (await fetch(`${own.base}/metrics`)).text())?.[1]);

  test('sends the entries that a device has missed, and all of them to one with another history', async () => {
    expect(entries.length).toBeGreaterThan(60);
    const { seq, head } = entries.at(-61)!;
    for (const [known, answer] of [
      [head, 'resumed'],
      ['ab'.repeat(32), 'welcome'],
    ] as const) {
      const socket = new RawSocket(own.port);
      await socket.opened;
      socket.send({ type: 'hello', table, key: keys[0], seen: { seq, head: known } });
      await expect.poll(() => socket.heard[0]?.type).toBe(answer);
      socket.close();
    }
  });

  test('without devices it is soon only on disk; one that waits stays', async () => {
    await expect.poll(() => figure('iacta_tables'), { timeout: 5000 }).toBe(1);
    const again = await call(own.base, 'GET', `/api/tables/${table}`);
    expect(again).toMatchObject({ status: 200, json: { phase: 'over' } });
  });

  test('was acknowledged step by step, and the process has its figures', async () => {
    expect(await figure('iacta_ack_seconds_count')).toBeGreaterThan(60);
    for (const name of [
      'process_resident_memory_bytes',
      'nodejs_heap_size_used_bytes',
      'process_start_time_seconds',
      'process_cpu_seconds_total',
      'nodejs_eventloop_active_seconds_total',
    ]) {
      expect(await figure(name), name).toBeGreaterThan(0);
    }
  });
});
