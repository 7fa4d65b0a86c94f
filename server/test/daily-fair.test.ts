import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Writable } from 'node:stream';
import { type Rules, randomStream } from '@iacta/core';
import { GAME_IDS, loadRules } from '@iacta/games';
import { closesAt, dailySeed, endOf, startOf } from '@iacta/online/daily';
import { REQUEST_TYPES, type RequestType } from '@iacta/online/wire';
import { hashOfKey } from '@iacta/table/log';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backupTables } from '../backup/backup.ts';
import { restoreTables } from '../backup/restore.ts';
import { PostgresServer } from '../drill/servers/postgres.ts';
import { whyNoPostgres } from '../drill/servers/programs.ts';
import { freePort } from '../drill/victim.ts';
import { startServer } from '../index.ts';
import { begin, playOut, rankingOf, settableClock } from './daily-kit.ts';
import {
  autoplay,
  call,
  Guest,
  HOST,
  newKey,
  RawSocket,
  startTestServer,
  type TestServer,
  takeStep,
} from './kit.ts';

const DAY = '2026-11-18';
const NOON = startOf(DAY) + 43_200_000;
const all = await Promise.all(GAME_IDS.map((id) => loadRules(id)));
const rules: Rules = all.find(({ facts }) => facts.hasChance && facts.seatCounts.includes(1))!;
const GAME = rules.facts.id;
const at = { day: DAY, rules };

function clockAtNoon() {
  const clock = settableClock();
  clock.set(NOON);
  return clock;
}

/** Everything that must not be known before a day is closed: the secrets of all days, and what follows from them. */
function secretsIn(file: string): readonly string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const days = database.prepare('select day, secret from daily_days').all() as {
    day: string;
    secret: string;
  }[];
  database.close();
  return days.flatMap(({ day, secret }) => [secret, ...GAME_IDS.map((game) => dailySeed(secret, day, game))]);
}

describe('what a server says', () => {
  test('has no secret of a day in it before that day is closed: messages, answers, logs, metrics', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'iacta-daily-'));
    const data = join(folder, 'tables.sqlite');
    const clock = clockAtNoon();
    const logged: string[] = [];
    const stream = new Writable({
      write(chunk, _encoding, done) {
        logged.push(String(chunk));
        done();
      },
    });
    const port = await freePort();
    const online = { data, clock, tables: { botPause: 0 }, pace: 1000 };
    const server = await startServer({
      port,
      host: HOST,
      folder: null,
      online,
      log: { stream, level: 'trace' },
    });
    const base = `http://${HOST}:${port}`;
    const there = { base, port } as TestServer;
    const answers: string[] = [];
    const ask = async (path: string, key?: string) => {
      const headers = { connection: 'close', ...(key ? { authorization: `Bearer ${key}` } : {}) };
      answers.push(await (await fetch(base + path, { headers })).text());
    };
    for (const of of all) {
      const attempt = await begin(there, { day: DAY, rules: of });
      autoplay(attempt.guest, of, randomStream(3));
      await attempt.guest.over();
      attempt.guest.client.close();
      answers.push(...attempt.guest.heard);
      const { key, table } = attempt;
      for (const what of ['', '/me', '/log', '/record']) await ask(`/api/tables/${table}${what}`, key);
      await ask(`/api/daily/${DAY}/${of.facts.id}`);
    }
    for (const path of ['/api/daily', `/api/daily/${DAY}`, `/api/daily/standings/week/${DAY}`])
      await ask(path);
    for (const path of ['/metrics', '/readyz', '/api/tables', '/api/daily/2026-11-19']) await ask(path);
    const secrets = secretsIn(data);
    expect(secrets.length).toBe(8 * (1 + GAME_IDS.length));
    const said = [...answers, ...logged].join('\n');
    expect(said).toContain(DAY);
    expect(secrets.filter((secret) => said.includes(secret))).toEqual([]);
    await server.close();
    rmSync(folder, { recursive: true });
  });
});

describe('a ranked table', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ clock: clockAtNoon(), tables: { botPause: 1e9 } });
  });
  afterAll(() => server.close());

  const SENT: { readonly [T in RequestType]?: object } = {
    enter: { roll: 0, faces: [1] },
    commit: { promise: 'ab'.repeat(32), commit: 'ab'.repeat(32) },
    reveal: { promise: 'ab'.repeat(32), nonce: 'ab'.repeat(16) },
    undo: { seen: 2, count: 1 },
    answer: { ask: 1, yes: true },
    'ask-bot': { of: 0, bot: 'greedy' },
    pause: {},
    resume: {},
    back: {},
    leave: {},
    again: {},
    bot: { seat: 0, bot: null },
    set: { watch: true },
    start: {},
    close: { seat: 0 },
    host: { seat: 0 },
  };
  /** What is refused for another reason already, since this game goes on and its player has no other part in it. */
  const OTHERWISE: { readonly [T in RequestType]?: string } = {
    resume: 'not-paused',
    back: 'no-bot-plays',
    again: 'not-over',
    bot: 'not-host',
    set: 'not-host',
    start: 'not-host',
    close: 'not-host',
    host: 'not-host',
  };
  const allowed = ['hello', 'ping', 'move', 'throw', 'hint', 'say'];

  test('allows what continues the game, and a hint; nothing that gives a second try', async () => {
    const { table, key, guest } = await begin(server, at);
    expect(new Set([...Object.keys(SENT), ...allowed])).toEqual(new Set(REQUEST_TYPES));
    const socket = new RawSocket(server.port);
    await socket.hello(table, key);
    const { seq } = guest.client;
    for (const [type, more] of Object.entries(SENT)) {
      const expected = OTHERWISE[type as RequestType] ?? 'ranked';
      if (type === 'commit' || type === 'reveal') {
        socket.send({ type, ...more });
        const fault = await socket.next('fault');
        expect([type, fault.refusal.code]).toEqual([type, expected]);
      } else expect([type, await socket.ask({ type, ...more })]).toEqual([type, expected]);
    }
    expect(guest.client.seq).toBe(seq);
    await takeStep([guest], rules, randomStream(4));
    expect(await socket.ask({ type: 'undo', seen: guest.client.seq, count: 1 })).toBe('ranked');
    expect(await socket.ask({ type: 'hint' })).toBe('ok');
    socket.close();
    guest.client.close();
  });

  test('is its player’s alone: others find out who plays, and no more', async () => {
    const { table, guest } = await begin(server, at);
    const other = newKey();
    const codeOf = async (method: string, path: string, more = {}) => {
      const { status, json } = await call(server.base, method, `/api/tables/${table}${path}`, more);
      return status === 200 ? 'ok' : (json.refusal as { code: string }).code;
    };
    expect(await codeOf('POST', '/seats', { body: { key: other, name: 'Bea' } })).toBe('ranked');
    expect(await codeOf('GET', '/log')).toBe('no-watching');
    expect(await codeOf('GET', '/log', { key: other })).toBe('unknown-key');
    expect(await codeOf('GET', '/record')).toBe('no-watching');
    expect(await codeOf('GET', '')).toBe('ok');
    for (const [key, code] of [
      [undefined, 'no-watching'],
      [other, 'unknown-key'],
    ] as const) {
      const socket = new RawSocket(server.port);
      await socket.opened;
      socket.send({ type: 'hello', table, ...(key ? { key } : {}) });
      expect((await socket.next('fault')).refusal.code).toBe(code);
      socket.close();
    }
    guest.client.close();
  });

  test('keeps no key and no name of a player who has deleted them in the middle of the game', async () => {
    const player = newKey();
    const { table, key, guest } = await begin(server, at, { name: 'Unmistakable', player });
    await takeStep([guest], rules, randomStream(4));
    await call(server.base, 'DELETE', `/api/tables/${table}/me`, { key });
    guest.client.close();
    const bytes = readFileSync(server.data, 'latin1');
    expect(bytes).toContain(table);
    expect(bytes).not.toContain('Unmistakable');
    const database = new DatabaseSync(server.data, { readOnly: true });
    const row = database
      .prepare('select opener, linked, player, name from daily_attempts where table_id = ?')
      .get(table);
    const last = database.prepare('select body from events where table_id = ? order by seq desc').get(table);
    database.close();
    // Marks are left until the day is closed, from which neither key follows.
    const mark = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(row).toEqual({ opener: mark, linked: mark, player: null, name: null });
    for (const each of [key, player]) expect(bytes).not.toContain(hashOfKey(each));
    // No bot plays on: the attempt is its player's, or it does not count.
    expect(String(last?.body)).not.toContain('stand-in');
  });

  test('no other table takes hints', async () => {
    const body = { key: newKey(), game: GAME, options: { seats: 1 }, name: 'Ada' };
    const { table } = (await call(server.base, 'POST', '/api/tables', { body })).json as { table: string };
    const socket = new RawSocket(server.port);
    await socket.hello(table, body.key);
    await socket.ask({ type: 'start' });
    expect(await socket.ask({ type: 'hint' })).toBe('not-ranked');
    socket.close();
  });
});

test('a table that comes from a backup has the dice of its day, and no new promise', async () => {
  const server = await startTestServer({ clock: clockAtNoon() });
  const attempt = await begin(server, at);
  await takeStep([attempt.guest], rules, randomStream(4));
  const { seq, head } = attempt.guest.client;
  await server.restartWith(async () => {
    const copy = `${server.data}.copy`;
    await backupTables(server.data, copy);
    const restored = await restoreTables(copy, server.data, { mayOverwrite: true });
    expect(restored.renewed).toBe(0);
  });
  await attempt.guest.until(({ connection }) => connection === 'online');
  expect(attempt.guest.client).toMatchObject({ seq, head });
  await playOut(attempt, rules);
  expect((await rankingOf(server, DAY, GAME)).rankings.plain).toHaveLength(1);
  await server.close();
});

describe.skipIf(whyNoPostgres() !== null)('two processes on one database', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await PostgresServer.create();
    await postgres.start();
  }, 60_000);
  afterAll(() => postgres.remove());

  test('promise the same days, open one table for each key, and close a day once', async () => {
    const data = await postgres.database();
    const clock = clockAtNoon();
    const servers = await Promise.all([1, 2].map(() => startTestServer({ data, clock })));
    const daily = await Promise.all(servers.map(({ base }) => call(base, 'GET', '/api/daily')));
    expect(daily[0].json.days).toEqual(daily[1].json.days);
    const body = { key: newKey(), name: 'Ada' };
    const begun = await Promise.all(
      [...servers, ...servers].map(({ base }) => call(base, 'POST', `/api/daily/${DAY}/${GAME}`, { body })),
    );
    expect(new Set(begun.map(({ json }) => json.table)).size).toBe(1);
    const { table } = begun[0].json as { table: string };
    const guest = new Guest(servers[0].port, { table, key: body.key, rules });
    autoplay(guest, rules, randomStream(5));
    await guest.over();
    guest.client.close();
    for (const server of servers)
      expect((await rankingOf(server, DAY, GAME)).rankings.plain).toMatchObject([{ table, rank: 1 }]);
    clock.set(endOf(DAY));
    for (const server of servers) expect((await rankingOf(server, DAY, GAME)).open).toBe(true);
    clock.set(closesAt(DAY) + 60_000);
    await Promise.all(servers.map((server) => server.restart()));
    const files = await Promise.all(
      servers.map(async ({ base }) => {
        await expect.poll(async () => (await fetch(`${base}/api/daily/${DAY}`)).status).toBe(200);
        return (await fetch(`${base}/api/daily/${DAY}`)).text();
      }),
    );
    expect(files[0]).toBe(files[1]);
    expect(files[0]).toContain(guest.client.head);
    for (const server of servers) await server.close();
  });
});
