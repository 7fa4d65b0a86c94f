import { Bucket, type Rate, times } from './bucket.ts';
import { forgetSome } from './forget.ts';
import { type Network, networksOf } from './network.ts';

/** Networks that are remembered at most. */
const MOST_NETWORKS = 20_000;

/** One bucket for each network; an address takes from all networks that it is part of. */
export class NetworkRate {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  take(address: string, now: number): boolean {
    return this.takeFor(networksOf(address), now);
  }

  takeFor(networks: readonly Network[], now: number): boolean {
    // Before any is added: a new bucket is full, and would be forgotten as an idle one.
    for (const { name } of networks)
      if (!this.#buckets.has(name)) forgetSome(this.#buckets, MOST_NETWORKS, (idle) => idle.isFull(now));
    const buckets = networks.map(({ name, share }) => this.#bucket(name, share, now));
    if (!buckets.every((bucket) => bucket.has(now))) return false;
    for (const bucket of buckets) bucket.take(now);
    return true;
  }

  #bucket(name: string, share: number, now: number): Bucket {
    const known = this.#buckets.get(name);
    if (known) return known;
    const bucket = new Bucket(times(this.#rate, share), now);
    this.#buckets.set(name, bucket);
    return bucket;
  }
}

/** How many things each network has at once, and at most. */
export class NetworkCount {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts one more, if that is allowed: a function that counts it off again, or null. */
  enter(address: string): (() => void) | null {
    const networks = networksOf(address);
    if (networks.some(({ name, share }) => this.of(name) >= this.#most * share)) return null;
    for (const { name } of networks) this.#counts.set(name, this.of(name) + 1);
    let entered = true;
    return () => {
      if (!entered) return;
      entered = false;
      for (const { name } of networks) this.#leave(name);
    };
  }

  of(network: string): number {
    return this.#counts.get(network) ?? 0;
  }

  #leave(network: string): void {
    const left = this.of(network) - 1;
    if (left > 0) this.#counts.set(network, left);
    else this.#counts.delete(network);
  }
}
