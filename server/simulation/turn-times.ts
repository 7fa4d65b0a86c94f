import type { TableModel } from './model.ts';

const LOAD_GRACE = 60_000;
/** The entry that asked took a moment to reach the disk. */
const EARLY = 5000;
/** Commits, timers and the network take a moment. */
const SLACK = 30_000;

/**
 * How long each seat has been waited for with the same position before it since the same roll, while the server ran
 * and the game was not paused. Whatever a player does to the clock, that time is limited.
 */
export class TurnTimes {
  readonly #model: TableModel;
  readonly #used = new Map<string, number>();
  /** Of each seat, for all its decisions since the latest roll. */
  readonly #total = new Map<number, number>();
  #last: number;
  #roll = -1;
  /** Each time that the table is read again gives time. */
  #allowance = 0;

  constructor(model: TableModel, uptime: number) {
    this.#model = model;
    this.#last = uptime;
  }

  /** `now`: by the server's clock; `up`: for how long this process has run. */
  wasRead(now: number, up: number): void {
    // A clock that was set back meanwhile gives the whole time again.
    this.#allowance += Math.max(LOAD_GRACE, (this.#model.table.clock ?? 0) * 1000);
    // By such a clock no time runs out soon, and nothing wakes the table before its first device comes.
    const isSetBack = this.#model.awaited().some((seat) => this.#model.table.askedAt(seat) > now);
    if (isSetBack) this.#allowance += up;
  }

  /** To be called after every change of the table: a new roll restarts everything. */
  changed(): void {
    const roll = this.#model.table.promised?.roll ?? -1;
    if (roll === this.#roll) return;
    this.#roll = roll;
    this.#used.clear();
    this.#total.clear();
    this.#allowance = 0;
  }

  /** To be called before every change of the table, and at the end. Why the time is over the limit, or null. */
  pass(uptime: number): string | null {
    const elapsed = uptime - this.#last;
    this.#last = uptime;
    const { table, seats } = this.#model;
    const { clock, position } = table;
    if (clock === null || !position) return null;
    for (const seat of this.#model.awaited()) {
      if (seats[seat].who !== 'person' || seats[seat].bot !== null) continue;
      this.#total.set(seat, (this.#total.get(seat) ?? 0) + elapsed);
      // The same position with more or fewer moves of the seat behind it is another decision.
      const name = `${seat} ${this.#model.movesOf(seat)} ${position.join()}`;
      const used = (this.#used.get(name) ?? 0) + elapsed;
      this.#used.set(name, used);
      if (used > clock * 1000 + this.#allowance + SLACK)
        return `seat ${seat} had ${Math.round(used / 1000)} s for one decision, the clock gives ${clock} s`;
    }
    return null;
  }

  /** The clock plays for a seat. Why it does so too soon, or null. To be called after `pass`. */
  tooSoon(seat: number): string | null {
    const { clock } = this.#model.table;
    const total = this.#total.get(seat) ?? 0;
    if (clock === null || total >= Math.min(clock * 1000, LOAD_GRACE) - EARLY) return null;
    return `the clock played for seat ${seat} after ${Math.round(total / 1000)} s, of ${clock} s`;
  }
}
