import { Absences } from './absence.ts';
import type { Broadcaster } from './broadcaster.ts';
import { Coalesced } from './coalesced.ts';
import type { CommandContext } from './context.ts';
import { HostWatch, successor } from './host.ts';

/** Presence is broadcast at most once in this many milliseconds, and less often in a crowd. */
const COMPANY_MS = 200;
const COMPANY_MS_EACH = 1;

/** What follows when devices come and go or seats change hands: who is away, who is host, and what devices learn of it. */
export class Attendance {
  readonly #context: CommandContext;
  readonly #broadcaster: Broadcaster;
  readonly #absences: Absences;
  readonly #hostWatch: HostWatch;
  readonly #presence: Coalesced;
  #stopped = false;

  constructor(context: CommandContext, broadcaster: Broadcaster) {
    const { clock, settings, presence } = context;
    this.#context = context;
    this.#broadcaster = broadcaster;
    this.#absences = new Absences(settings.absenceGrace);
    this.#hostWatch = new HostWatch(clock, settings.hostGrace, () => context.guard(() => this.#passHostOn()));
    this.#presence = new Coalesced(
      clock,
      () => Math.max(COMPANY_MS, presence.size * COMPANY_MS_EACH),
      () => broadcaster.tellCompany(),
    );
    this.note();
  }

  /** The milliseconds until others may vote about a seat; 0 or less: they may; null: its player is here. */
  graceLeft(seat: number): number | null {
    return this.#absences.graceLeft(seat, this.#context.clock.monotonic());
  }

  /** Notes who is away, and whether the host is. */
  note(): void {
    const { table, presence, clock } = this.#context;
    this.#absences.update(table, presence.here(), clock.monotonic());
    const isWaiting = table.phase === 'waiting' && presence.size > 0 && !this.#stopped;
    this.#hostWatch.look(isWaiting && !presence.isHostHere);
  }

  /** All devices learn soon who is here. */
  announce(): void {
    this.#presence.ask();
  }

  /** Seats have changed hands: each device that has another role now learns of it. */
  seatsChanged(): void {
    this.note();
    const changed = this.#context.presence.changed();
    for (const { peer, identity } of changed) this.#broadcaster.tellRole(peer, identity);
    if (changed.length > 0) this.announce();
  }

  /** Where watching is disabled: these devices reconnect and are then refused. */
  dropUninvited(): void {
    const { presence } = this.#context;
    this.#broadcaster.queue.say(() => {
      for (const peer of presence.peers()) if (presence.whyNot(peer, 'hello') !== null) peer.drop();
    });
  }

  stop(): void {
    this.#stopped = true;
    this.#hostWatch.stop();
    this.#presence.stop();
  }

  /** The host of a waiting table has been away for too long: without one it could never start. */
  #passHostOn(): void {
    const { table, presence, clock } = this.#context;
    if (table.phase !== 'waiting' || !this.#context.others.leads()) return;
    const seat = successor(table, presence.here());
    if (seat !== null) this.#context.submit([{ body: { type: 'host', at: clock.now(), seat } }]);
  }
}
