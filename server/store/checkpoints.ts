import { Worker } from 'node:worker_threads';

export type Wish = 'checkpoint' | 'close';

/** With a descriptor besides SQLite's own ones, which must not be closed before them: its locks would go with it. */
export interface OpenFile {
  readonly file: string;
  readonly descriptor: number;
}

/** What it takes of the store: its write-ahead log. */
export interface Log {
  /** In pages. */
  length(): number;
  /** Carries over what has come in meanwhile. */
  finish(): void;
  /** The thread has ended, and commits have to do it themselves. */
  alone(): void;
}

const SCRIPT = new URL('./checkpoint-worker.ts', import.meta.url);
/**
 * Some 80 megabytes. Entries of the same tables fall on the same pages of the index, so carrying over four times as
 * many costs the disk hardly twice as much. Always the same length: a commit that makes the file longer than it has
 * ever been takes half as long again.
 */
export const PAGES = 20_000;
/** The length is asked for after so many commits only: asking costs a twentieth of a commit's processor time. */
export const COMMITS = 64;

/**
 * From time to time SQLite carries its write-ahead log over into the file, and whoever commits then waits for it,
 * many times as long as for a commit. Here another thread does that with a connection of its own while commits go
 * on; what has come in meanwhile is little, and is carried over here, so that the log can begin anew.
 */
export class Checkpoints {
  readonly #worker: Worker;
  readonly #gone: Promise<unknown>;
  readonly #log: Log;
  /** How long the log was at the last wish: as long as somebody reads, it does not begin anew. */
  #wishedAt = 0;
  #commits = 0;
  #running = false;

  constructor(open: OpenFile, log: Log) {
    this.#log = log;
    this.#worker = new Worker(SCRIPT, { workerData: open });
    this.#worker.on('message', () => {
      this.#running = false;
      log.finish();
    });
    // An exit follows every error.
    this.#worker.on('error', () => {});
    this.#gone = new Promise<void>((gone) => this.#worker.on('exit', () => gone())).then(() => {
      this.#running = true;
      log.alone();
    });
  }

  /** A commit is on the disk. */
  committed(): void {
    this.#commits++;
    if (this.#running || this.#commits % COMMITS !== 0) return;
    const length = this.#log.length();
    const hasBegunAnew = length < this.#wishedAt;
    if (hasBegunAnew) this.#wishedAt = 0;
    if (length - this.#wishedAt < PAGES) return;
    this.#wishedAt = length;
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
