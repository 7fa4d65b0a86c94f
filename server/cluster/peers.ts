import type { Clock } from '@iacta/online/clock';
import type { Beat } from './side.ts';

/** What is known of another process. */
interface Peer {
  /** The time that its latest heartbeat said. */
  readonly time: number;
  /** When that was new here, by the clock that is never set. */
  readonly seenAt: number;
}

/** A process that has been silent for this long is forgotten, in milliseconds. */
const FORGET_AFTER = 60_000;
/** The clock of the database was set when it differs by more than this from what has passed here. */
const SET_BY = 1000;

/**
 * Which processes are alive, and what time it is for all of them. Another process is alive while its heartbeats say
 * something new; the time since then is counted here, so that no wall clock decides. The time of the cluster is the
 * database's when the first process starts. It then runs by clocks that are never set, and a process that joins takes
 * it over.
 */
export class Peers {
  readonly #clock: Clock;
  readonly #lease: number;
  readonly #peers = new Map<string, Peer>();
  /** From the clock that is never set to the time of the cluster; null: not known yet. */
  #offset: number | null = null;
  /** The same for the time of the database. */
  #database: number | null = null;
  /** Since when this process has taken part without a gap, in the time of the cluster. */
  #since = 0;

  constructor(clock: Clock, lease: number) {
    this.#clock = clock;
    this.#lease = lease;
  }

  get isTimeKnown(): boolean {
    return this.#offset !== null;
  }

  /** The time of the cluster, in milliseconds since 1970. */
  now(): number {
    const monotonic = this.#clock.monotonic();
    return Math.floor(monotonic + (this.#offset ?? this.#clock.now() - monotonic));
  }

  get since(): number {
    return this.#since;
  }

  /** This process takes part from now on, after a gap. */
  joined(): void {
    this.#since = this.now();
  }

  /** Takes what a heartbeat has found. Whether the clock of the database was set since the last one. */
  observe({ now, others }: Pick<Beat, 'now' | 'others'>): boolean {
    const at = this.#clock.monotonic();
    for (const { process, time } of others) {
      const known = this.#peers.get(process);
      if (known?.time === time) continue;
      this.#peers.set(process, { time, seenAt: at });
      // Before its second heartbeat it is not known how long ago the first one was.
      if (known) this.#follow(time - at);
    }
    const present = new Set(others.map(({ process }) => process));
    for (const process of this.#peers.keys()) if (!present.has(process)) this.#peers.delete(process);
    if (this.#offset === null && !this.#isAnyoneAhead()) this.#begin(now - at);
    const before = this.#database ?? now - at;
    this.#database = now - at;
    return Math.abs(this.#database - before) > SET_BY;
  }

  /** The others' time has travelled: it is later by now. So the latest one is the nearest. */
  #follow(offset: number): void {
    if (this.#offset === null) this.#since = offset + this.#clock.monotonic();
    this.#offset = Math.max(this.#offset ?? offset, offset);
  }

  /** No process is alive that knows the time: it is the database's, and never earlier than it was. */
  #begin(offset: number): void {
    const latest = Math.max(...[...this.#peers.values()].map(({ time, seenAt }) => time - seenAt));
    this.#follow(Math.max(offset, latest));
  }

  #isAnyoneAhead(): boolean {
    return this.alive().some((process) => (this.#peers.get(process)?.time ?? 0) > 0);
  }

  /** The other processes that are alive. */
  alive(): string[] {
    return this.#silentFor((ms) => ms <= this.#lease);
  }

  /** Those that have been silent for so long that they can be forgotten. */
  gone(): string[] {
    return this.#silentFor((ms) => ms > FORGET_AFTER);
  }

  #silentFor(holds: (ms: number) => boolean): string[] {
    const now = this.#clock.monotonic();
    return [...this.#peers].flatMap(([process, { seenAt }]) => (holds(now - seenAt) ? [process] : []));
  }
}
