// Asks for one address again and again, beside the thread that measures.
import { workerData } from 'node:worker_threads';

/** `counter`: answers so far. */
export interface Asking {
  readonly url: string;
  readonly parallel: number;
  readonly until: number;
  readonly counter: Int32Array;
}

const { url, parallel, until, counter } = workerData as Asking;

async function ask(): Promise<void> {
  while (Date.now() < until) {
    const reply = await fetch(url);
    const text = await reply.text();
    if (reply.status !== 200 || !text.includes('"rank":1,')) throw new Error(text.slice(0, 200));
    Atomics.add(counter, 0, 1);
  }
}

await Promise.all(Array.from({ length: parallel }, ask));
