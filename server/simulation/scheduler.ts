import { createHash } from 'node:crypto';
import type { Below } from '@iacta/core';
import type { Clock, Timer } from '@iacta/online/clock';

interface Event {
  readonly at: number;
  /** Drawn at random: events of the same millisecond happen in any order. */
  readonly order: number;
  readonly label: string;
  readonly run: () => void;
  cancelled: boolean;
}

/** Decides what happens when. Time passes only from one event to the next, and the seed decides the order. */
export class Scheduler {
  readonly #below: Below;
  /** A binary heap by time and order. */
  readonly #heap: Event[] = [];
  readonly #trace = createHash('sha256');
  /** Virtual milliseconds since the start. */
  time = 0;
  events = 0;

  constructor(below: Below) {
    this.#below = below;
  }

  after(ms: number, label: string, run: () => void): Event {
    const at = this.time + Math.max(0, ms);
    const event: Event = { at, order: this.#below(1 << 30), label, run, cancelled: false };
    this.#heap.push(event);
    this.#up(this.#heap.length - 1);
    return event;
  }

  /** What was done becomes part of the hash by which two runs are compared. */
  note(text: string): void {
    this.#trace.update(`${this.time} ${text}\n`);
  }

  traceHash(): string {
    return this.#trace.copy().digest('hex');
  }

  /** The next event with all that follows from it at once; false when nothing is left. */
  async step(): Promise<boolean> {
    let event = this.#pop();
    while (event?.cancelled) event = this.#pop();
    if (!event) return false;
    this.time = event.at;
    this.events++;
    this.note(event.label);
    event.run();
    // Promises and process.nextTick have run when the event loop turns.
    await new Promise((turn) => setImmediate(turn));
    return true;
  }

  /** Runs up to a time. */
  async until(time: number, isDone: () => boolean = () => false): Promise<void> {
    while (!isDone() && (this.#heap[0]?.at ?? Number.POSITIVE_INFINITY) <= time) await this.step();
    if (!isDone()) this.time = Math.max(this.time, time);
  }

  /** `wall`: what a clock on the wall shows at virtual time 0. `isAlive`: timers of the dead do not fire. */
  clock(label: string, wall: () => number, isAlive: () => boolean): Clock {
    return {
      now: () => Math.floor(wall() + this.time),
      monotonic: () => this.time,
      setTimeout: (callback, ms) =>
        this.after(ms, label, () => {
          if (isAlive()) callback();
        }),
      clearTimeout: (timer: Timer | null | undefined) => {
        if (timer && typeof timer === 'object' && 'cancelled' in timer) timer.cancelled = true;
      },
    };
  }

  #pop(): Event | undefined {
    const first = this.#heap[0];
    const last = this.#heap.pop();
    if (first && last && first !== last) {
      this.#heap[0] = last;
      this.#down(0);
    }
    return first;
  }

  #isBefore(a: number, b: number): boolean {
    const one = this.#heap[a];
    const other = this.#heap[b];
    return one.at < other.at || (one.at === other.at && one.order < other.order);
  }

  #up(from: number): void {
    for (let i = from; i > 0; ) {
      const parent = (i - 1) >> 1;
      if (!this.#isBefore(i, parent)) return;
      this.#swap(i, parent);
      i = parent;
    }
  }

  #down(from: number): void {
    for (let i = from; ; ) {
      const left = 2 * i + 1;
      if (left >= this.#heap.length) return;
      const least = left + 1 < this.#heap.length && this.#isBefore(left + 1, left) ? left + 1 : left;
      if (!this.#isBefore(least, i)) return;
      this.#swap(i, least);
      i = least;
    }
  }

  #swap(a: number, b: number): void {
    [this.#heap[a], this.#heap[b]] = [this.#heap[b], this.#heap[a]];
  }
}
