import { forgetSome } from '../limits/forget.ts';

/** Waits of a receiver that has not answered, in milliseconds, longer each time. */
const REST = [5_000, 30_000, 120_000, 600_000];
/** An answer that took longer proves nothing: it has held a place for as long. */
const QUICK = 2000;
/** Requests at once to one receiver: one that answers, and one of which that is not known. */
const AT_ONCE = { proven: 8, unproven: 1 };
/** Requests at once to all receivers that are not known to answer. */
const AT_ONCE_UNPROVEN = 8;
const MOST_REMEMBERED = 2000;

interface Receiver {
  running: number;
  /** Consecutive attempts without an answer. */
  failures: number;
  /** Until then nothing is sent to it. */
  restsUntil: number;
  isProven: boolean;
  /** When it was last served, counted in requests. */
  served: number;
}

/** How receivers of messages have behaved: those that answer are served first, those that do not get a rest. */
export class Receivers {
  readonly #receivers = new Map<string, Receiver>();
  #unproven = 0;
  #served = 0;

  mayStart(name: string, now: number): boolean {
    const { running, restsUntil, isProven } = this.#of(name);
    if (now < restsUntil) return false;
    if (isProven) return running < AT_ONCE.proven;
    return running < AT_ONCE.unproven && this.#unproven < AT_ONCE_UNPROVEN;
  }

  servedAt(name: string): number {
    return this.#of(name).served;
  }

  restsUntil(name: string): number {
    return this.#of(name).restsUntil;
  }

  isProven(name: string): boolean {
    return this.#of(name).isProven;
  }

  /** A request begins; what is returned is called with its end. */
  start(name: string, now: number): (isAnswered: boolean, now: number) => void {
    const receiver = this.#of(name);
    // It may have been forgotten since.
    this.#receivers.set(name, receiver);
    const wasProven = receiver.isProven;
    receiver.running++;
    receiver.served = ++this.#served;
    if (!wasProven) this.#unproven++;
    return (isAnswered, end) => {
      receiver.running--;
      if (!wasProven) this.#unproven--;
      receiver.isProven = isAnswered && end - now <= QUICK;
      if (isAnswered) {
        receiver.failures = 0;
        receiver.restsUntil = 0;
        return;
      }
      // Requests that ran side by side are one failure.
      if (end >= receiver.restsUntil) {
        receiver.restsUntil = end + REST[Math.min(receiver.failures, REST.length - 1)];
        receiver.failures++;
      }
    };
  }

  #of(name: string): Receiver {
    const known = this.#receivers.get(name);
    if (known) return known;
    const isIdle = ({ running, failures, isProven }: Receiver) =>
      running === 0 && failures === 0 && !isProven;
    forgetSome(this.#receivers, MOST_REMEMBERED, isIdle, ({ running }) => running === 0);
    const receiver = { running: 0, failures: 0, restsUntil: 0, isProven: false, served: this.#served };
    this.#receivers.set(name, receiver);
    return receiver;
  }
}
