import type { Appended, Batch, Store } from './store.ts';

interface Waiting {
  readonly batch: Batch;
  readonly settle: (result: Appended | Error) => void;
}

/**
 * Group commit. Whatever all tables want to write while a commit is under way, or within one turn of the
 * event loop, goes into one transaction: the disk is asked once, and the busier it is, the more it takes at a time.
 */
export class Committer {
  readonly #store: Store;
  readonly #committed: (rows: number, ms: number) => void;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;

  constructor(store: Store, committed: (rows: number, ms: number) => void = () => {}) {
    this.#store = store;
    this.#committed = committed;
  }

  /** Resolves when the batch is on disk. Batches of one table are written in the order they were given. */
  append(batch: Batch): Promise<Appended> {
    return new Promise((resolve, reject) => {
      const settle = (result: Appended | Error) =>
        result instanceof Error ? reject(result) : resolve(result);
      this.#waiting.push({ batch, settle });
      this.#running ??= this.#run();
    });
  }

  /** When everything that was given so far is on disk. */
  async drained(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    await new Promise((turn) => setImmediate(turn));
    while (this.#waiting.length > 0) {
      const taken = this.#waiting;
      this.#waiting = [];
      await this.#write(taken);
    }
    this.#running = null;
  }

  async #write(taken: readonly Waiting[]): Promise<void> {
    const began = performance.now();
    try {
      const results = await this.#store.append(taken.map(({ batch }) => batch));
      this.#committed(
        taken.reduce((rows, { batch }) => rows + batch.rows.length, 0),
        performance.now() - began,
      );
      const lost = new Set(taken.flatMap(({ batch }, i) => (results[i] === 'conflict' ? [batch.table] : [])));
      for (const [i, { settle }] of taken.entries()) settle(results[i]);
      if (lost.size > 0) this.#drop(lost);
    } catch (error) {
      for (const { settle } of taken) settle(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** What has come in meanwhile for a table that lost was linked to what was lost. */
  #drop(lost: ReadonlySet<string>): void {
    const kept: Waiting[] = [];
    for (const waiting of this.#waiting) {
      if (lost.has(waiting.batch.table)) waiting.settle('conflict');
      else kept.push(waiting);
    }
    this.#waiting = kept;
  }
}
