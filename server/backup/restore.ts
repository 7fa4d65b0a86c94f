import { lockFile } from '../store/lock.ts';
import { storeError } from '../store/problem.ts';
import { openSqliteStore, type SqlStore } from '../store/sqlite.ts';
import type { CopyOptions } from './backup.ts';
import { type Checked, checkChains } from './chains.ts';
import { copyDatabase, putInPlace, refuseExisting, removeDatabase, TargetExists } from './copy.ts';
import { renewal } from './renew.ts';

export interface Restored extends Checked {
  /** Tables with a game under way, whose next roll has a new promise. */
  readonly renewed: number;
}

/**
 * Puts a backup in the place of a server's file. The server must not run. Secrets that were revealed after the backup
 * was made are known to players, so every game that is under way gets a new promise, as an entry that all can see.
 */
export async function restoreTables(
  source: string,
  target: string,
  {
    mayOverwrite = false,
    progress = () => {},
    now = Date.now,
  }: CopyOptions & { readonly now?: () => number } = {},
): Promise<Restored> {
  const part = `${target}.part`;
  let file = target;
  try {
    const lock = lockFile(target);
    try {
      refuseExisting(target, mayOverwrite);
      file = source;
      await copyDatabase(source, part, progress);
      const store = await openSqliteStore(part, { expected: 'existing' });
      try {
        const checked = await checkChains(store, (done, of) => progress('checking', done, of));
        const renewed = await renewPromises(store, now());
        store.leaveOneFile();
        await store.close();
        file = target;
        putInPlace(part, target);
        return { ...checked, renewed };
      } catch (error) {
        await store.close();
        throw error;
      }
    } finally {
      removeDatabase(part);
      lock.release();
    }
  } catch (error) {
    throw error instanceof TargetExists ? error : storeError(error, file);
  }
}

async function renewPromises(store: SqlStore, now: number): Promise<number> {
  let renewed = 0;
  for (const { table, phase } of await store.tables()) {
    if (phase !== 'playing') continue;
    const row = renewal(await store.rows(table), now);
    if (!row) continue;
    await store.append([{ table, rows: [row] }]);
    renewed++;
  }
  return renewed;
}
