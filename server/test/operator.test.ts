import { readFileSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { isGameId, loadRules } from '@iacta/games';
import { hashOfKey, verifyText } from '@iacta/online/log';
import { REQUEST_TYPES } from '@iacta/online/wire';
import { words as de } from '@iacta/online/words/de';
import { words as en } from '@iacta/online/words/en';
import { words as fr } from '@iacta/online/words/fr';
import { words as it } from '@iacta/online/words/it';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { operatorPath } from '../operator/socket.ts';
import { ROUTES, whyNotPermitted } from '../permissions/permissions.ts';
import { begin, playOut, rankingOf, settableClock } from './daily-kit.ts';
import { call, Guest, newKey, openTable, RawSocket, startTestServer, type TestServer } from './kit.ts';

const GAME = 'zocken';
const clock = settableClock();
let server: TestServer;
const guests: Guest[] = [];

beforeEach(async () => {
  clock.set(Date.now());
  server = await startTestServer({ clock }, { isAdministered: true });
});
afterEach(async () => {
  for (const { client } of guests.splice(0)) client.close();
  await server.close();
});

interface Answer {
  readonly ok: boolean;
  readonly why?: string;
  readonly value?: unknown;
}

/** What `iacta admin` would be answered. */
function admin(asked: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socketPath = operatorPath(server.data, server.port);
    const sent = request({ socketPath, method: 'POST' }, (reply) => resolve(json(reply) as Promise<Answer>));
    sent.on('error', reject);
    sent.end(JSON.stringify({ by: 'anna', ...asked }));
  });
}

async function comeTo(table: string, key?: string): Promise<Guest> {
  const guest = new Guest(server.port, { table, rules: await loadRules(GAME), ...(key ? { key } : {}) });
  guests.push(guest);
  await guest.until(({ connection }) => connection === 'online' || connection === 'closed');
  return guest;
}

const refusalOf = (guest: Guest) =>
  guest.happenings.find((each) => each.kind === 'turned-away')?.refusal.code ?? null;
const look = (table: string, key?: string) =>
  call(server.base, 'GET', `/api/tables/${table}`, key ? { key } : {});
const journal = () => readFileSync(`${server.data}.operator.jsonl`, 'utf8').split('\n').filter(Boolean);

describe('a table that the operator has closed', () => {
  test('disconnects its devices and lets none in, also after a restart, until it is opened again', async () => {
    const { table, code, keys } = await openTable(server.base, GAME, 2);
    const ada = await comeTo(table, keys[0]);
    expect((await admin({ do: 'close', table: code })).ok).toBe(true);
    await ada.until(({ connection }) => connection === 'closed');
    expect(refusalOf(ada)).toBe('table-closed');
    await server.restart();
    expect(refusalOf(await comeTo(table, keys[1]))).toBe('table-closed');
    expect(refusalOf(await comeTo(table))).toBe('table-closed');
    for (const path of ['', '/log', '/record'])
      expect((await call(server.base, 'GET', `/api/tables/${table}${path}`)).status).toBe(403);
    const body = { key: newKey(), name: 'Cleo' };
    const sat = await call(server.base, 'POST', `/api/tables/${table}/seats`, { body });
    expect(sat.json).toEqual({ refusal: { code: 'table-closed' } });
    await admin({ do: 'reopen', table });
    expect(refusalOf(await comeTo(table, keys[1]))).toBeNull();
    expect((await look(table)).status).toBe(200);
  });

  test('is not listed, and its people can still read and delete their data', async () => {
    const { table, keys } = await openTable(server.base, GAME, 2, { listed: true, people: 1 });
    const listed = async () =>
      JSON.stringify((await call(server.base, 'GET', '/api/tables')).json).includes(table);
    expect(await listed()).toBe(true);
    await admin({ do: 'close', table });
    expect(await listed()).toBe(false);
    const me = (method: string) => call(server.base, method, `/api/tables/${table}/me`, { key: keys[0] });
    expect((await me('GET')).status).toBe(200);
    expect((await me('DELETE')).json).toEqual({ forgotten: [table] });
  });
});

test('at a closed table people have a right to their own data and to nothing else there', () => {
  const situation = {
    phase: 'playing',
    paused: false,
    watch: true,
    ranked: false,
    spectatorPhrases: true,
  } as const;
  const messages = [...REQUEST_TYPES, ...ROUTES];
  const left = messages.filter(
    (message) => whyNotPermitted(message, ['player', 'host'], { ...situation, closed: true }) === null,
  );
  const elsewhere = [
    'ping',
    'open',
    'list',
    'find',
    'address',
    'names',
    'push-key',
    ...ROUTES.filter((route) => route.startsWith('daily')),
  ];
  expect(left.filter((message) => !elsewhere.includes(message)).sort()).toEqual([
    'change-key',
    'forget',
    'own-data',
    'unsubscribe',
  ]);
});

describe('a ban', () => {
  test('of an address disconnects it, keeps it out, and is over when its time is over', async () => {
    const { table, keys } = await openTable(server.base, GAME, 2);
    const ada = await comeTo(table, keys[0]);
    await admin({ do: 'ban', address: '127.0.0.1', seconds: 3600 });
    await ada.until(({ connection }) => connection === 'closed');
    expect(refusalOf(ada)).toBe('banned');
    expect((await look(table)).json).toEqual({ refusal: { code: 'banned' } });
    expect((await call(server.base, 'GET', `/api/tables/${table}/log`)).status).toBe(403);
    expect(refusalOf(await comeTo(table, keys[0]))).toBe('banned');
    clock.set(Date.now() + 3_599_000);
    await server.restart();
    expect((await look(table)).status).toBe(403);
    clock.set(Date.now() + 3_601_000);
    expect((await look(table)).status).toBe(200);
    expect(refusalOf(await comeTo(table, keys[0]))).toBeNull();
  });

  test('of a key keeps out that key alone, in the header and in the body', async () => {
    const { table, keys } = await openTable(server.base, GAME, 2);
    const [ada, bea] = [await comeTo(table, keys[0]), await comeTo(table, keys[1])];
    await admin({ do: 'ban', key: hashOfKey(keys[1]), seconds: 60 });
    await bea.until(({ connection }) => connection === 'closed');
    expect(refusalOf(bea)).toBe('banned');
    expect(ada.client.connection).toBe('online');
    expect((await look(table, keys[1])).status).toBe(403);
    const body = { key: keys[1], game: GAME };
    expect((await call(server.base, 'POST', '/api/tables', { body })).status).toBe(403);
    expect((await look(table, keys[0])).status).toBe(200);
    await admin({ do: 'unban', key: hashOfKey(keys[1]) });
    expect((await look(table, keys[1])).status).toBe(200);
  });

  test('has a sentence in four languages, as a closed table has', () => {
    for (const { refusals, otherRefusal } of [de, en, fr, it])
      for (const code of ['banned', 'table-closed'] as const) {
        expect(refusals[code]).toBeTruthy();
        expect(refusals[code]).not.toBe(otherRefusal);
      }
  });

  test('needs an address', async () => {
    expect(await admin({ do: 'ban', address: 'example.org', seconds: 60 })).toMatchObject({
      why: 'bad-address',
    });
    expect(await admin({ do: 'ban', seconds: 60 })).toMatchObject({ why: 'malformed' });
  });
});

describe('a name that the operator has removed', () => {
  test('is gone for those who are there and come in, and from the disk; seat and log stay right', async () => {
    const key = newKey();
    const { table, keys } = await openTable(server.base, GAME, 2, { people: 1 });
    const body = { key, name: 'Hildegard von Bingen' };
    await call(server.base, 'POST', `/api/tables/${table}/seats`, { body });
    const ada = await comeTo(table, keys[0]);
    await admin({ do: 'remove-name', table, seat: 1 });
    await ada.until(({ table: now }) => now?.seats[1].name === '');
    const isOnDisk = () => ['', '-wal'].some((end) => readFileSync(server.data + end).includes('Hildegard'));
    expect(isOnDisk()).toBe(false);
    await server.restart();
    const socket = new RawSocket(server.port);
    const { seat, names } = await socket.hello(table, key);
    socket.close();
    expect(seat).toBe(1);
    expect(names.map(({ name }) => name)).toEqual(['Person 0']);
    const log = await (await fetch(`${server.base}/api/tables/${table}/log`)).text();
    expect(log).not.toContain('Hildegard');
    expect((await verifyText(log, async (id) => (isGameId(id) ? loadRules(id) : null))).ok).toBe(true);
    expect(journal().join()).not.toContain('Hildegard');
  });

  test('needs a seat with a person', async () => {
    const { table } = await openTable(server.base, GAME, 2, { people: 1 });
    expect(await admin({ do: 'remove-name', table, seat: 1 })).toMatchObject({ why: 'no-such-seat' });
    expect(await admin({ do: 'remove-name', table, seat: 9 })).toMatchObject({ why: 'no-such-seat' });
  });
});

test('phrases of a muted seat are not passed on, those of others are', async () => {
  const { table, keys } = await openTable(server.base, GAME, 2);
  const [ada, bea] = [await comeTo(table, keys[0]), await comeTo(table, keys[1])];
  await admin({ do: 'mute', table, seat: 1 });
  bea.client.say('oops');
  await look(table);
  ada.client.say('hello');
  await ada.until(() => ada.happenings.some(({ kind }) => kind === 'said'));
  await admin({ do: 'unmute', table, seat: 1 });
  bea.client.say('thanks');
  await ada.until(() => ada.happenings.filter(({ kind }) => kind === 'said').length === 2);
  const said = ada.happenings.flatMap((each) => (each.kind === 'said' ? [[each.seat, each.phrase]] : []));
  expect(said).toEqual([
    [0, 'hello'],
    [1, 'thanks'],
  ]);
});

test('a removed result is in no ranking, and the same key does not begin again', async () => {
  const daily = await call(server.base, 'GET', '/api/daily');
  const rules = await loadRules(GAME);
  const at = { day: daily.json.day as string, rules };
  const ada = await begin(server, at, { name: 'Ada' });
  await playOut(ada, rules);
  await playOut(await begin(server, at, { name: 'Bea' }), rules, 9);
  const names = async () => (await rankingOf(server, at.day, GAME)).rankings.plain.map(({ name }) => name);
  expect(new Set(await names())).toEqual(new Set(['Ada', 'Bea']));
  expect((await admin({ do: 'remove-result', table: ada.table })).ok).toBe(true);
  expect(await names()).toEqual(['Bea']);
  await server.restart();
  expect(await names()).toEqual(['Bea']);
  const again = await begin(server, at, { key: ada.key });
  again.guest.client.close();
  expect(again.table).toBe(ada.table);
  const { table } = await openTable(server.base, GAME, 2);
  expect(await admin({ do: 'remove-result', table })).toMatchObject({ why: 'no-such-result' });
});

describe('the operator’s socket', () => {
  test('is for the owner of the server alone, as the journal is', () => {
    for (const path of [operatorPath(server.data, server.port), `${server.data}.operator.jsonl`])
      expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test('shows tables with their names, keys and addresses, and nothing of it over HTTP', async () => {
    const { table, code, keys } = await openTable(server.base, GAME, 2);
    await comeTo(table, keys[0]);
    const { value } = await admin({ do: 'tables' });
    expect(value).toEqual([
      {
        table,
        code,
        game: GAME,
        phase: 'waiting',
        closed: false,
        names: ['Person 0', 'Person 1'],
        devices: 1,
      },
    ]);
    expect((await admin({ do: 'show', table })).value).toMatchObject({
      seats: [{ name: 'Person 0', key: hashOfKey(keys[0]) }, { name: 'Person 1' }],
      connected: [{ seat: 0, address: '127.0.0.1', key: hashOfKey(keys[0]) }],
    });
    expect(await admin({ do: 'show', table: 'ACDEFHJK' })).toMatchObject({ why: 'no-such-table' });
    expect((await call(server.base, 'POST', '/', { body: { do: 'tables', by: 'anna' } })).status).toBe(404);
  });

  test('writes each change into the journal, which is only ever appended', async () => {
    const { table } = await openTable(server.base, GAME, 2);
    await admin({ do: 'close', table });
    const before = journal();
    await admin({ do: 'reopen', table });
    expect(journal().slice(0, before.length)).toEqual(before);
    expect(journal().map((line) => JSON.parse(line))).toMatchObject([
      { action: 'close', by: 'anna', table },
      { action: 'reopen', by: 'anna', table },
    ]);
    expect((await admin({ do: 'log' })).value).toMatchObject([{ action: 'close' }, { action: 'reopen' }]);
    expect(await admin({ do: 'erase' })).toMatchObject({ why: 'malformed' });
  });
});
