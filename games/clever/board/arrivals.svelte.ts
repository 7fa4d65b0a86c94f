import type { Flight } from './chain.ts';

/** The points of a sheet by part. */
type Parts = { readonly [part: string]: number };

/**
 * What of a chain is still on its way. Until it has arrived the sheet shows what it showed before: tracks and foxes
 * without the bonus that flies to them, areas and total without the points.
 */
export class Arrivals {
  #pending: readonly Flight[] = $state.raw([]);
  #before: Parts = $state.raw({});

  /** A new chain begins; what was still on its way has arrived. */
  begin(flights: readonly Flight[], before: Parts): void {
    this.#pending = flights;
    this.#before = before;
  }

  arrive(flight: Flight): void {
    this.#pending = this.#pending.filter((each) => each !== flight);
  }

  /** How many bonuses of a kind have not arrived yet. */
  of(gain: Flight['gain']): number {
    return this.#pending.filter((flight) => flight.gain === gain).length;
  }

  /** The points to show. */
  parts(now: Parts): Parts {
    return this.of(null) > 0 ? this.#before : now;
  }
}
