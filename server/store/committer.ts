import type { Appended, Batch, Store } from './store.ts';

interface Waiting {
  readonly batch: Batch;
  readonly settle: (result: Appended | Error) => void;
}

/** While one commit is being written the next lies ready beside it: the disk never waits for a busy server. */
const AT_ONCE = 2;

/**
 * Group commit. Whatever all tables want to write while commits are under way, or within one turn of the
 * event loop, goes into one transaction: the disk is asked once, and the busier it is, the more it takes at a time.
 */
export class Committer {
  readonly #store: Store;
  readonly #committed: (rows: number, ms: number) => void;
  #waiting: Waiting[] = [];
  readonly #writes = new Set<Promise<void>>();
  /** Tables with something in those: what follows is linked to it, and goes only when it is known to be written. */
  readonly #underWay = new Set<string>();
  #called = false;

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
      this.#call();
    });
  }

  /** When everything that was given so far is on disk. */
  async drained(): Promise<void> {
    while (this.#waiting.length > 0 || this.#writes.size > 0) {
      await Promise.all([...this.#writes, new Promise((turn) => setImmediate(turn))]);
    }
  }

  /** At the end of this turn: what else comes in with it goes along. */
  #call(): void {
    if (this.#called) return;
    this.#called = true;
    setImmediate(() => {
      this.#called = false;
      this.#send();
    });
  }

  #send(): void {
    if (this.#writes.size >= AT_ONCE) return;
    const taken: Waiting[] = [];
    const kept: Waiting[] = [];
    for (const each of this.#waiting) (this.#underWay.has(each.batch.table) ? kept : taken).push(each);
    if (taken.length === 0) return;
    this.#waiting = kept;
    const tables = new Set(taken.map(({ batch }) => batch.table));
    for (const table of tables) this.#underWay.add(table);
    const write = this.#write(taken).then(() => {
      for (const table of tables) this.#underWay.delete(table);
      this.#writes.delete(write);
      this.#send();
    });
    this.#writes.add(write);
  }

  async #write(taken: readonly Waiting[]): Promise<void> {
    const began = performance.now();
    try {
      const results = await this.#store.append(taken.map(({ batch }) => batch));
      this.#committed(
        taken.reduce((rows, { batch }) => rows + batch.rows.length, 0),
        performance.now() - began,
      );
      for (const [i, { settle }] of taken.entries()) settle(results[i]);
      this.#drop(
        taken.filter((_, i) => results[i] === 'conflict'),
        'conflict',
      );
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      for (const { settle } of taken) settle(failure);
      this.#drop(taken, failure);
    }
  }

  /** What has come in meanwhile for a table that lost was linked to what was lost: written, it would leave a hole. */
  #drop(lost: readonly Waiting[], result: Appended | Error): void {
    if (lost.length === 0) return;
    const tables = new Set(lost.map(({ batch }) => batch.table));
    const kept: Waiting[] = [];
    for (const waiting of this.#waiting) {
      if (tables.has(waiting.batch.table)) waiting.settle(result);
      else kept.push(waiting);
    }
    this.#waiting = kept;
  }
}
