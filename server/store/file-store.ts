import type { Clock } from '@iacta/online/clock';
import type { StoreProblem } from '@iacta/online/wire';
import type { DailyStore } from './daily.ts';
import { type Call, forward, through } from './forward.ts';
import { type FileIdentity, identityOf, isSame } from './identity.ts';
import { IntegrityWatch } from './integrity.ts';
import { type FileLock, lockFile } from './lock.ts';
import { StoreError, storeError } from './problem.ts';
import { openSqliteStore, type SqlStore } from './sqlite.ts';
import type { Appended, Batch, Expiry, Row, Store, SubscriptionStore } from './store.ts';

/** A file that could not be opened again is left alone for so long, in milliseconds, … */
const REOPEN_AFTER = 250;
/** … or for this multiple of the attempt: it checks the whole file, and no table is served meanwhile. */
const REST = 20;

/** After these a handle is of no use any more: SQLite keeps one that was opened read-only so, for example. */
const REOPENED: ReadonlySet<StoreProblem> = new Set(['missing', 'failed', 'read-only']);

/** What lies on the disk, as it was when the file was opened. */
interface OpenFiles {
  readonly data: FileIdentity | null;
  readonly log: FileIdentity | null;
  readonly lock: FileIdentity | null;
}

/** How a file is looked after while it is open. */
export interface Watching {
  /** The time between two checks of all pages, in milliseconds. */
  readonly every: number;
  /** Some page cannot be read. */
  readonly damaged: () => void;
}

/**
 * A store on a file that may become full, read-only or unreadable, or disappear, and come back. Every operation ends
 * with a look at the path: what was written into a deleted file is reported as not written. Errors have their real
 * cause, and the file is opened again when it is back, so that no restart is needed.
 */
export class FileStore implements Store {
  readonly #through: Call<Store> = (_, act) => this.#use(act);
  readonly rows = through(this.#through, 'rows');
  readonly confirm = through(this.#through, 'confirm');
  readonly heads = through(this.#through, 'heads');
  readonly byCode = through(this.#through, 'byCode');
  readonly byOpener = through(this.#through, 'byOpener');
  readonly listed = through(this.#through, 'listed');
  readonly due = through(this.#through, 'due');
  readonly redact = through(this.#through, 'redact');
  readonly expired = through(this.#through, 'expired');
  readonly daily = forward<DailyStore>((_, act) => this.#use((store) => act(store.daily)));
  readonly subscriptions = forward<SubscriptionStore>((_, act) =>
    this.#use((store) => act(store.subscriptions)),
  );
  readonly #file: string;
  readonly #clock: Clock;
  #lock: FileLock;
  #store: SqlStore;
  #files: OpenFiles;
  /** The newest entry that was acknowledged: a file without it is another one, or an old copy. */
  #newest: Pick<Row, 'table' | 'seq' | 'hash'> | null;
  /** Why the file has to be opened again before it is used. */
  #suspicion: StoreProblem | null = null;
  #reopening: Promise<void> | null = null;
  #refused: { readonly error: StoreError; readonly until: number } | null = null;
  /** Some page of the file cannot be read. Other tables go on, but an operator has to know until the next start. */
  #corruption: StoreError | null = null;
  #closed = false;
  readonly #watch: IntegrityWatch | null;

  constructor(file: string, lock: FileLock, store: SqlStore, clock: Clock, watching: Watching | null) {
    this.#file = file;
    this.#clock = clock;
    this.#lock = lock;
    this.#store = store;
    this.#newest = store.newest();
    this.#files = this.#filesNow();
    this.#watch = watching && this.#watchFor(watching);
  }

  #watchFor({ every, damaged }: Watching): IntegrityWatch {
    return new IntegrityWatch({
      file: this.#file,
      clock: this.#clock,
      every,
      damaged: (damage) => {
        this.#corruption = new StoreError('corrupt', `${this.#file}: ${damage}`);
        damaged();
      },
    });
  }

  async append(batches: readonly Batch[]): Promise<readonly Appended[]> {
    const results = await this.#use((store) => store.append(batches));
    const last = results.lastIndexOf('done');
    if (last >= 0) this.#newest = batches[last].rows.at(-1) ?? this.#newest;
    return results;
  }

  async remove(tables: readonly string[], before: Expiry): Promise<void> {
    await this.#use((store) => store.remove(tables, before));
    // The newest entry may be among what was removed.
    this.#newest = await this.#use(async (store) => store.newest());
  }

  async probe(): Promise<void> {
    await this.#use((store) => store.probe());
    if (this.#corruption) throw this.#corruption;
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#watch?.close();
    // SQLite deletes the log by its name when it closes: it may belong to another file by now.
    if (this.#isInPlace()) await this.#store.close();
    this.#lock.release();
  }

  async #use<T>(act: (store: SqlStore) => Promise<T>): Promise<T> {
    try {
      if (this.#closed) throw new Error('the store is closed');
      if (this.#suspicion) await this.#takeUpAgain();
      const result = await act(this.#store);
      this.#requireInPlace();
      return result;
    } catch (error) {
      const failure = this.#failureOf(error);
      if (REOPENED.has(failure.problem)) this.#suspicion = failure.problem;
      if (failure.problem === 'corrupt') this.#corruption = failure;
      throw failure;
    }
  }

  /** A file that is not there explains every other error. */
  #failureOf(error: unknown): StoreError {
    try {
      if (!this.#closed && !(error instanceof StoreError)) this.#requireInPlace();
      return storeError(error, this.#file);
    } catch (problem) {
      return storeError(problem, this.#file);
    }
  }

  #requireInPlace(): void {
    if (!this.#isInPlace()) throw new StoreError('missing', `${this.#file} was deleted, moved or replaced`);
  }

  #isInPlace(): boolean {
    const { data, log } = this.#files;
    return isSame(data, identityOf(this.#file)) && isSame(log, identityOf(`${this.#file}-wal`));
  }

  #filesNow(): OpenFiles {
    const file = this.#file;
    return { data: identityOf(file), log: identityOf(`${file}-wal`), lock: identityOf(`${file}-lock`) };
  }

  /** One attempt at a time, and not too often. */
  async #takeUpAgain(): Promise<void> {
    if (this.#refused && this.#clock.monotonic() < this.#refused.until) throw this.#refused.error;
    const began = this.#clock.monotonic();
    this.#reopening ??= this.#reopen().finally(() => {
      this.#reopening = null;
    });
    try {
      await this.#reopening;
      this.#refused = null;
      this.#suspicion = null;
    } catch (thrown) {
      const error = storeError(thrown, this.#file);
      const now = this.#clock.monotonic();
      this.#refused = { error, until: now + Math.max(REOPEN_AFTER, REST * (now - began)) };
      throw error;
    }
  }

  async #reopen(): Promise<void> {
    if (identityOf(this.#file) === null) this.#requireInPlace();
    // A handle whose file is elsewhere stays open: closing it would delete the log of the file that is here now.
    const isInPlace = this.#isInPlace();
    if (isInPlace) await this.#store.close();
    const isOwnLock = isSame(this.#files.lock, identityOf(`${this.#file}-lock`));
    const lock = isOwnLock ? this.#lock : lockFile(this.#file);
    const store = await openSqliteStore(this.#file, {
      expected: 'existing',
      integrity: isInPlace && this.#suspicion === 'read-only' ? 'unchecked' : 'checked',
    });
    if (this.#newest && !store.has(this.#newest)) {
      await store.close();
      if (lock !== this.#lock) lock.release();
      throw new StoreError('missing', `${this.#file} was replaced: the latest entries are not in it`);
    }
    this.#lock = lock;
    this.#store = store;
    this.#files = this.#filesNow();
  }
}
