import { DatabaseSync } from 'node:sqlite';
import type { Reply, ReplyOf } from '@iacta/online/wire';
import { loadRules } from '@iacta/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer } from '../index.ts';
import { autoplay, call, Guest, HOST, newKey, openHouse, openTable, RawSocket } from './kit.ts';

const GAME = 'zocken';
let house: Awaited<ReturnType<typeof openHouse>>;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function change(sql: string, ...values: string[]): Promise<void> {
  const database = new DatabaseSync(house.data);
  database.prepare(sql).run(...values);
  database.close();
  await house.restart();
}

const look = async (table: string) => (await call(house.base, 'GET', `/api/tables/${table}`)).status;

test('a log that was changed on disk is not played on', async () => {
  const { table } = await openTable(house.base, GAME, 2);
  await house.restart();
  expect(await look(table)).toBe(200);
  await change(
    'update events set body = replace(body, \'"seat":1\', \'"seat":0\') where table_id = ?',
    table,
  );
  expect(await look(table)).toBe(404);
});

test('nor one with an entry missing', async () => {
  const { table } = await openTable(house.base, GAME, 2);
  await change('delete from events where seq = 1 and table_id = ?', table);
  expect(await look(table)).toBe(404);
});

test('nor one by rules that are not here', async () => {
  const { table } = await openTable(house.base, GAME, 2);
  await change(
    'update events set body = replace(body, \'"rules":1\', \'"rules":999\') where table_id = ?',
    table,
  );
  expect(await look(table)).toBe(404);
});

test('a disk that fails is told as a server that is not there, and the next try is a new one', async () => {
  const broken = new DatabaseSync(house.data);
  broken.exec('alter table events rename to elsewhere');
  const body = { key: newKey(), game: GAME, name: 'Ada' };
  const open = () => call(house.base, 'POST', '/api/tables', { body });
  expect(await open()).toEqual({ status: 503, json: { refusal: { code: 'closing' } } });
  broken.exec('alter table elsewhere rename to events');
  broken.close();
  expect((await open()).status).toBe(200);
});

test('two servers on one file: whoever is late learns of it, reads the table again, and goes on', async () => {
  const other = await startServer({ port: 0, host: HOST, folder: null, online: { data: house.data } });
  const there = `http://${HOST}:${other.port}`;
  const { table } = await openTable(house.base, GAME, 4, { people: 2 });
  // The other server has the table in memory now, as it was.
  expect((await call(there, 'GET', `/api/tables/${table}`)).status).toBe(200);
  const join = (base: string, key: string) =>
    call(base, 'POST', `/api/tables/${table}/seats`, { body: { key, name: 'Bea' } });
  expect((await join(house.base, newKey())).json).toEqual({ seat: 2 });
  const key = newKey();
  expect((await join(there, key)).json).toEqual({ refusal: { code: 'closing' } });
  expect((await join(there, key)).json).toEqual({ seat: 3 });
  await other.close();
});

describe('a finished table', () => {
  let own: Awaited<ReturnType<typeof openHouse>>;
  let table: string;
  let keys: readonly string[];
  let entries: readonly ReplyOf<'entry'>[];
  beforeAll(async () => {
    own = await openHouse({ tables: { keep: 10_000 } });
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

  test('tells its latest entries to whoever missed them, and all of it anew to whoever missed many', async () => {
    expect(entries.length).toBeGreaterThan(60);
    for (const [missed, answer] of [
      [40, 'resumed'],
      [60, 'welcome'],
    ] as const) {
      const { seq, head } = entries.at(-1 - missed)!;
      const socket = new RawSocket(own.port);
      await socket.opened;
      socket.send({ type: 'hello', table, key: keys[0], seen: { seq, head } });
      await expect.poll(() => socket.heard[0]?.type).toBe(answer);
      socket.close();
    }
  });

  test('that everybody has left is soon only on the disk; one that waits stays', async () => {
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
