import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import pg from 'pg';
import { Confirmations, type EntryName } from './confirmations.ts';
import { migrate } from './migrate.ts';
import { appendValues, INSERT } from './postgres-append.ts';
import { isDeadlock, isUniqueViolation, PostgresPool, postgresError, type Queries } from './postgres-pool.ts';
import { refuseUnsafe } from './postgres-safety.ts';
import { POSTGRES_MIGRATIONS } from './postgres-schema.ts';
import { indexRow, type Schema } from './schema.ts';
import { FORGOTTEN, SqlDaily, USELESS } from './sql-daily.ts';
import type {
  Appended,
  Batch,
  Expiry,
  Head,
  IndexRow,
  Listed,
  Listing,
  Redaction,
  Row,
  Store,
} from './store.ts';
import { SqlSubscriptions } from './subscriptions.ts';

export interface PostgresOptions {
  /** Connections at most. */
  readonly connections?: number;
  /** How long an answer may take, in milliseconds. */
  readonly answerWithin?: number;
  /** Settings of the database that can lose acknowledged entries are accepted: for tests. */
  readonly isUnsafeAccepted?: boolean;
}

/** A store that any number of processes share. `url` may name several hosts: the primary among them is used. */
export async function openPostgresStore(url: string, options: PostgresOptions = {}): Promise<PostgresStore> {
  const pool = new PostgresPool(url, options.connections, options.answerWithin);
  try {
    if (!options.isUnsafeAccepted) await refuseUnsafe(pool);
    await migrateDatabase(await pool.address());
    return new PostgresStore(pool);
  } catch (error) {
    await pool.close();
    throw postgresError(error);
  }
}

/** Processes that start together wait for each other here: kysely takes a lock in the database. */
async function migrateDatabase(connectionString: string): Promise<void> {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString, max: 1 }) }),
  });
  try {
    await migrate(db, POSTGRES_MIGRATIONS);
  } finally {
    await db.destroy();
  }
}

/** Only writes SQL: the pool runs it, since that knows which server is the primary. */
const SQL = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

export class PostgresStore<Connection extends Queries = PostgresPool> implements Store {
  readonly pool: Connection;
  readonly daily: SqlDaily;
  readonly subscriptions: SqlSubscriptions;
  readonly #confirmations: Confirmations;

  constructor(pool: Connection) {
    this.pool = pool;
    const run = <T>(query: CompiledQuery<T>) => this.#run(query);
    // Deleted data stays in dead rows until the next vacuum.
    const deleted = async () => {};
    this.daily = new SqlDaily({ db: SQL, run, lock: 'for share', deleted });
    this.subscriptions = new SqlSubscriptions({ db: SQL, run, deleted });
    this.#confirmations = new Confirmations((entries) => this.#confirmAll(entries));
  }

  async append(batches: readonly Batch[]): Promise<readonly Appended[]> {
    const removed = await this.#write(batches);
    if (removed !== 'conflict') return batches.map(({ table }) => (removed.has(table) ? 'conflict' : 'done'));
    // Another writer was first at one of the tables. The others must not suffer for it.
    const lost = new Set<string>();
    const results: Appended[] = [];
    for (const batch of batches) {
      // What follows a lost batch was linked to it: written alone it would leave a hole.
      const result = lost.has(batch.table) ? 'conflict' : await this.#write([batch]);
      if (result === 'conflict' || result.size > 0) lost.add(batch.table);
      results.push(lost.has(batch.table) ? 'conflict' : 'done');
    }
    return results;
  }

  /** One statement is one transaction and one round trip. The tables that were removed; nothing is written there. */
  async #write(batches: readonly Batch[]): Promise<'conflict' | ReadonlySet<string>> {
    const values = appendValues(batches);
    for (;;) {
      try {
        const removed = await this.pool.query<{ id: string }>(INSERT, values);
        return new Set(removed.map(({ id }) => id));
      } catch (error) {
        if (isUniqueViolation(error)) return 'conflict';
        if (!isDeadlock(error)) throw postgresError(error);
      }
    }
  }

  async rows(table: string, after = -1): Promise<readonly Row[]> {
    const rows = await this.#run(
      SQL.selectFrom('events')
        .selectAll()
        .where('table_id', '=', table)
        .where('seq', '>', after)
        .orderBy('seq')
        .compile(),
    );
    return rows.map(({ table_id, ...row }) => ({ table: table_id, ...row }));
  }

  confirm(entry: EntryName): Promise<boolean> {
    return this.#confirmations.confirm(entry);
  }

  /**
   * Which of these entries are here, once a commit has returned. The same transaction looks for them and writes: after
   * a failover the commit of the new primary says nothing about what the old one has shown.
   */
  async #confirmAll(entries: readonly EntryName[]): Promise<readonly EntryName[]> {
    return this.#ask<EntryName>(
      `with waits as (select pg_logical_emit_message(true, 'iacta', 'confirm'))
      select e.table_id as "table", e.seq, e.hash from waits,
        unnest($1::text[], $2::int[], $3::text[]) as named ("table", seq, hash)
        join events e on e.table_id = named."table" and e.seq = named.seq and e.hash = named.hash`,
      [entries.map(({ table }) => table), entries.map(({ seq }) => seq), entries.map(({ hash }) => hash)],
    );
  }

  async heads(tables: readonly string[]): Promise<readonly Head[]> {
    if (tables.length === 0) return [];
    const text = `select t.id as "table", e.seq, t.redactions from tables t
      cross join lateral (select seq from events where table_id = t.id order by seq desc limit 1) e
      where t.id = any($1::text[])`;
    return this.#ask<Head>(text, [tables]);
  }

  byCode(code: string): Promise<Listing | null> {
    return this.#listing('code', code);
  }

  byOpener(opener: string): Promise<Listing | null> {
    return this.#listing('opener', opener);
  }

  async #listing(column: 'code' | 'opener', value: string): Promise<Listing | null> {
    const found = await this.#run(
      SQL.selectFrom('tables')
        .select(['id as table', 'code', 'game', 'phase'])
        .where(column, '=', value)
        .compile(),
    );
    return found[0] ?? null;
  }

  async listed(limit: number, after: number): Promise<readonly Listed[]> {
    const rows = await this.#run(
      SQL.selectFrom('tables')
        .select(['id as table', 'code', 'game', 'phase', 'opened'])
        .where('listed', '=', 1)
        .where('phase', '=', 'waiting')
        .where('opened', '>', after)
        .orderBy('opened', 'desc')
        .limit(limit)
        .compile(),
    );
    return rows.map((row) => ({ ...row, opened: Number(row.opened) }));
  }

  async due(by: number, limit: number): Promise<readonly string[]> {
    const rows = await this.#run(
      SQL.selectFrom('tables').select('id').where('due', '<=', by).orderBy('due').limit(limit).compile(),
    );
    return rows.map(({ id }) => id);
  }

  /** What was there stays in dead rows until the next vacuum, and in the write-ahead log as long as that is kept. */
  async redact(table: string, redactions: readonly Redaction[], opener: boolean | string): Promise<void> {
    await this.#ask(
      `with hidden as (
        update events e set hidden = r.hidden from unnest($2::int[], $3::text[]) as r (seq, hidden)
        where e.table_id = $1 and e.seq = r.seq
      )
      update tables set redactions = redactions + 1,
        opener = case when $4 then 'gone ' || id else coalesce($5, opener) end,
        listed = case when $4 then 0 else listed end
      where id = $1`,
      [
        table,
        redactions.map(({ seq }) => seq),
        redactions.map(({ hidden }) => hidden),
        opener === true,
        typeof opener === 'string' ? opener : null,
      ],
    );
  }

  async expired(before: Expiry, limit: number): Promise<readonly string[]> {
    const rows = await this.#ask<{ id: string }>(
      `select id from tables t where ${isExpired(before)} order by opened limit $1`,
      [limit],
    );
    return rows.map(({ id }) => id);
  }

  async remove(tables: readonly string[], before: Expiry): Promise<void> {
    if (tables.length === 0) return;
    const ids = tables.map((table) => pg.escapeLiteral(table)).join();
    // Two statements of one transaction: the second sees what those have written whom the first has waited for.
    await this.#ask(
      `select 1 from tables where id in (${ids}) order by id for update;
      with gone as (
        delete from tables t where id in (${ids}) and ${isExpired(before)}
          and not exists (select 1 from sides where table_id = t.id and data <> '')
        returning id
      ), subscribed as (
        delete from subscriptions where table_id in (select id from gone)
      ), changed as (
        update daily_days set changes = changes + 1
        where day in (select day from daily_attempts where table_id in (select id from gone))
      ), unfinished as (
        delete from daily_attempts where table_id in (select id from gone) and ${USELESS}
      ), nameless as (
        update daily_attempts set ${FORGOTTEN}
        where table_id in (select id from gone) and not (${USELESS})
      )
      delete from events where table_id in (select id from gone)`,
    );
  }

  /** All tables, the oldest first. */
  async tables(): Promise<readonly IndexRow[]> {
    const rows = await this.#run(
      SQL.selectFrom('tables')
        .select(['id as table', 'code', 'opener', 'game', 'phase', 'listed', 'opened', 'due'])
        .orderBy('opened')
        .orderBy('id')
        .compile(),
    );
    return rows.map(indexRow);
  }

  /** Writes something that changes nothing, as durably as an entry. */
  async probe(): Promise<void> {
    // A message in the write-ahead log: its commit waits for the disk and the standby, and no row is left behind.
    await this.#ask(`select pg_logical_emit_message(true, 'iacta', 'probe')`);
  }

  async close(): Promise<void> {
    await this.pool.close();
  }

  #run<T>({ sql, parameters }: CompiledQuery<T>): Promise<T[]> {
    return this.#ask(sql, parameters) as Promise<T[]>;
  }

  async #ask<T>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    try {
      return (await this.pool.query(text, values)) as T[];
    } catch (error) {
      throw postgresError(error);
    }
  }
}

/** A condition on `tables t`. */
function isExpired({ finished, abandoned }: Expiry): string {
  const isOlder = (than: number | null) =>
    than === null
      ? 'false'
      : `opened < ${than} and (select (body::json ->> 'at')::bigint from events
        where table_id = t.id order by seq desc limit 1) < ${than}`;
  return `(case when phase = 'over' then ${isOlder(finished)} else ${isOlder(abandoned)} end)`;
}
