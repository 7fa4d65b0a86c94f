import type { Move } from '@iacta/core';
import type { Timer } from '@iacta/online/clock';
import type { ReplyOf } from '@iacta/online/wire';
import { questionKey, usedTimes } from '@iacta/table/log';
import { moveEntry } from '../tables/draft.ts';
import type { Table } from '../tables/table.ts';
import type { TableSession } from './session.ts';

/** Automatic steps: a bot's move, the end of a player's time. */
export class Autopilot {
  readonly #session: TableSession;
  readonly #deadlines: Deadlines;
  #botTimer: Timer | null = null;
  #clockTimer: Timer | null = null;
  #thinking = false;
  #stopped = false;

  constructor(session: TableSession) {
    const { table, clock, settings, others } = session;
    this.#session = session;
    const now = clock.now();
    this.#deadlines = new Deadlines(settings.second, now, table, others.since ?? now);
  }

  /** Whether an automatic step is due before a time. */
  actsBefore(time: number): boolean {
    const deadline = this.#deadlines.follow(this.#session.table);
    return this.#botTimer !== null || this.#thinking || (deadline !== null && deadline < time);
  }

  /** When the next player's time runs out, or null; where that has changed, all devices learn how much is left. */
  deadline(): number | null {
    const { table, broadcaster } = this.#session;
    const { changes } = this.#deadlines;
    const deadline = this.#deadlines.follow(table);
    if (changes !== this.#deadlines.changes) broadcaster.sendAll(() => this.timeMessage());
    return deadline;
  }

  /** When a seat's time runs out, as of the last look. */
  deadlineOf(seat: number): number | null {
    return this.#deadlines.of(seat);
  }

  /** The time left of each person whom the game waits for; empty without a clock. */
  timeMessage(): ReplyOf<'clock'> {
    return { type: 'clock', left: this.#deadlines.left(this.#session.clock.now()) };
  }

  /** Something has changed: plans the next automatic step. */
  look(): void {
    const { settings, others } = this.#session;
    if (others.leads() && this.#botTimer === null && !this.#thinking && this.#botSeat() !== null) {
      this.#botTimer = this.#session.clock.setTimeout(() => {
        this.#botTimer = null;
        this.#session.guard(() => this.#botStep());
      }, settings.botPause);
    }
    this.#session.clock.clearTimeout(this.#clockTimer);
    const deadline = this.deadline();
    if (deadline === null || !others.leads()) return;
    const left = Math.max(0, deadline - this.#session.clock.now());
    this.#clockTimer = this.#session.clock.setTimeout(() => this.#session.guard(() => this.#timeOut()), left);
  }

  /** The bot that is to act now. Its throws wait until some person's device can take part in them. */
  #botSeat(): number | null {
    const { table, throws } = this.#session;
    if (throws.isWaiting || table.seats.every(({ bot }) => bot === null)) return null;
    const waits = table.waitsFor();
    if (!waits || waits.kind === 'over') return null;
    if (waits.kind === 'moves') return waits.seats.find((seat) => table.seats[seat].bot !== null) ?? null;
    if (table.seats[waits.seat].bot === null) return null;
    return table.people().length === 0 || throws.canBeShared() ? waits.seat : null;
  }

  #botStep(): void {
    const { table, others, throws } = this.#session;
    const seat = others.leads() ? this.#botSeat() : null;
    const { position, promised } = table;
    if (seat === null || !position || !promised) return;
    if (table.waitsFor()?.kind === 'roll') {
      throws.ask({ roll: promised.roll, seat, by: 'bot', request: null });
    } else {
      this.#thinking = true;
      void this.#think(seat);
    }
  }

  async #think(seat: number): Promise<void> {
    const { table, dependencies } = this.#session;
    const since = table.askedSince(seat);
    let move: Move | null = null;
    try {
      move = await dependencies.askBot(table, seat);
    } catch {
      // The game goes on with the move that the clock would make.
    }
    this.#thinking = false;
    if (this.#stopped) return;
    this.#session.guard(() => {
      const { position } = table;
      // Another seat's answer leaves the question as it is; an undo, a pause or a player's return changes it.
      const asked =
        position !== null &&
        this.#session.others.leads() &&
        table.askedSince(seat) === since &&
        this.#owes(seat);
      if (asked) this.#move(seat, move ?? table.rules.onTimeout(position, seat), 'bot');
      else this.look();
    });
  }

  #owes(seat: number): boolean {
    const waits = this.#session.table.waitsFor();
    return (
      waits?.kind === 'moves' && waits.seats.includes(seat) && this.#session.table.seats[seat].bot !== null
    );
  }

  #timeOut(): void {
    const { table, others, throws } = this.#session;
    const { position, promised } = table;
    const waits = table.waitsFor();
    if (!waits || waits.kind === 'over' || !position || !promised || !others.leads()) return;
    // One seat at a time: its step may change the questions of other late seats.
    const now = this.#session.clock.now();
    const seat = this.#deadlines.passed(now)[0];
    if (seat === undefined) this.look();
    else if (waits.kind === 'roll') throws.force(seat, promised.roll);
    else this.#move(seat, table.rules.onTimeout(position, seat), 'clock', now);
  }

  #move(seat: number, move: Move, by: 'bot' | 'clock', at = this.#session.clock.now()): void {
    this.#session.submit([moveEntry(this.#session.table.rules, { seat, move }, at, by)]);
  }

  stop(): void {
    this.#stopped = true;
    this.#session.clock.clearTimeout(this.#botTimer);
    this.#session.clock.clearTimeout(this.#clockTimer);
  }
}

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
