import { storeError } from '../store/problem.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { type Checked, checkChains } from './chains.ts';
import { copyDatabase, type Progress, putInPlace, refuseExisting, removeDatabase } from './copy.ts';

export interface CopyOptions {
  readonly mayOverwrite?: boolean;
  readonly progress?: Progress;
}

/** Copies all tables while the server runs. The copy appears under its name only when every chain in it is right. */
export async function backupTables(
  source: string,
  target: string,
  options: CopyOptions = {},
): Promise<Checked> {
  const { mayOverwrite = false, progress = () => {} } = options;
  const part = `${target}.part`;
  refuseExisting(target, mayOverwrite);
  let file = source;
  try {
    await copyDatabase(source, part, progress);
    file = part;
    const store = await openSqliteStore(part, { expected: 'existing' });
    try {
      const checked = await checkChains(store, (done, of) => progress('checking', done, of));
      store.leaveOneFile();
      await store.close();
      putInPlace(part, target);
      return checked;
    } catch (error) {
      await store.close();
      throw error;
    }
  } catch (error) {
    removeDatabase(part);
    throw storeError(error, file);
  }
}
