import type { Table } from '../tables/table.ts';

/** After a table was read from its log everybody has at least so many seconds left: its server may have been away. */
const GRACE = 60;

/**
 * When each person's time runs out. A seat's time starts with its question; neither another seat's answer nor a
 * pause, an undo of its own or a lost connection starts it again. It runs by the times in the log, so that it goes
 * on whether or not anybody is there, the server included.
 */
export class Deadlines {
  #bySeat = new Map<number, number>();
  readonly #second: number;
  readonly #born: number;
  /** Counts up whenever somebody's time begins or ends. */
  changes = 0;

  /** Questions that were asked later than now when the table was read: the machine's clock has been set back. */
  readonly #fromTheFuture: ReadonlyMap<number, number>;

  /** `born`: when the table came into memory, as it was then. */
  constructor(second: number, born: number, table: Pick<Table, 'seats' | 'askedAt'>) {
    this.#second = second;
    this.#born = born;
    this.#fromTheFuture = new Map(
      [...table.seats.keys()]
        .map((seat) => [seat, table.askedAt(seat)] as const)
        .filter(([, at]) => at > born),
    );
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
        .map((seat) => [seat, Math.max(this.#askedAt(table, seat) + whole, least)]),
    );
  }

  #askedAt(table: Table, seat: number): number {
    const at = table.askedAt(seat);
    return this.#fromTheFuture.get(seat) === at ? this.#born : at;
  }

  left(now: number): { seat: number; ms: number }[] {
    return [...this.#bySeat].map(([seat, at]) => ({ seat, ms: Math.max(0, at - now) }));
  }

  passed(now: number): number[] {
    return [...this.#bySeat].flatMap(([seat, at]) => (at <= now ? [seat] : []));
  }
}
