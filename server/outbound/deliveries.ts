import { type Clock, type Timer, unref } from '@iacta/online/clock';
import type { Message, Post } from './post.ts';
import { Receivers } from './receivers.ts';

/** Waits between attempts, in milliseconds; after the last of them a message is given up. */
const RETRIES = [5_000, 30_000, 120_000, 600_000, 3_600_000];
/** A message that waits for a receiver longer than this is given up, too, in milliseconds. */
const GIVEN_UP_AFTER = 6 * 3_600_000;
/** Requests at once, and those for one table. */
const AT_ONCE = 16;
const AT_ONCE_PER_OWNER = 2;
/** Messages that wait; further ones are dropped. */
const MOST = 2000;
/** Of them, those for one table. */
const MOST_PER_OWNER = 100;
/** The parts of the queue for all receivers that are not known to answer, and for one of them. */
const UNPROVEN_PART = 1 / 2;
const ONE_UNPROVEN_PART = 1 / 10;

export interface Delivery {
  readonly address: string;
  /** The table that it is about: no table holds up another. */
  readonly owner: string;
  /** Created for each attempt: signatures carry the time. */
  readonly message: () => Message;
  /** It is not tried again. `status`: the last answer; null: none. */
  readonly ended: (status: number | null) => void;
}

export interface DeliveryParts {
  readonly post: Post;
  readonly clock: Clock;
  /** The machine behind an address: what fairness and rests go by. */
  readonly remoteOf: (address: string) => string | Promise<string>;
  readonly most?: number;
}

interface Waiting {
  readonly delivery: Delivery;
  readonly remote: string;
  readonly attempt: number;
  readonly since: number;
}

interface Owner {
  waiting: number;
  running: number;
  /** When it was last served, counted in requests. */
  served: number;
}

/** Messages to other servers: a bounded queue in memory with repeated attempts, in turn by receiver and by table. */
export class Deliveries {
  readonly #parts: DeliveryParts;
  readonly #receivers = new Receivers();
  readonly #owners = new Map<string, Owner>();
  /** In the order in which they came. */
  readonly #ready = new Set<Waiting>();
  readonly #later = new Map<Waiting, Timer>();
  #wake: Timer | null = null;
  #waiting = 0;
  #running = 0;
  #served = 0;
  #closed = false;

  constructor(parts: DeliveryParts) {
    this.#parts = parts;
  }

  /** Those on their way included. */
  get waiting(): number {
    return this.#waiting;
  }

  /** False where the queue is full: the message is dropped. */
  add(delivery: Delivery): boolean {
    if (this.#closed || this.#waiting >= (this.#parts.most ?? MOST)) return false;
    const owner = this.#ownerOf(delivery);
    if (owner.waiting >= MOST_PER_OWNER) return false;
    owner.waiting++;
    this.#waiting++;
    const remote = this.#parts.remoteOf(delivery.address);
    if (typeof remote !== 'string') {
      void remote.then((found) => this.#enqueue(delivery, found));
      return true;
    }
    return this.#enqueue(delivery, remote);
  }

  #enqueue(delivery: Delivery, remote: string): boolean {
    if (this.#closed) return false;
    if (!this.#hasRoomFor(remote)) {
      this.#leave(delivery);
      return false;
    }
    this.#ready.add({ delivery, remote, attempt: 0, since: this.#parts.clock.monotonic() });
    this.#next();
    return true;
  }

  /** What cannot be delivered leaves room for what can. */
  #hasRoomFor(remote: string): boolean {
    if (this.#receivers.isProven(remote)) return true;
    const most = this.#parts.most ?? MOST;
    const all = [...this.#ready, ...this.#later.keys()].filter(
      (each) => !this.#receivers.isProven(each.remote),
    );
    return (
      all.length < most * UNPROVEN_PART &&
      all.filter((each) => each.remote === remote).length < most * ONE_UNPROVEN_PART
    );
  }

  #ownerOf({ owner: name }: Delivery): Owner {
    const known = this.#owners.get(name);
    if (known) return known;
    const owner = { waiting: 0, running: 0, served: this.#served };
    this.#owners.set(name, owner);
    return owner;
  }

  #leave(delivery: Delivery): void {
    const owner = this.#ownerOf(delivery);
    owner.waiting--;
    this.#waiting--;
    if (owner.waiting === 0) this.#owners.delete(delivery.owner);
  }

  #next(): void {
    const now = this.#parts.clock.monotonic();
    while (this.#running < AT_ONCE && !this.#closed) {
      const next = this.#pick(now);
      if (next === null) break;
      this.#start(next, now);
    }
    this.#wakeLater(now);
  }

  /** The receiver that was served longest ago, and of its messages that of the table that was. */
  #pick(now: number): Waiting | null {
    let best: { readonly waiting: Waiting; readonly receiver: number; readonly owner: number } | null = null;
    for (const waiting of this.#ready) {
      const { delivery, remote } = waiting;
      const { running, served } = this.#ownerOf(delivery);
      if (running >= AT_ONCE_PER_OWNER || !this.#receivers.mayStart(remote, now)) continue;
      const receiver = this.#receivers.servedAt(remote);
      const isEarlier =
        best === null || receiver < best.receiver || (receiver === best.receiver && served < best.owner);
      if (isEarlier) best = { waiting, receiver, owner: served };
    }
    return best?.waiting ?? null;
  }

  #start(waiting: Waiting, now: number): void {
    const { delivery, remote } = waiting;
    this.#ready.delete(waiting);
    const message = made(delivery);
    if (message === null) {
      this.#leave(delivery);
      delivery.ended(null);
      return;
    }
    const owner = this.#ownerOf(delivery);
    owner.running++;
    owner.served = ++this.#served;
    this.#running++;
    const end = this.#receivers.start(remote, now);
    const answered = this.#parts.post(delivery.address, message).catch(() => null);
    void answered.then((result) => {
      this.#running--;
      owner.running--;
      end(result !== null && result < 500, this.#parts.clock.monotonic());
      if (this.#closed) return;
      this.#ended(waiting, result);
      this.#next();
    });
  }

  #ended(waiting: Waiting, status: number | null): void {
    const { delivery, attempt, since } = waiting;
    const age = this.#parts.clock.monotonic() - since;
    if (!isWorthRetrying(status) || attempt >= RETRIES.length || age >= GIVEN_UP_AFTER) {
      this.#leave(delivery);
      delivery.ended(status);
      return;
    }
    const again = { ...waiting, attempt: attempt + 1 };
    const timer = this.#parts.clock.setTimeout(() => {
      this.#later.delete(again);
      this.#ready.add(again);
      this.#next();
    }, RETRIES[attempt]);
    unref(timer);
    this.#later.set(again, timer);
  }

  /** What waits for a receiver that rests is looked at again when the first of these rests is over. */
  #wakeLater(now: number): void {
    this.#parts.clock.clearTimeout(this.#wake);
    this.#wake = null;
    const rests = [...this.#ready].map(({ remote }) => this.#receivers.restsUntil(remote));
    const first = Math.min(...rests.filter((until) => until > now));
    if (this.#closed || first === Number.POSITIVE_INFINITY) return;
    this.#wake = this.#parts.clock.setTimeout(() => this.#next(), first - now);
    unref(this.#wake);
  }

  /** What was not delivered yet is dropped. */
  close(): void {
    this.#closed = true;
    for (const timer of this.#later.values()) this.#parts.clock.clearTimeout(timer);
    this.#parts.clock.clearTimeout(this.#wake);
    this.#later.clear();
    this.#ready.clear();
  }
}

/** Null where the message cannot be made: that says nothing of its receiver. */
function made({ message }: Delivery): Message | null {
  try {
    return message();
  } catch {
    return null;
  }
}

/** No answer, too many requests, or a fault of the receiver. */
function isWorthRetrying(status: number | null): boolean {
  return status === null || status === 429 || status >= 500;
}
