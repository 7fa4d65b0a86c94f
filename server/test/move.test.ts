import { existsSync, renameSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { randomStream } from '@iacta/core';
import { loadRules } from '@iacta/games';
import { dailyPromise } from '@iacta/online/daily';
import type { Body } from '@iacta/table/log';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkChains } from '../backup/chains.ts';
import { backupDatabase, moveToDatabase, restoreDatabase } from '../backup/database.ts';
import { PostgresServer } from '../drill/servers/postgres.ts';
import { whyNoPostgres } from '../drill/servers/programs.ts';
import { openPostgresStore } from '../store/postgres.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { autoplay, Guest, openTable, startTestServer, type TestServer } from './kit.ts';

const GAME = 'zocken';
const rules = await loadRules(GAME);
const subscription = (table: string) => ({
  table,
  key: 'hash',
  endpoint: 'https://push.example/1',
  p256dh: 'p',
  auth: 'a',
  at: 1,
});

describe.skipIf(whyNoPostgres() !== null)('between a file and PostgreSQL', () => {
  let postgres: PostgresServer;
  let server: TestServer;
  let url: string;
  beforeAll(async () => {
    postgres = await PostgresServer.create();
    await postgres.start();
  }, 60_000);
  afterAll(() => postgres.remove());
  beforeEach(async () => {
    server = await startTestServer();
    url = await postgres.database();
  });
  afterEach(() => server.close());

  /** Two people play at a table until `seq` entries are there; the game goes on until `stop`. */
  async function play(at: TestServer, seq: number) {
    const { table, keys } = await openTable(at.base, GAME, 2);
    const guests = keys.map((key) => new Guest(at.port, { table, key, rules }));
    for (const guest of guests) await guest.online();
    await guests[0].client.act({ type: 'start' });
    for (const [i, guest] of guests.entries()) autoplay(guest, rules, randomStream(7 + i));
    await guests[0].until((client) => client.seq > seq);
    return { table, keys, guests };
  }

  async function contentOf(store: { close(): Promise<void> } & Parameters<typeof checkChains>[0]) {
    const checked = await checkChains(store, () => {});
    await store.close();
    return checked;
  }

  /** The same people go on at another server. */
  async function playOn(at: TestServer, { table, keys }: Awaited<ReturnType<typeof play>>) {
    const later = keys.map((key) => new Guest(at.port, { table, key, rules }));
    for (const guest of later) await guest.online();
    const from = later[0].client.seq;
    for (const [i, guest] of later.entries()) autoplay(guest, rules, randomStream(9 + i));
    await later[0].until((client) => client.seq > from + 20);
    for (const { client } of later) client.close();
  }

  test('a move takes every entry along, renames the file, and the game goes on from the database', async () => {
    const game = await play(server, 20);
    const { data } = server;
    let before: unknown;
    await server.restartWith(async () => {
      const file = await openSqliteStore(data);
      await file.subscriptions.add(subscription(game.table), 1);
      await file.subscriptions.plan({ table: game.table, key: 'hash' }, 5);
      const day = { day: '2026-11-17', secret: 'ab', promise: dailyPromise('ab') };
      await file.daily.addDays([day, { ...day, day: '2026-11-18' }]);
      const attempt = { day: day.day, game: GAME, rules: 1, player: null, name: 'Zoë', begun: 1 };
      for (const table of ['a', 'b'])
        await file.daily.begin({
          ...attempt,
          table,
          key: `key ${table}`,
          linked: null,
          opener: `opener ${table}`,
        });
      await file.daily.finish('a', { finished: 2, points: 3, hints: true, head: 'h', steps: '[]' });
      await file.daily.closeDay(day.day, 4);
      before = await contentOf(file);
      const steps: string[] = [];
      const moved = await moveToDatabase(data, url, {
        progress: (step, done, of) => steps.push(`${step} ${done === of ? 'done' : ''}`),
      });
      expect(steps).toEqual(expect.arrayContaining(['copying done', 'checking done']));
      expect(moved).toEqual({ ...(before as object), kept: `${data}.moved` });
      expect(existsSync(data)).toBe(false);
    });
    for (const { client } of game.guests) client.close();
    const store = await openPostgresStore(url);
    expect(await store.subscriptions.due(5, 9)).toEqual([{ table: game.table, key: 'hash' }]);
    expect(await store.daily.attempt('a')).toMatchObject({ name: 'Zoë', result: { points: 3, hints: true } });
    expect(await store.daily.lastClosed()).toBe('2026-11-17');
    expect(await contentOf(store)).toEqual(before);
    const there = await startTestServer({ data: url });
    await playOn(there, game);
    await there.close();
  });

  test('nothing is moved while a server has the file, nor into a database with tables or with a server', async () => {
    const { guests } = await play(server, 5);
    for (const { client } of guests) client.close();
    const { data } = server;
    await expect(moveToDatabase(data, url)).rejects.toMatchObject({ problem: 'locked' });
    const there = await startTestServer({ data: url });
    await server.restartWith(async () => {
      await expect(moveToDatabase(data, url)).rejects.toMatchObject({ problem: 'locked' });
      await there.close();
      expect((await moveToDatabase(data, url)).tables).toBe(1);
      renameSync(`${data}.moved`, data);
      await expect(moveToDatabase(data, url)).rejects.toMatchObject({ name: 'TargetExists' });
      expect((await moveToDatabase(data, url, { mayOverwrite: true })).tables).toBe(1);
    });
  });

  test('an entry that is not what was written moves nothing at all', async () => {
    const { table, guests } = await play(server, 5);
    for (const { client } of guests) client.close();
    const { data } = server;
    await server.restartWith(async () => {
      const file = new DatabaseSync(data);
      file.prepare('update events set body = ? where table_id = ? and seq = 2').run('{}', table);
      file.close();
      await expect(moveToDatabase(data, url)).rejects.toMatchObject({ problem: 'corrupt' });
      expect(existsSync(data)).toBe(true);
    });
    expect(await contentOf(await openPostgresStore(url))).toMatchObject({ tables: 0 });
  });

  test('a backup of a database is made while people play, and restored with new promises', async () => {
    const there = await startTestServer({ data: url });
    const game = await play(there, 20);
    const known = game.guests[0].client.seq;
    const copy = `${server.data}.copy`;
    const backedUp = await backupDatabase(url, copy);
    await game.guests[0].until((client) => client.seq > known + 20);
    for (const { client } of game.guests) client.close();
    await expect(restoreDatabase(copy, url, { mayOverwrite: true })).rejects.toMatchObject({
      problem: 'locked',
    });
    await there.close();

    const content = await contentOf(await openSqliteStore(copy));
    expect(content).toEqual(backedUp);
    expect(content.entries).toBeGreaterThan(known);
    await expect(restoreDatabase(copy, url)).rejects.toMatchObject({ name: 'TargetExists' });
    const restored = await restoreDatabase(copy, url, { mayOverwrite: true });
    expect(restored).toMatchObject({ tables: 1, entries: content.entries + 1, renewed: 1 });
    const store = await openPostgresStore(url);
    const rows = await store.rows(game.table);
    await store.close();
    const last = JSON.parse(rows[rows.length - 1].body) as Body;
    expect(last).toMatchObject({ type: 'renew', why: 'restore' });
    expect(rows.slice(0, -1).every(({ body }) => !body.includes((last as { next: string }).next))).toBe(true);
  });
});
