/** So many at once, then so many a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** A bucket that fills steadily and is emptied by what comes. */
export class Bucket {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  take(now: number): boolean {
    this.#left = this.#filled(now);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  isFull(now: number): boolean {
    return this.#filled(now) >= this.#rate.burst;
  }

  #filled(now: number): number {
    const { burst, perSecond } = this.#rate;
    return Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond);
  }
}

/** One bucket for each address; an address that has been quiet long enough is forgotten. */
export class AddressRate {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  take(address: string, now: number): boolean {
    let bucket = this.#buckets.get(address);
    if (!bucket) {
      if (this.#buckets.size >= 10_000) this.#forget(now);
      bucket = new Bucket(this.#rate, now);
      this.#buckets.set(address, bucket);
    }
    return bucket.take(now);
  }

  #forget(now: number): void {
    for (const [address, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(address);
  }
}

/** How many there are of each. */
export class Tally {
  readonly #counts = new Map<string, number>();

  of(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  add(name: string, change: 1 | -1): void {
    const count = this.of(name) + change;
    if (count > 0) this.#counts.set(name, count);
    else this.#counts.delete(name);
  }
}

/** What one address may do: a school shares one, so all of this is a setting. */
export interface AddressLimits {
  readonly sockets: number;
  readonly opening: Rate;
  /** Looking up join codes: slow enough that trying them out finds nothing. */
  readonly codes: Rate;
  readonly joining: Rate;
}

export const LIMITS: AddressLimits = {
  sockets: 100,
  opening: { burst: 20, perSecond: 0.05 },
  codes: { burst: 20, perSecond: 0.2 },
  joining: { burst: 40, perSecond: 1 },
};
