import type { Clock } from '@iacta/online/clock';
import { type DailyStandings, type Period, periodOf, StandingsSum } from '@iacta/online/daily';
import { JsonText } from '../http/json-text.ts';
import type { DailyStore } from '../store/daily.ts';

/** Lines of a ranking and of the standings. */
export const MOST_LINES = 1000;
/** Periods that are kept, the latest asked for: years of them. */
const KEPT = 100;

interface Computed {
  /** The closed days of the period and how often they have changed: standings of the same version are the same. */
  readonly version: string;
  readonly standings: Promise<JsonText>;
}

/**
 * The standings of weeks and months, computed once for each change: a day is closed, or a player is forgotten. They are
 * computed day by day, one period at a time, and between two days the thread serves others.
 */
export class Standings {
  readonly #store: Pick<DailyStore, 'closedDays' | 'resultsOf'>;
  readonly #clock: Pick<Clock, 'setTimeout'>;
  readonly #periods = new Map<string, Computed>();
  #latest: Promise<unknown> = Promise.resolve();

  constructor(store: Pick<DailyStore, 'closedDays' | 'resultsOf'>, clock: Pick<Clock, 'setTimeout'>) {
    this.#store = store;
    this.#clock = clock;
  }

  /** `DailyStandings` of the period in which a day lies, as text. */
  async of(period: Period, day: string): Promise<JsonText> {
    const { from, to } = periodOf(period, day);
    const days = await this.#store.closedDays(from, to);
    const version = days.map((each) => `${each.day} ${each.changes}`).join();
    const key = `${period} ${from}`;
    const known = this.#periods.get(key);
    if (known?.version === version) return known.standings;
    const standings = this.#latest.then(async () => {
      const lines = await this.#lines(days.map((each) => each.day));
      return new JsonText({ period, from, to, lines } satisfies DailyStandings);
    });
    this.#latest = standings.catch(() => {});
    this.#periods.delete(key);
    this.#periods.set(key, { version, standings });
    for (const oldest of this.#periods.keys()) if (this.#periods.size > KEPT) this.#periods.delete(oldest);
    // What failed is tried again by the next who asks.
    standings.catch(() => {
      if (this.#periods.get(key)?.standings === standings) this.#periods.delete(key);
    });
    return standings;
  }

  async #lines(days: readonly string[]): Promise<DailyStandings['lines']> {
    const sum = new StandingsSum();
    for (const day of days) {
      sum.addDay(await this.#store.resultsOf(day, day));
      await new Promise<void>((resolve) => this.#clock.setTimeout(resolve, 0));
    }
    return sum.lines(MOST_LINES);
  }
}
