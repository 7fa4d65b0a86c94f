import { Worker } from 'node:worker_threads';

export type Wish = 'checkpoint' | 'close';

/** With a descriptor besides SQLite's own ones, which must not be closed before them: its locks would go with it. */
export interface OpenFile {
  readonly file: string;
  readonly descriptor: number;
}

const SCRIPT = new URL('./checkpoint-worker.ts', import.meta.url);
/**
 * As many rows as make a write-ahead log of some 80 megabytes: entries of the same tables fall on the same
 * pages of the index, so carrying over four times as many costs the disk hardly twice as much.
 */
const ROWS = 8000;

/**
 * From time to time SQLite carries its write-ahead log over into the file, and whoever commits then waits for it,
 * many times as long as for a commit. Here another thread does that with a connection of its own while commits go
 * on; what has come in meanwhile is little, and `finish` carries it over, so that the log can begin anew.
 */
export class Checkpoints {
  readonly #worker: Worker;
  readonly #gone: Promise<unknown>;
  #rows = 0;
  #running = false;

  /** `alone`: the thread has ended, and commits have to do it themselves. */
  constructor(open: OpenFile, finish: () => void, alone: () => void) {
    this.#worker = new Worker(SCRIPT, { workerData: open });
    this.#worker.on('message', () => {
      this.#running = false;
      finish();
    });
    // An exit follows every error.
    this.#worker.on('error', () => {});
    this.#gone = new Promise<void>((gone) => this.#worker.on('exit', () => gone())).then(() => {
      this.#running = true;
      alone();
    });
  }

  wrote(rows: number): void {
    this.#rows += rows;
    if (this.#running || this.#rows < ROWS) return;
    this.#rows = 0;
    this.#running = true;
    this.#wish('checkpoint');
  }

  /** The file is closed by that thread first: whoever closes it last tidies up. */
  async close(): Promise<void> {
    this.#wish('close');
    await this.#gone;
  }

  #wish(wish: Wish): void {
    this.#worker.postMessage(wish);
  }
}
