import { closeSync, openSync } from 'node:fs';
import { Checkpoints, PAGES } from './checkpoints.ts';
import { openSqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

/** Pages in the write-ahead log after which a commit carries them over itself: SQLite's own number, and only at need. */
const BY_ITSELF = 1000;
const AT_NEED = 3 * PAGES;

/** The store of a server: one file, whose write-ahead log is carried over by another thread. */
export async function openStore(file: string): Promise<Store> {
  const store = await openSqliteStore(file);
  store.checkpointAfter(AT_NEED);
  const descriptor = openSync(file, 'r+');
  const checkpoints = new Checkpoints(
    { file, descriptor },
    {
      length: () => store.logLength(),
      // It is tried again the next time; until then the log is longer.
      finish: () => void store.checkpoint().catch(() => {}),
      alone: () => store.checkpointAfter(BY_ITSELF),
    },
  );
  store.onCommit = () => checkpoints.committed();
  store.beforeClose = () => checkpoints.close();
  store.afterClose = () => closeSync(descriptor);
  return store;
}
