import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { randomStream } from '@iacta/core';
import { loadRules } from '@iacta/games';
import { verifyText } from '@iacta/online/log';
import { apply, type Body, emptyLog } from '@iacta/table/log';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backupTables } from '../backup/backup.ts';
import { putInPlace } from '../backup/copy.ts';
import { restoreTables } from '../backup/restore.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import type { Row } from '../store/store.ts';
import { autoplay, call, Guest, openTable, startTestServer, type TestServer } from './kit.ts';

const GAME = 'zocken';
const rules = await loadRules(GAME);
let server: TestServer;
let copy: string;
beforeEach(async () => {
  server = await startTestServer();
  copy = `${server.data}.copy`;
});
afterEach(() => server.close());

test('a copy that cannot be put in its place leaves all that was there, also what is in the log beside it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'iacta-copy-'));
  const target = join(folder, 'target');
  const crashed = join(folder, 'crashed');
  const database = new DatabaseSync(target);
  database.exec('pragma journal_mode = wal; create table t (n); insert into t values (1)');
  // As after the end of a process: the entry is in the log alone.
  for (const part of ['', '-wal']) copyFileSync(target + part, crashed + part);
  database.close();
  // A folder cannot take the place of a file.
  const part = join(folder, 'part');
  mkdirSync(part);
  expect(() => putInPlace(part, crashed)).toThrow();
  const left = new DatabaseSync(crashed);
  expect(left.prepare('select n from t').all()).toEqual([{ n: 1 }]);
  left.close();
  rmSync(folder, { recursive: true });
});

async function rowsOf(file: string, table: string): Promise<readonly Row[]> {
  const store = await openSqliteStore(file);
  const rows = await store.rows(table);
  await store.close();
  return rows;
}

/** Two people who play on while something else happens. */
async function play(seed: number) {
  const { table, keys } = await openTable(server.base, GAME, 2);
  const guests = keys.map((key) => new Guest(server.port, { table, key, rules }));
  for (const guest of guests) await guest.online();
  await guests[0].client.act({ type: 'start' });
  for (const [i, guest] of guests.entries()) autoplay(guest, rules, randomStream(seed + i));
  const stop = () => {
    for (const { client } of guests) client.close();
  };
  return { table, guests, stop };
}

test('a backup made while people play has every entry that was acknowledged before it, and is one file', async () => {
  const games = [await play(1), await play(10)];
  await games[0].guests[0].until(({ seq }) => seq > 20);
  const known = games.map(({ table, guests }) => ({ table, seq: guests[0].client.seq }));
  const steps: string[] = [];
  const checked = await backupTables(server.data, copy, {
    progress: (step, done, of) => steps.push(`${step} ${done === of ? 'done' : ''}`),
  });
  for (const { stop } of games) stop();
  expect(steps).toEqual(expect.arrayContaining(['copying done', 'checking done']));
  expect(checked.tables).toBe(2);
  expect(readdirSync(dirname(server.data)).filter((name) => name.startsWith('tables.sqlite.copy'))).toEqual([
    'tables.sqlite.copy',
  ]);
  let entries = 0;
  for (const { table, seq } of known) {
    const rows = await rowsOf(copy, table);
    expect(rows.length).toBeGreaterThan(seq);
    entries += rows.length;
  }
  expect(checked.entries).toBe(entries);
});

test('a writer that never rests does not keep a backup from ending', async () => {
  const writer = new DatabaseSync(server.data);
  const insert = writer.prepare('insert into events values (?, ?, ?, ?, ?, null, null)');
  for (let i = 0; i < 3000; i++) insert.run('noise', i, '', 'x'.repeat(2000), '');
  let seq = 3000;
  // Between any two steps of the copy something is written.
  const { tables } = await backupTables(server.data, copy, {
    progress: () => insert.run('noise', seq++, '', 'x'.repeat(2000), ''),
  });
  writer.close();
  expect(tables).toBe(0);
  expect(seq).toBeGreaterThan(3001);
  expect(await rowsOf(copy, 'noise')).toHaveLength(3000);
});

test('nothing is overwritten unless asked', async () => {
  writeFileSync(copy, 'precious');
  await expect(backupTables(server.data, copy)).rejects.toMatchObject({ name: 'TargetExists', target: copy });
  expect(readFileSync(copy, 'utf8')).toBe('precious');
  await backupTables(server.data, copy, { mayOverwrite: true });
  expect(await (await openSqliteStore(copy)).tables()).toEqual([]);
});

test('a log that was changed is found, and no copy of it is made', async () => {
  const { table } = await openTable(server.base, GAME, 2);
  const writer = new DatabaseSync(server.data);
  writer.prepare("update events set body = replace(body, 'open', 'nepo') where table_id = ?").run(table);
  writer.close();
  await expect(backupTables(server.data, copy)).rejects.toMatchObject({ problem: 'corrupt' });
  expect(existsSync(copy)).toBe(false);
});

test('a backup of a file that does not exist says so and creates nothing', async () => {
  const nowhere = `${server.data}.nowhere`;
  await expect(backupTables(nowhere, copy)).rejects.toMatchObject({ problem: 'missing' });
  expect(existsSync(nowhere)).toBe(false);
});

test('D8: a restore needs the server stopped, and gives every game under way a new promise', async () => {
  const game = await play(3);
  const waiting = await openTable(server.base, GAME, 2);
  await game.guests[0].until(({ seq }) => seq > 12);
  await backupTables(server.data, copy);
  game.stop();
  await expect(restoreTables(copy, server.data, { mayOverwrite: true })).rejects.toMatchObject({
    problem: 'locked',
  });
  const target = `${server.data}.restored`;
  const restored = await restoreTables(copy, target, { now: () => 1_900_000_000_000 });
  expect(restored).toMatchObject({ tables: 2, renewed: 1 });
  const before = await rowsOf(copy, game.table);
  const after = await rowsOf(target, game.table);
  expect(after.slice(0, -1)).toEqual(before);
  const renew = JSON.parse(after[after.length - 1].body) as Body;
  expect(renew).toMatchObject({ type: 'renew', at: 1_900_000_000_000 });
  const promises = before.flatMap(({ body }) => (JSON.parse(body) as { next?: string }).next ?? []);
  expect(promises).not.toContain(renew.type === 'renew' ? renew.next : '');
  // The fold accepts it in its place.
  let state = emptyLog(rules);
  for (const { salt, body } of after) {
    const applied = apply(state, { salt, body: JSON.parse(body) as Body });
    if (!applied.ok) throw new Error(JSON.stringify(applied.problem));
    state = applied.state;
  }
  expect(state.head).toBe(after[after.length - 1].hash);
  expect(await rowsOf(target, waiting.table)).toEqual(await rowsOf(copy, waiting.table));
  await expect(restoreTables(copy, target)).rejects.toMatchObject({ name: 'TargetExists' });
});

test('the address of a table is the same after a restore', async () => {
  const { table, code } = await openTable(server.base, GAME, 2);
  await backupTables(server.data, copy);
  await server.restartWith(() => restoreTables(copy, server.data, { mayOverwrite: true }));
  expect((await call(server.base, 'GET', `/api/codes/${code}`)).json).toMatchObject({ table });
});

test('a restored game goes on under its new promise and can be finished', { timeout: 60_000 }, async () => {
  const { table, keys } = await openTable(server.base, GAME, 2);
  const sit = () => keys.map((key) => new Guest(server.port, { table, key, rules }));
  const before = sit();
  for (const guest of before) await guest.online();
  await before[0].client.act({ type: 'start' });
  for (const [i, guest] of before.entries()) autoplay(guest, rules, randomStream(i));
  await before[0].until(({ seq }) => seq > 12);
  await backupTables(server.data, copy);
  for (const { client } of before) client.close();
  await server.restartWith(() => restoreTables(copy, server.data, { mayOverwrite: true }));
  const after = sit();
  for (const guest of after) await guest.online();
  for (const [i, guest] of after.entries()) autoplay(guest, rules, randomStream(i + 9));
  await Promise.all(after.map((guest) => guest.over()));
  for (const { client } of after) client.close();
  const log = await fetch(`${server.base}/api/tables/${table}/log`);
  const verdict = await verifyText(await log.text(), async () => rules);
  expect(verdict).toMatchObject({ ok: true, summary: { over: true } });
});

describe('a copy from a stranger', () => {
  /** Changes the copy, and restores it. */
  async function restored(sql: string): Promise<string> {
    await backupTables(server.data, copy);
    const hostile = new DatabaseSync(copy);
    hostile.exec(sql);
    hostile.close();
    const target = `${server.data}.restored`;
    await restoreTables(copy, target);
    return target;
  }
  const schemaOf = (file: string) => {
    const database = new DatabaseSync(file, { readOnly: true });
    const schema = database.prepare('select type, name, sql from sqlite_schema order by name').all();
    database.close();
    return schema;
  };

  test('leaves no trigger, view, table or index of its own in the file that is restored', async () => {
    const { table } = await openTable(server.base, GAME, 2);
    const target = await restored(`
      create trigger spy after insert on events begin update events set hidden = 'stolen'; end;
      create trigger stop before delete on events begin select raise(ignore); end;
      create view keys as select hidden from events;
      create table notes (text text);
      create index slow on events (body);
      insert into notes values ('hello')`);
    expect(schemaOf(target)).toEqual(schemaOf(server.data));
    expect(await rowsOf(target, table)).toEqual(await rowsOf(server.data, table));
    expect(readdirSync(dirname(target)).filter((name) => /copied|part/.test(name))).toEqual([]);
  });

  test('is refused where the secret of a day is not the promised one', async () => {
    await call(server.base, 'GET', '/api/daily');
    await expect(restored(`update daily_days set secret = '${'ab'.repeat(32)}'`)).rejects.toMatchObject({
      problem: 'corrupt',
      message: expect.stringMatching(/the secret of \d{4}-\d\d-\d\d is not the promised one/),
    });
    expect(existsSync(`${server.data}.restored`)).toBe(false);
  });

  test('is refused where the secret of a table’s next roll is not the promised one', async () => {
    const game = await play(3);
    await game.guests[0].until(({ seq }) => seq > 5);
    game.stop();
    const forge = `update events set hidden = json_set(hidden, '$.secret', '${'ab'.repeat(32)}')
      where json_extract(hidden, '$.secret') is not null`;
    await expect(restored(forge)).rejects.toMatchObject({
      problem: 'corrupt',
      message: expect.stringContaining('is not the promised one'),
    });
  });
});
