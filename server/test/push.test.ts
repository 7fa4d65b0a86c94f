import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { awaits, type Rules, randomStream } from '@iacta/core';
import { loadRules } from '@iacta/games';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newPushKeys } from '../push/keys.ts';
import { call, Guest, newKey, openTable, startTestServer, type TestServer, takeStep } from './kit.ts';
import { PushService, type TestDevice } from './push-service.ts';

const GAME = 'zocken';
const KEYS = newPushKeys('mailto:operator@example.org');
const QUICK = { keys: KEYS, hosts: ['*'], allowPrivate: true, absentFor: 30, alarm: 10 };

let service: PushService;
let server: TestServer;
let rules: Rules;
const guests: Guest[] = [];
const below = randomStream(11);

beforeEach(async () => {
  rules = await loadRules(GAME);
  service = new PushService(KEYS.publicKey);
  await service.listen();
});
afterEach(async () => {
  for (const { client } of guests.splice(0)) client.close();
  await server.close();
  await service.close();
});

const start = async (more: Parameters<typeof startTestServer>[0] = { push: QUICK }) => {
  server = await startTestServer(more);
};
const push = (method: 'POST' | 'DELETE', table: string, key: string | undefined, body: object) =>
  call(server.base, method, `/api/tables/${table}/push`, { body, ...(key === undefined ? {} : { key }) });
const me = (method: 'GET' | 'DELETE', table: string, key: string) =>
  call(server.base, method, `/api/tables/${table}/me`, { key });

async function subscribe(table: string, key: string, name: string): Promise<TestDevice> {
  const device = service.device(name);
  expect(await push('POST', table, key, device)).toEqual({ status: 200, json: {} });
  return device;
}

async function comeTo(table: string, key: string): Promise<Guest> {
  const guest = new Guest(server.port, { table, key, rules });
  guests.push(guest);
  await guest.online();
  return guest;
}

/** Whether the files of the server hold a text anywhere. */
function isOnDisk(text: string): boolean {
  const folder = dirname(server.data);
  return readdirSync(folder).some((file) => readFileSync(join(folder, file)).includes(text));
}

/** A game of two that has begun; both are there. */
async function startedTable(more: Parameters<typeof openTable>[3] = {}) {
  const opened = await openTable(server.base, GAME, 2, { options: { starter: 0 }, ...more });
  const [ada, bea] = [await comeTo(opened.table, opened.keys[0]), await comeTo(opened.table, opened.keys[1])];
  await ada.client.act({ type: 'start' });
  await Promise.all([ada, bea].map((each) => each.until(({ table }) => table?.phase === 'playing')));
  return { ...opened, ada, bea };
}

function asked({ client }: Guest): readonly number[] {
  const waits = client.position && awaits(rules, client.position);
  if (!waits || waits.kind === 'over') return [];
  return waits.kind === 'roll' ? [waits.seat] : waits.seats;
}

/** These players take steps until the game waits for one seat alone. */
async function playUntilAsked(people: readonly Guest[], seat: number): Promise<void> {
  // A step that was just taken may not have come to all of them.
  const latest = Math.max(...guests.map(({ client }) => client.seq));
  await Promise.all(people.map((each) => each.until(({ seq }) => seq >= latest)));
  while (asked(people[0]).join() !== String(seat)) await takeStep(people, rules, below);
}

const TURN = (table: string) => ({ kind: 'turn', table });

describe('a notification', () => {
  test('comes once for each turn to a player who is away, signed, encrypted and without the game', async () => {
    await start();
    const { table, keys, ada, bea } = await startedTable();
    await subscribe(table, keys[0], 'ada');
    await subscribe(table, keys[1], 'bea');
    bea.client.close();
    await playUntilAsked([ada], 1);
    await service.arrived(1);
    await server.restart();
    const again = await comeTo(table, keys[1]);
    await ada.online();
    await takeStep([again], rules, below);
    await playUntilAsked([again, ada], 0);
    again.client.close();
    await playUntilAsked([ada], 1);
    await service.arrived(2);
    expect(service.problems).toEqual([]);
    // Ada's devices were there all the time.
    const bea1 = { path: '/bea', payload: TURN(table) };
    expect(service.received).toEqual([bea1, bea1]);
  });

  test('comes to all devices of a player', async () => {
    await start();
    const { table, keys, ada, bea } = await startedTable();
    await subscribe(table, keys[1], 'phone');
    await subscribe(table, keys[1], 'tablet');
    bea.client.close();
    await playUntilAsked([ada], 1);
    await service.arrived(2);
    expect(service.received.map(({ path }) => path).sort()).toEqual(['/phone', '/tablet']);
  });

  test('reminds of a long clock before it runs out', async () => {
    // The clock of the table runs for a second; the turn itself would be notified later.
    await start({ push: { ...QUICK, absentFor: 60_000, longClock: 10 }, tables: { second: 100 } });
    const { table, keys, ada, bea } = await startedTable({ clock: 10 });
    await subscribe(table, keys[1], 'bea');
    bea.client.close();
    await playUntilAsked([ada], 1);
    await service.arrived(1);
    expect(service.received).toEqual([{ path: '/bea', payload: { kind: 'reminder', table } }]);
  });

  test('ends a subscription that the device has ended', async () => {
    await start();
    const { table, keys, ada, bea } = await startedTable();
    const { endpoint } = await subscribe(table, keys[1], 'bea');
    service.gone.add('/bea');
    bea.client.close();
    await playUntilAsked([ada], 1);
    await service.arrived(1);
    await vi.waitFor(async () => expect((await me('GET', table, keys[1])).json.subscriptions).toEqual([]));
    expect(isOnDisk(endpoint)).toBe(false);
  });
});

describe('a subscription', () => {
  test('is part of the data of its owner, and deleted with the key', async () => {
    await start();
    const { table, keys } = await openTable(server.base, GAME, 2);
    const { endpoint, p256dh, auth } = await subscribe(table, keys[1], 'bea');
    const kept = (await me('GET', table, keys[1])).json.subscriptions;
    expect(kept).toEqual([{ endpoint, p256dh, auth, at: expect.any(Number) }]);
    expect((await me('GET', table, keys[0])).json.subscriptions).toEqual([]);
    expect(isOnDisk(endpoint)).toBe(true);
    expect((await me('DELETE', table, keys[1])).status).toBe(200);
    expect(isOnDisk(endpoint)).toBe(false);
  });

  test('is ended only by its owner', async () => {
    await start();
    const { table, keys } = await openTable(server.base, GAME, 2);
    const { endpoint } = await subscribe(table, keys[1], 'bea');
    expect((await push('DELETE', table, newKey(), { endpoint })).json.refusal).toEqual({
      code: 'unknown-key',
    });
    expect((await push('DELETE', table, keys[0], { endpoint })).status).toBe(200);
    expect((await me('GET', table, keys[1])).json.subscriptions).toHaveLength(1);
    expect((await push('DELETE', table, keys[1], { endpoint })).status).toBe(200);
    expect((await me('GET', table, keys[1])).json.subscriptions).toEqual([]);
  });

  test('is not kept after the end of the game', async () => {
    await start();
    const { table, keys, ada, bea } = await startedTable();
    const { endpoint } = await subscribe(table, keys[1], 'bea');
    expect(isOnDisk(endpoint)).toBe(true);
    while (ada.client.table?.phase !== 'over') await takeStep([ada, bea], rules, below);
    await vi.waitFor(() => expect(isOnDisk(endpoint)).toBe(false));
    expect((await push('POST', table, keys[1], service.device('late'))).json.refusal).toEqual({
      code: 'over',
    });
  });

  test('needs a seat, and a key has few of them', async () => {
    await start();
    const { table, keys } = await openTable(server.base, GAME, 2);
    const device = service.device('x');
    for (const key of [undefined, newKey()])
      expect((await push('POST', table, key, device)).json.refusal).toEqual({ code: 'unknown-key' });
    for (const name of ['a', 'b', 'c', 'd', 'e']) await subscribe(table, keys[0], name);
    expect((await push('POST', table, keys[0], device)).json.refusal).toEqual({ code: 'too-many' });
    // Renewing one of them uses no other.
    await subscribe(table, keys[0], 'e');
  });

  test('needs an address of the internet that speaks https', async () => {
    await start({ push: { keys: KEYS, hosts: ['*'] } });
    const { table, keys } = await openTable(server.base, GAME, 2);
    const device = service.device('x');
    const codeFor = async (endpoint: string) =>
      (await push('POST', table, keys[0], { ...device, endpoint })).json.refusal;
    for (const endpoint of [device.endpoint, 'https://localhost/x', 'https://10.0.0.1/x', 'no address'])
      expect(await codeFor(endpoint), endpoint).toEqual({ code: 'bad-target' });
    expect(await codeFor(`https://push.example.org/${'x'.repeat(700)}`)).toMatchObject({ code: 'malformed' });
    expect(await codeFor('https://push.example.org/x')).toBeUndefined();
  });

  test('needs a push service that the operator allows: those of the usual browsers, unless others are given', async () => {
    await start({ push: { keys: KEYS } });
    const { table, keys } = await openTable(server.base, GAME, 2);
    const device = service.device('x');
    const codeFor = async (endpoint: string, more = {}) =>
      (await push('POST', table, keys[0], { ...device, endpoint, ...more })).json.refusal;
    expect(await codeFor('https://push.example.org/x')).toEqual({ code: 'bad-target' });
    expect(await codeFor('https://fcm.googleapis.com/fcm/send/x')).toBeUndefined();
    // A key that is no point of the curve would fail at each attempt to encrypt.
    const p256dh = 'A'.repeat(87);
    expect(await codeFor('https://fcm.googleapis.com/fcm/send/y', { p256dh })).toMatchObject({
      code: 'malformed',
    });
  });

  test('is not to be had where the operator has made no keys', async () => {
    await start({});
    const { table, keys } = await openTable(server.base, GAME, 2);
    expect((await call(server.base, 'GET', '/api/push')).json).toEqual({ key: null });
    expect(await push('POST', table, keys[0], service.device('x'))).toMatchObject({
      status: 404,
      json: { refusal: { code: 'no-push' } },
    });
  });

  test('is made with the public key of the server', async () => {
    await start();
    expect((await call(server.base, 'GET', '/api/push')).json).toEqual({ key: KEYS.publicKey });
  });
});
