import { type Clock, SYSTEM_CLOCK } from '@iacta/online/clock';
import { FileStore, type Watching } from './file-store.ts';
import { lockFile } from './lock.ts';
import { storeError } from './problem.ts';
import { openSqliteStore, type SqlStore } from './sqlite.ts';

/** The store of a server: one file that no other server has open. */
export async function openStore(
  file: string,
  clock: Clock = SYSTEM_CLOCK,
  watching: Watching | null = null,
): Promise<FileStore> {
  try {
    const lock = lockFile(file);
    let opened: SqlStore | null = null;
    try {
      opened = await openSqliteStore(file);
      // A file that can be read but not written opens without an error.
      await opened.probe();
      return new FileStore(file, lock, opened, clock, watching);
    } catch (error) {
      await opened?.close();
      lock.release();
      throw error;
    }
  } catch (error) {
    throw storeError(error, file);
  }
}
