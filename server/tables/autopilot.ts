import type { Move } from '@iacta/core';
import { Deadlines } from './deadlines.ts';
import type { Desk } from './desk.ts';
import { type Throws, UNASKED } from './throws.ts';

/** Whatever happens by itself: a bot's step, the end of somebody's time. */
export class Autopilot {
  readonly #desk: Desk;
  readonly #throws: Throws;
  readonly #deadlines: Deadlines;
  #botTimer: NodeJS.Timeout | null = null;
  #clockTimer: NodeJS.Timeout | null = null;
  #thinking = false;
  #stopped = false;

  constructor(desk: Desk, throws: Throws) {
    this.#desk = desk;
    this.#throws = throws;
    this.#deadlines = new Deadlines(desk.settings.second, desk.now());
  }

  /** Whether something will happen by itself before a time. */
  actsBefore(time: number): boolean {
    const deadline = this.#deadlines.follow(this.#desk.table);
    return this.#botTimer !== null || this.#thinking || (deadline !== null && deadline < time);
  }

  /** When somebody's time runs out next, or null; everybody is told where that has changed. */
  deadline(): number | null {
    const { changes } = this.#deadlines;
    const deadline = this.#deadlines.follow(this.#desk.table);
    if (changes !== this.#deadlines.changes) this.#desk.tellTime();
    return deadline;
  }

  /** How long each person who is waited for has left; empty without a clock. */
  left(): { seat: number; ms: number }[] {
    return this.#deadlines.left(this.#desk.now());
  }

  /** Something has changed: sees to what has to happen next. */
  look(): void {
    const { settings } = this.#desk;
    if (this.#botTimer === null && !this.#thinking && this.#botSeat() !== null) {
      this.#botTimer = setTimeout(() => {
        this.#botTimer = null;
        this.#desk.guard(() => this.#botStep());
      }, settings.botPause);
    }
    clearTimeout(this.#clockTimer ?? undefined);
    const deadline = this.deadline();
    if (deadline === null) return;
    const left = Math.max(0, deadline - this.#desk.now());
    this.#clockTimer = setTimeout(() => this.#desk.guard(() => this.#timeOut()), left);
  }

  /** The bot that is to act now. Its throws wait until some person's device can take part in them. */
  #botSeat(): number | null {
    const { table } = this.#desk;
    if (this.#throws.isWaiting || table.seats.every(({ bot }) => bot === null)) return null;
    const waits = table.waitsFor();
    if (!waits || waits.kind === 'over') return null;
    if (waits.kind === 'moves') return waits.seats.find((seat) => table.seats[seat].bot !== null) ?? null;
    if (table.seats[waits.seat].bot === null) return null;
    return table.people().length === 0 || this.#throws.canBeShared() ? waits.seat : null;
  }

  #botStep(): void {
    const seat = this.#botSeat();
    const { table } = this.#desk;
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
    const { table } = this.#desk;
    const since = table.askedSince(seat);
    let move: Move | null = null;
    try {
      move = await this.#desk.askBot(seat);
    } catch {
      // A bot that cannot think plays what the clock would.
    }
    this.#thinking = false;
    if (this.#stopped) return;
    this.#desk.guard(() => {
      const { position } = table;
      // Another's answer does not change the question; an undo, a pause or a person who is back do.
      const asked = position !== null && table.askedSince(seat) === since && this.#owes(seat);
      if (asked) this.#move(seat, move ?? table.rules.onTimeout(position, seat), 'bot');
      else this.look();
    });
  }

  #owes(seat: number): boolean {
    const waits = this.#desk.table.waitsFor();
    return waits?.kind === 'moves' && waits.seats.includes(seat) && this.#desk.table.seats[seat].bot !== null;
  }

  #timeOut(): void {
    const { table } = this.#desk;
    const { position, promised } = table;
    const waits = table.waitsFor();
    if (!waits || waits.kind === 'over' || !position || !promised) return;
    // One at a time: what the others who are late are asked may change by it.
    const seat = this.#deadlines.passed(this.#desk.now())[0];
    if (seat === undefined) this.look();
    else if (waits.kind === 'roll') this.#throws.force(seat, promised.roll);
    else this.#move(seat, table.rules.onTimeout(position, seat), 'clock');
  }

  #move(seat: number, move: Move, by: 'bot' | 'clock'): void {
    const json = this.#desk.table.rules.encodeMove(move);
    this.#desk.submit([{ body: { type: 'move', at: this.#desk.now(), seat, move: json, by } }]);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#botTimer ?? undefined);
    clearTimeout(this.#clockTimer ?? undefined);
  }
}
