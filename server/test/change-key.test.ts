import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isGameId, loadRules } from '@iacta/games';
import { hashOfKey, verifyText } from '@iacta/online/log';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begin, playOut, rankingOf } from './daily-kit.ts';
import { autoplay, call, Guest, newKey, openTable, startTestServer, type TestServer } from './kit.ts';

const GAME = 'zocken';
let server: TestServer;
const guests: Guest[] = [];

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  for (const { client } of guests) client.close();
  await server.close();
});

const change = (table: string, key: string, to: string) =>
  call(server.base, 'POST', `/api/tables/${table}/key`, { key, body: { key: to } });
const me = (table: string, key: string) => call(server.base, 'GET', `/api/tables/${table}/me`, { key });

async function comeTo(table: string, key: string): Promise<Guest> {
  const guest = new Guest(server.port, { table, key, rules: await loadRules(GAME) });
  guests.push(guest);
  await guest.until(({ connection }) => connection === 'online' || connection === 'closed');
  return guest;
}

const refusalOf = (guest: Guest) =>
  guest.happenings.find((each) => each.kind === 'turned-away')?.refusal.code ?? null;

function isOnDisk(text: string): boolean {
  const folder = dirname(server.data);
  return readdirSync(folder).some((file) => readFileSync(join(folder, file)).includes(text));
}

describe('a key that takes the place of another one', () => {
  test('has seat, host role and game; the old one is refused, on the disk too, and the log stays right', async () => {
    const { table, keys } = await openTable(server.base, GAME, 2, { options: { starter: 0 } });
    const [lost, bea] = [await comeTo(table, keys[0]), await comeTo(table, keys[1])];
    await lost.client.act({ type: 'start' });
    await lost.client.move({ pick: 'red' });
    const key = newKey();
    expect((await change(table, keys[0], key)).json).toEqual({ changed: [table] });
    await lost.until(({ connection }) => connection === 'closed');
    expect(refusalOf(lost)).toBe('unknown-key');
    for (const method of ['GET', 'DELETE'])
      expect((await call(server.base, method, `/api/tables/${table}/me`, { key: keys[0] })).json).toEqual({
        refusal: { code: 'unknown-key' },
      });
    expect((await change(table, keys[0], newKey())).status).toBe(403);
    expect(isOnDisk(hashOfKey(keys[0]))).toBe(false);
    await server.restart();
    expect(refusalOf(await comeTo(table, keys[0]))).toBe('unknown-key');
    const mine = await comeTo(table, key);
    expect(mine.client).toMatchObject({ seat: 0, host: true });
    expect((await mine.client.throwDice()).ok).toBe(true);
    expect((await me(table, key)).json).toMatchObject({ seat: 0, host: true, name: 'Person 0' });
    expect(bea.client.seat).toBe(1);
    const log = await (await fetch(`${server.base}/api/tables/${table}/log`)).text();
    expect((await verifyText(log, async (id) => (isGameId(id) ? loadRules(id) : null))).ok).toBe(true);
  });

  test('follows to where the same people play again', async () => {
    const { table, keys } = await openTable(server.base, 'qwantum', 2, { people: 2 });
    const rules = await loadRules('qwantum');
    const people = keys.map((key) => new Guest(server.port, { table, key, rules }));
    guests.push(...people);
    for (const each of people) await each.online();
    await people[0].client.act({ type: 'start' });
    for (const each of people) autoplay(each, rules);
    await people[0].over();
    await people[0].client.act({ type: 'again' });
    await people[0].until(({ table: now }) => now?.again !== null);
    const next = people[0].client.table?.again ?? '';
    const key = newKey();
    expect((await change(table, keys[1], key)).json).toEqual({ changed: [table, next] });
    const host = newKey();
    expect((await change(table, keys[0], host)).json).toEqual({ changed: [table, next] });
    expect((await me(next, host)).json).toMatchObject({ host: true });
    expect((await me(next, keys[1])).status).toBe(403);
    expect((await me(next, key)).json).toMatchObject({ name: 'Person 1' });
  });

  test('cannot be one that the table knows, and no stranger and no spectator changes one', async () => {
    const { table, keys } = await openTable(server.base, GAME, 2);
    expect((await change(table, keys[0], keys[1])).json).toEqual({ refusal: { code: 'seat-taken' } });
    expect((await change(table, keys[0], keys[0])).json).toEqual({ refusal: { code: 'seat-taken' } });
    expect((await change(table, newKey(), newKey())).json).toEqual({ refusal: { code: 'unknown-key' } });
    expect((await change(table, keys[0], 'short')).status).toBe(400);
    const bare = { body: { key: newKey() } };
    expect((await call(server.base, 'POST', `/api/tables/${table}/key`, bare)).status).toBe(403);
    expect((await me(table, keys[0])).status).toBe(200);
  });

  test('finds no table that the old one had opened, and a listed one stays listed', async () => {
    const { table, keys } = await openTable(server.base, GAME, 2, { people: 1, listed: true });
    const key = newKey();
    await change(table, keys[0], key);
    const open = async (by: string) =>
      (await call(server.base, 'POST', '/api/tables', { body: { key: by, game: GAME } })).json.table;
    expect(await open(keys[0])).not.toBe(table);
    expect(await open(key)).toBe(table);
    expect(JSON.stringify((await call(server.base, 'GET', '/api/tables')).json)).toContain(table);
  });
});

test('the owner of a key is told since when devices are connected with it', async () => {
  const { table, keys } = await openTable(server.base, GAME, 2);
  expect((await me(table, keys[0])).json.connected).toEqual([]);
  const before = Date.now();
  for (const key of [keys[0], keys[0], keys[1]]) await comeTo(table, key);
  const connected = (await me(table, keys[0])).json.connected as number[];
  expect(connected).toHaveLength(2);
  for (const at of connected) {
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(Date.now());
  }
});

describe('at the daily game', () => {
  test('result, attempt and link to the player move along; the old keys begin no second attempt', async () => {
    const rules = await loadRules(GAME);
    const { json } = await call(server.base, 'GET', '/api/daily');
    const at = { day: json.day as string, rules };
    const [player, next, key] = [newKey(), newKey(), newKey()];
    const ada = await begin(server, at, { name: 'Ada', player });
    await playOut(ada, rules);
    const lines = async () =>
      (await rankingOf(server, at.day, GAME)).rankings.plain.map(({ table }) => table);
    expect(await lines()).toEqual([ada.table]);
    expect((await change(ada.table, ada.key, key)).status).toBe(200);
    const move = (from: string, to: string) =>
      call(server.base, 'POST', '/api/daily/player', { body: { player: from, key: to } });
    expect((await move(player, next)).json).toEqual({ moved: 1 });
    await server.restart();
    const beginWith = (body: object) =>
      call(server.base, 'POST', `/api/daily/${at.day}/${GAME}`, { body: { name: 'Ada', ...body } });
    expect((await beginWith({ key })).json).toMatchObject({ table: ada.table });
    expect((await beginWith({ key: ada.key })).json).toEqual({ refusal: { code: 'attempt-deleted' } });
    expect((await beginWith({ key: newKey(), player })).json).toEqual({
      refusal: { code: 'linked-already' },
    });
    expect((await beginWith({ key: newKey(), player: next })).json).toEqual({
      refusal: { code: 'linked-already' },
    });
    expect(await lines()).toEqual([ada.table]);
    expect((await me(ada.table, key)).json).toMatchObject({
      daily: { player: hashOfKey(next), name: 'Ada' },
    });
    // Nothing is left of the old player, and another one's attempts are not taken over.
    expect((await move(player, newKey())).json).toEqual({ moved: 0 });
    expect((await move(newKey(), next)).json).toEqual({ refusal: { code: 'linked-already' } });
  });
});
