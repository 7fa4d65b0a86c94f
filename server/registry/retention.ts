import { type Clock, every } from '@iacta/online/clock';
import type { Expiry, Store } from '../store/store.ts';

export interface RetentionSettings {
  /** How long finished tables are kept after their last entry, in milliseconds; 0: for ever. */
  readonly keepFinished: number;
  /** The same for tables whose game was never finished, or never started. */
  readonly keepAbandoned: number;
}

export interface RetentionParts {
  readonly store: Pick<Store, 'expired'>;
  readonly clock: Clock;
  readonly settings: RetentionSettings;
  /** Deletes those of the tables that are not in use; how many. */
  readonly remove: (tables: readonly string[], before: Expiry) => Promise<number>;
  readonly removed: (tables: number) => void;
  readonly failed: (error: unknown) => void;
}

const HOUR = 3_600_000;
const AT_ONCE = 100;
/** A clock that was set by more than this since the last look is not believed before the next one. */
const BELIEVED = 60_000;

/**
 * Deletes tables that have been kept long enough. It looks once an hour, for the first time after an hour: a machine
 * may start with a wrong clock, and a clock that runs a year ahead must not delete what people still play.
 */
export class Retention {
  readonly #parts: RetentionParts;
  readonly #stop: () => void;
  #offset: number;

  constructor(parts: RetentionParts) {
    this.#parts = parts;
    this.#offset = this.#offsetNow();
    this.#stop = every(parts.clock, HOUR, () => void this.#look());
  }

  stop(): void {
    this.#stop();
  }

  async #look(): Promise<void> {
    const { clock, failed } = this.#parts;
    const offset = this.#offsetNow();
    const wasSet = Math.abs(offset - this.#offset) > BELIEVED;
    this.#offset = offset;
    if (wasSet) return;
    try {
      await this.#removeExpired(clock.now());
    } catch (error) {
      failed(error);
    }
  }

  async #removeExpired(now: number): Promise<void> {
    const { store, settings, remove, removed } = this.#parts;
    const before = (kept: number) => (kept === 0 ? null : now - kept);
    const expiry = { finished: before(settings.keepFinished), abandoned: before(settings.keepAbandoned) };
    let total = 0;
    for (;;) {
      const tables = await store.expired(expiry, AT_ONCE);
      const gone = await remove(tables, expiry);
      total += gone;
      // What is in use stays in the list: an hour later it may not be any more.
      if (gone === 0 || tables.length < AT_ONCE) break;
    }
    if (total > 0) removed(total);
  }

  /** Between the clock on the wall and the one that is never set. */
  #offsetNow(): number {
    const { clock } = this.#parts;
    return clock.now() - clock.monotonic();
  }
}
