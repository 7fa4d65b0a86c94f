import { Worker } from 'node:worker_threads';
import { type Clock, type Timer, unref } from '@iacta/online/clock';

export interface Checked {
  /** What is wrong with the file, in SQLite's words; null: nothing was found. */
  readonly damage: string | null;
  /** In milliseconds. */
  readonly took: number;
}

/** The time between two checks, in milliseconds, … */
export const CHECK_EVERY = 20_000;
/** … and at least this multiple of what the last one took: large files keep no core busy. */
const REST = 15;
const SCRIPT = new URL(
  import.meta.url.endsWith('.ts') ? './integrity-worker.ts' : './integrity-worker.js',
  import.meta.url,
);

export interface IntegrityParts {
  readonly file: string;
  readonly clock: Clock;
  /** In milliseconds. */
  readonly every: number;
  /** Called once: after it nothing is checked any more. */
  readonly damaged: (damage: string) => void;
}

/** Reads the whole file again and again, in another thread: what no step reads may be damaged, too. */
export class IntegrityWatch {
  readonly #parts: IntegrityParts;
  #worker: Worker | null = null;
  #timer: Timer | null = null;

  constructor(parts: IntegrityParts) {
    this.#parts = parts;
    this.#checkIn(parts.every);
  }

  #checkIn(ms: number): void {
    this.#timer = this.#parts.clock.setTimeout(() => this.#check(), ms);
    unref(this.#timer);
  }

  #check(): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(this.#parts.file);
  }

  #start(): Worker {
    const worker = new Worker(SCRIPT, {
      execArgv: ['--conditions=source', '--disable-warning=ExperimentalWarning'],
    });
    worker.unref();
    worker.on('message', ({ damage, took }: Checked) => {
      if (this.#worker !== worker) return;
      if (damage === null) this.#checkIn(Math.max(this.#parts.every, REST * took));
      else this.#end(() => this.#parts.damaged(damage));
    });
    // Without a thread there are no checks for a while, and the next one gets another thread.
    worker.on('error', () => {
      if (this.#worker !== worker) return;
      this.#worker = null;
      this.#checkIn(this.#parts.every);
    });
    return worker;
  }

  #end(then: () => void): void {
    void this.close();
    then();
  }

  /** Resolves when the file is no longer read. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    this.#parts.clock.clearTimeout(this.#timer);
    await worker?.terminate();
  }
}
