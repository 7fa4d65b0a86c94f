import type { DailyStore } from '../store/daily.ts';
import { type Call, forward, through } from '../store/forward.ts';
import { type MemoryDisk, MemoryStore } from '../store/memory.ts';
import { StoreError } from '../store/problem.ts';
import type { Appended, Batch, Redaction, Row, Store, SubscriptionStore } from '../store/store.ts';
import type { Chance } from './chance.ts';
import type { Faults } from './faults.ts';
import type { Scheduler } from './scheduler.ts';

export interface DiskEvents {
  written(batches: readonly Batch[], results: readonly Appended[]): void;
  redacted(table: string): void;
  read(table: string): void;
  /** The process ends here. */
  crash(): void;
  isAlive(): boolean;
}

const PROBLEMS = ['full', 'read-only', 'missing', 'locked', 'failed'] as const;

/** A store that takes its time, fails, or takes the whole process down, before or after doing what it was asked. */
export class SimulatedStore implements Store {
  readonly #through: Call<Store> = (name, act) => this.#call(name, () => act(this.#inner));
  readonly confirm = through(this.#through, 'confirm');
  readonly heads = through(this.#through, 'heads');
  readonly byCode = through(this.#through, 'byCode');
  readonly byOpener = through(this.#through, 'byOpener');
  readonly listed = through(this.#through, 'listed');
  readonly due = through(this.#through, 'due');
  readonly expired = through(this.#through, 'expired');
  readonly remove = through(this.#through, 'remove');
  readonly daily = forward<DailyStore>((name, act) => this.#call(name, () => act(this.#inner.daily)));
  readonly subscriptions = forward<SubscriptionStore>((name, act) =>
    this.#call(name, () => act(this.#inner.subscriptions)),
  );
  readonly #inner: MemoryStore;
  readonly #scheduler: Scheduler;
  readonly #chance: Chance;
  readonly #faults: () => Faults;
  readonly #events: DiskEvents;

  constructor(
    disk: MemoryDisk,
    scheduler: Scheduler,
    chance: Chance,
    faults: () => Faults,
    events: DiskEvents,
  ) {
    this.#inner = new MemoryStore(disk);
    this.#scheduler = scheduler;
    this.#chance = chance;
    this.#faults = faults;
    this.#events = events;
  }

  append(batches: readonly Batch[]): Promise<readonly Appended[]> {
    return this.#call('append', async () => {
      const results = await this.#inner.append(batches);
      this.#events.written(batches, results);
      return results;
    });
  }

  rows(table: string, after?: number): Promise<readonly Row[]> {
    return this.#call('rows', () => {
      this.#events.read(table);
      return this.#inner.rows(table, after);
    });
  }

  redact(table: string, redactions: readonly Redaction[], opener: boolean | string): Promise<void> {
    return this.#call('redact', async () => {
      await this.#inner.redact(table, redactions, opener);
      this.#events.redacted(table);
    });
  }

  probe(): Promise<void> {
    return this.#call('probe', async () => {});
  }

  async close(): Promise<void> {}

  /** What was asked of the store is done at one moment and answered at a later one; the process may end in between. */
  #call<T>(name: string, act: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const { storeFails, storeFailsLate, storeCrashes } = this.#faults();
      if (this.#chance.happens(storeCrashes)) this.#events.crash();
      const fails = this.#chance.happens(storeFails);
      const failsLate = this.#chance.happens(storeFailsLate);
      this.#later(`store ${name}`, () => {
        if (fails) {
          reject(this.#error());
          return;
        }
        void act().then((result) => {
          if (this.#chance.happens(storeCrashes)) this.#events.crash();
          this.#later(`stored ${name}`, () => (failsLate ? reject(this.#error()) : resolve(result)));
        });
      });
    });
  }

  /** The disk of a dead process does nothing any more. */
  #later(label: string, act: () => void): void {
    this.#scheduler.after(this.#chance.delay(2), label, () => {
      if (this.#events.isAlive()) act();
    });
  }

  #error(): StoreError {
    return new StoreError(this.#chance.pick(PROBLEMS), 'simulated');
  }
}
