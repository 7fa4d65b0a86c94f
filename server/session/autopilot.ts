import type { Move } from '@iacta/core';
import type { Timer } from '@iacta/online/clock';
import type { CommandContext } from './context.ts';
import { Deadlines } from './deadlines.ts';
import { type Throws, UNASKED } from './throws.ts';

/** Automatic steps: a bot's move, the end of a player's time. */
export class Autopilot {
  readonly #context: CommandContext;
  readonly #throws: Throws;
  readonly #deadlines: Deadlines;
  #botTimer: Timer | null = null;
  #clockTimer: Timer | null = null;
  #thinking = false;
  #stopped = false;

  constructor(context: CommandContext, throws: Throws) {
    this.#context = context;
    this.#throws = throws;
    const now = context.clock.now();
    this.#deadlines = new Deadlines(context.settings.second, now, context.table, context.others.since ?? now);
  }

  /** Whether an automatic step is due before a time. */
  actsBefore(time: number): boolean {
    const deadline = this.#deadlines.follow(this.#context.table);
    return this.#botTimer !== null || this.#thinking || (deadline !== null && deadline < time);
  }

  /** When the next player's time runs out, or null; all devices are notified where that has changed. */
  deadline(): number | null {
    const { changes } = this.#deadlines;
    const deadline = this.#deadlines.follow(this.#context.table);
    if (changes !== this.#deadlines.changes) this.#context.tellTime();
    return deadline;
  }

  /** When a seat's time runs out, as of the last look. */
  deadlineOf(seat: number): number | null {
    return this.#deadlines.of(seat);
  }

  /** How long each person who is waited for has left; empty without a clock. */
  left(): { seat: number; ms: number }[] {
    return this.#deadlines.left(this.#context.clock.now());
  }

  /** Something has changed: sees to what has to happen next. */
  look(): void {
    const { settings, others } = this.#context;
    if (others.leads() && this.#botTimer === null && !this.#thinking && this.#botSeat() !== null) {
      this.#botTimer = this.#context.clock.setTimeout(() => {
        this.#botTimer = null;
        this.#context.guard(() => this.#botStep());
      }, settings.botPause);
    }
    this.#context.clock.clearTimeout(this.#clockTimer);
    const deadline = this.deadline();
    if (deadline === null || !others.leads()) return;
    const left = Math.max(0, deadline - this.#context.clock.now());
    this.#clockTimer = this.#context.clock.setTimeout(() => this.#context.guard(() => this.#timeOut()), left);
  }

  /** The bot that is to act now. Its throws wait until some person's device can take part in them. */
  #botSeat(): number | null {
    const { table } = this.#context;
    if (this.#throws.isWaiting || table.seats.every(({ bot }) => bot === null)) return null;
    const waits = table.waitsFor();
    if (!waits || waits.kind === 'over') return null;
    if (waits.kind === 'moves') return waits.seats.find((seat) => table.seats[seat].bot !== null) ?? null;
    if (table.seats[waits.seat].bot === null) return null;
    return table.people().length === 0 || this.#throws.canBeShared() ? waits.seat : null;
  }

  #botStep(): void {
    const { table, others } = this.#context;
    const seat = others.leads() ? this.#botSeat() : null;
    const { position, promised } = table;
    if (seat === null || !position || !promised) return;
    if (table.waitsFor()?.kind === 'roll') {
      this.#throws.ask({ ...UNASKED, roll: promised.roll, seat, by: 'bot' });
    } else {
      this.#thinking = true;
      void this.#think(seat);
    }
  }

  async #think(seat: number): Promise<void> {
    const { table } = this.#context;
    const since = table.askedSince(seat);
    let move: Move | null = null;
    try {
      move = await this.#context.askBot(seat);
    } catch {
      // A bot that cannot think plays what the clock would.
    }
    this.#thinking = false;
    if (this.#stopped) return;
    this.#context.guard(() => {
      const { position } = table;
      // Another's answer does not change the question; an undo, a pause or a person who is back do.
      const asked =
        position !== null &&
        this.#context.others.leads() &&
        table.askedSince(seat) === since &&
        this.#owes(seat);
      if (asked) this.#move(seat, move ?? table.rules.onTimeout(position, seat), 'bot');
      else this.look();
    });
  }

  #owes(seat: number): boolean {
    const waits = this.#context.table.waitsFor();
    return (
      waits?.kind === 'moves' && waits.seats.includes(seat) && this.#context.table.seats[seat].bot !== null
    );
  }

  #timeOut(): void {
    const { table, others } = this.#context;
    const { position, promised } = table;
    const waits = table.waitsFor();
    if (!waits || waits.kind === 'over' || !position || !promised || !others.leads()) return;
    // One at a time: what the others who are late are asked may change by it.
    const now = this.#context.clock.now();
    const seat = this.#deadlines.passed(now)[0];
    if (seat === undefined) this.look();
    else if (waits.kind === 'roll') this.#throws.force(seat, promised.roll);
    else this.#move(seat, table.rules.onTimeout(position, seat), 'clock', now);
  }

  #move(seat: number, move: Move, by: 'bot' | 'clock', at = this.#context.clock.now()): void {
    const json = this.#context.table.rules.encodeMove(move);
    this.#context.submit([{ body: { type: 'move', at, seat, move: json, by } }]);
  }

  stop(): void {
    this.#stopped = true;
    this.#context.clock.clearTimeout(this.#botTimer);
    this.#context.clock.clearTimeout(this.#clockTimer);
  }
}
