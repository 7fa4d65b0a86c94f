import type { Timer } from '@iacta/online/clock';
import type { RequestType, TableRefusal, TakeSeat } from '@iacta/online/wire';
import type { Others } from '../cluster/side.ts';
import { whyNotPermitted } from '../permissions/permissions.ts';
import { type Answer, refuse } from '../permissions/refusals.ts';
import { type Identity, identify, isSameRole, rolesOf, SPECTATOR } from '../permissions/roles.ts';
import { type Draft, sitDown } from '../tables/draft.ts';
import { areAlike } from '../tables/look-alikes.ts';
import { freeColour, successor } from '../tables/seating.ts';
import type { Table } from '../tables/table.ts';
import { Coalesced } from './coalesced.ts';
import { type Asking, decide, isLogFull, type LogLimits } from './commands.ts';
import type { TableSession } from './session.ts';

/** Presence is broadcast at most once in this many milliseconds, … */
const PRESENCE_MS = 200;
/** … or in this many for each device. */
const PRESENCE_MS_EACH = 1;

/** A connected device. Who it is follows from its key, whenever that is asked. */
export interface Peer {
  /** The hash of its key; null without one. */
  readonly keyHash: string | null;
  /** The address that it comes from, for the operator. */
  readonly address?: string;
  /** Whether it has said that it is a program. */
  readonly program: boolean;
  send(text: string): void;
  /** Ends the connection; the device reconnects if it may. */
  drop(): void;
  /**
   * Comes to the table again, on the same connection; `seen`: the last entry that the device was sent. Resolves when it
   * is there, or cannot come.
   */
  rejoin(seen?: { readonly seq: number; readonly head: string }): Promise<void>;
}

interface Device {
  /** The last entry of the device's greeting; later ones are sent one by one. */
  readonly seen: number;
  /** When it came, in milliseconds. */
  readonly at: number;
  /** The role that was last sent to the device. */
  sent: Identity;
  /** Whether the device has been sent its greeting. */
  isGreeted: boolean;
}

/** The devices at a table. */
export class Presence {
  readonly #table: Table;
  readonly #others: Others;
  readonly #peers = new Map<Peer, Device>();
  /** The connected seats, as long as neither devices nor seats change: it is asked for with every step. */
  #here: { readonly seats: Table['seats']; readonly set: ReadonlySet<number> } | null = null;

  constructor(table: Table, others: Others) {
    this.#table = table;
    this.#others = others;
  }

  add(peer: Peer, seen: number, at: number): void {
    this.#peers.set(peer, { seen, at, sent: this.identity(peer), isGreeted: false });
    this.#here = null;
  }

  remove(peer: Peer): boolean {
    this.#here = null;
    return this.#peers.delete(peer);
  }

  /** Since when devices with a key are here, in milliseconds, the longest first. */
  since(keyHash: string): readonly number[] {
    const times: number[] = [];
    for (const [peer, { at }] of this.#peers) if (peer.keyHash === keyHash) times.push(at);
    return times.sort((a, b) => a - b);
  }

  setGreeted(peer: Peer): void {
    const device = this.#peers.get(peer);
    if (device) device.isGreeted = true;
  }

  isGreeted(peer: Peer): boolean {
    return this.#peers.get(peer)?.isGreeted ?? false;
  }

  has(peer: Peer): boolean {
    return this.#peers.has(peer);
  }

  /** Who a device is now; a key that means nothing here any more is worth as much as none. */
  identity({ keyHash }: Peer): Identity {
    return identify(this.#table, keyHash) ?? SPECTATOR;
  }

  /** Why a device may not send a message now; null if it may. */
  whyNot(peer: Peer, message: RequestType): TableRefusal | null {
    const table = this.#table;
    return whyNotPermitted(message, rolesOf(table, this.identity(peer), peer.program), table);
  }

  /** The devices whose role has changed since it was last sent; from now on it counts as sent. */
  changed(): readonly Peer[] {
    const changed: Peer[] = [];
    for (const [peer, device] of this.#peers) {
      const identity = this.identity(peer);
      if (isSameRole(identity, device.sent)) continue;
      device.sent = identity;
      changed.push(peer);
    }
    return changed;
  }

  get size(): number {
    return this.#peers.size;
  }

  /** All devices, or those that have not seen an entry yet. */
  peers(notSeen = Number.POSITIVE_INFINITY): readonly Peer[] {
    const peers: Peer[] = [];
    this.#peers.forEach(({ seen }, peer) => {
      if (seen < notSeen) peers.push(peer);
    });
    return peers;
  }

  /** The seats with a device that is connected to this process. */
  hereItself(): readonly number[] {
    return [...new Set(this.peers().map((peer) => this.identity(peer).seat))].filter((seat) => seat >= 0);
  }

  /** The seats with a connected device, to whichever process. */
  here(): ReadonlySet<number> {
    const { seats } = this.#table;
    if (this.#here?.seats !== seats) {
      const elsewhere = this.#others.sides().flatMap(({ here }) => here);
      this.#here = { seats, set: new Set([...this.hereItself(), ...elsewhere]) };
    }
    return this.#here.set;
  }

  /** Devices of other processes have come or gone. */
  othersChanged(): void {
    this.#here = null;
  }

  /** Whether the host has a device that is connected to this process. */
  get isHostHereItself(): boolean {
    return this.peers().some((peer) => this.identity(peer).host);
  }

  get isHostHere(): boolean {
    return this.isHostHereItself || this.#others.sides().some(({ isHostHere }) => isHostHere);
  }

  get watchersItself(): number {
    return this.peers().filter((peer) => this.identity(peer).seat < 0).length;
  }

  get watchers(): number {
    return this.#others.sides().reduce((sum, { watchers }) => sum + watchers, this.watchersItself);
  }
}

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
}

/** Follows devices that come and go and seats that change hands: notes who is away, passes the host on, tells devices. */
export class People {
  readonly #session: TableSession;
  readonly #absences: Absences;
  readonly #broadcast: Coalesced;
  /** Since when the host of a waiting table has been away, by the monotonic clock. */
  #hostGoneAt: number | null = null;
  #hostTimer: Timer | null = null;
  #stopped = false;

  constructor(session: TableSession) {
    const { clock, settings, presence, broadcaster } = session;
    this.#session = session;
    this.#absences = new Absences(settings.absenceGrace);
    this.#broadcast = new Coalesced(
      clock,
      () => Math.max(PRESENCE_MS, presence.size * PRESENCE_MS_EACH),
      () => broadcaster.sendPresence(),
    );
    this.update();
  }

  /** The milliseconds until others may vote about a seat; 0 or less: they may; null: its player is here. */
  graceLeft(seat: number): number | null {
    return this.#absences.graceLeft(seat, this.#session.clock.monotonic());
  }

  /** Devices, seats or the phase have changed: notes who is away, and whether the host is. */
  update(): void {
    const { table, presence, clock } = this.#session;
    this.#absences.update(table, presence.here(), clock.monotonic());
    const isWaiting = table.phase === 'waiting' && presence.size > 0 && !this.#stopped;
    this.#watchHost(isWaiting && !presence.isHostHere);
  }

  /** All devices learn soon who is here. */
  announce(): void {
    this.#broadcast.ask();
  }

  /** Seats have changed hands: each device that has another role now learns of it. */
  seatsChanged(): void {
    const { presence, broadcaster } = this.#session;
    this.update();
    const changed = presence.changed();
    for (const peer of changed) broadcaster.sendRole(peer);
    if (changed.length > 0) this.announce();
  }

  /** Where watching is disabled: these devices reconnect and are then refused. */
  dropUninvited(): void {
    const { presence, broadcaster } = this.#session;
    broadcaster.queue.add(() => {
      for (const peer of presence.peers()) if (presence.whyNot(peer, 'hello') !== null) peer.drop();
    });
  }

  /** The sender of an action, and the facts beside the log that the decision depends on. */
  asking({ seat, host }: Identity): Asking {
    const { clock, presence, dependencies } = this.#session;
    return {
      seat,
      host,
      now: clock.now(),
      here: presence.here(),
      graceLeft: (of) => this.graceLeft(of),
      isBot: dependencies.isBot,
    };
  }

  /** A person takes a seat. The same key again is the same seat. */
  async takeSeat(request: Omit<TakeSeat, 'key'>, keyHash: string): Promise<Answer<{ seat: number }>> {
    const session = this.#session;
    const { table, clock, settings } = session;
    if (this.#stopped) return refuse('closing');
    const drafts = sitting(table, request, keyHash, clock.now(), settings.log);
    if (!drafts.ok) return drafts;
    if (drafts.value.length > 0) session.submit(drafts.value);
    const seat = identify(table, keyHash)?.seat ?? -1;
    return (await session.durable()) ? { ok: true, value: { seat } } : session.whyNotDurable();
  }

  /** A player leaves permanently; a bot plays on. True when that is on disk and the names can be deleted there. */
  async forget(keyHash: string): Promise<boolean> {
    if (this.#stopped) return false;
    const session = this.#session;
    const { table, presence, broadcaster } = session;
    const identity = identify(table, keyHash);
    if (!identity) return true;
    const roles = rolesOf(table, identity);
    table.forget(keyHash);
    broadcaster.sendAll(() => ({ type: 'names', names: table.names() }));
    if (whyNotPermitted('leave', roles, table) === null) {
      const left = decide(table, { type: 'leave', id: 'forgotten' }, this.asking(identity));
      if (left.ok) session.submit(left.value);
    }
    for (const peer of presence.peers()) if (peer.keyHash === keyHash) peer.drop();
    return session.durable();
  }

  stop(): void {
    this.#stopped = true;
    this.#session.clock.clearTimeout(this.#hostTimer);
    this.#hostTimer = null;
    this.#broadcast.stop();
  }

  #watchHost(isAway: boolean): void {
    const { clock, settings } = this.#session;
    clock.clearTimeout(this.#hostTimer);
    this.#hostTimer = null;
    if (!isAway) {
      this.#hostGoneAt = null;
      return;
    }
    const now = clock.monotonic();
    this.#hostGoneAt ??= now;
    const left = Math.max(0, this.#hostGoneAt + settings.hostGrace - now);
    this.#hostTimer = clock.setTimeout(() => this.#session.guard(() => this.#passHostOn()), left);
  }

  /** The host of a waiting table has been away for too long: without one it could never start. */
  #passHostOn(): void {
    const { table, presence, clock, others } = this.#session;
    if (table.phase !== 'waiting' || !others.leads()) return;
    const seat = successor(table, presence.here());
    if (seat !== null) this.#session.submit([{ body: { type: 'host', at: clock.now(), seat } }]);
  }
}

/** The entry with which a person sits down, or why they cannot. None for a key that has a seat already. */
function sitting(
  table: Table,
  { name, seat: wanted }: Omit<TakeSeat, 'key'>,
  keyHash: string,
  now: number,
  limits: LogLimits,
): Answer<readonly Draft[]> {
  const known = identify(table, keyHash);
  const code = whyNotPermitted('sit', rolesOf(table, known), table);
  if (code !== null) return refuse(code);
  if (known && known.seat >= 0) return { ok: true, value: [] };
  // A late guest takes over from a bot that has its seat to itself.
  const kind = table.phase === 'waiting' ? 'nobody' : 'bot';
  const free = wanted ?? table.seats.findIndex(({ who }) => who === kind);
  if (free < 0 || free >= table.seats.length) return refuse(kind === 'bot' ? 'started' : 'full');
  if (table.seats[free].who !== kind) return refuse('seat-taken');
  if (table.seats.some((seat) => seat.who === 'person' && areAlike(seat.name, name)))
    return refuse('name-taken');
  if (isLogFull(table, 'take', limits)) return refuse('log-full');
  const colour = kind === 'bot' ? table.seats[free].colour : freeColour(table.seats, free);
  return { ok: true, value: [sitDown({ now, seat: free, name, key: keyHash, colour })] };
}
