import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Json } from '@iacta/core';
import { isGameId, loadRules } from '@iacta/games';
import { hashOfKey, verifyText } from '@iacta/online/log';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const me = (method: 'GET' | 'DELETE', table: string, key: string) =>
  call(server.base, method, `/api/tables/${table}/me`, { key });
const logOf = async (table: string) => (await fetch(`${server.base}/api/tables/${table}/log`)).text();
const isRight = async (table: string) =>
  (await verifyText(await logOf(table), async (id) => (isGameId(id) ? loadRules(id) : null))).ok;

async function comeTo(table: string, key: string): Promise<Guest> {
  const guest = new Guest(server.port, { table, key, rules: await loadRules(GAME) });
  guests.push(guest);
  await guest.online();
  return guest;
}

/** Whether the files of the server hold a text anywhere. */
function isOnDisk(text: string): boolean {
  const folder = dirname(server.data);
  return readdirSync(folder).some((file) => readFileSync(join(folder, file)).includes(text));
}

describe('the personal data of a key', () => {
  test("goes to the owner of the key: name, key hashes, and every entry of the seat, nothing of others'", async () => {
    const { table, code, keys } = await openTable(server.base, GAME, 2, { options: { starter: 0 } });
    const [ada, bea] = [await comeTo(table, keys[0]), await comeTo(table, keys[1])];
    await ada.client.act({ type: 'start' });
    for (const each of [ada, bea]) await each.until(({ table: now }) => now?.phase === 'playing');
    await ada.client.move({ pick: 'red' });
    await ada.client.throwDice();
    const { status, json } = await me('GET', table, keys[0]);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      kind: 'iacta-own-data',
      format: 1,
      table,
      game: GAME,
      phase: 'playing',
      seat: 0,
      host: true,
      code,
      name: 'Person 0',
      keyMark: hashOfKey(keys[0]),
      again: null,
    });
    const typesOf = (own: { [key: string]: Json }) =>
      (own.entries as { body: { type: string } }[]).map(({ body }) => body.type);
    expect(typesOf(json)).toEqual(['open', 'sit', 'start', 'move', 'throw']);
    expect(json.nonces).toHaveLength(1);
    const other = (await me('GET', table, keys[1])).json;
    expect(typesOf(other)).toEqual(['sit']);
    expect(other).toMatchObject({ seat: 1, host: false, name: 'Person 1' });
    expect(other.nonces).toHaveLength(1);
    expect(other.nonces).not.toEqual(json.nonces);
    expect(JSON.stringify(other)).not.toContain('Person 0');
  });

  test('goes to a host without a seat, and to no client without a key', async () => {
    const key = newKey();
    const opened = await call(server.base, 'POST', '/api/tables', { body: { key, game: GAME } });
    const { table } = opened.json as { table: string };
    expect((await me('GET', table, key)).json).toMatchObject({
      seat: -1,
      host: true,
      name: null,
      nonces: [],
    });
    expect((await call(server.base, 'GET', `/api/tables/${table}/me`)).status).toBe(403);
    expect((await me('GET', table, newKey())).status).toBe(403);
    expect((await call(server.base, 'DELETE', `/api/tables/${table}/me`)).status).toBe(403);
  });
});

describe('deleting personal data', () => {
  test('deletes name and key permanently; a bot plays on and the log stays right', async () => {
    const { table, keys } = await openTable(server.base, GAME, 2, { people: 1 });
    const take = { key: keys[0], name: 'Hildegard von Bingen' };
    const key = newKey();
    await call(server.base, 'POST', `/api/tables/${table}/seats`, { body: { ...take, key } });
    const [ada, gone] = [await comeTo(table, keys[0]), await comeTo(table, key)];
    await ada.client.act({ type: 'start' });
    expect(isOnDisk('Hildegard von Bingen')).toBe(true);
    expect(isOnDisk(hashOfKey(key))).toBe(true);
    expect((await me('DELETE', table, key)).json).toEqual({ forgotten: [table] });
    expect(isOnDisk('Hildegard von Bingen')).toBe(false);
    expect(isOnDisk(hashOfKey(key))).toBe(false);
    await gone.until(({ connection }) => connection === 'closed');
    expect(gone.happenings.at(-2)).toEqual({ kind: 'turned-away', refusal: { code: 'unknown-key' } });
    await ada.until(({ table: now }) => now?.seats[1].name === '' && now.seats[1].bot === 'greedy');
    // A client that was away in the meantime does not receive the name either.
    ada.heard.length = 0;
    ada.client.cut();
    await ada.until(({ connection }) => connection === 'online');
    expect(ada.heard.join()).not.toContain('Hildegard');
    await server.restart();
    expect((await me('GET', table, key)).status).toBe(403);
    const text = await logOf(table);
    expect(text).toContain('Person 0');
    expect(text).not.toContain('Hildegard');
    expect(await isRight(table)).toBe(true);
  });

  test('before the start frees the seat, and finds names of seats that were left before', async () => {
    const { table } = await openTable(server.base, GAME, 2, { people: 1 });
    const key = newKey();
    const seats = `/api/tables/${table}/seats`;
    await call(server.base, 'POST', seats, { body: { key, name: 'First Name' } });
    const guest = await comeTo(table, key);
    await guest.client.act({ type: 'leave' });
    await call(server.base, 'POST', seats, { body: { key, name: 'Second Name' } });
    expect([isOnDisk('First Name'), isOnDisk('Second Name')]).toEqual([true, true]);
    await me('DELETE', table, key);
    expect([isOnDisk('First Name'), isOnDisk('Second Name')]).toEqual([false, false]);
    const state = (await call(server.base, 'GET', `/api/tables/${table}`)).json;
    expect(state.seats).toMatchObject([{ name: 'Person 0' }, { who: 'nobody', name: '' }]);
    expect(await isRight(table)).toBe(true);
  });

  test('follows to where the same people play again', async () => {
    const rules = await loadRules(GAME);
    const { table, keys } = await openTable(server.base, GAME, 2);
    const people = await Promise.all(keys.map((key) => comeTo(table, key)));
    for (const each of people) autoplay(each, rules);
    await people[0].client.act({ type: 'start' });
    await people[0].until(({ table: now }) => now?.phase === 'over');
    await people[0].client.act({ type: 'again' });
    const again = String(people[0].client.table?.again);
    expect((await me('DELETE', table, keys[1])).json).toEqual({ forgotten: [table, again] });
    expect(isOnDisk(hashOfKey(keys[1]))).toBe(false);
    expect((await me('GET', again, keys[1])).status).toBe(403);
    expect((await me('GET', again, keys[0])).status).toBe(200);
    expect([await isRight(table), await isRight(again)]).toEqual([true, true]);
    // A game that is over stays over: it has no players any more, so no bot is called.
    const state = (await call(server.base, 'GET', `/api/tables/${table}`)).json;
    expect(state.seats).toMatchObject([{ name: 'Person 0' }, { who: 'person', name: '', bot: null }]);
  });

  test('a host is forgotten with all rights, and the table is listed no longer', async () => {
    const key = newKey();
    const body = { key, game: GAME, listed: true };
    const { json } = await call(server.base, 'POST', '/api/tables', { body });
    const { table } = json as { table: string };
    const isListed = async () =>
      JSON.stringify((await call(server.base, 'GET', '/api/tables')).json).includes(table);
    expect(await isListed()).toBe(true);
    expect((await me('DELETE', table, key)).json).toEqual({ forgotten: [table] });
    expect(await isListed()).toBe(false);
    expect(isOnDisk(hashOfKey(key))).toBe(false);
    expect((await me('GET', table, key)).status).toBe(403);
    // The key is worth nothing now; with it another table is opened.
    expect((await call(server.base, 'POST', '/api/tables', { body })).json.table).not.toBe(table);
  });
});

test('the list has what strangers want to know, of tables with a free seat', async () => {
  const { table } = await openTable(server.base, GAME, 2, { people: 1, clock: 60, listed: true });
  const full = await openTable(server.base, GAME, 2, { listed: true });
  const keys = [newKey()];
  await call(server.base, 'POST', `/api/tables/${table}/seats`, { body: { key: keys[0], name: 'Ada' } });
  await (await comeTo(table, keys[0])).client.act({ type: 'leave' });
  const listed = (await call(server.base, 'GET', '/api/tables')).json as unknown as { table: string }[];
  expect(listed.map(({ table: id }) => id)).not.toContain(full.table);
  expect(listed.find(({ table: id }) => id === table)).toMatchObject({
    game: GAME,
    phase: 'waiting',
    clock: 60,
    watch: true,
    options: { seats: 2 },
    seats: [
      { who: 'person', name: 'Person 0' },
      { who: 'nobody', name: '' },
    ],
  });
});
