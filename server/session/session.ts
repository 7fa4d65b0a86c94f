import type { Refusal } from '@iacta/core';
import type { Clock } from '@iacta/online/clock';
import { randomHex } from '@iacta/online/random';
import type { Action, ReplyOf, Request, RequestOf, TableRefusal } from '@iacta/online/wire';
import { type LogState, SALT_BYTES } from '@iacta/table/log';
import type { Others, Side } from '../cluster/side.ts';
import { type Answer, refusalOf } from '../permissions/refusals.ts';
import type { Identity } from '../permissions/roles.ts';
import { StoreError } from '../store/problem.ts';
import type { Batch, Phase, Row } from '../store/store.ts';
import type { Draft } from '../tables/draft.ts';
import type { Table } from '../tables/table.ts';
import { Autopilot } from './autopilot.ts';
import { Broadcaster, storageWait } from './broadcaster.ts';
import { decide, isLogFull, whyNoThrow } from './commands.ts';
import type { Dependencies, SessionSettings } from './dependencies.ts';
import { Throws } from './dice.ts';
import { type Peer, People, Presence } from './people.ts';
import { Rematch } from './rematch.ts';

/** The requests of a device that is at a table. */
export type TableRequest = Exclude<Request, { type: 'hello' | 'ping' }>;

/** An action that has no answer yet. */
export interface PendingRequest {
  readonly peer: Peer;
  readonly request: Action;
  /** Its name in the log: the seat that sent it, and its id. */
  readonly action: string;
  /** By the monotonic clock. */
  readonly receivedAt: number;
  /** Whether it was judged with all that other processes had written. */
  readonly isCaughtUp: boolean;
}

/** The answer to a request that made something throw. */
const INTERNAL: Refusal = { code: 'internal' };

/** A table with its devices: handles requests, writes the log, and broadcasts what is durable. */
export class TableSession {
  readonly table: Table;
  readonly dependencies: Dependencies;
  readonly settings: SessionSettings;
  readonly clock: Clock;
  readonly others: Others;
  readonly presence: Presence;
  readonly broadcaster: Broadcaster;
  readonly people: People;
  readonly throws: Throws;
  readonly autopilot: Autopilot;
  readonly rematch: Rematch;
  lastUsed: number;
  /** The phase and the deadline as the store has them; `undefined`: unknown, for a table that was just read. */
  #storedPhase: Phase;
  #storedDue: number | null | undefined;
  #stopped = false;
  #lost = false;
  #outrun = false;
  #failure: unknown = null;

  constructor(table: Table, dependencies: Dependencies) {
    const { settings, clock, others } = dependencies;
    this.table = table;
    this.dependencies = dependencies;
    this.settings = settings;
    this.clock = clock;
    this.others = others;
    this.presence = new Presence(table, others);
    this.broadcaster = new Broadcaster(table, this.presence);
    this.people = new People(this);
    this.throws = new Throws(this);
    this.autopilot = new Autopilot(this);
    this.rematch = new Rematch(this);
    this.lastUsed = clock.now();
    this.#storedPhase = table.phase;
  }

  /** Answers a request that has an id; of any other, returns the refusal. */
  handle(peer: Peer, request: TableRequest, isCaughtUp = false): Refusal | null {
    this.lastUsed = this.clock.now();
    try {
      const sender = this.presence.identity(peer);
      const code = this.presence.whyNot(peer, request.type);
      const refusal = code === null ? null : { code };
      if ('id' in request) this.#handleAction(peer, request, sender, refusal, isCaughtUp);
      else if (refusal) return refusal;
      else this.#handleMessage(peer, request, sender);
    } catch (error) {
      this.dependencies.fault(this, error);
      if (!('id' in request)) return INTERNAL;
      this.#sendRefusal(peer, request, INTERNAL);
    }
    return null;
  }

  #handleMessage(peer: Peer, request: RequestOf<'say' | 'commit' | 'reveal'>, { seat }: Identity): void {
    if (request.type === 'say') {
      const { phrase } = request;
      if (this.dependencies.isMuted(seat)) return;
      this.broadcaster.sendAll(() => ({ type: 'said', seat, phrase }));
      return;
    }
    if (this.#stopped) return;
    if (request.type === 'commit') this.throws.addCommit(peer, request.promise, request.commit);
    else this.throws.addReveal(seat, request.promise, request.nonce);
    this.autopilot.look();
  }

  /** Answers an action: it was done before, is refused, waits for dice, or is decided and written. */
  #handleAction(
    peer: Peer,
    request: Action,
    sender: Identity,
    notPermitted: Refusal | null,
    isCaughtUp: boolean,
  ): void {
    const { table, clock, settings } = this;
    if (this.#stopped) {
      this.#sendRefusal(peer, request, { code: 'closing' });
      return;
    }
    // An action belongs to the seat that it was sent from, also when that seat is no longer the sender's.
    const action = `${sender.former ?? sender.seat}|${request.id}`;
    const pending: PendingRequest = { peer, request, action, receivedAt: clock.monotonic(), isCaughtUp };
    const done = table.actionDone(action);
    if (done !== null) {
      if (!this.throws.askAgain(done, pending)) this.acknowledge(pending, done);
    } else if (notPermitted) {
      this.refuse(pending, notPermitted);
    } else if (isLogFull(table, request.type, settings.log)) {
      this.refuse(pending, { code: 'log-full' });
    } else if (request.type === 'throw') {
      const problem = whyNoThrow(table, sender.seat, request.roll);
      if (problem) this.refuse(pending, problem.refusal);
      else this.throws.ask({ roll: request.roll, seat: sender.seat, request: pending });
    } else if (request.type === 'again') {
      this.rematch.ask(sender.seat, pending).catch((error: unknown) => this.lose(error));
    } else {
      const decided = decide(table, request, this.people.asking(sender));
      const refusal = decided.ok ? this.#write(decided.value, pending) : decided.refusal;
      if (refusal) this.refuse(pending, refusal);
    }
  }

  acknowledge({ peer, request, receivedAt }: PendingRequest, seq: number): void {
    const { clock, dependencies } = this;
    this.broadcaster.send(peer, { type: 'ack', id: request.id, seq }, () =>
      dependencies.acknowledged(clock.monotonic() - receivedAt),
    );
  }

  /** A refusal is final, so the session first reads what another process may have written, and judges again. */
  refuse({ peer, request, isCaughtUp }: PendingRequest, refusal: Refusal): void {
    if (this.others.isAlone || isCaughtUp) {
      this.#sendRefusal(peer, request, refusal);
      return;
    }
    this.dependencies.catchUp(this).then(
      () => void this.handle(peer, request, true),
      (error: unknown) => this.lose(error),
    );
  }

  #sendRefusal(peer: Peer, { id }: Action, { code, ...more }: Refusal): void {
    this.dependencies.refused(code);
    const refusal = { code, ...more } as ReplyOf<'refused'>['refusal'];
    this.broadcaster.send(peer, { type: 'refused', id, refusal });
  }

  /** Writes entries that must be able to follow. */
  submit(
    drafts: readonly Draft[],
    request: PendingRequest | null = null,
    answer: 'answered-now' | 'answered-later' = 'answered-now',
  ): void {
    const refusal = this.#write(drafts, request, answer);
    if (refusal) throw new Error(`table ${this.table.id}: an entry cannot be written: ${refusal.code}`);
  }

  /**
   * Folds entries, so that they hold for the next request; the acknowledgement and the broadcast leave when the entries
   * are durable. Where they cannot follow, nothing changes and the reason is returned.
   */
  #write(
    drafts: readonly Draft[],
    request: PendingRequest | null,
    answer: 'answered-now' | 'answered-later' = 'answered-now',
  ): Refusal | null {
    const { table, broadcaster, dependencies } = this;
    const { log: before, seats, host } = table;
    const made = table.add(drafts, () => randomHex(SALT_BYTES), request?.action ?? null);
    if (!made.ok) return made.problem.code === 'illegal' ? made.problem.refusal : { code: 'stale' };
    const { rows } = made;
    const { log: after } = table;
    broadcaster.queue.made(table.seq);
    if (request && answer === 'answered-now') this.acknowledge(request, rows[0].seq);
    this.#broadcast(rows, { seats, host });
    dependencies.committer.append({ table: table.id, rows, ...this.#changedIndex() }).then(
      (result) => {
        if (result === 'conflict') this.#loseRace();
        else this.#committed(before, after);
      },
      (error: unknown) => this.lose(error),
    );
    // What follows from the entries is not the sender's: a fault in it is no answer to the request.
    if (!this.#stopped) this.guard(() => this.autopilot.look());
    return null;
  }

  #broadcast(rows: readonly Row[], before: Pick<Table, 'seats' | 'host'>): void {
    const { table, people } = this;
    this.broadcaster.sendEntries(rows);
    if (before.seats !== table.seats || before.host !== table.host) people.seatsChanged();
    if (!table.watch) people.dropUninvited();
  }

  #committed(before: LogState, after: LogState): void {
    this.broadcaster.queue.onDisk(after.seq);
    this.guard(() => this.dependencies.written(before, after));
    this.#changed();
  }

  /** What has changed of the columns by which the store finds tables. */
  #changedIndex(): Pick<Batch, 'phase' | 'due'> {
    const { phase, clock } = this.table;
    const due = clock === null ? null : this.autopilot.deadline();
    const changed = {
      ...(phase === this.#storedPhase ? {} : { phase }),
      ...(due === this.#storedDue ? {} : { due }),
    };
    this.#storedPhase = phase;
    this.#storedDue = due;
    return changed;
  }

  /** Takes entries that another process has written, and broadcasts them. */
  follow(rows: readonly Row[]): void {
    const { table } = this;
    const { queue } = this.broadcaster;
    // What was made here and is on its way will be refused by the store if these are others.
    const fresh = rows.filter(({ seq }) => seq > table.seq);
    if (this.#stopped || !queue.isEmpty || fresh.length === 0 || fresh[0].seq !== table.seq + 1) return;
    const { seats, host } = table;
    for (const row of fresh) table.read(row);
    this.#storedPhase = table.phase;
    this.#storedDue = undefined;
    queue.made(table.seq);
    queue.onDisk(table.seq);
    this.#broadcast(fresh, { seats, host });
    this.guard(() => {
      this.throws.followed();
      this.autopilot.look();
    });
    this.#changed();
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
      this.dependencies.sideChanged();
      this.people.update();
      this.broadcaster.greet(peer, missed);
      this.people.announce();
      if (this.table.clock !== null) this.broadcaster.send(peer, this.autopilot.timeMessage());
      this.#lookAround();
    });
    this.#changed();
  }

  leave(peer: Peer): void {
    if (!this.presence.remove(peer)) return;
    this.dependencies.sideChanged();
    this.people.update();
    this.lastUsed = this.clock.now();
    this.people.announce();
    // A throw may have waited for this device.
    if (this.#stopped) return;
    this.guard(() => this.throws.tryAgain(peer));
    this.#changed();
  }

  /** Devices, commitments or nonces of other processes have changed, or which process leads. */
  othersChanged(): void {
    if (this.#stopped) return;
    this.presence.othersChanged();
    this.guard(() => {
      this.people.update();
      this.people.announce();
      this.#lookAround();
    });
  }

  /** A rematch, a throw or a bot may have waited for a device. */
  #lookAround(): void {
    this.rematch.startIfComplete();
    this.throws.tryAgain();
    this.autopilot.look();
  }

  /** The table was read from the disk: bots and clocks go on. */
  wake(): void {
    this.guard(() => this.autopilot.look());
    this.#changed();
  }

  #changed(): void {
    this.guard(() => this.dependencies.changed(this));
  }

  /** Runs a consequence of a request, or a later step: a fault is reported, and the table goes on. */
  guard(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.dependencies.fault(this, error);
    }
  }

  /** What this process has at the table beside the log; null without devices. */
  side(isShared: boolean): Side | null {
    const { presence } = this;
    if (presence.size === 0 || this.#stopped) return null;
    const shares = isShared ? this.throws.shares() : { promise: '', commits: [], nonces: [] };
    return {
      here: presence.hereItself(),
      watchers: presence.watchersItself,
      isHostHere: presence.isHostHereItself,
      ...shares,
    };
  }

  /** No write is pending and no automatic step is due here before a time: the session can be unloaded. */
  isQuietUntil(time: number): boolean {
    return this.broadcaster.queue.isEmpty && !this.throws.isActive && !this.autopilot.actsBefore(time);
  }

  /** Resolves when all entries so far are on disk; false if they never will be. */
  durable(): Promise<boolean> {
    return this.broadcaster.queue.durable();
  }

  /** Why `durable` was false. */
  whyNotDurable(): Extract<Answer<never>, { ok: false }> {
    return { ok: false, refusal: refusalOf(this.#failure) };
  }

  /** The log as it is now, once it is on the disk; null if it never will be. Nothing else may leave the server. */
  async durableLog(): Promise<LogState | null> {
    const { log } = this.table;
    return (await this.durable()) ? log : null;
  }

  /**
   * The devices are attached again to the table as read from disk; `whole`: with everything that they know of it.
   * Resolves when they are there.
   */
  async handOver(whole: boolean): Promise<void> {
    const { presence, table } = this;
    const { queue } = this.broadcaster;
    const seq = queue.committed;
    const head = table.rows[seq]?.hash ?? '';
    const peers = presence.peers().map((peer) => ({ peer, isGreeted: presence.isGreeted(peer) }));
    this.stop();
    queue.discard();
    await Promise.allSettled(
      peers.map(({ peer, isGreeted }) => peer.rejoin(isGreeted && !whole ? { seq, head } : undefined)),
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
    this.dependencies.outrun(this);
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
    return this.durable();
  }

  /** The name of a key's owner goes, the seat stays. True when that can be done on the disk, too. */
  removeName(keyHash: string): Promise<boolean> {
    const { table } = this;
    table.removeName(keyHash);
    this.broadcaster.sendAll(() => ({ type: 'names', names: table.names() }));
    return this.durable();
  }

  /** What was made here may not be on the disk: the table is read again when a device asks for it. */
  lose(error: unknown): void {
    if (this.#lost) return;
    this.#lost = true;
    this.#failure = error;
    if (error instanceof StoreError)
      this.broadcaster.sendFailure(refusalOf(error).code, storageWait(this.others.isAlone));
    this.close();
    this.dependencies.lost(this, error);
  }

  /** Nothing new begins here. */
  stop(): void {
    this.#stopped = true;
    this.throws.stop();
    this.people.stop();
    this.autopilot.stop();
  }

  /** Devices are disconnected; unsent messages are dropped. They find the table again. */
  close(): void {
    this.stop();
    this.broadcaster.queue.discard();
    for (const peer of this.presence.peers()) peer.drop();
  }
}
