import type { Clock } from '@iacta/online/clock';
import { dailyPromise, dailySeed, dayOf, daysLater } from '@iacta/online/daily';
import { randomHex } from '@iacta/online/random';
import { SECRET_BYTES } from '@iacta/table/dice';
import type { DailyStore, StoredDay } from '../store/daily.ts';
import { dailyMark } from '../store/daily-mark.ts';

/** How many days after today have a secret already, so that their promises are known long before they begin. */
const AHEAD = 7;

/** A day as anyone may know it: the secret only of a closed one. */
export interface PublicDay {
  readonly day: string;
  readonly promise: string;
  readonly closed: boolean;
  readonly secret: string | null;
}

/**
 * The days of the daily game with their secrets. A secret leaves this class in three ways: in the seed of a table's dice
 * and in the mark of a key, which stay in the server, and in a `PublicDay` once the day is closed.
 */
export class Days {
  readonly #store: DailyStore;
  readonly #clock: Clock;
  readonly #secrets = new Map<string, string>();
  #ahead: { readonly today: string; readonly days: readonly StoredDay[] } | null = null;

  constructor(store: DailyStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  today(): string {
    return dayOf(this.#clock.now());
  }

  /** Today and the days after it. Those that no process has made yet are made now. */
  async coming(): Promise<readonly Pick<PublicDay, 'day' | 'promise'>[]> {
    const today = this.today();
    if (this.#ahead?.today !== today) this.#ahead = { today, days: await this.#make(today) };
    return this.#ahead.days.map(({ day, promise }) => ({ day, promise }));
  }

  async #make(today: string): Promise<readonly StoredDay[]> {
    const wanted = Array.from({ length: AHEAD + 1 }, (_, i) => daysLater(today, i));
    const stored = () => this.#store.days(today, daysLater(today, AHEAD));
    const known = new Set((await stored()).map(({ day }) => day));
    const missing = wanted.filter((day) => !known.has(day));
    if (missing.length > 0) await this.#store.addDays(missing.map(newDay));
    // Another process may have been first: what the store has counts.
    return stored();
  }

  /** What all dice of a game on a day follow from; only for tables. */
  async seedOf(day: string, game: string): Promise<string> {
    return dailySeed(await this.#secretOf(day), day, game);
  }

  /** The mark of a key at a game of a day. */
  async markOf(day: string, of: Parameters<typeof dailyMark>[1]): Promise<string> {
    return dailyMark(await this.#secretOf(day), of);
  }

  async #secretOf(day: string): Promise<string> {
    const secret = this.#secrets.get(day) ?? (await this.#store.days(day, day))[0]?.secret;
    if (secret === undefined) throw new Error(`there is no day ${day}`);
    this.#secrets.set(day, secret);
    return secret;
  }

  async find(day: string): Promise<PublicDay | null> {
    const [found] = await this.#store.days(day, day);
    if (!found) return null;
    const { promise, secret, closed } = found;
    return { day, promise, closed: closed !== null, secret: closed === null ? null : secret };
  }
}

function newDay(day: string): Omit<StoredDay, 'closed'> {
  const secret = randomHex(SECRET_BYTES);
  return { day, secret, promise: dailyPromise(secret) };
}
