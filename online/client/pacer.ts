import type { Clock } from '../clock/index.ts';
import { REQUESTS, type RequestType } from '../wire/index.ts';

/**
 * Keeps a fast program within the server's rates. Nothing is held back until the server says that a type of message
 * came too fast; from then on messages of that type leave as far apart as its rate asks for. People never get there.
 */
export class Pacer {
  readonly #clock: Clock;
  /** When the next message of a type may leave. */
  readonly #next = new Map<RequestType, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The server asks for no more messages of a type for this many milliseconds. */
  slow(type: RequestType, wait: number): void {
    const until = this.#clock.monotonic() + wait;
    this.#next.set(type, Math.max(this.#next.get(type) ?? 0, until));
  }

  /** Milliseconds that a message has to wait; its turn is taken. */
  delay(type: RequestType): number {
    const next = this.#next.get(type);
    if (next === undefined) return 0;
    const now = this.#clock.monotonic();
    const at = Math.max(now, next);
    this.#next.set(type, at + 1000 / REQUESTS[type].perSecond);
    return at - now;
  }
}
