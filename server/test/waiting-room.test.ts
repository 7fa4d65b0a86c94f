import type { Rules } from '@iacta/core';
import { isGameId, loadRules } from '@iacta/games';
import type { Asked } from '@iacta/online/client';
import { verifyText } from '@iacta/online/log';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { autoplay, call, Guest, newKey, openTable, startTestServer, type TestServer } from './kit.ts';

const GAME = 'zocken';
let rules: Rules;
/** With the grace period of a real server for a host who is away, and without one. */
let patient: TestServer;
let hasty: TestServer;
const guests: Guest[] = [];

beforeAll(async () => {
  rules = await loadRules(GAME);
  patient = await startTestServer();
  hasty = await startTestServer({ tables: { hostGrace: 0 } });
});
afterAll(async () => {
  await patient.close();
  await hasty.close();
});
afterEach(() => {
  for (const { client } of guests.splice(0)) client.close();
});

async function come(server: TestServer, table: string, key?: string): Promise<Guest> {
  const guest = new Guest(server.port, { table, rules, ...(key === undefined ? {} : { key }) });
  guests.push(guest);
  await guest.online();
  return guest;
}

async function ask({ client }: Guest, asked: Asked): Promise<string> {
  const result = await client.act(asked);
  return result.ok ? 'ok' : result.refusal.code;
}

/** A waiting table for three; the host's device comes first. */
async function waiting(server: TestServer, people = 3) {
  const { table, keys } = await openTable(server.base, GAME, 3, { people });
  const players: Guest[] = [];
  for (const key of keys) players.push(await come(server, table, key));
  return { table, keys, players };
}

const verified = async (server: TestServer, table: string) => {
  const text = await (await fetch(`${server.base}/api/tables/${table}/log`)).text();
  return verifyText(text, async (id) => (isGameId(id) ? loadRules(id) : null));
};

describe('a waiting table', () => {
  test('is changed by its host: seats, options and clock; by no one else', async () => {
    const { players } = await waiting(patient, 2);
    const [ada, bea] = players;
    expect(await ask(bea, { type: 'set', clock: 30 })).toBe('not-host');
    expect(await ask(ada, { type: 'set', clock: 30 })).toBe('ok');
    expect(await ask(ada, { type: 'set', options: { seats: 4, starter: 1 } })).toBe('ok');
    await bea.until(({ table }) => table?.seats.length === 4 && table.clock === 30);
    expect(bea.client.table?.options).toMatchObject({ seats: 4, starter: 1 });
    expect(await ask(ada, { type: 'set', options: { seats: 1 } })).not.toBe('ok');
  });

  test('passes on from a host who was away for a moment, and that device learns of it', async () => {
    const { players } = await waiting(hasty, 2);
    const [ada, bea] = players;
    ada.client.cut();
    await bea.until(({ host }) => host);
    await ada.online();
    await ada.until(({ seq }) => seq === bea.client.seq);
    await expect.poll(() => ada.client.host).toBe(false);
    expect(ada.heard.filter((line) => line.includes('"type":"welcome"'))).toHaveLength(1);
  });

  test('loses an empty seat when the host closes it; those behind move up and keep their colours', async () => {
    const { table, players } = await waiting(patient);
    const [ada, bea, dan] = players;
    expect(await ask(ada, { type: 'close', seat: 1 })).toBe('seat-taken');
    expect(await ask(bea, { type: 'leave' })).toBe('ok');
    expect(await ask(dan, { type: 'close', seat: 1 })).toBe('not-host');
    expect(await ask(ada, { type: 'close', seat: 1 })).toBe('ok');
    await dan.until(({ seat }) => seat === 1);
    await ada.until((client) => client.table?.seats.length === 2);
    expect(ada.client.table?.seats).toMatchObject([
      { name: 'Person 0', colour: 0 },
      { name: 'Person 2', colour: 2 },
    ]);
    expect(await ask(ada, { type: 'start' })).toBe('ok');
    expect(await verified(patient, table)).toMatchObject({ ok: true });
  });
});

describe('the host', () => {
  test('hands the role over, and is a player from then on', async () => {
    const { table, players } = await waiting(patient);
    const [ada, bea] = players;
    expect(await ask(bea, { type: 'host', seat: 1 })).toBe('not-host');
    expect(await ask(ada, { type: 'host', seat: 1 })).toBe('ok');
    await Promise.all([ada.until(({ host }) => !host), bea.until(({ host }) => host)]);
    await ada.until((client) => client.table?.host === 1);
    expect(await ask(ada, { type: 'start' })).toBe('not-host');
    await patient.restart();
    await bea.online();
    expect(await ask(bea, { type: 'bot', seat: 0, bot: null })).toBe('ok');
    await ada.until(({ seat }) => seat === -1);
    expect(await verified(patient, table)).toMatchObject({ ok: true });
  });

  test('who leaves before the start hands the role on to the player who has been there longest', async () => {
    const { players } = await waiting(patient);
    const [ada, bea, dan] = players;
    expect(await ask(ada, { type: 'leave' })).toBe('ok');
    await bea.until(({ host }) => host);
    expect([ada.client.host, dan.client.host]).toEqual([false, false]);
    expect(await ask(bea, { type: 'bot', seat: 0, bot: 'greedy' })).toBe('ok');
    expect(await ask(bea, { type: 'start' })).toBe('ok');
  });

  test('who is away for too long is followed by the player who has been there longest and is here', async () => {
    const { players, table, keys } = await waiting(hasty);
    const [ada, bea, dan] = players;
    bea.client.close();
    await ada.until(({ here }) => here.join() === '0,2');
    ada.client.close();
    await dan.until(({ host }) => host);
    expect(dan.client.table?.host).toBe(2);
    const back = await come(hasty, table, keys[0]);
    expect(back.client.host).toBe(false);
    expect(await ask(dan, { type: 'start' })).toBe('ok');
  });

  test('who is away for a moment stays the host', async () => {
    const { players, table, keys } = await waiting(patient);
    const [ada, bea] = players;
    ada.client.close();
    await bea.until(({ here }) => here.join() === '1,2');
    const back = await come(patient, table, keys[0]);
    expect(back.client.host).toBe(true);
    expect(bea.client.host).toBe(false);
  });

  test('without a seat, a screen that was switched off, is followed like any other', async () => {
    const key = newKey();
    const body = { key, game: GAME, options: { seats: 2 } };
    const { table } = (await call(hasty.base, 'POST', '/api/tables', { body })).json as { table: string };
    const screen = await come(hasty, table, key);
    const own = newKey();
    await call(hasty.base, 'POST', `/api/tables/${table}/seats`, { body: { key: own, name: 'Bea' } });
    const bea = await come(hasty, table, own);
    expect([screen.client.host, bea.client.host]).toEqual([true, false]);
    screen.client.close();
    await bea.until(({ host }) => host);
    // What is kept of the one who opened the table is still theirs to see and to delete.
    const me = (method: string) => call(hasty.base, method, `/api/tables/${table}/me`, { key });
    expect(await me('GET')).toMatchObject({ status: 200, json: { seat: -1, host: false } });
    expect(await me('DELETE')).toMatchObject({ status: 200, json: { forgotten: [table] } });
    const again = await call(hasty.base, 'POST', '/api/tables', { body });
    expect(again.json.table).not.toBe(table);
  });
});

describe('playing again', () => {
  /** A finished game of three; the first of them goes home. */
  async function finished() {
    const { table, keys, players } = await waiting(patient);
    expect(await ask(players[0], { type: 'start' })).toBe('ok');
    for (const each of players) autoplay(each, rules);
    await Promise.all(players.map((each) => each.over()));
    players[0].client.close();
    expect(await ask(players[1], { type: 'again' })).toBe('ok');
    await players[2].until((client) => client.table?.again != null);
    return { table, keys, players, next: players[2].client.table!.again! };
  }

  test('is an invitation to everyone; who asked is the host, and colours stay though seats turn', async () => {
    const { keys, players, next } = await finished();
    expect(players[2].client.table?.againBy).toBe(1);
    const [bea, dan] = [await come(patient, next, keys[1]), await come(patient, next, keys[2])];
    expect([bea.client.host, bea.client.seat, dan.client.seat]).toEqual([true, 0, 1]);
    expect(bea.client.table?.seats.map(({ name, colour }) => [name, colour])).toEqual([
      ['Person 1', 1],
      ['Person 2', 2],
      ['Person 0', 0],
    ]);
    expect(bea.client.table).toMatchObject({ phase: 'waiting', rematch: true });
  });

  test.each(['close', 'bot'] as const)('starts without those who do not come: %s', async (absent) => {
    const { keys, next } = await finished();
    const [bea, dan] = [await come(patient, next, keys[1]), await come(patient, next, keys[2])];
    expect(await ask(bea, { type: 'start' })).toBe('absent-players');
    expect(await ask(dan, { type: 'start', absent })).toBe('not-host');
    expect(await ask(bea, { type: 'start', absent })).toBe('ok');
    await dan.until((client) => client.table?.phase === 'playing');
    expect(dan.client.table?.seats.map(({ who, colour }) => [who, colour])).toEqual([
      ['person', 1],
      ['person', 2],
      ...(absent === 'bot' ? [['bot', 0]] : []),
    ]);
    expect(await verified(patient, next)).toMatchObject({ ok: true });
    // Who comes after all watches.
    const ada = await come(patient, next, keys[0]);
    expect(ada.client.seat).toBe(-1);
  });

  test('can be changed and left by its host before it starts', async () => {
    const { keys, next } = await finished();
    const [bea, dan] = [await come(patient, next, keys[1]), await come(patient, next, keys[2])];
    expect(await ask(bea, { type: 'bot', seat: 2, bot: null })).toBe('ok');
    expect(await ask(bea, { type: 'bot', seat: 2, bot: 'greedy' })).toBe('ok');
    expect(await ask(bea, { type: 'leave' })).toBe('ok');
    await dan.until(({ host }) => host);
    expect(await ask(dan, { type: 'close', seat: 0 })).toBe('ok');
    expect(await ask(dan, { type: 'start' })).toBe('ok');
  });
});
