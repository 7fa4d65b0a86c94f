import { Kysely, SqliteDialect, sql, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import { isTaken, openSqlite } from './node-sqlite.ts';
import { MIGRATIONS, type Schema } from './schema.ts';
import type { Appended, Batch, Listed, Listing, Redaction, Row, Store } from './store.ts';

/** SQLite takes 32,766 values in one statement; a row has seven. */
const ROWS_AT_ONCE = 500;

/** One file, one process, nothing to set up. */
export async function openSqliteStore(file: string): Promise<Store> {
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: openSqlite(file) }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return new SqlStore(db);
}

class SqlStore implements Store {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async append(batches: readonly Batch[]): Promise<readonly Appended[]> {
    try {
      await this.#write(batches);
      return batches.map(() => 'done');
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
    // Somebody was first at one of the tables. The others must not suffer for it.
    const lost = new Set<string>();
    const results: Appended[] = [];
    for (const batch of batches) {
      // What follows a lost batch was linked to it: written alone it would leave a hole.
      const result = lost.has(batch.table) ? 'conflict' : await this.#writeAlone(batch);
      if (result === 'conflict') lost.add(batch.table);
      results.push(result);
    }
    return results;
  }

  async #writeAlone(batch: Batch): Promise<Appended> {
    try {
      await this.#write([batch]);
      return 'done';
    } catch (error) {
      if (isTaken(error)) return 'conflict';
      throw error;
    }
  }

  #write(batches: readonly Batch[]): Promise<void> {
    return this.#db.transaction().execute(async (trx) => {
      const rows = batches.flatMap((batch) => batch.rows).map(toRecord);
      for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
        await trx
          .insertInto('events')
          .values(rows.slice(from, from + ROWS_AT_ONCE))
          .execute();
      }
      for (const batch of batches) await index(trx, batch);
    });
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
    await this.#db.transaction().execute(async (trx) => {
      for (const { seq, hidden } of redactions) {
        await trx
          .updateTable('events')
          .set({ hidden })
          .where('table_id', '=', table)
          .where('seq', '=', seq)
          .execute();
      }
      if (!opener) return;
      await trx
        .updateTable('tables')
        .set({ opener: `gone ${table}`, listed: 0 })
        .where('id', '=', table)
        .execute();
    });
    // What stood there before stands in the write-ahead log as well, until that is emptied.
    await sql`pragma wal_checkpoint(truncate)`.execute(this.#db);
  }

  close(): Promise<void> {
    return this.#db.destroy();
  }
}

async function index(trx: Transaction<Schema>, { table, opened, phase, due }: Batch): Promise<void> {
  if (opened) {
    const { at, code, opener, game, listed } = opened;
    await trx
      .insertInto('tables')
      .values({
        id: table,
        code,
        opener,
        game,
        phase: phase ?? 'waiting',
        listed: listed ? 1 : 0,
        opened: at,
        due: due ?? null,
      })
      .execute();
  } else if (phase !== undefined || due !== undefined) {
    const changed = { ...(phase === undefined ? {} : { phase }), ...(due === undefined ? {} : { due }) };
    await trx.updateTable('tables').set(changed).where('id', '=', table).execute();
  }
}

function toRecord({ table, ...row }: Row): Schema['events'] {
  return { table_id: table, ...row };
}
