// The thread of worker-store.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { Checkpoints } from './checkpoints.ts';
import { openSqliteStore, type SqlStore } from './sqlite.ts';
import type { Store } from './store.ts';
import type { Call, Return } from './worker-store.ts';

/** Pages in the write-ahead log after which a commit carries them over itself: SQLite's own number, and only at need. */
const BY_ITSELF = 1000;
const AT_NEED = 20_000;

const file = workerData as string;
const store = openSqliteStore(file).then((open) => {
  open.checkpointAfter(AT_NEED);
  return { open, checkpoints: checkpointsOf(open) };
});

function checkpointsOf(open: SqlStore): Checkpoints {
  const checkpoints = new Checkpoints(
    file,
    // It is tried again the next time; until then the log is longer.
    () => void open.checkpoint().catch(() => {}),
    () => open.checkpointAfter(BY_ITSELF),
  );
  open.onWrite = (rows) => checkpoints.wrote(rows);
  return checkpoints;
}

parentPort?.on('message', ({ number, method, args }: Call) => {
  void answer(number, method, args).then((reply) => parentPort?.postMessage(reply));
});

async function answer(number: number, method: keyof Store, args: readonly unknown[]): Promise<Return> {
  try {
    const { open, checkpoints } = await store;
    if (method === 'close') await checkpoints.close();
    const call = open[method] as (...given: unknown[]) => Promise<unknown>;
    return { number, value: await call.apply(open, [...args]) };
  } catch (error) {
    return { number, error: error instanceof Error ? error.message : String(error) };
  }
}
