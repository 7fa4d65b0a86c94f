import { type Clock, SYSTEM_CLOCK } from '@iacta/online/clock';
import type { Appended, Batch, Store } from './store.ts';

interface Waiting {
  readonly batch: Batch;
  readonly finish: (result: Appended | Error) => void;
}

export interface CommitterOptions {
  /** A transaction is on disk. */
  readonly committed?: (rows: number, ms: number) => void;
  readonly clock?: Clock;
  /** Calls back when the event loop has handled what has come in. */
  readonly nextTurn?: (callback: () => void) => void;
}

/**
 * Group commit. Whatever all tables want to write within two turns of the event loop, or while a commit is under
 * way, goes into one transaction: the disk is asked once, and the busier it is, the more it takes at a time.
 */
export class Committer {
  readonly #store: Store;
  readonly #committed: (rows: number, ms: number) => void;
  readonly #clock: Clock;
  readonly #nextTurn: (callback: () => void) => void;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | null = null;
  #called = false;

  constructor(store: Store, options: CommitterOptions = {}) {
    this.#store = store;
    this.#committed = options.committed ?? (() => {});
    this.#clock = options.clock ?? SYSTEM_CLOCK;
    this.#nextTurn = options.nextTurn ?? setImmediate;
  }

  /** Resolves when the batch is on disk. Batches of one table are written in the order they were given. */
  append(batch: Batch): Promise<Appended> {
    return new Promise((resolve, reject) => {
      const finish = (result: Appended | Error) =>
        result instanceof Error ? reject(result) : resolve(result);
      this.#waiting.push({ batch, finish });
      this.#call();
    });
  }

  /** Something waits to be written. */
  get isBusy(): boolean {
    return this.#waiting.length > 0 || this.#writing !== null;
  }

  /** When everything that was given so far is on disk. */
  async drained(): Promise<void> {
    while (this.isBusy) {
      await (this.#writing ?? new Promise<void>((turn) => this.#nextTurn(turn)));
    }
  }

  /**
   * After one more turn of the event loop: entries that arrived in the meantime join the commit, and do not wait for
   * another one. Without new entries the turn ends at once.
   */
  #call(): void {
    if (this.#called || this.#writing) return;
    this.#called = true;
    this.#nextTurn(() => this.#nextTurn(() => this.#begin()));
  }

  #begin(): void {
    this.#called = false;
    this.#writing = this.#write(this.#waiting.splice(0)).then(() => {
      this.#writing = null;
      if (this.#waiting.length > 0) this.#call();
    });
  }

  async #write(taken: readonly Waiting[]): Promise<void> {
    const began = this.#clock.monotonic();
    try {
      const results = await this.#store.append(taken.map(({ batch }) => batch));
      this.#committed(
        taken.reduce((rows, { batch }) => rows + batch.rows.length, 0),
        this.#clock.monotonic() - began,
      );
      for (const [i, { finish }] of taken.entries()) finish(results[i]);
      this.#drop(
        taken.filter((_, i) => results[i] === 'conflict'),
        'conflict',
      );
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      for (const { finish } of taken) finish(failure);
      this.#drop(taken, failure);
    }
  }

  /** What has come in meanwhile for a table that lost was linked to what was lost: written, it would leave a hole. */
  #drop(lost: readonly Waiting[], result: Appended | Error): void {
    if (lost.length === 0) return;
    const tables = new Set(lost.map(({ batch }) => batch.table));
    const kept: Waiting[] = [];
    for (const waiting of this.#waiting) {
      if (tables.has(waiting.batch.table)) waiting.finish(result);
      else kept.push(waiting);
    }
    this.#waiting = kept;
  }
}
