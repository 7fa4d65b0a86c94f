// The thread of worker-store.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { openSqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';
import type { Call, Return } from './worker-store.ts';

const store = openSqliteStore(workerData as string);

parentPort?.on('message', ({ number, method, args }: Call) => {
  void answer(number, method, args).then((reply) => parentPort?.postMessage(reply));
});

async function answer(number: number, method: keyof Store, args: readonly unknown[]): Promise<Return> {
  try {
    const open = await store;
    const call = open[method] as (...given: unknown[]) => Promise<unknown>;
    return { number, value: await call.apply(open, [...args]) };
  } catch (error) {
    return { number, error: error instanceof Error ? error.message : String(error) };
  }
}
