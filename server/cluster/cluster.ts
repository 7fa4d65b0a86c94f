import { type Clock, every, SYSTEM_CLOCK, steady } from '@iacta/online/clock';
import { randomHex } from '@iacta/online/random';
import type { Bus, Notice } from '../bus/bus.ts';
import type { Head, Row, Store } from '../store/store.ts';
import { Peers } from './peers.ts';
import type { Others, Side, SideChange, SideStore, StoredSide } from './side.ts';

/** What the cluster needs of a table in memory. */
export interface Member {
  readonly table: { readonly id: string; readonly seq: number };
  /** What this process has there beside the log; null: no devices. `isShared`: another process has devices, too. */
  side(isShared: boolean): Side | null;
  /** What other processes have there has changed, or who leads. */
  othersChanged(): void;
  /** Reads what others have written; `durable`: the last entry that is known to be durable. */
  catchUp(durable?: number): Promise<void>;
  /** Takes the next entry, which another process has written and which is durable. */
  follow(row: Row): void;
  /** Something hidden was deleted by another process: the table has to be read again. */
  readAgain(): void;
  /** The table was removed from the store. */
  removed(): void;
  /** The store does not answer this process: its devices are better off at another one. */
  cutOff(): void;
}

export interface ClusterParts {
  readonly store: Pick<Store, 'heads'>;
  readonly sides: SideStore;
  readonly bus: Bus;
  readonly process?: string;
  readonly clock?: Clock;
  /** A process without a heartbeat for this long makes no automatic steps, and the others do not count it. */
  readonly lease?: number;
  /** How often a process says that it is alive and looks for what it has missed, in milliseconds. */
  readonly beat?: number;
  readonly failed?: (error: unknown) => void;
}

/** The defaults, in milliseconds. */
const BEAT = 300;
export const LEASE = 1200;
/** After this many heartbeats the store is asked for the latest entry of every table in memory. */
const REPAIR_EVERY = 3;
/** After this many heartbeats in a row without an answer the process is cut off from the store: about two seconds. */
const MISSED_BEATS = 6;
/** Changes of sides are searched within this many milliseconds: longer than a transaction takes to become visible. */
const RECENT = 3000;

/** A later one of the same process has a higher count. */
type CountedSide = Side & { readonly count: number };

function isSame(one: CountedSide, other: CountedSide): boolean {
  return JSON.stringify({ ...one, count: 0 }) === JSON.stringify({ ...other, count: 0 });
}

/** A name of a process. Earlier ones come first in the order of names, so that a new process takes nothing over. */
export function newProcessName(now = Date.now()): string {
  return `${now.toString(36).padStart(9, '0')}${randomHex(4)}`;
}

/**
 * One process among several that share a store. Any of them serves any table. Entries are arbitrated by the store
 * alone; notices, leases and sides only make conflicts rare and reactions quick.
 */
export class Cluster {
  readonly process: string;
  /** The time of the cluster, for all that processes compare. */
  readonly clock: Clock;
  readonly #parts: ClusterParts;
  readonly #clock: Clock;
  readonly #lease: number;
  readonly #beatMs: number;
  readonly #peers: Peers;
  readonly #members = new Map<string, Member>();
  /** By table, then by process. */
  readonly #sides = new Map<string, Map<string, CountedSide>>();
  /** Which writing of each of these sides is known. */
  readonly #versions = new Map<string, Map<string, string>>();
  readonly #redactions = new Map<string, number>();
  #alive: ReadonlySet<string> = new Set();
  /** When the lease was last renewed, by the clock that is never set; it also runs while the process is suspended. */
  #renewed = Number.NEGATIVE_INFINITY;
  #beats = 0;
  /** Heartbeats since the last one that the store has answered. */
  #missed = 0;
  /** What other processes have may have changed or gone without being noticed. */
  #mustReadAll = false;
  #beating: Promise<void> | null = null;
  readonly #changed = new Set<string>();
  readonly #toAnnounce = new Set<string>();
  #count = 0;
  /** Tables whose side could not be written; the process may have nothing there any more. */
  readonly #unwritten = new Set<string>();
  /** By table: the commitments and nonces that the other processes were last notified of. */
  readonly #shares = new Map<string, string>();
  /** Tables whose devices are on their way from one session to the next, with the number of such moves. */
  readonly #moving = new Map<string, number>();
  #writing: Promise<void> | null = null;
  #outgoing: Notice[] = [];
  readonly #stop: () => void;
  #closed = false;

  constructor(parts: ClusterParts) {
    this.#parts = parts;
    this.process = parts.process ?? newProcessName();
    this.#clock = parts.clock ?? SYSTEM_CLOCK;
    this.#lease = parts.lease ?? LEASE;
    this.#beatMs = parts.beat ?? BEAT;
    this.#peers = new Peers(this.#clock, this.#lease);
    this.clock = { ...steady(this.#clock), now: () => this.#peers.now() };
    parts.bus.listen((notice, sender) => this.#receive(notice, sender));
    this.#stop = every(this.#clock, this.#beatMs, () => {
      this.#countMissed();
      void this.beat();
    });
  }

  /** Resolves when the time of the cluster is known. */
  async start(): Promise<void> {
    for (;;) {
      await this.#beatNow();
      if (this.#peers.isTimeKnown) return;
      await new Promise<void>((later) => this.#clock.setTimeout(later, this.#beatMs));
    }
  }

  /** Whether the store has not answered for so long that devices are turned away. */
  get isCutOff(): boolean {
    return this.#missed >= MISSED_BEATS;
  }

  /** For how long the store has not answered, in milliseconds. */
  get awayMs(): number {
    return this.#missed * this.#beatMs;
  }

  /** Counted and not timed: a process that was suspended misses one heartbeat only. */
  #countMissed(): void {
    this.#missed++;
    if (this.#missed !== MISSED_BEATS) return;
    for (const member of [...this.#members.values()]) member.cutOff();
  }

  /** A table has come into memory. Resolves when it is known what other processes have there. */
  async add(member: Member): Promise<void> {
    const { id } = member.table;
    this.#members.set(id, member);
    const [heads] = await Promise.all([this.#parts.store.heads([id]), this.#read([id])]);
    if (heads.length > 0) this.#redactions.set(id, heads[0].redactions);
  }

  remove(member: Member): void {
    const { id } = member.table;
    if (this.#members.get(id) !== member) return;
    this.#members.delete(id);
    this.#sides.delete(id);
    this.#versions.delete(id);
    this.#redactions.delete(id);
    this.#shares.delete(id);
    this.sideChanged(id);
  }

  others(table: string): Others {
    const peers = this.#peers;
    return {
      isAlone: false,
      get since() {
        return peers.since;
      },
      leads: () => this.#leads(table),
      sides: () => [...this.#alongside(table).values()],
    };
  }

  /** The sides of processes that are alive. */
  #alongside(table: string): ReadonlyMap<string, Side> {
    const sides = this.#sides.get(table);
    if (!sides) return new Map();
    return new Map([...sides].filter(([process]) => this.#alive.has(process)));
  }

  #leads(table: string): boolean {
    // A process that was suspended or cut off must not act on what it knew before.
    if (this.#clock.monotonic() - this.#renewed > this.#lease) return false;
    const others = [...this.#alongside(table).keys()];
    const hasDevices = this.#members.get(table)?.side(false) !== null;
    return hasDevices ? others.every((process) => process > this.process) : others.length === 0;
  }

  /** An entry was written here, and its commit has returned; `thrown`: it is this throw, for which dice wait. */
  written(table: string, seq: number, thrown?: Row): void {
    const isSent = thrown !== undefined && thrown.hidden === null && this.#parts.bus.isOfDatabase;
    this.#send({ kind: 'log', table, seq, ...(isSent ? { row: thrown } : {}) });
  }

  redacted(table: string): void {
    this.#redactions.set(table, (this.#redactions.get(table) ?? 0) + 1);
    this.#send({ kind: 'redacted', table });
  }

  #send(notice: Notice): void {
    if (this.#outgoing.length === 0) setImmediate(() => this.#parts.bus.publish(this.#outgoing.splice(0)));
    this.#outgoing.push(notice);
  }

  /**
   * Devices move from one session of a table to the next: until the returned function is called, other processes see
   * them as before. Otherwise a throw in between would be made without them.
   */
  holdSide(table: string): () => void {
    this.#moving.set(table, (this.#moving.get(table) ?? 0) + 1);
    return () => {
      const left = (this.#moving.get(table) ?? 1) - 1;
      if (left > 0) this.#moving.set(table, left);
      else {
        this.#moving.delete(table);
        this.sideChanged(table);
      }
    };
  }

  /** What this process has at a table beside the log has changed. */
  sideChanged(table: string): void {
    if (this.#moving.has(table)) return;
    if (this.#toAnnounce.size === 0) setImmediate(() => this.#announce());
    this.#toAnnounce.add(table);
    this.#changed.add(table);
    this.#writing ??= this.#write().finally(() => {
      this.#writing = null;
      if (this.#changed.size > 0 && !this.#closed) this.sideChanged([...this.#changed][0]);
    });
  }

  /** Other processes learn of dice at once, and of devices too where that costs no transaction. */
  #announce(): void {
    for (const table of this.#toAnnounce) {
      const side = this.#sideOf(table);
      const isShared = this.#alongside(table).size > 0;
      // Devices that come and go are found by the heartbeat; only dice cannot wait for it.
      const hasNewShares = this.#noteShares(table, side) && isShared;
      if (hasNewShares || !this.#parts.bus.isOfDatabase)
        this.#send({ kind: 'side', table, data: this.#dataOf(side) });
    }
    this.#toAnnounce.clear();
  }

  #sideOf(table: string): Side | null {
    return this.#members.get(table)?.side(this.#alongside(table).size > 0) ?? null;
  }

  /** Counted, since what is read from the store may be older than a notice. */
  #dataOf(side: Side | null): string {
    return side === null ? '' : JSON.stringify({ ...side, count: ++this.#count });
  }

  async #write(): Promise<void> {
    await new Promise<void>((turn) => setImmediate(turn));
    const tables = [...this.#changed].filter((table) => !this.#moving.has(table));
    this.#changed.clear();
    if (tables.length === 0) return;
    const sides = new Map(tables.map((table) => [table, this.#dataOf(this.#sideOf(table))]));
    try {
      await this.#parts.sides.write(this.process, sides);
    } catch (error) {
      this.#parts.failed?.(error);
      for (const table of tables) {
        this.#unwritten.add(table);
        this.#shares.delete(table);
      }
      this.#renewed = Number.NEGATIVE_INFINITY;
    }
  }

  /** Whether there are commitments or nonces that the other processes have not been notified of. */
  #noteShares(table: string, side: Side | null): boolean {
    const { promise = '', commits = [], nonces = [] } = side ?? {};
    const shares = JSON.stringify({ promise, commits, nonces });
    const isNew = this.#shares.get(table) !== shares;
    if (side) this.#shares.set(table, shares);
    return isNew && commits.length + nonces.length > 0;
  }

  #receive(notice: Notice, sender: string): void {
    const member = this.#members.get(notice.table);
    if (!member) return;
    if (notice.kind === 'log') {
      if (notice.row?.seq === member.table.seq + 1) member.follow(notice.row);
      // Also where it could not be followed yet.
      if (notice.seq > member.table.seq) this.#catchUp(member, notice.seq);
    } else if (notice.kind === 'redacted') {
      member.readAgain();
    } else {
      this.#learn({ table: notice.table, process: sender, data: notice.data });
    }
  }

  #catchUp(member: Member, durable?: number): void {
    member.catchUp(durable).catch((error: unknown) => this.#parts.failed?.(error));
  }

  async #read(tables: readonly string[]): Promise<void> {
    for (const side of await this.#parts.sides.read(this.process, tables)) this.#learn(side);
  }

  /** Most changes are known from a notice, and the data of a busy cluster are many: only the others are read. */
  async #readChanged(changes: readonly SideChange[]): Promise<void> {
    const unknown = changes.filter(
      ({ table, process, changed }) =>
        this.#members.has(table) && this.#versions.get(table)?.get(process) !== changed,
    );
    if (unknown.length > 0) await this.#read([...new Set(unknown.map(({ table }) => table))]);
  }

  /** Without `changed`: not from the store. */
  #learn({ table, process, data, changed }: Omit<StoredSide, 'changed'> & Partial<StoredSide>): void {
    const member = this.#members.get(table);
    if (!member) return;
    if (changed !== undefined) {
      const versions = this.#versions.get(table) ?? new Map<string, string>();
      this.#versions.set(table, versions.set(process, changed));
    }
    const side = data === '' ? null : (JSON.parse(data) as CountedSide);
    const sides = this.#sides.get(table) ?? new Map<string, CountedSide>();
    this.#sides.set(table, sides);
    const wasShared = this.#alongside(table).size > 0;
    const known = sides.get(process) ?? null;
    if (known === side || (known && side && known.count >= side.count)) return;
    if (side) sides.set(process, side);
    else sides.delete(process);
    if (known && side && isSame(known, side)) return;
    // Others need to know of commitments from now on.
    if (!wasShared && this.#alongside(table).size > 0) this.sideChanged(table);
    member.othersChanged();
  }

  /** Renews the lease and looks for what was missed. */
  beat(): Promise<void> {
    return this.#beatNow().catch((error: unknown) => this.#parts.failed?.(error));
  }

  #beatNow(): Promise<void> {
    this.#beating ??= this.#beat().finally(() => {
      this.#beating = null;
    });
    return this.#beating;
  }

  async #beat(): Promise<void> {
    const { sides, store } = this.#parts;
    const began = this.#clock.monotonic();
    const wasAway = began - this.#renewed > this.#lease;
    const peers = this.#peers;
    const time = peers.isTimeKnown ? peers.now() : 0;
    const isRepair = wasAway || this.#beats++ % REPAIR_EVERY === 0;
    // All at once: far from the database each of them takes long.
    // A table that is still being read is not known yet.
    const asked = isRepair ? [...this.#members.keys()].filter((table) => this.#redactions.has(table)) : [];
    const [beat, changes, heads] = await Promise.all([
      sides.beat(this.process, time, peers.gone()),
      sides.recent(this.process, RECENT),
      store.heads(asked),
    ]);
    if (this.#closed) return;
    const wasDatabaseSet = peers.observe(beat);
    if (wasAway) peers.joined();
    const before = this.#alive;
    const others = peers.alive();
    this.#alive = new Set(others);
    // Changes are found by the clock of the database.
    this.#mustReadAll ||= beat.isNew || wasAway || wasDatabaseSet;
    if (this.#mustReadAll) {
      for (const table of this.#members.keys()) this.sideChanged(table);
      await this.#readAll();
      this.#mustReadAll = false;
    }
    for (const table of this.#unwritten) this.sideChanged(table);
    this.#unwritten.clear();
    await this.#readChanged(changes);
    this.#repair(asked, heads);
    this.#renewed = began;
    this.#missed = 0;
    const isOther = before.size !== this.#alive.size || others.some((process) => !before.has(process));
    if (isOther || wasAway) {
      for (const [table, member] of this.#members) {
        const hasOthers = this.#sides.has(table);
        // A side that was written while the others were not counted lacks what they need for dice.
        if (isOther && hasOthers) this.sideChanged(table);
        if (wasAway || hasOthers) member.othersChanged();
      }
    }
  }

  /**
   * Reads the sides of all tables here and forgets those that are gone: a crash of the database or a failover deletes
   * sides without a trace, and a process that was away has missed their end.
   */
  async #readAll(): Promise<void> {
    const stored = await this.#parts.sides.read(this.process, [...this.#members.keys()]);
    const found = new Set(stored.map(({ table, process }) => `${table} ${process}`));
    for (const [table, sides] of this.#sides) {
      for (const process of [...sides.keys()])
        if (!found.has(`${table} ${process}`)) this.#learn({ table, process, data: '', changed: '' });
    }
    for (const side of stored) this.#learn(side);
  }

  /** Finds what no notice has announced. */
  #repair(asked: readonly string[], heads: readonly Head[]): void {
    const found = new Set(heads.map(({ table }) => table));
    for (const table of asked) if (!found.has(table)) this.#members.get(table)?.removed();
    for (const { table, seq, redactions } of heads) {
      const member = this.#members.get(table);
      const known = this.#redactions.get(table);
      if (!member || known === undefined) continue;
      if (redactions !== known) member.readAgain();
      else if (seq > member.table.seq) this.#catchUp(member);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#stop();
    await this.#beating?.catch(() => {});
    await this.#writing;
    await this.#parts.sides.leave(this.process).catch(() => {});
    await this.#parts.bus.close();
  }
}
