import { type CompiledQuery, Kysely, type SqliteDatabase, SqliteDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { BUSY_MS, isTaken, openSqlite } from './node-sqlite.ts';
import { MIGRATIONS, type Schema } from './schema.ts';
import type { Appended, Batch, Listed, Listing, Redaction, Row, Store } from './store.ts';

/** One file, one process, nothing to set up. */
export async function openSqliteStore(file: string): Promise<SqlStore> {
  const database = openSqlite(file);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return new SqlStore(db, database);
}

export class SqlStore implements Store {
  readonly #db: Kysely<Schema>;
  readonly #database: SqliteDatabase;
  readonly #insert: string;
  onCommit: () => void = () => {};
  beforeClose: () => Promise<void> = async () => {};
  /** Once. */
  afterClose: () => void = () => {};

  constructor(db: Kysely<Schema>, database: SqliteDatabase) {
    this.#db = db;
    this.#database = database;
    this.#insert = db.insertInto('events').values(A_ROW).compile().sql;
  }

  async append(batches: readonly Batch[]): Promise<readonly Appended[]> {
    try {
      this.#write(batches);
      return batches.map(() => 'done');
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
    // Somebody was first at one of the tables. The others must not suffer for it.
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
      if (isTaken(error)) return 'conflict';
      throw error;
    }
  }

  #write(batches: readonly Batch[]): void {
    this.#atOnce(() => {
      for (const { rows } of batches) for (const row of rows) this.#run(this.#insert, valuesOf(row));
      for (const batch of batches) this.#runAll(this.#index(batch));
    });
    this.onCommit();
  }

  /** A transaction in one go: nothing is awaited but the disk, so nobody else comes in between. */
  #atOnce(write: () => void): void {
    this.#run('begin immediate');
    try {
      write();
      this.#run('commit');
    } catch (error) {
      this.#run('rollback');
      throw error;
    }
  }

  #runAll(queries: readonly CompiledQuery[]): void {
    for (const { sql, parameters } of queries) this.#run(sql, parameters);
  }

  #run(sql: string, parameters: readonly unknown[] = []): void {
    this.#database.prepare(sql).run(parameters);
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

  async rows(table: string): Promise<readonly Row[]> {
    const rows = await this.#db
      .selectFrom('events')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('seq')
      .execute();
    return rows.map(({ table_id, ...row }) => ({ table: table_id, ...row, seq: Number(row.seq) }));
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

  async redact(table: string, redactions: readonly Redaction[], opener: boolean): Promise<void> {
    const hide = redactions.map(({ seq, hidden }) =>
      this.#db
        .updateTable('events')
        .set({ hidden })
        .where('table_id', '=', table)
        .where('seq', '=', seq)
        .compile(),
    );
    const change = { opener: `gone ${table}`, listed: 0 };
    const unlist = this.#db.updateTable('tables').set(change).where('id', '=', table).compile();
    this.#atOnce(() => this.#runAll(opener ? [...hide, unlist] : hide));
    await this.#emptyLog();
  }

  /** What stood in a row before stands in the write-ahead log as well, until that is emptied. */
  async #emptyLog(): Promise<void> {
    for (let tries = 0; tries < 3000; tries++) {
      if (this.#isEmptied()) return;
      // Somebody is at it already, or still reads: a backup can take its time.
      await new Promise((soon) => setTimeout(soon, 20));
    }
    throw new Error('the write-ahead log cannot be emptied');
  }

  /** Now or not at all: while SQLite waits for others, nobody at any table is heard. */
  #isEmptied(): boolean {
    this.#ask('pragma busy_timeout = 0');
    try {
      const [{ busy }] = this.#ask('pragma wal_checkpoint(truncate)') as [{ busy: number }];
      return busy === 0;
    } finally {
      this.#ask(`pragma busy_timeout = ${BUSY_MS}`);
    }
  }

  #ask(sql: string): readonly unknown[] {
    return this.#database.prepare(sql).all([]);
  }

  /** Of the write-ahead log, in pages. */
  logLength(): number {
    const [{ log }] = this.#ask('pragma wal_checkpoint(noop)') as [{ log: number }];
    return log;
  }

  /** Carries over what is in the write-ahead log, as far as nobody else is at it. */
  async checkpoint(): Promise<void> {
    await sql`pragma wal_checkpoint(passive)`.execute(this.#db);
  }

  /** After so many pages in the write-ahead log a commit carries them over. */
  checkpointAfter(pages: number): void {
    this.#ask(`pragma wal_autocheckpoint = ${pages}`);
  }

  async close(): Promise<void> {
    await this.beforeClose();
    await this.#db.destroy();
    this.afterClose();
    this.afterClose = () => {};
  }
}

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
