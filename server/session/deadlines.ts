import { questionKey, usedTimes } from '@iacta/table/log';
import type { Table } from '../tables/table.ts';

/**
 * After a table was read from its log each player has at least this much time left, pauses not counted: the server
 * may have been away.
 */
const GRACE = 60;

/**
 * When each person's time runs out. A seat's time starts with its question; neither another seat's answer nor a
 * pause, an undo of its own steps or a lost connection starts it again. It runs by the times in the log, so it
 * continues without any device and without the server.
 */
export class Deadlines {
  #bySeat = new Map<number, number>();
  readonly #second: number;
  /** Counts up whenever a player's time begins or ends. */
  changes = 0;

  /**
   * Of questions that were open, or could return by an undo, when the table was read: the milliseconds that do not
   * count, since the server was away or its clock was set forward.
   */
  readonly #uncounted: ReadonlyMap<string, number>;
  /** Questions that were asked later than now when the table was read: the machine's clock has been set back. */
  readonly #fromTheFuture: ReadonlySet<number>;
  readonly #born: number;

  /**
   * `born`: when the table came into memory, as it was then. `since`: from when on the server has been there without a
   * gap; what was used before may be the server's own absence.
   */
  constructor(second: number, born: number, table: Pick<Table, 'clock' | 'log'>, since = born) {
    this.#second = second;
    this.#born = born;
    const { game } = table.log;
    const whole = (table.clock ?? 0) * second;
    const most = whole - Math.min(whole, GRACE * second);
    const used = game ? usedTimes(game, Math.min(since, born)) : {};
    this.#uncounted = new Map(
      Object.entries(used).flatMap(([question, ms]) => (ms > most ? [[question, ms - most]] : [])),
    );
    this.#fromTheFuture = new Set(game?.questions.flatMap(({ at }) => (at > born ? [at] : [])));
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
    return new Map(
      asked.filter((seat) => people.includes(seat)).map((seat) => [seat, this.#askedAt(table, seat) + whole]),
    );
  }

  #askedAt(table: Table, seat: number): number {
    const at = table.askedAt(seat);
    if (this.#fromTheFuture.has(at)) return this.#born;
    const name = table.log.game?.questions[seat]?.name ?? null;
    return at + (this.#uncounted.get(questionKey(seat, name)) ?? 0);
  }

  /** When a seat's time runs out; null: it is not asked, or there is no clock. */
  of(seat: number): number | null {
    return this.#bySeat.get(seat) ?? null;
  }

  left(now: number): { seat: number; ms: number }[] {
    return [...this.#bySeat].map(([seat, at]) => ({ seat, ms: Math.max(0, at - now) }));
  }

  passed(now: number): number[] {
    return [...this.#bySeat].flatMap(([seat, at]) => (at <= now ? [seat] : []));
  }
}
