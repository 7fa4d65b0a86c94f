import type { SqliteStatement } from 'kysely';
import type { DailyStore } from '../store/daily.ts';
import { forward } from '../store/forward.ts';
import type { Sqlite } from '../store/node-sqlite.ts';
import { StoreError } from '../store/problem.ts';
import type { Store, SubscriptionStore } from '../store/store.ts';

/**
 * What happens to one call. `fails`: nothing was done. `fails-late`: it was done nevertheless. `crashes`: the process
 * ends before it is done. `crashes-late`: after it was done, and before anyone learns of it.
 */
export const MODES = ['fails', 'fails-late', 'crashes', 'crashes-late'] as const;
export type Mode = (typeof MODES)[number];

/** Counts the calls of a store, over all processes of a run, and lets one of them go wrong. */
export class CallCounter {
  calls = 0;
  readonly #broken: number;
  readonly #mode: Mode;
  /** Ends the process that is running. */
  crash: () => void = () => {};

  /** `broken`: the number of the call that goes wrong; 0: none. */
  constructor(broken: number, mode: Mode) {
    this.#broken = broken;
    this.#mode = mode;
  }

  wrap(store: Store): Store {
    const parts: Pick<Store, 'daily' | 'subscriptions'> = {
      daily: forward<DailyStore>((_, act) => this.#call(() => act(store.daily))),
      subscriptions: forward<SubscriptionStore>((_, act) => this.#call(() => act(store.subscriptions))),
    };
    return new Proxy(store, {
      get: (target, name) => {
        if (name === 'daily' || name === 'subscriptions') return parts[name];
        const method: unknown = Reflect.get(target, name);
        if (typeof method !== 'function' || name === 'close') return method;
        return (...args: unknown[]) => this.#call(() => method.apply(target, args) as Promise<unknown>);
      },
    });
  }

  async #call<T>(act: () => Promise<T>): Promise<T> {
    this.calls++;
    if (this.calls !== this.#broken) return act();
    if (this.#mode === 'fails') throw new StoreError('full', 'simulated');
    if (this.#mode === 'crashes') return this.#end();
    await act();
    if (this.#mode === 'fails-late') throw new StoreError('failed', 'simulated');
    return this.#end();
  }

  /** A process that has ended gets no answer. */
  #end(): Promise<never> {
    this.crash();
    return new Promise(() => {});
  }
}

/** Counts the statements that a store gives to SQLite, and lets one of them fail as on a full disk. */
export class StatementCounter {
  calls = 0;
  /** Nothing is counted any more, and nothing fails. */
  isOff = false;
  readonly #broken: number;

  constructor(broken: number) {
    this.#broken = broken;
  }

  wrap(database: Sqlite): Sqlite {
    const count = <T>(act: () => T): T => {
      if (this.isOff) return act();
      this.calls++;
      if (this.calls === this.#broken) throw Object.assign(new Error('simulated'), { errcode: FULL });
      return act();
    };
    return {
      close: () => database.close(),
      get isInTransaction() {
        return database.isInTransaction;
      },
      prepare(sql): SqliteStatement {
        const statement = database.prepare(sql);
        return {
          reader: statement.reader,
          all: (parameters) => count(() => statement.all(parameters)),
          run: (parameters) => count(() => statement.run(parameters)),
          iterate: (parameters) => count(() => statement.iterate(parameters)),
        };
      },
    };
  }
}

/** SQLITE_FULL */
const FULL = 13;
