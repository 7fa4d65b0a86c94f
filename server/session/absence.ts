import type { Table } from '../tables/table.ts';

/** How long a seat has been without a connected device. */
export class Absences {
  readonly #grace: number;
  /** Since when, by a monotonic clock; the entry of the sitting distinguishes one person in a seat from the next. */
  readonly #since = new Map<number, { readonly sat: number; readonly at: number }>();

  /** `grace`: the milliseconds after which others may vote about an absent player. */
  constructor(grace: number) {
    this.#grace = grace;
  }

  /** Devices or seats have changed. */
  update({ seats }: Pick<Table, 'seats'>, here: ReadonlySet<number>, now: number): void {
    for (const [seat, { who, sat }] of seats.entries()) {
      const isAway = who === 'person' && !here.has(seat);
      if (!isAway) this.#since.delete(seat);
      else if (this.#since.get(seat)?.sat !== sat) this.#since.set(seat, { sat, at: now });
    }
  }

  /** The milliseconds until others may vote about a seat: 0 or less: they may; null: its player is here. */
  graceLeft(seat: number, now: number): number | null {
    const away = this.#since.get(seat);
    return away ? away.at + this.#grace - now : null;
  }

  /** Whether a player has been away so long that the others need not wait for their answer. */
  isLong(seat: number, now: number): boolean {
    const left = this.graceLeft(seat, now);
    return left !== null && left <= 0;
  }

  /** Since when a seat has been without a device; null: its player is here. */
  since(seat: number): number | null {
    return this.#since.get(seat)?.at ?? null;
  }
}
