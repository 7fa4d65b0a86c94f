import type { Table } from './table.ts';

/** After a table was read from its log everybody has at least so many seconds left: its server may have been away. */
const GRACE = 60;

/**
 * When each person's time runs out. A seat's time starts with its question and no other seat's answer starts it
 * again; after a pause everybody has the whole time again. It runs by the times in the log, so that it goes on
 * whether or not anybody is there, the server included.
 */
export class Deadlines {
  #bySeat = new Map<number, number>();
  readonly #second: number;
  readonly #born: number;
  /** Counts up whenever somebody's time begins or ends. */
  changes = 0;

  /** `born`: when the table came into memory. */
  constructor(second: number, born: number) {
    this.#second = second;
    this.#born = born;
  }

  /** Brings the deadlines up to date; the earliest of them, or null. */
  follow(table: Table): number | null {
    if (table.clock === null && this.#bySeat.size === 0) return null;
    const before = this.#bySeat;
    this.#bySeat = this.#all(table);
    const same = [...this.#bySeat].every(([seat, at]) => before.get(seat) === at);
    if (!same || before.size !== this.#bySeat.size) this.changes++;
    return this.#bySeat.size > 0 ? Math.min(...this.#bySeat.values()) : null;
  }

  #all(table: Table): Map<number, number> {
    const { clock } = table;
    const waits = clock === null ? null : table.waitsFor();
    if (clock === null || !waits || waits.kind === 'over') return new Map();
    const asked = waits.kind === 'roll' ? [waits.seat] : waits.seats;
    const people = table.people();
    const whole = clock * this.#second;
    const least = this.#born + Math.min(whole, GRACE * this.#second);
    return new Map(
      asked
        .filter((seat) => people.includes(seat))
        .map((seat) => [seat, Math.max(table.askedAt(seat) + whole, least)]),
    );
  }

  left(now: number): { seat: number; ms: number }[] {
    return [...this.#bySeat].map(([seat, at]) => ({ seat, ms: Math.max(0, at - now) }));
  }

  passed(now: number): number[] {
    return [...this.#bySeat].flatMap(([seat, at]) => (at <= now ? [seat] : []));
  }
}
