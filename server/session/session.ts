import type { Move, Refusal } from '@iacta/core';
import type { Clock } from '@iacta/online/clock';
import type { ReplyOf, TakeSeat } from '@iacta/online/wire';
import type { LogState } from '@iacta/table/log';
import type { Others, Side } from '../cluster/side.ts';
import { whyNotPermitted } from '../permissions/permissions.ts';
import { type Answer, refusalOf, refuse, type TableRefusal } from '../permissions/refusals.ts';
import { identify, rolesOf } from '../permissions/roles.ts';
import { StoreError } from '../store/problem.ts';
import type { Row } from '../store/store.ts';
import type { Draft } from '../tables/draft.ts';
import type { Table } from '../tables/table.ts';
import { Attendance } from './attendance.ts';
import { Autopilot } from './autopilot.ts';
import { Broadcaster, storageWait } from './broadcaster.ts';
import { decide } from './commands.ts';
import type { CommandContext, SessionSettings } from './context.ts';
import { LogWriter } from './log-writer.ts';
import { type Peer, Presence } from './presence.ts';
import { Rematch } from './rematch.ts';
import { Requests, type TableRequest } from './requests.ts';
import type { Surroundings } from './surroundings.ts';
import { takeSeat } from './take-seat.ts';
import { Throws } from './throws.ts';

/** A table with its devices: handles requests, writes the log, and broadcasts what is durable. */
export class TableSession implements CommandContext {
  readonly table: Table;
  readonly presence: Presence;
  readonly settings: SessionSettings;
  readonly clock: Clock;
  readonly others: Others;
  readonly #around: Surroundings;
  readonly #broadcaster: Broadcaster;
  readonly #throws: Throws;
  readonly #attendance: Attendance;
  readonly #autopilot: Autopilot;
  readonly #rematch: Rematch;
  readonly #requests: Requests;
  readonly #writer: LogWriter;
  #stopped = false;
  #lost = false;
  #outrun = false;
  #failure: unknown = null;
  lastUsed: number;

  constructor(table: Table, around: Surroundings) {
    this.table = table;
    this.others = around.others;
    this.presence = new Presence(table, around.others);
    this.settings = around.settings;
    this.clock = around.clock;
    this.#around = around;
    this.#broadcaster = new Broadcaster(table, this.presence);
    this.#attendance = new Attendance(this, this.#broadcaster);
    this.#throws = new Throws(this);
    this.#rematch = new Rematch(this, around.openAgain);
    this.#autopilot = new Autopilot(this, this.#throws);
    this.#requests = new Requests({
      context: this,
      around,
      broadcaster: this.#broadcaster,
      attendance: this.#attendance,
      throws: this.#throws,
      autopilot: this.#autopilot,
      rematch: this.#rematch,
      write: (drafts, action, acknowledge) => this.#write(drafts, action, acknowledge),
      fault: (error) => around.fault(this, error),
      failed: (error) => this.lose(error),
      catchUp: () => around.catchUp(this),
    });
    this.#writer = new LogWriter({
      table,
      committer: around.committer,
      broadcaster: this.#broadcaster,
      attendance: this.#attendance,
      deadline: () => this.#autopilot.deadline(),
      durable: (before, after) => {
        this.guard(() => around.written(before, after));
        // From now on it is this process that makes the roll.
        if (after.dice?.pending) this.guard(() => this.#throws.tryAgain());
        this.#changed();
      },
      outrun: () => this.#loseRace(),
      failed: (error) => this.lose(error),
    });
    this.lastUsed = around.clock.now();
  }

  sharesChanged(): void {
    if (!this.others.isAlone) this.#around.sideChanged();
  }

  leftOut(): void {
    this.#around.leftOut();
  }

  askBot(seat: number): Promise<Move> {
    return this.#around.askBot(this.table, seat);
  }

  /** No write is pending and no automatic step is due here before a time: the session can be unloaded. */
  isQuietUntil(time: number): boolean {
    return this.#broadcaster.queue.isEmpty && !this.#throws.isActive && !this.#autopilot.actsBefore(time);
  }

  /** When a seat's time runs out; null: it is not asked, or there is no clock. */
  deadlineOf(seat: number): number | null {
    return this.#autopilot.deadlineOf(seat);
  }

  /** Takes up what was going on when it was last in memory. */
  wake(): void {
    this.guard(() => this.#autopilot.look());
    this.#changed();
  }

  #changed(): void {
    this.guard(() => this.#around.changed(this));
  }

  /** A device comes in, having seen the log up to an entry (or nothing of it). */
  join(peer: Peer, seen?: { readonly seq: number; readonly head: string }): void {
    if (this.#stopped) {
      peer.drop();
      return;
    }
    this.lastUsed = this.clock.now();
    this.guard(() => {
      const missed = seen ? this.table.rowsAfter(seen) : null;
      this.presence.add(peer, this.table.seq, this.lastUsed);
      this.#around.sideChanged();
      this.#attendance.note();
      this.#broadcaster.greet(peer, missed);
      this.#attendance.announce();
      if (this.table.clock !== null) this.#broadcaster.tell(peer, this.#time());
      this.#rematch.startIfComplete();
      // A throw may have waited for a device.
      this.#throws.tryAgain();
      this.#autopilot.look();
    });
    this.#changed();
  }

  leave(peer: Peer): void {
    if (!this.presence.remove(peer)) return;
    this.#around.sideChanged();
    this.#attendance.note();
    this.lastUsed = this.clock.now();
    this.#attendance.announce();
    // A throw may have waited for a device.
    if (this.#stopped) return;
    this.guard(() => this.#throws.tryAgain(peer));
    this.#changed();
  }

  /** Takes a request. What has an id is answered here; of what has none the refusal is returned. */
  handle(peer: Peer, request: TableRequest): Refusal | null {
    this.lastUsed = this.clock.now();
    return this.#requests.handle(peer, request);
  }

  tellTime(): void {
    this.#broadcaster.tellAll(() => this.#time());
  }

  #time(): ReplyOf<'clock'> {
    return { type: 'clock', left: this.#autopilot.left() };
  }

  guard(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#around.fault(this, error);
    }
  }

  /** A person takes a seat. The same key again is the same seat. */
  async take(request: Omit<TakeSeat, 'key'>, keyHash: string): Promise<Answer<{ seat: number }>> {
    const { table, clock, settings } = this;
    if (this.#stopped) return refuse('closing');
    const drafts = takeSeat(table, request, keyHash, clock.now(), settings.log);
    if (!drafts.ok) return drafts;
    if (drafts.value.length > 0) this.submit(drafts.value);
    const seat = identify(table, keyHash)?.seat ?? -1;
    return (await this.settled()) ? { ok: true, value: { seat } } : this.whyUnsettled();
  }

  /** The table where the same people play again. */
  rematch(): Promise<string | null> {
    return this.#rematch.next();
  }

  /** A player leaves permanently; a bot plays on. True when that is on disk and the names can be deleted there. */
  async forget(keyHash: string): Promise<boolean> {
    if (this.#stopped) return false;
    const { table } = this;
    const identity = identify(table, keyHash);
    if (!identity) return true;
    const roles = rolesOf(table, identity);
    table.forget(keyHash);
    this.#broadcaster.tellAll(() => ({ type: 'names', names: table.names() }));
    if (whyNotPermitted('leave', roles, table) === null) {
      const left = decide(table, { type: 'leave', id: 'forgotten' }, this.#requests.asking(identity));
      if (left.ok) this.submit(left.value);
    }
    for (const peer of this.presence.peers()) if (peer.keyHash === keyHash) peer.drop();
    return this.settled();
  }

  submit(drafts: readonly Draft[], action: string | null = null, acknowledge?: (seq: number) => void): void {
    const refusal = this.#write(drafts, action, acknowledge);
    if (refusal) throw new Error(`table ${this.table.id}: an entry cannot be written: ${refusal.code}`);
  }

  #write(
    drafts: readonly Draft[],
    action: string | null,
    acknowledge?: (seq: number) => void,
  ): Refusal | null {
    const refusal = this.#writer.write(drafts, action, acknowledge);
    // What follows from the entries is not the sender's: a fault in it is no answer to the request.
    if (!refusal && !this.#stopped) this.guard(() => this.#autopilot.look());
    return refusal;
  }

  /** Takes entries that another process has written, and broadcasts them. */
  follow(rows: readonly Row[]): void {
    if (this.#stopped || !this.#writer.follow(rows)) return;
    this.guard(() => {
      this.#throws.followed();
      this.#autopilot.look();
    });
    this.#changed();
  }

  /** What this process has at the table beside the log; null without devices. */
  side(isShared: boolean): Side | null {
    const { presence } = this;
    if (presence.size === 0 || this.#stopped) return null;
    const shares = isShared ? this.#throws.shares() : { promise: '', commits: [], nonces: [] };
    return {
      here: presence.hereItself(),
      watchers: presence.watchersItself,
      isHostHere: presence.isHostHereItself,
      ...shares,
    };
  }

  /** Devices, commitments or nonces of other processes have changed, or which process leads. */
  othersChanged(): void {
    if (this.#stopped) return;
    this.presence.othersChanged();
    this.guard(() => {
      this.#attendance.note();
      this.#attendance.announce();
      this.#rematch.startIfComplete();
      this.#throws.tryAgain();
      this.#autopilot.look();
    });
  }

  /**
   * The devices are attached again to the table as read from disk; `whole`: with everything that they know of it.
   * Resolves when they are there.
   */
  async handOver(whole: boolean): Promise<void> {
    const { committed } = this.#broadcaster.queue;
    const head = this.table.rows[committed]?.hash ?? '';
    const peers = this.presence.peers().map((peer) => ({ peer, isGreeted: this.presence.isGreeted(peer) }));
    this.stop();
    this.#broadcaster.queue.discard();
    await Promise.allSettled(
      peers.map(({ peer, isGreeted }) =>
        peer.rejoin(isGreeted && !whole ? { seq: committed, head } : undefined),
      ),
    );
  }

  /** Whether another process was first here, so that this session has ended. */
  get isOutrun(): boolean {
    return this.#outrun;
  }

  #loseRace(): void {
    if (this.#lost) return;
    this.#lost = true;
    this.#outrun = true;
    this.#failure = new StoreError('locked', `another process has written to table ${this.table.id}`);
    this.#around.outrun(this);
  }

  /** When everything said so far is on disk; false if it never will be. */
  settled(): Promise<boolean> {
    return this.#broadcaster.queue.settled();
  }

  /** The log as it is now, once it is on the disk; null if it never will be. Nothing else may leave the server. */
  async durableLog(): Promise<LogState | null> {
    const { log } = this.table;
    return (await this.settled()) ? log : null;
  }

  /** Why `settled` was false. */
  whyUnsettled(): Extract<Answer<never>, { ok: false }> {
    return { ok: false, refusal: refusalOf(this.#failure) };
  }

  /** Nothing new begins here. */
  stop(): void {
    this.#stopped = true;
    this.#requests.stop();
    this.#throws.stop();
    this.#attendance.stop();
    this.#autopilot.stop();
  }

  /** Devices are disconnected; unsent messages are dropped. They find the table again. */
  close(): void {
    this.stop();
    this.#broadcaster.queue.discard();
    for (const peer of this.presence.peers()) peer.drop();
  }

  /** An operator keeps all devices out. */
  turnAway(code: TableRefusal): void {
    const fault: ReplyOf<'fault'> = { type: 'fault', refusal: { code } };
    for (const peer of this.presence.peers()) {
      peer.send(JSON.stringify(fault));
      peer.drop();
    }
  }

  /** Another key takes the place of one, whose devices are disconnected. True when the same can be done on the disk. */
  changeKey(from: string, to: string): Promise<boolean> {
    this.table.changeKey(from, to);
    for (const peer of this.presence.peers()) if (peer.keyHash === from) peer.drop();
    return this.settled();
  }

  /** The name of a key's owner goes, the seat stays. True when that can be done on the disk, too. */
  removeName(keyHash: string): Promise<boolean> {
    const { table } = this;
    table.removeName(keyHash);
    this.#broadcaster.tellAll(() => ({ type: 'names', names: table.names() }));
    return this.settled();
  }

  /** What was made here may not be on the disk: the table is read again when a device asks for it. */
  lose(error: unknown): void {
    if (this.#lost) return;
    this.#lost = true;
    this.#failure = error;
    if (error instanceof StoreError)
      this.#broadcaster.tellFailure(refusalOf(error), storageWait(this.others.isAlone));
    this.close();
    this.#around.lost(this, error);
  }
}
