import { closeSync, openSync } from 'node:fs';

/**
 * Creates an empty file for its owner alone, unless it exists. An existing file is not even opened: closing any
 * descriptor of it would end the locks that this process holds on it.
 */
export function createFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
