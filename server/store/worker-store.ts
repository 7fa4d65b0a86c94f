import { Worker } from 'node:worker_threads';
import type { Store } from './store.ts';

type Method = keyof Store;
export interface Call {
  readonly number: number;
  readonly method: Method;
  readonly args: readonly unknown[];
}
export interface Return {
  readonly number: number;
  readonly value?: unknown;
  readonly error?: string;
}

const SCRIPT = new URL('./sqlite-worker.ts', import.meta.url);

/**
 * SQLite waits for the disk on the thread it is called on. Here that is a thread of its own, so that tables go
 * on while the disk works, and what they do meanwhile is ready for the next group commit.
 */
export async function openWorkerStore(file: string): Promise<Store> {
  const worker = new Worker(SCRIPT, { workerData: file });
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  let last = 0;
  let ended: Error | null = null;
  const end = (error: Error) => {
    ended = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', ({ number, value, error }: Return) => {
    const call = waiting.get(number);
    waiting.delete(number);
    if (error !== undefined) call?.reject(new Error(error));
    else call?.resolve(value as never);
  });
  worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => end(new Error('the store is closed')));

  function ask<T>(method: Method, ...args: readonly unknown[]): Promise<T> {
    if (ended) return Promise.reject(ended);
    return new Promise<T>((resolve, reject) => {
      const number = ++last;
      waiting.set(number, { resolve, reject });
      worker.postMessage({ number, method, args } satisfies Call);
    });
  }

  // The first answer shows that the file could be opened.
  try {
    await ask('listed', 0, 0);
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  return {
    append: (batches) => ask('append', batches),
    rows: (table) => ask('rows', table),
    byCode: (code) => ask('byCode', code),
    byOpener: (opener) => ask('byOpener', opener),
    listed: (limit, after) => ask('listed', limit, after),
    due: (by, limit) => ask('due', by, limit),
    redact: (table, redactions, opener) => ask('redact', table, redactions, opener),
    async close() {
      if (ended) return;
      await ask('close');
      await worker.terminate();
    },
  };
}
