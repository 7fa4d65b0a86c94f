import { DatabaseSync } from 'node:sqlite';
import { loadRules } from '@iacta/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '../index.ts';
import { autoplay, call, Guest, HOST, newKey, openHouse, openTable } from './kit.ts';

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

test('a finished table that everybody has left is soon only on the disk; one that waits stays', async () => {
  const own = await openHouse({ tables: { keep: 10_000 } });
  const rules = await loadRules(GAME);
  const inMemory = async () =>
    /^iacta_tables (\d+)$/m.exec(await (await fetch(`${own.base}/metrics`)).text())?.[1];
  await openTable(own.base, GAME, 2);
  const { table, keys } = await openTable(own.base, GAME, 2);
  const guests = keys.map((key) => new Guest(own.port, { table, key, rules }));
  await Promise.all(guests.map((guest) => guest.online()));
  await guests[0].client.act({ type: 'start' });
  for (const guest of guests) autoplay(guest, rules);
  await Promise.all(guests.map((guest) => guest.over()));
  expect(await inMemory()).toBe('2');
  for (const { client } of guests) client.close();
  await expect.poll(inMemory, { timeout: 5000 }).toBe('1');
  const again = await call(own.base, 'GET', `/api/tables/${table}`);
  expect(again).toMatchObject({ status: 200, json: { phase: 'over' } });
  await own.close();
});
