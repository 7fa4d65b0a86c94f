import { type Clock, type Timer, unref } from '@iacta/online/clock';
import type { Message, Post } from './post.ts';

/** Waits between attempts, in milliseconds; after the last of them a message is given up. */
const RETRIES = [5_000, 30_000, 120_000, 600_000, 3_600_000];
/** Requests at once, to all hosts and to one: a receiver that does not answer must not hold up the others. */
const AT_ONCE = 16;
const AT_ONCE_PER_HOST = 2;
/** Messages that wait; further ones are dropped. */
const MOST = 2000;

export interface Delivery {
  readonly address: string;
  /** Created for each attempt: signatures carry the time. */
  readonly message: () => Message;
  /** It is not tried again. `status`: the last answer; null: none. */
  readonly ended: (status: number | null) => void;
}

export interface DeliveryParts {
  readonly post: Post;
  readonly clock: Clock;
  readonly most?: number;
}

interface Waiting {
  readonly delivery: Delivery;
  readonly host: string;
  readonly attempt: number;
}

/** Messages to other servers: a bounded queue in memory with repeated attempts. */
export class Deliveries {
  readonly #parts: DeliveryParts;
  readonly #ready: Waiting[] = [];
  readonly #later = new Map<Waiting, Timer>();
  readonly #running = new Map<string, number>();
  #count = 0;
  #closed = false;

  constructor(parts: DeliveryParts) {
    this.#parts = parts;
  }

  get waiting(): number {
    return this.#ready.length + this.#later.size + this.#count;
  }

  /** False where the queue is full: the message is dropped. */
  add(delivery: Delivery): boolean {
    if (this.#closed || this.waiting >= (this.#parts.most ?? MOST)) return false;
    this.#ready.push({ delivery, host: new URL(delivery.address).host, attempt: 0 });
    this.#next();
    return true;
  }

  #next(): void {
    while (this.#count < AT_ONCE && !this.#closed) {
      const at = this.#ready.findIndex(({ host }) => (this.#running.get(host) ?? 0) < AT_ONCE_PER_HOST);
      if (at < 0) return;
      const [next] = this.#ready.splice(at, 1);
      this.#started(next.host, 1);
      void this.#attempt(next).then(() => {
        this.#started(next.host, -1);
        this.#next();
      });
    }
  }

  #started(host: string, change: 1 | -1): void {
    this.#count += change;
    const running = (this.#running.get(host) ?? 0) + change;
    if (running === 0) this.#running.delete(host);
    else this.#running.set(host, running);
  }

  async #attempt(waiting: Waiting): Promise<void> {
    const { delivery, attempt } = waiting;
    const status = await this.#status(delivery);
    if (this.#closed) return;
    if (!isWorthRetrying(status) || attempt >= RETRIES.length) {
      delivery.ended(status);
      return;
    }
    const again = { ...waiting, attempt: attempt + 1 };
    const timer = this.#parts.clock.setTimeout(() => {
      this.#later.delete(again);
      this.#ready.push(again);
      this.#next();
    }, RETRIES[attempt]);
    unref(timer);
    this.#later.set(again, timer);
  }

  async #status({ address, message }: Delivery): Promise<number | null> {
    try {
      return await this.#parts.post(address, message());
    } catch {
      return null;
    }
  }

  /** What was not delivered yet is dropped. */
  close(): void {
    this.#closed = true;
    for (const timer of this.#later.values()) this.#parts.clock.clearTimeout(timer);
    this.#later.clear();
    this.#ready.length = 0;
  }
}

/** No answer, too many requests, or a fault of the receiver. */
function isWorthRetrying(status: number | null): boolean {
  return status === null || status === 429 || status >= 500;
}
