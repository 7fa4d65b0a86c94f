import { type CompiledQuery, Kysely } from 'kysely';
import { migrate } from './migrate.ts';
import { BUSY_MS, isTaken, openSqlite, type Sqlite } from './node-sqlite.ts';
import { StoreError } from './problem.ts';
import { indexRow, MIGRATIONS, type Schema } from './schema.ts';
import { FORGOTTEN, SqlDaily, USELESS } from './sql-daily.ts';
import { TransactionalSqlite } from './sqlite-dialect.ts';
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

export interface Opening {
  /** `existing`: a file that is not there is not created. */
  readonly expected?: 'any' | 'existing';
  /** `unchecked`: the file was checked before, and no other process has it. */
  readonly integrity?: 'checked' | 'unchecked';
  /** Between the store and the database: for the injection of faults. */
  readonly through?: (database: Sqlite) => Sqlite;
}

/** One file, one process, nothing to set up. */
export async function openSqliteStore(file: string, opening: Opening = {}): Promise<SqlStore> {
  const database = openSqlite(file, opening.expected);
  const db = new Kysely<Schema>({ dialect: new TransactionalSqlite({ database }) });
  try {
    if (opening.integrity !== 'unchecked') checkIntegrity(file, database);
    await migrate(db, MIGRATIONS);
    return new SqlStore(db, opening.through?.(database) ?? database);
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Also a file that opens may have pages that cannot be read, or that say what was never written. */
function checkIntegrity(file: string, database: Sqlite): void {
  const found = database.prepare('pragma quick_check(1)').all([]) as { quick_check: string }[];
  if (found[0]?.quick_check !== 'ok')
    throw new StoreError('corrupt', `${file}: ${found[0]?.quick_check ?? 'cannot be checked'}`);
}

export class SqlStore implements Store {
  readonly #db: Kysely<Schema>;
  readonly #database: Sqlite;
  readonly #insert: string;
  readonly daily: SqlDaily;
  readonly subscriptions: SqlSubscriptions;

  constructor(db: Kysely<Schema>, database: Sqlite) {
    this.#db = db;
    this.#database = database;
    this.#insert = db.insertInto('events').values(A_ROW).compile().sql;
    const run = async ({ sql, parameters }: CompiledQuery) => this.#ask(sql, parameters) as never[];
    const deleted = () => this.#emptyLog();
    this.daily = new SqlDaily({ db, run, lock: '', deleted });
    this.subscriptions = new SqlSubscriptions({ db, run, deleted });
  }

  async append(batches: readonly Batch[]): Promise<readonly Appended[]> {
    try {
      this.#write(batches);
      return batches.map(() => 'done');
    } catch (error) {
      if (!isLost(error)) throw error;
    }
    // Another writer was first at one of the tables. The others must not suffer for it.
    const lost = new Set<string>();
    const results: Appended[] = [];
    for (const batch of batches) {
      // What follows a lost batch was linked to it: written alone it would leave a hole.
      const result = lost.has(batch.table) ? 'conflict' : this.#writeAlone(batch);
      if (result === 'conflict') lost.add(batch.table);
      results.push(result);
    }
    return results;
  }

  #writeAlone(batch: Batch): Appended {
    try {
      this.#write([batch]);
      return 'done';
    } catch (error) {
      if (isLost(error)) return 'conflict';
      throw error;
    }
  }

  #write(batches: readonly Batch[]): void {
    this.#atOnce(() => {
      for (const batch of batches) if (batch.opened) this.#runAll(this.#index(batch));
      for (const batch of batches) {
        if (!this.#isThere(batch.table)) throw new Removed();
        for (const row of batch.rows) this.#run(this.#insert, valuesOf(row));
        if (!batch.opened) this.#runAll(this.#index(batch));
      }
    });
  }

  /** A transaction in one go: it awaits only the disk, so no other transaction comes in between. */
  #atOnce(write: () => void): void {
    this.#run('begin immediate');
    try {
      write();
      this.#run('commit');
    } catch (error) {
      // After a full disk, say, SQLite has rolled back already; the error to report is the first one.
      if (this.#database.isInTransaction) this.#rollBack(error);
      throw error;
    }
  }

  #rollBack(cause: unknown): void {
    try {
      this.#run('rollback');
    } catch (error) {
      throw new AggregateError([cause, error], 'a transaction could not be rolled back');
    }
  }

  #runAll(queries: readonly CompiledQuery[]): void {
    for (const { sql, parameters } of queries) this.#run(sql, parameters);
  }

  #run(sql: string, parameters: readonly unknown[] = []): void {
    this.#database.prepare(sql).run(parameters);
  }

  #isThere(table: string): boolean {
    return this.#database.prepare('select 1 from tables where id = ?').all([table]).length > 0;
  }

  /** What the index of tables has to learn. */
  #index({ table, opened, phase, due }: Batch): readonly CompiledQuery[] {
    if (opened) {
      const { at, code, opener, game, listed } = opened;
      const row = { id: table, code, opener, game, phase: phase ?? 'waiting', listed: listed ? 1 : 0 };
      return [
        this.#db
          .insertInto('tables')
          .values({ ...row, opened: at, due: due ?? null })
          .compile(),
      ];
    }
    if (phase === undefined && due === undefined) return [];
    const changed = { ...(phase === undefined ? {} : { phase }), ...(due === undefined ? {} : { due }) };
    return [this.#db.updateTable('tables').set(changed).where('id', '=', table).compile()];
  }

  async rows(table: string, after = -1): Promise<readonly Row[]> {
    const rows = await this.#db
      .selectFrom('events')
      .selectAll()
      .where('table_id', '=', table)
      .where('seq', '>', after)
      .orderBy('seq')
      .execute();
    return rows.map(({ table_id, ...row }) => ({ table: table_id, ...row, seq: Number(row.seq) }));
  }

  async heads(tables: readonly string[]): Promise<readonly Head[]> {
    const sql = `select id as "table", redactions,
      (select max(seq) from events where table_id = tables.id) as seq from tables where id = ?`;
    const statement = this.#database.prepare(sql);
    return tables.flatMap((table) => statement.all([table]) as Head[]);
  }

  /** All tables, the oldest first. */
  async tables(): Promise<readonly IndexRow[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select(['id as table', 'code', 'opener', 'game', 'phase', 'listed', 'opened', 'due'])
      .orderBy('opened')
      .orderBy('id')
      .execute();
    return rows.map(indexRow);
  }

  /** SQLite shows what is on the disk. */
  async confirm(entry: Pick<Row, 'table' | 'seq' | 'hash'>): Promise<boolean> {
    return this.has(entry);
  }

  /** Moves everything into the file itself, for a copy that is to be one file. */
  leaveOneFile(): void {
    this.#ask('pragma journal_mode = delete');
  }

  /** The entry that was written last. */
  newest(): Pick<Row, 'table' | 'seq' | 'hash'> | null {
    const sql = 'select table_id as "table", seq, hash from events order by rowid desc limit 1';
    return (this.#ask(sql)[0] as Pick<Row, 'table' | 'seq' | 'hash'>) ?? null;
  }

  has({ table, seq, hash }: Pick<Row, 'table' | 'seq' | 'hash'>): boolean {
    const sql = 'select 1 from events where table_id = ? and seq = ? and hash = ?';
    return this.#database.prepare(sql).all([table, seq, hash]).length > 0;
  }

  byCode(code: string): Promise<Listing | null> {
    return this.#listing('code', code);
  }

  byOpener(opener: string): Promise<Listing | null> {
    return this.#listing('opener', opener);
  }

  async #listing(column: 'code' | 'opener', value: string): Promise<Listing | null> {
    const found = await this.#db
      .selectFrom('tables')
      .select(['id as table', 'code', 'game', 'phase'])
      .where(column, '=', value)
      .executeTakeFirst();
    return found ?? null;
  }

  async listed(limit: number, after: number): Promise<readonly Listed[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select(['id as table', 'code', 'game', 'phase', 'opened'])
      .where('listed', '=', 1)
      .where('phase', '=', 'waiting')
      .where('opened', '>', after)
      .orderBy('opened', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ ...row, opened: Number(row.opened) }));
  }

  async due(by: number, limit: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('due', '<=', by)
      .orderBy('due')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async redact(table: string, redactions: readonly Redaction[], opener: boolean | string): Promise<void> {
    const hide = redactions.map(({ seq, hidden }) =>
      this.#db
        .updateTable('events')
        .set({ hidden })
        .where('table_id', '=', table)
        .where('seq', '=', seq)
        .compile(),
    );
    const gone = opener === true ? { opener: `gone ${table}`, listed: 0 } : {};
    const change = typeof opener === 'string' ? { opener } : gone;
    const count = this.#db
      .updateTable('tables')
      .set((row) => ({ ...change, redactions: row('redactions', '+', 1) }))
      .where('id', '=', table)
      .compile();
    this.#atOnce(() => this.#runAll([...hide, count]));
    await this.#emptyLog();
  }

  async expired({ finished, abandoned }: Expiry, limit: number): Promise<readonly string[]> {
    const sql = `select id from tables where ${IS_EXPIRED} order by opened limit ?3`;
    const rows = this.#database.prepare(sql).all([finished ?? NEVER, abandoned ?? NEVER, limit]);
    return (rows as { id: string }[]).map(({ id }) => id);
  }

  async remove(tables: readonly string[], { finished, abandoned }: Expiry): Promise<void> {
    if (tables.length === 0) return;
    this.#atOnce(() => {
      const expired = this.#database.prepare(`select 1 from tables where ${IS_EXPIRED} and id = ?3`);
      for (const table of tables) {
        if (expired.all([finished ?? NEVER, abandoned ?? NEVER, table]).length === 0) continue;
        this.#run('delete from events where table_id = ?', [table]);
        this.#run('delete from tables where id = ?', [table]);
        this.#run('delete from subscriptions where table_id = ?', [table]);
        this.#run(
          `update daily_days set changes = changes + 1
          where day in (select day from daily_attempts where table_id = ?)`,
          [table],
        );
        this.#run(`delete from daily_attempts where table_id = ? and ${USELESS}`, [table]);
        this.#run(`update daily_attempts set ${FORGOTTEN} where table_id = ?`, [table]);
      }
    });
    await this.#emptyLog();
  }

  /** Earlier contents of a row are in the write-ahead log as well, until that is emptied. */
  async #emptyLog(): Promise<void> {
    for (let tries = 0; tries < 3000; tries++) {
      if (this.#isEmptied()) return;
      // Another connection still reads: a backup can take its time.
      await new Promise((soon) => setTimeout(soon, 20));
    }
    throw new StoreError('locked', 'the write-ahead log cannot be emptied');
  }

  /** Now or not at all: while SQLite waits for others, no table is served. */
  #isEmptied(): boolean {
    this.#ask('pragma busy_timeout = 0');
    try {
      const [{ busy }] = this.#ask('pragma wal_checkpoint(truncate)') as [{ busy: number }];
      return busy === 0;
    } finally {
      this.#ask(`pragma busy_timeout = ${BUSY_MS}`);
    }
  }

  #ask(sql: string, parameters: readonly unknown[] = []): readonly unknown[] {
    return this.#database.prepare(sql).all(parameters);
  }

  /** Writes something that changes nothing, as durably as an entry. */
  async probe(): Promise<void> {
    this.#atOnce(() => this.#run(`pragma application_id = ${APPLICATION_ID}`));
  }

  async close(): Promise<void> {
    await this.#db.destroy();
  }
}

/** When the last entry of a table was written. */
const LAST_ENTRY = `(select json_extract(body, '$.at') from events
  where table_id = tables.id order by seq desc limit 1)`;

/** A table was opened before its last entry: the index finds the few whose entries have to be looked at. */
const IS_EXPIRED = `((phase = 'over' and opened < ?1 and ${LAST_ENTRY} < ?1)
  or (phase <> 'over' and opened < ?2 and ${LAST_ENTRY} < ?2))`;
const NEVER = Number.MIN_SAFE_INTEGER;

/** The table of a batch is not there any more. */
class Removed extends Error {}

const isLost = (error: unknown): boolean => error instanceof Removed || isTaken(error);

/** "Iact": what `file` and similar tools show for these databases. */
const APPLICATION_ID = 0x49616374;

/** In the order of `A_ROW`, which is the order of the columns in the statement. */
function valuesOf({ table, seq, salt, body, hash, hidden, action }: Row): readonly unknown[] {
  return [table, seq, salt, body, hash, hidden, action];
}
const A_ROW: Schema['events'] = {
  table_id: '',
  seq: 0,
  salt: '',
  body: '',
  hash: '',
  hidden: null,
  action: null,
};
