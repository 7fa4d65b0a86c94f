import { REQUESTS, type RequestType } from '@iacta/online/wire';
import { Bucket, times } from './bucket.ts';
import { forgetSome } from './forget.ts';
import type { ConnectionLimits } from './settings.ts';

/** A connection as its seat knows it. */
export interface SeatConnection {
  /** When it was last active. */
  readonly heardAt: number;
  /** Ends it: a newer connection of the same seat takes its place. */
  replace(): void;
}

/** What the connections of one seat may do together. A connection without a seat has a separate limit. */
export class SeatAllowance {
  readonly connections = new Set<SeatConnection>();
  readonly #pace: number;
  readonly #types = new Map<RequestType, Bucket>();
  readonly #faults: Bucket;

  constructor(limits: ConnectionLimits, pace: number, now: number) {
    this.#pace = pace;
    this.#faults = new Bucket(times(limits.faults, pace), now);
  }

  /** 0: it may come; else the milliseconds until it may. */
  take(type: RequestType, now: number): number {
    let bucket = this.#types.get(type);
    if (!bucket) {
      bucket = new Bucket(times(REQUESTS[type], this.#pace), now);
      this.#types.set(type, bucket);
    }
    return bucket.take(now) ? 0 : Math.max(1, bucket.wait(now));
  }

  /** Counts a fault; false: there were too many. */
  addFault(now: number): boolean {
    return this.#faults.take(now);
  }

  /** No more faults are tolerated for now. */
  isExhausted(now: number): boolean {
    return !this.#faults.has(now);
  }

  isRested(now: number): boolean {
    return (
      this.connections.size === 0 &&
      this.#faults.isFull(now) &&
      [...this.#types.values()].every((bucket) => bucket.isFull(now))
    );
  }
}

/** Seats that are remembered at most, in addition to those with a connection. */
const MOST_SEATS = 20_000;

/** The allowances of all seats. They outlive connections, so that coming back does not renew them. */
export class SeatAllowances {
  readonly #limits: ConnectionLimits;
  readonly #pace: number;
  readonly #bySeat = new Map<string, SeatAllowance>();

  constructor(limits: ConnectionLimits, pace: number) {
    this.#limits = limits;
    this.#pace = pace;
  }

  /** For a connection that has no seat (yet). */
  alone(now: number): SeatAllowance {
    return new SeatAllowance(this.#limits, this.#pace, now);
  }

  /**
   * Takes a connection into its seat; null where the seat has enough of them already and all are in use, or where its
   * owner has been too much trouble lately.
   */
  enter(seat: string, connection: SeatConnection, now: number): SeatAllowance | null {
    let allowance = this.#bySeat.get(seat);
    if (!allowance) {
      forgetSome(
        this.#bySeat,
        MOST_SEATS,
        (idle) => idle.isRested(now),
        ({ connections }) => connections.size === 0,
      );
      allowance = this.alone(now);
      this.#bySeat.set(seat, allowance);
    }
    if (allowance.isExhausted(now)) return null;
    if (allowance.connections.size >= this.#limits.perSeat && !this.#replaceSilent(allowance, now))
      return null;
    allowance.connections.add(connection);
    return allowance;
  }

  #replaceSilent({ connections }: SeatAllowance, now: number): boolean {
    const [silent] = [...connections].sort((a, b) => a.heardAt - b.heardAt);
    if (!silent || now - silent.heardAt < this.#limits.silence) return false;
    connections.delete(silent);
    silent.replace();
    return true;
  }
}
