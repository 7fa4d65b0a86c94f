import { Worker } from 'node:worker_threads';
import type { Lesson } from './selfplay.ts';
import { type Order, play } from './worker.ts';

/** Plays games in several threads at once; with one, in this thread. The lessons are the same for the same number. */
export class WorkerPool {
  readonly #workers: readonly Worker[];

  constructor(threads: number) {
    const file = new URL('./worker.ts', import.meta.url);
    this.#workers = threads > 1 ? Array.from({ length: threads }, () => new Worker(file)) : [];
  }

  async play(order: Order): Promise<Lesson[]> {
    if (this.#workers.length === 0) return play(order);
    const games = Math.ceil(order.games / this.#workers.length);
    const parts = this.#workers.map(
      (worker, number) =>
        new Promise<Lesson[]>((resolve, reject) => {
          worker.once('message', resolve);
          worker.once('error', reject);
          worker.postMessage({ ...order, games, seed: order.seed * 1009 + number });
        }),
    );
    return (await Promise.all(parts)).flat();
  }

  async end(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}
