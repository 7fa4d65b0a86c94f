import { type Rules, randomStream } from '@iacta/core';
import { loadRules } from '@iacta/games';
import type { Asked } from '@iacta/online/client';
import type { Reply } from '@iacta/online/wire';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  call,
  Guest,
  newKey,
  openTable,
  RawSocket,
  startTestServer,
  type TestServer,
  takeStep,
} from './kit.ts';

const GAME = 'zocken';
let rules: Rules;
let server: TestServer;
const guests: Guest[] = [];
const sockets: RawSocket[] = [];

beforeAll(async () => {
  rules = await loadRules(GAME);
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => {
  for (const { client } of guests.splice(0)) client.close();
  for (const socket of sockets.splice(0)) socket.close();
});

async function guest(table: string, key: string): Promise<Guest> {
  const each = new Guest(server.port, { table, key, rules });
  guests.push(each);
  await each.online();
  return each;
}

async function socket(table: string, key: string): Promise<RawSocket> {
  const each = new RawSocket(server.port);
  sockets.push(each);
  await each.hello(table, key);
  return each;
}

async function ask({ client }: Guest, asked: Asked): Promise<string> {
  const result = await client.act(asked);
  return result.ok ? 'ok' : result.refusal.code;
}

async function sit(table: string, seat: number, key = newKey()): Promise<string> {
  await call(server.base, 'POST', `/api/tables/${table}/seats`, { body: { key, name: 'Cleo', seat } });
  return key;
}

const entriesOf = async (table: string) =>
  ((await call(server.base, 'GET', `/api/tables/${table}/log`)).json.entries as unknown[]).length;

/** Asks instead of waiting: the role is sent before the answer, and a server that sends none answers, too. */
async function hasNoSeat(former: Guest): Promise<void> {
  expect(await ask(former, { type: 'pause' })).toBe('not-seated');
  expect(former.client.seat).toBe(-1);
}

/** A table for three at which Bea's seat (1) is given up, and Cleo takes it and plays. */
async function takenOver(way: 'left' | 'removed') {
  const { table, keys } = await openTable(server.base, GAME, 3, { options: { starter: 0 } });
  const [ada, bea, dan] = await Promise.all(keys.map((key) => guest(table, key)));
  const raw = await socket(table, keys[1]);
  if (way === 'left') expect(await ask(bea, { type: 'leave' })).toBe('ok');
  else expect(await ask(ada, { type: 'bot', seat: 1, bot: null })).toBe('ok');
  await hasNoSeat(bea);
  const cleo = await guest(table, await sit(table, 1));
  expect(await ask(ada, { type: 'start' })).toBe('ok');
  const players = [ada, cleo, dan];
  await Promise.all([...players, bea].map((each) => each.until((c) => c.table?.phase === 'playing')));
  return { table, key: keys[1], bea, raw, players };
}

describe.each(['left', 'removed'] as const)('a seat that was %s and is taken by another person', (way) => {
  test('is closed to the connections that had it: nothing is accepted, the log does not grow', async () => {
    const { table, key, bea, raw } = await takenOver(way);
    expect(raw.heard).toContainEqual({ type: 'role', seat: -1, host: false, code: null });
    const before = await entriesOf(table);
    const attempts: Asked[] = [
      { type: 'move', seen: 99, move: { pick: 'red' } },
      { type: 'throw', roll: 0 },
      { type: 'undo', seen: 99, count: 1 },
      { type: 'answer', ask: 1, yes: true },
      { type: 'ask-bot', of: 0, bot: 'greedy' },
      { type: 'pause' },
      { type: 'resume' },
      { type: 'back' },
      { type: 'leave' },
      { type: 'again' },
    ];
    for (const attempt of attempts) {
      expect([attempt.type, await ask(bea, attempt)]).toEqual([attempt.type, 'not-seated']);
    }
    raw.send({ type: 'commit', promise: 'ab'.repeat(32), commit: 'ab'.repeat(32) });
    expect(await raw.next('fault')).toMatchObject({ refusal: { code: 'not-seated' } });
    raw.send({ type: 'say', phrase: 'hello' });
    expect(await raw.next('fault')).toMatchObject({ refusal: { code: 'not-seated' } });
    expect(await entriesOf(table)).toBe(before);
    // The old key comes back as a spectator, not as the person who sits there now.
    const again = new RawSocket(server.port);
    expect(await again.hello(table, key)).toMatchObject({ seat: -1, host: false, code: null });
    again.close();
  });

  test('does not show the sealed answers of the person who has it now', async () => {
    const { bea, raw, players } = await takenOver(way);
    const [ada, cleo] = players;
    const below = randomStream(5);
    const sealed = () => rules.sealed(ada.client.position!) && ada.client.owing.length === 2;
    while (!sealed() || !ada.client.owing.includes(1)) await takeStep(players, rules, below);
    // Cleo answers first.
    await takeStep([cleo], rules, below);
    const { seq } = cleo.client;
    await bea.until((client) => client.seq === seq);
    for (const replies of [bea.heard.map((text) => JSON.parse(text) as Reply), raw.heard]) {
      await expect.poll(() => replies.some((each) => each.type === 'entry' && each.seq === seq)).toBe(true);
      const told = replies.filter((each) => each.type === 'entry' && each.seq === seq);
      expect(told).toMatchObject([{ entry: { masked: expect.any(String), by: 1 } }]);
      expect(JSON.stringify(told)).not.toMatch(/body|salt/);
    }
    const own = cleo.heard.map((text) => JSON.parse(text) as Reply);
    expect(own.find((each) => each.type === 'entry' && each.seq === seq)).toHaveProperty('entry.body');
  });
});

test('a seat that the host has given to a bot: its former owner cannot take it back, nor stop the table', async () => {
  const { table, keys } = await openTable(server.base, GAME, 2);
  const [ada, bea] = await Promise.all(keys.map((key) => guest(table, key)));
  expect(await ask(ada, { type: 'bot', seat: 1, bot: null })).toBe('ok');
  expect(await ask(bea, { type: 'leave' })).toBe('not-seated');
  expect(await ask(ada, { type: 'bot', seat: 1, bot: 'greedy' })).toBe('ok');
  expect(await ask(bea, { type: 'back' })).toBe('not-seated');
  expect(await ask(ada, { type: 'start' })).toBe('ok');
  expect(await ask(bea, { type: 'back' })).toBe('not-seated');
  expect(await ask(ada, { type: 'back' })).toBe('no-bot-plays');
  expect(await ask(ada, { type: 'pause' })).toBe('ok');
  expect([ada, bea].map(({ client }) => client.connection)).toEqual(['online', 'online']);
});

test('a seat that is no longer at the table cannot be left', async () => {
  const { table, keys } = await openTable(server.base, GAME, 3);
  const [ada, , dan] = await Promise.all(keys.map((key) => guest(table, key)));
  expect(await ask(ada, { type: 'bot', seat: 2, bot: null })).toBe('ok');
  expect(await ask(ada, { type: 'set', options: { seats: 2 } })).toBe('ok');
  expect(await ask(dan, { type: 'leave' })).toBe('not-seated');
  expect(await ask(ada, { type: 'start' })).toBe('ok');
});

test('where watching is disabled, a former player is disconnected and stays out', async () => {
  const { table, keys } = await openTable(server.base, GAME, 2, { watch: false });
  const [ada, bea] = await Promise.all(keys.map((key) => guest(table, key)));
  const raw = await socket(table, keys[1]);
  expect(await ask(ada, { type: 'bot', seat: 1, bot: null })).toBe('ok');
  expect(await Promise.race([raw.closed, raw.ask({ type: 'pause' })])).toBe(1012);
  await bea.until(({ connection }) => connection === 'closed');
  expect(bea.happenings).toContainEqual({ kind: 'turned-away', refusal: { code: 'no-watching' } });
  expect((await call(server.base, 'GET', `/api/tables/${table}/log`, { key: keys[1] })).status).toBe(403);
});

test('a second connection of the same person loses the seat with the first', async () => {
  const { table, keys } = await openTable(server.base, GAME, 2);
  const [first, second] = [await socket(table, keys[1]), await socket(table, keys[1])];
  const ada = await guest(table, keys[0]);
  expect(await first.ask({ type: 'leave', id: 'leave-the-table' })).toBe('ok');
  second.send({ type: 'ping' });
  expect(await second.oneOf('role', 'pong')).toMatchObject({ type: 'role', seat: -1 });
  expect(await second.ask({ type: 'leave' })).toBe('not-seated');
  // A lost acknowledgement is repeated although the sender has no seat any more.
  expect(await first.ask({ type: 'leave', id: 'leave-the-table' })).toBe('ok');
  await ada.until(({ here, watchers }) => here.join() === '0' && watchers === 2);
});

test('the client library learns that its seat is gone, and that it has one again', async () => {
  const { table, keys } = await openTable(server.base, GAME, 2);
  const [ada, bea] = await Promise.all(keys.map((key) => guest(table, key)));
  expect(await ask(ada, { type: 'bot', seat: 1, bot: null })).toBe('ok');
  await hasNoSeat(bea);
  expect(bea.happenings).toContainEqual({ kind: 'role', seat: -1, host: false });
  expect(bea.client.code).toBeNull();
  bea.client.cut();
  await bea.until(({ connection }) => connection === 'waiting');
  await bea.online();
  expect(bea.client.seat).toBe(-1);
  await sit(table, 1, keys[1]);
  await bea.until(({ seat }) => seat === 1);
  expect(bea.client.code).not.toBeNull();
});

test('a former player can see and delete what is kept of them', async () => {
  const { table, keys } = await openTable(server.base, GAME, 2);
  const bea = await socket(table, keys[1]);
  expect(await bea.ask({ type: 'leave' })).toBe('ok');
  const me = (method: string) => call(server.base, method, `/api/tables/${table}/me`, { key: keys[1] });
  const own = await me('GET');
  expect(own).toMatchObject({ status: 200, json: { seat: -1, host: false, name: 'Person 1' } });
  expect((own.json.entries as { body: { type: string } }[]).map(({ body }) => body.type)).toEqual([
    'sit',
    'rise',
  ]);
  expect(await me('DELETE')).toMatchObject({ status: 200, json: { forgotten: [table] } });
  expect(await Promise.race([bea.closed, bea.ask({ type: 'pause' })])).toBe(1012);
  expect((await me('GET')).status).toBe(403);
});
