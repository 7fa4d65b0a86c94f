import { lockFile } from '../store/lock.ts';
import { storeError } from '../store/problem.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import type { CopyOptions } from './backup.ts';
import { type Checked, checkChains } from './chains.ts';
import { copyDatabase, refuseExisting, removeDatabase, TargetExists } from './copy.ts';
import { checkCopy, copyTables, inFile, Renewing } from './copy-tables.ts';

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
  // The copy may come from anyone. Only rows leave it, into a new schema: no trigger and no view of it is ever used.
  const copied = `${target}.copied`;
  const renewing = new Renewing(now());
  let file = target;
  try {
    const lock = lockFile(target);
    try {
      refuseExisting(target, mayOverwrite);
      file = source;
      await copyDatabase(source, copied, progress);
      const from = await openSqliteStore(copied, { expected: 'existing' });
      try {
        await checkChains(from, () => {});
        const checked = await inFile(`${target}.part`, target, async (to) => {
          const expected = await copyTables(from, to, renewing.change, () => {});
          return checkCopy(expected, to, progress);
        });
        return { ...checked, renewed: renewing.renewed };
      } finally {
        await from.close();
      }
    } finally {
      removeDatabase(copied);
      lock.release();
    }
  } catch (error) {
    throw error instanceof TargetExists ? error : storeError(error, file);
  }
}
