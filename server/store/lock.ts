import { DatabaseSync } from 'node:sqlite';
import { createFile } from './create-file.ts';
import { StoreError } from './problem.ts';

export interface FileLock {
  release(): void;
}

/**
 * One server for a file: a second one would play on with tables that it does not know to have changed. The lock is
 * the operating system's lock on a small file beside the database, held by an open transaction, so it ends with the
 * process however that ends.
 */
export function lockFile(file: string): FileLock {
  const path = `${file}-lock`;
  createFile(path);
  const database = new DatabaseSync(path);
  try {
    // No journal file beside it: nothing is ever written.
    database.exec('pragma busy_timeout = 0; pragma journal_mode = memory; begin exclusive;');
  } catch (error) {
    database.close();
    if (isHeld(error)) {
      throw new StoreError('locked', `${file} is in use by another Iacta process`, error);
    }
    throw error;
  }
  return { release: () => database.close() };
}

const BUSY = 5;

function isHeld(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === BUSY;
}
