import type { Clock } from '@iacta/online/clock';
import type { Table } from '../tables/table.ts';

/** Who becomes the host when the present one has gone: the player among these who has had a seat the longest. */
export function successor(
  { seats, host }: Pick<Table, 'seats' | 'host'>,
  among: ReadonlySet<number>,
): number | null {
  let longest: number | null = null;
  for (const [seat, { who, key, sat }] of seats.entries()) {
    const canHost = who === 'person' && key !== null && key !== host && among.has(seat);
    if (canHost && (longest === null || sat < seats[longest].sat)) longest = seat;
  }
  return longest;
}

/** Notices that the host of a waiting table has been away for too long. */
export class HostWatch {
  readonly #clock: Clock;
  readonly #grace: number;
  readonly #passOn: () => void;
  #goneAt: number | null = null;
  #timer: ReturnType<Clock['setTimeout']> | null = null;

  constructor(clock: Clock, grace: number, passOn: () => void) {
    this.#clock = clock;
    this.#grace = grace;
    this.#passOn = passOn;
  }

  /** Devices, seats or the phase have changed. */
  look(isAway: boolean): void {
    this.stop();
    if (!isAway) {
      this.#goneAt = null;
      return;
    }
    this.#goneAt ??= this.#clock.monotonic();
    const left = this.#goneAt + this.#grace - this.#clock.monotonic();
    this.#timer = this.#clock.setTimeout(() => this.#passOn(), Math.max(0, left));
  }

  stop(): void {
    if (this.#timer !== null) this.#clock.clearTimeout(this.#timer);
    this.#timer = null;
  }
}
