import { existsSync, renameSync } from 'node:fs';
import { LEASE } from '../cluster/cluster.ts';
import { lockFile } from '../store/lock.ts';
import { openPostgresStore, PostgresStore } from '../store/postgres.ts';
import { type Queries, withoutPassword } from '../store/postgres-pool.ts';
import { PostgresTransaction } from '../store/postgres-transaction.ts';
import { StoreError, storeError } from '../store/problem.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import type { CopyOptions } from './backup.ts';
import { type Checked, checkChains } from './chains.ts';
import { copyDatabase, refuseExisting, removeDatabase, TargetExists } from './copy.ts';
import { type Copy, checkCopy, copyTables, inFile, Renewing } from './copy-tables.ts';
import type { Restored } from './restore.ts';

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
      const source = new PostgresStore(snapshot);
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

/** Puts a backup into a PostgreSQL database that no process serves, with new promises for games under way. */
export async function restoreDatabase(
  source: string,
  url: string,
  options: CopyOptions & { readonly now?: () => number } = {},
): Promise<Restored> {
  const renewing = new Renewing((options.now ?? Date.now)());
  const checked = await fillDatabase(source, url, options, renewing.change);
  return { ...checked, renewed: renewing.renewed };
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
    const heartbeats = await heartbeatsIn(store.pool);
    // A process that is alive says something new meanwhile.
    if (heartbeats.length > 0) await new Promise((later) => setTimeout(later, LEASE));
    const transaction = await PostgresTransaction.begin(store.pool, 'write');
    try {
      await takeOver(transaction, url, heartbeats, mayOverwrite);
      // A file is brought to the present schema where it is not the original.
      await copyDatabase(file, part, () => {});
      const source = await openSqliteStore(part, { expected: 'existing' });
      try {
        const target = new PostgresStore(transaction);
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
async function takeOver(
  transaction: PostgresTransaction,
  url: string,
  heartbeats: readonly string[],
  mayOverwrite: boolean,
): Promise<void> {
  await transaction.query(`lock table ${CONTENT.join()}, processes in access exclusive mode`);
  if ((await heartbeatsIn(transaction)).some((heartbeat) => !heartbeats.includes(heartbeat)))
    throw new StoreError('locked', `${withoutPassword(url)} is served by an Iacta process`);
  const present = await transaction.query('select 1 from tables limit 1');
  if (present.length > 0 && !mayOverwrite) throw new TargetExists(withoutPassword(url));
  for (const table of CONTENT) await transaction.query(`delete from ${table}`);
}

/** The latest heartbeat of each process. */
async function heartbeatsIn(database: Queries): Promise<string[]> {
  const rows = await database.query<{ heartbeat: string }>(
    `select id || ' ' || until::text as heartbeat from processes`,
  );
  return rows.map(({ heartbeat }) => heartbeat);
}

const CONTENT = ['daily_attempts', 'daily_days', 'subscriptions', 'events', 'tables'];
