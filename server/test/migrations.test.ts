import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkChains, type Listable } from '../backup/chains.ts';
import { PostgresServer } from '../drill/servers/postgres.ts';
import { whyNoPostgres } from '../drill/servers/programs.ts';
import { dailyMark } from '../store/daily-mark.ts';
import type { Migrations } from '../store/migrate.ts';
import { openPostgresStore } from '../store/postgres.ts';
import { POSTGRES_MIGRATIONS } from '../store/postgres-schema.ts';
import { MIGRATIONS } from '../store/schema.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import {
  CONTENT,
  type Content,
  type Dialect,
  earlierSchema,
  frozenFile,
  frozenNames,
  GAME,
  OPENED_AT,
  statementsOf,
  WAITING,
} from './earlier-schemas.ts';

const missing = whyNoPostgres();
if (missing) console.warn(`Migrations of PostgreSQL are not tested: ${missing}`);

interface Data {
  /** Executes a script. */
  run(script: string): Promise<void>;
  ask(query: string, values?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>;
  open(): Promise<Store & Listable>;
  /** Columns, types, defaults, keys and indexes of all tables. */
  schema(): Promise<unknown>;
  drop(): Promise<void>;
}

function file(): Data {
  const folder = mkdtempSync(join(tmpdir(), 'iacta-migrations-'));
  const path = join(folder, 'tables.sqlite');
  const on = <T>(act: (database: DatabaseSync) => T): T => {
    const database = new DatabaseSync(path);
    try {
      return act(database);
    } finally {
      database.close();
    }
  };
  const ask = async (query: string, values: readonly unknown[] = []) =>
    on((database) => database.prepare(query).all(...(values as string[])));
  return {
    run: async (script) => on((database) => database.exec(script)),
    ask,
    open: () => openSqliteStore(path),
    schema: () => ask('select type, name, tbl_name, sql from sqlite_master order by name'),
    drop: async () => rmSync(folder, { recursive: true }),
  };
}

async function database(server: PostgresServer): Promise<Data> {
  const url = await server.database();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const ask = async (query: string, values: readonly unknown[] = []) =>
    (await client.query<Record<string, unknown>>(query, [...values])).rows;
  return {
    run: async (script) => void (await client.query(script)),
    ask,
    open: () => openPostgresStore(url),
    schema: async () => [
      await ask(`select c.relname, c.relkind, c.relpersistence, c.reloptions, pg_get_expr(c.relpartbound, c.oid),
        a.attname, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull, pg_get_expr(d.adbin, d.adrelid) as preset
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
        where c.relnamespace = 'public'::regnamespace order by c.relname, a.attnum`),
      await ask(
        `select tablename, indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2`,
      ),
      await ask(`select conrelid::regclass::text as "table", conname, pg_get_constraintdef(oid) as definition
        from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`),
    ],
    drop: () => client.end(),
  };
}

/** The columns that a table has in this version; none where there is no such table. */
async function columnsOf(data: Data, dialect: Dialect, table: string): Promise<readonly string[]> {
  const rows = await (dialect === 'sqlite'
    ? data.ask('select name from pragma_table_info(?)', [table])
    : data.ask(`select column_name as name from information_schema.columns where table_name = $1`, [table]));
  return rows.map(({ name }) => String(name));
}

/** Fills a database as far as its version has room; what it holds then. */
async function fill(data: Data, dialect: Dialect, content: Content): Promise<Content> {
  const filled: [string, Content[string]][] = [];
  for (const [table, rows] of Object.entries(content)) {
    const columns = await columnsOf(data, dialect, table);
    if (columns.length === 0) continue;
    const kept = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => columns.includes(name))),
    );
    for (const row of kept) {
      const names = Object.keys(row).map((name) => `"${name}"`);
      const places = names.map((_, i) => (dialect === 'sqlite' ? '?' : `$${i + 1}`));
      await data.ask(`insert into ${table} (${names.join()}) values (${places.join()})`, Object.values(row));
    }
    filled.push([table, kept]);
  }
  return Object.fromEntries(filled);
}

/** All rows are there, in every column that was filled. PostgreSQL gives a bigint as text. */
async function expectContent(data: Data, content: Content): Promise<void> {
  for (const [table, rows] of Object.entries(content)) {
    const names = Object.keys(rows[0]);
    const found = await data.ask(`select ${names.map((name) => `"${name}"`).join()} from ${table}`);
    const texts = (list: readonly Record<string, unknown>[]) =>
      list.map((row) => names.map((name) => String(row[name])).join('|')).sort();
    expect(texts(found)).toEqual(texts(rows));
  }
}

function migrations(dialect: Dialect, all: Migrations, create: () => Promise<Data>) {
  const names = Object.keys(all);
  const versions = names.map((name, i) => [name, names.slice(0, i + 1)] as const);
  let data: Data;
  beforeEach(async () => {
    data = await create();
  });
  afterEach(() => data.drop());

  test('migrations have an order, and none of those that were ever released is missing', () => {
    expect(names).toEqual([...names].sort());
    expect(names).toEqual(expect.arrayContaining(frozenNames(dialect)));
  });

  // The file of a new migration is written by the first run of this test and belongs to its commit.
  test.each(names)('%s is as it was released', async (name) => {
    await expect(await statementsOf(dialect, all[name])).toMatchFileSnapshot(frozenFile(dialect, name));
  });

  test.each(versions)('what version %s has written is read and played on', async (_name, made) => {
    await data.run(earlierSchema(dialect, made));
    const content = await fill(data, dialect, CONTENT);
    const store = await data.open();
    await expectContent(data, content);

    expect(await store.rows(GAME.table)).toEqual(GAME.rows);
    expect(await store.rows('waiting')).toEqual([WAITING]);
    const counted = 'redactions' in content.tables[0] ? 2 : 0;
    const last = GAME.rows.length - 1;
    expect(await store.heads([GAME.table])).toEqual([{ table: GAME.table, seq: last, redactions: counted }]);
    expect(await store.byCode(GAME.code)).toMatchObject({ table: GAME.table, phase: 'playing' });
    expect(await store.byOpener('opener-over')).toMatchObject({ table: 'over', phase: 'over' });
    expect(await store.listed(10, 0)).toMatchObject([{ table: 'waiting', opened: OPENED_AT }]);
    const isClocked = 'due' in content.tables[0];
    expect(await store.due(OPENED_AT + 86_400_000, 10)).toEqual(isClocked ? [GAME.table] : []);
    expect(await store.expired({ finished: OPENED_AT + 1, abandoned: null }, 10)).toEqual(['over']);
    const holder = { table: GAME.table, key: 'ada' };
    const isSubscribed = content.subscriptions !== undefined;
    expect(await store.subscriptions.of(holder)).toHaveLength(isSubscribed ? 1 : 0);
    expect(await store.subscriptions.due(OPENED_AT + 5000, 10)).toEqual(isSubscribed ? [holder] : []);

    const isDaily = content.daily_days !== undefined;
    expect(await store.daily.lastClosed()).toBe(isDaily ? '2026-11-17' : null);
    expect(await store.daily.unclosed('2026-11-19')).toEqual(isDaily ? ['2026-11-18'] : []);
    expect((await store.daily.attempt('over'))?.result?.points).toBe(isDaily ? -5 : undefined);

    const next = { ...WAITING, table: GAME.table, seq: last + 1 };
    expect(await store.append([{ table: GAME.table, rows: [next], due: OPENED_AT, phase: 'over' }])).toEqual([
      'done',
    ]);
    expect(await store.append([{ table: GAME.table, rows: [next] }])).toEqual(['conflict']);
    expect(await store.due(OPENED_AT, 10)).toEqual([GAME.table]);
    await store.redact('waiting', [{ seq: 0, hidden: null }], true);
    expect(await store.rows('waiting')).toEqual([{ ...WAITING, hidden: null }]);
    await store.remove(['over'], { finished: Number.MAX_SAFE_INTEGER, abandoned: null });
    expect(await store.rows('over')).toEqual([]);
    await store.close();
  });

  test('attempts get marks, and a player keeps the first of several attempts at a game', async () => {
    const at = names.findIndex((name) => name.endsWith('-daily-marks'));
    await data.run(earlierSchema(dialect, names.slice(0, at)));
    const secret = 'ab'.repeat(32);
    const hash = (letter: string) => letter.repeat(64);
    await data.run(`insert into daily_days (day, secret, promise) values ('2026-11-18', '${secret}', 'p')`);
    const rows = [
      ['t1', 'clever', hash('1'), hash('a'), 20],
      ['t2', 'clever', hash('2'), hash('a'), 10],
      ['t3', 'doce', hash('1'), hash('a'), 30],
      ['t4', 'clever', hash('4'), hash('b'), 5],
      ['t5', 'clever', hash('5'), null, 5],
    ] as const;
    for (const [table, game, key, player, begun] of rows)
      await data.run(`insert into daily_attempts (table_id, day, game, rules, key, opener, player, name, begun)
        values ('${table}', '2026-11-18', '${game}', 1, '${table}', '2026-11-18 ${game} ${key}',
          ${player === null ? 'null' : `'${player}'`}, 'Ada', ${begun})`);
    const store = await data.open();
    const linked: string[] = [];
    for (const [table, game, keyHash, player] of rows) {
      const found = await store.daily.attempt(table);
      expect(found?.opener).toBe(dailyMark(secret, { kind: 'opener', game, keyHash }));
      if (found?.linked) linked.push(table);
      expect(found?.linked ?? null).toBe(
        found?.player ? dailyMark(secret, { kind: 'player', game, keyHash: player ?? '' }) : null,
      );
    }
    expect(linked).toEqual(['t2', 't3', 't4']);
    await store.close();
  });

  test.each(versions)('version %s becomes the same schema as a new database', async (_name, made) => {
    await data.run(earlierSchema(dialect, made));
    await (await data.open()).close();
    const fresh = await create();
    await (await fresh.open()).close();
    expect(await data.schema()).toEqual(await fresh.schema());
    await fresh.drop();
  });

  test('the chain of a game under way is whole after all migrations', async () => {
    await data.run(earlierSchema(dialect, names.slice(0, 1)));
    const games = { events: CONTENT.events.slice(0, GAME.rows.length), tables: CONTENT.tables.slice(0, 1) };
    await fill(data, dialect, games);
    const store = await data.open();
    const chains = await checkChains(store, () => {});
    expect(chains).toMatchObject({ tables: 1, entries: GAME.rows.length });
    await store.close();
  });

  test('a migration that fails leaves the version and the data as they were', async () => {
    await data.run(earlierSchema(dialect, names.slice(0, 1)));
    const content = await fill(data, dialect, CONTENT);
    const before = await data.schema();
    // Only the last migrations meet it: those before it are undone.
    await data.run('create table subscriptions (mine text)');
    await expect(data.open()).rejects.toThrow('subscriptions');
    await data.run('drop table subscriptions');
    expect(await data.schema()).toEqual(before);
    expect(await data.ask('select name from kysely_migration')).toEqual([{ name: names[0] }]);
    await expectContent(data, content);
    await (await data.open()).close();
    await expectContent(data, content);
  });

  test('an older server refuses what a newer one has migrated, and says why', async () => {
    await (await data.open()).close();
    await data.run(`insert into kysely_migration values ('999-later', '2026-01-01T00:00:00Z')`);
    await expect(data.open()).rejects.toMatchObject({
      problem: 'failed',
      message: expect.stringContaining('999-later'),
    });
  });
}

describe('migrations of a file', () => {
  migrations('sqlite', MIGRATIONS, async () => file());
});

describe.skipIf(missing !== null)('migrations of PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await PostgresServer.create();
    await server.start();
  }, 60_000);
  afterAll(() => server.remove());

  migrations('postgres', POSTGRES_MIGRATIONS, () => database(server));

  test('processes that start together on an earlier version migrate it once', async () => {
    const data = await database(server);
    const [first] = Object.keys(POSTGRES_MIGRATIONS);
    await data.run(earlierSchema('postgres', [first]));
    const content = await fill(data, 'postgres', CONTENT);
    const stores = await Promise.all([1, 2, 3].map(() => data.open()));
    await expectContent(data, content);
    const rows = await data.ask('select name from kysely_migration order by name');
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(POSTGRES_MIGRATIONS));
    for (const store of stores) await store.close();
    await data.drop();
  });
});
