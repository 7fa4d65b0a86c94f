import { existsSync, renameSync } from 'node:fs';
import { lockFile } from '../store/lock.ts';
import { openPostgresStore, PostgresStore } from '../store/postgres.ts';
import { withoutPassword } from '../store/postgres-pool.ts';
import { PostgresTransaction } from '../store/postgres-transaction.ts';
import { StoreError, storeError } from '../store/problem.ts';
import type { SqlDaily } from '../store/sql-daily.ts';
import { openSqliteStore, type SqlStore } from '../store/sqlite.ts';
import type { Batch, IndexRow, Row, Store } from '../store/store.ts';
import type { SqlSubscriptions } from '../store/subscriptions.ts';
import type { CopyOptions } from './backup.ts';
import { attemptsOf, type Checked, checkChains, daysOf, type Listable } from './chains.ts';
import {
  copyDatabase,
  type Progress,
  putInPlace,
  refuseExisting,
  removeDatabase,
  TargetExists,
} from './copy.ts';
import { renewal } from './renew.ts';
import type { Restored } from './restore.ts';

/** Tables written in one go. */
const AT_ONCE = 50;

/** Copies all tables of a PostgreSQL database into a file, as they are at one moment, while processes serve them. */
export async function backupDatabase(
  url: string,
  target: string,
  { mayOverwrite = false, progress = () => {} }: CopyOptions = {},
): Promise<Checked> {
  const part = `${target}.part`;
  refuseExisting(target, mayOverwrite);
  const store = await openPostgresStore(url);
  try {
    removeDatabase(part);
    const snapshot = await PostgresTransaction.begin(store.pool, 'read');
    try {
      const source = new PostgresStore(snapshot, () => []);
      return await inFile(part, target, async (copy) => {
        await copyTables(source, copy, (batch) => batch, progress);
        return checkCopy(source, copy, progress);
      });
    } finally {
      await snapshot.close();
    }
  } finally {
    await store.close();
  }
}

async function inFile(
  part: string,
  target: string,
  fill: (copy: SqlStore) => Promise<Checked>,
): Promise<Checked> {
  try {
    const copy = await openSqliteStore(part);
    try {
      const checked = await fill(copy);
      copy.leaveOneFile();
      await copy.close();
      putInPlace(part, target);
      return checked;
    } catch (error) {
      await copy.close();
      throw error;
    }
  } catch (error) {
    removeDatabase(part);
    throw storeError(error, part);
  }
}

/** Puts a backup into a PostgreSQL database that no process serves, with new promises for games under way. */
export async function restoreDatabase(
  source: string,
  url: string,
  options: CopyOptions & { readonly now?: () => number } = {},
): Promise<Restored> {
  const at = (options.now ?? Date.now)();
  let renewed = 0;
  const checked = await fillDatabase(source, url, options, (batch) => {
    const row = batch.phase === 'playing' ? renewal(batch.rows, at) : null;
    if (!row) return batch;
    renewed++;
    return { ...batch, rows: [...batch.rows, row] };
  });
  return { ...checked, renewed };
}

/**
 * Moves the file of a stopped server into a PostgreSQL database. The file is renamed: two servers that both went on
 * from it would promise the same secrets.
 */
export async function moveToDatabase(
  file: string,
  url: string,
  options: CopyOptions = {},
): Promise<Checked & { readonly kept: string }> {
  if (!existsSync(file)) throw new StoreError('missing', `${file} does not exist`);
  const kept = `${file}.moved`;
  refuseExisting(kept, false);
  const lock = lockFile(file);
  try {
    const checked = await fillDatabase(file, url, options, (batch) => batch);
    for (const beside of ['-wal', '-shm'])
      if (existsSync(file + beside)) renameSync(file + beside, kept + beside);
    renameSync(file, kept);
    return { ...checked, kept };
  } finally {
    lock.release();
  }
}

async function fillDatabase(
  file: string,
  url: string,
  { mayOverwrite = false, progress = () => {} }: CopyOptions,
  change: (batch: Copy) => Copy,
): Promise<Checked> {
  const part = `${file}.part`;
  const store = await openPostgresStore(url);
  try {
    const transaction = await PostgresTransaction.begin(store.pool, 'write');
    try {
      await takeOver(transaction, url, mayOverwrite);
      // A file is brought to the present schema where it is not the original.
      await copyDatabase(file, part, () => {});
      const source = await openSqliteStore(part, { expected: 'existing' });
      try {
        const target = new PostgresStore(transaction, () => []);
        await checkChains(source, () => {});
        const expected = await copyTables(source, target, change, progress);
        const checked = await checkCopy(expected, target, progress);
        await transaction.commit();
        return checked;
      } finally {
        await source.close();
      }
    } finally {
      await transaction.close();
    }
  } catch (error) {
    throw error instanceof TargetExists ? error : storeError(error, file);
  } finally {
    removeDatabase(part);
    await store.close();
  }
}

/** Refuses a database that a process serves or that has tables, unless these are to go. Others wait from here on. */
async function takeOver(transaction: PostgresTransaction, url: string, mayOverwrite: boolean): Promise<void> {
  await transaction.query(`lock table ${CONTENT.join()}, processes in access exclusive mode`);
  const serving = await transaction.query('select 1 from processes where until > now()');
  if (serving.length > 0)
    throw new StoreError('locked', `${withoutPassword(url)} is served by an Iacta process`);
  const present = await transaction.query('select 1 from tables limit 1');
  if (present.length > 0 && !mayOverwrite) throw new TargetExists(withoutPassword(url));
  for (const table of CONTENT) await transaction.query(`delete from ${table}`);
}

const CONTENT = ['daily_attempts', 'daily_days', 'subscriptions', 'events', 'tables'];

type Copy = Batch & { readonly phase: IndexRow['phase'] };

/** Writes every table of one store into another; what was written, as a store to compare with. */
async function copyTables(
  source: Listable,
  target: Pick<Store, 'append'> & {
    readonly subscriptionTable: Pick<SqlSubscriptions, 'add'>;
    readonly daily: Pick<SqlDaily, 'addCopy'>;
  },
  change: (batch: Copy) => Copy,
  progress: Progress,
): Promise<Listable> {
  const tables = await source.tables();
  const added = new Map<string, Row>();
  for (let i = 0; i < tables.length; i += AT_ONCE) {
    progress('copying', i, tables.length);
    const batches: Copy[] = [];
    for (const index of tables.slice(i, i + AT_ONCE)) {
      const rows = await source.rows(index.table);
      const batch = change(copyOf(index, rows));
      for (const row of batch.rows.slice(rows.length)) added.set(index.table, row);
      batches.push(batch);
    }
    const results = await target.append(batches);
    if (results.some((result) => result !== 'done'))
      throw new StoreError('failed', 'the target was written to by another process');
    for (const { table } of batches)
      await target.subscriptionTable.add(await source.subscriptionTable.all(table));
  }
  await target.daily.addCopy(await daysOf(source), []);
  for await (const page of attemptsOf(source)) await target.daily.addCopy([], page);
  progress('copying', tables.length, tables.length);
  return {
    tables: () => source.tables(),
    subscriptionTable: source.subscriptionTable,
    daily: source.daily,
    rows: async (table) => {
      const more = added.get(table);
      return [...(await source.rows(table)), ...(more ? [more] : [])];
    },
  };
}

function copyOf({ table, phase, due, opened, ...index }: IndexRow, rows: readonly Row[]): Copy {
  return { table, rows, phase, due, opened: { at: opened, ...index } };
}

/** Follows the chains of the copy and compares it with what it should be. */
async function checkCopy(expected: Listable, copy: Listable, progress: Progress): Promise<Checked> {
  const checked = await checkChains(copy, (done, of) => progress('checking', done, of));
  const { digest } = await checkChains(expected, () => {});
  if (digest !== checked.digest) throw new StoreError('corrupt', 'the copy differs from what was read');
  return checked;
}
