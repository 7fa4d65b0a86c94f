import { dailyThrough } from '../store/daily.ts';
import { type MemoryDisk, MemoryStore } from '../store/memory.ts';
import { StoreError } from '../store/problem.ts';
import type {
  Appended,
  Batch,
  Expiry,
  Head,
  Holder,
  Listed,
  Listing,
  Notification,
  Redaction,
  Row,
  Store,
  Subscription,
} from '../store/store.ts';
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
  readonly daily = dailyThrough((name, act) => this.#call(name, () => act(this.#inner.daily)));
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

  confirm(entry: Pick<Row, 'table' | 'seq' | 'hash'>): Promise<boolean> {
    return this.#call('confirm', () => this.#inner.confirm(entry));
  }

  heads(tables: readonly string[]): Promise<readonly Head[]> {
    return this.#call('heads', () => this.#inner.heads(tables));
  }

  byCode(code: string): Promise<Listing | null> {
    return this.#call('byCode', () => this.#inner.byCode(code));
  }

  byOpener(opener: string): Promise<Listing | null> {
    return this.#call('byOpener', () => this.#inner.byOpener(opener));
  }

  listed(limit: number, after: number): Promise<readonly Listed[]> {
    return this.#call('listed', () => this.#inner.listed(limit, after));
  }

  due(by: number, limit: number): Promise<readonly string[]> {
    return this.#call('due', () => this.#inner.due(by, limit));
  }

  redact(table: string, redactions: readonly Redaction[], opener: boolean | string): Promise<void> {
    return this.#call('redact', async () => {
      await this.#inner.redact(table, redactions, opener);
      this.#events.redacted(table);
    });
  }

  expired(before: Expiry, limit: number): Promise<readonly string[]> {
    return this.#call('expired', () => this.#inner.expired(before, limit));
  }

  remove(tables: readonly string[], before: Expiry): Promise<void> {
    return this.#call('remove', () => this.#inner.remove(tables, before));
  }

  subscribe(subscription: Subscription, most: number): Promise<boolean> {
    return this.#call('subscribe', () => this.#inner.subscribe(subscription, most));
  }

  subscriptions(holder: Holder): Promise<readonly Subscription[]> {
    return this.#call('subscriptions', () => this.#inner.subscriptions(holder));
  }

  unsubscribe(table: string, key?: string, endpoint?: string): Promise<number> {
    return this.#call('unsubscribe', () => this.#inner.unsubscribe(table, key, endpoint));
  }

  planNotification(holder: Holder, at: number | null, due?: number): Promise<void> {
    return this.#call('planNotification', () => this.#inner.planNotification(holder, at, due));
  }

  notificationsDue(by: number, limit: number): Promise<readonly Holder[]> {
    return this.#call('notificationsDue', () => this.#inner.notificationsDue(by, limit));
  }

  claimNotification(holder: Holder, kind: Notification, turn: number): Promise<readonly Subscription[]> {
    return this.#call('claimNotification', () => this.#inner.claimNotification(holder, kind, turn));
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
