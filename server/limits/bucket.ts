/** A token bucket: a burst, then a rate per second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export function times({ burst, perSecond }: Rate, factor: number): Rate {
  return { burst: burst * factor, perSecond: perSecond * factor };
}

/** A token bucket. Times are milliseconds of a clock that only grows. */
export class Bucket {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  take(now: number, amount = 1): boolean {
    this.#fill(now);
    if (this.#left < amount) return false;
    this.#left -= amount;
    return true;
  }

  has(now: number): boolean {
    this.#fill(now);
    return this.#left >= 1;
  }

  /** Milliseconds until one more can be taken. */
  wait(now: number): number {
    this.#fill(now);
    return Math.max(0, Math.ceil(((1 - this.#left) / this.#rate.perSecond) * 1000));
  }

  isFull(now: number): boolean {
    this.#fill(now);
    return this.#left >= this.#rate.burst;
  }

  #fill(now: number): void {
    const { burst, perSecond } = this.#rate;
    const passed = Math.max(0, now - this.#at);
    this.#left = Math.min(burst, this.#left + (passed / 1000) * perSecond);
    this.#at = now;
  }
}
