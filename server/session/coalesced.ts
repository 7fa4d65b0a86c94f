import { type Clock, type Timer, unref } from '@iacta/online/clock';

/** Calls at most once in an interval: at once for the first request, at the interval's end for all later ones. */
export class Coalesced {
  readonly #clock: Clock;
  readonly #interval: () => number;
  readonly #call: () => void;
  #last = Number.NEGATIVE_INFINITY;
  #timer: Timer | null = null;
  #stopped = false;

  constructor(clock: Clock, interval: () => number, call: () => void) {
    this.#clock = clock;
    this.#interval = interval;
    this.#call = call;
  }

  ask(): void {
    if (this.#timer !== null || this.#stopped) return;
    const left = this.#last + this.#interval() - this.#clock.monotonic();
    if (left <= 0) {
      this.#now();
      return;
    }
    this.#timer = this.#clock.setTimeout(() => this.#now(), left);
    unref(this.#timer);
  }

  #now(): void {
    this.#timer = null;
    this.#last = this.#clock.monotonic();
    this.#call();
  }

  stop(): void {
    this.#stopped = true;
    this.#clock.clearTimeout(this.#timer);
    this.#timer = null;
  }
}
