import type { Move, Refusal } from '@iacta/core';
import type { Clock } from '@iacta/online/clock';
import { randomHex } from '@iacta/online/random';
import type { Action, Phrase, Reply, ReplyOf, Request, RequestOf, TakeSeat } from '@iacta/online/wire';
import { type LogState, SALT_BYTES } from '@iacta/table/log';
import type { Others, Side } from '../cluster/side.ts';
import { whyNotPermitted } from '../permissions/permissions.ts';
import { type Answer, refusalOf, refuse } from '../permissions/refusals.ts';
import { type Identity, identify, rolesOf } from '../permissions/roles.ts';
import type { Committer } from '../store/committer.ts';
import { StoreError } from '../store/problem.ts';
import type { Phase, Row } from '../store/store.ts';
import type { Draft } from '../tables/draft.ts';
import type { Table } from '../tables/table.ts';
import { Attendance } from './attendance.ts';
import { Autopilot } from './autopilot.ts';
import { Broadcaster } from './broadcaster.ts';
import { type Asking, decide, whyNoThrow } from './commands.ts';
import type { CommandContext, SessionSettings } from './context.ts';
import { isLogFull } from './log-limit.ts';
import { type Peer, Presence } from './presence.ts';
import { Rematch } from './rematch.ts';
import { sitting } from './sitting.ts';
import { Throws } from './throws.ts';

/** What a session needs of the registry it is in. */
export interface Surroundings {
  readonly committer: Committer;
  readonly settings: SessionSettings;
  readonly clock: Clock;
  /** The bots that can be given a seat at this game, and their moves. */
  readonly isBot: (name: string) => boolean;
  readonly askBot: (table: Table, seat: number) => Promise<Move>;
  /** Opens the table at which the same people play again. */
  readonly openAgain: (table: Table, host: string) => Promise<string>;
  /** The session could not write and knows no longer what is true: it must be read again from the disk. */
  readonly lost: (session: TableSession, error: unknown) => void;
  /** Something threw at this table; its devices stay. */
  readonly fault: (session: TableSession, error: unknown) => void;
  readonly refused: (code: string) => void;
  /** An action's answer was sent, this many milliseconds after the action was received. */
  readonly acknowledged: (ms: number) => void;
  readonly leftOut: () => void;
  /** What other processes have at this table. */
  readonly others: Others;
  /** What this process has at this table beside the log has changed. */
  readonly sideChanged: () => void;
  /** Entries are on the disk: the log before and after them. */
  readonly written: (before: LogState, after: LogState) => void;
  /** Entries are on the disk, or devices have come or gone. */
  readonly changed: (session: TableSession) => void;
  /** Another process was first: the session is to be replaced, and its devices handed over. */
  readonly outrun: (session: TableSession) => void;
}

/** How long clients wait before they come back to a server that could not write: trying at once changes nothing. */
export const STORAGE_WAIT_MS = 5000;

/** The answer to a request that made something throw. */
const INTERNAL: Refusal = { code: 'internal' };

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
  #phase: Phase;
  /** When the next player's time runs out, as stored on disk; unknown for a table that was just read. */
  #due: number | null | undefined;
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
    this.#phase = table.phase;
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
      const missed = seen ? this.#missed(seen) : null;
      this.presence.add(peer, this.table.seq);
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

  /** The entries after the one a client has seen; null if its log is not this one. */
  #missed({ seq, head }: { readonly seq: number; readonly head: string }): readonly Row[] | null {
    const { rows } = this.table;
    return rows[seq]?.hash === head ? rows.slice(seq + 1) : null;
  }

  /** Takes a request. What has an id is answered here; of what has none the refusal is returned. */
  handle(peer: Peer, request: Exclude<Request, { type: 'hello' | 'ping' }>): Refusal | null {
    this.lastUsed = this.clock.now();
    try {
      const identity = this.presence.identity(peer);
      const code = this.presence.whyNot(peer, request.type);
      const refusal = code === null ? null : { code };
      if ('id' in request) this.#answer(peer, request, identity, refusal);
      else if (refusal) return refusal;
      else if (request.type === 'say') this.#say(identity.seat, request.phrase);
      else this.#takePart(peer, identity.seat, request);
    } catch (error) {
      this.#around.fault(this, error);
      if (!('id' in request)) return INTERNAL;
      this.#refuse(peer, request, INTERNAL);
    }
    return null;
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

  #say(seat: number, phrase: Phrase): void {
    this.#broadcaster.tellAll(() => ({ type: 'said', seat, phrase }));
  }

  #answer(peer: Peer, request: Action, identity: Identity, refusal: Refusal | null): void {
    if (this.#stopped) {
      this.#refuse(peer, request, { code: 'closing' });
      return;
    }
    // An action is known by the seat that it was sent from, also when that seat is no longer the sender's.
    const action = `${identity.former ?? identity.seat}|${request.id}`;
    const receivedAt = this.clock.monotonic();
    const acknowledge = (seq: number) =>
      this.#broadcaster.acknowledge(peer, request.id, seq, () =>
        this.#around.acknowledged(this.clock.monotonic() - receivedAt),
      );
    const done = this.table.actionDone(action);
    if (done !== null) {
      if (!this.#throws.askAgain(done, acknowledge)) acknowledge(done);
    } else if (refusal) this.#refuse(peer, request, refusal);
    else this.#act(peer, request, identity, action, acknowledge);
  }

  #act(
    peer: Peer,
    request: Action,
    identity: Identity,
    action: string,
    acknowledge: (seq: number) => void,
  ): void {
    if (isLogFull(this.table, request.type, this.settings.log)) {
      this.#refuse(peer, request, { code: 'log-full' });
    } else if (request.type === 'throw') {
      this.#throw(peer, identity.seat, request, action, acknowledge);
    } else if (request.type === 'again') {
      void this.#rematch.ask(identity, action, acknowledge).catch((error: unknown) => this.#lose(error));
    } else {
      const decided = decide(this.table, request, this.#asking(identity));
      const refusal = decided.ok ? this.#write(decided.value, action, acknowledge) : decided.refusal;
      if (refusal) this.#refuse(peer, request, refusal);
    }
  }

  #asking({ seat, host }: Identity): Asking {
    const { isBot } = this.#around;
    return {
      seat,
      host,
      now: this.clock.now(),
      here: this.presence.here(),
      graceLeft: (of) => this.#attendance.graceLeft(of),
      isBot,
    };
  }

  /** A device takes part in the next roll: first its commitment, then its nonce. */
  #takePart(peer: Peer, seat: number, request: RequestOf<'commit' | 'reveal'>): void {
    if (this.#stopped) return;
    if (request.type === 'commit') this.#throws.takeCommit(peer, request.promise, request.commit);
    else this.#throws.takeReveal(seat, request.promise, request.nonce);
    this.#autopilot.look();
  }

  #throw(
    peer: Peer,
    seat: number,
    request: RequestOf<'throw'>,
    action: string,
    acknowledge: (seq: number) => void,
  ): void {
    const { roll } = request;
    const problem = whyNoThrow(this.table, seat, roll);
    const refused = (refusal: Refusal) => this.#refuse(peer, request, refusal);
    if (problem) refused(problem.refusal);
    else this.#throws.ask({ roll, seat, action, acknowledge, refuse: refused });
  }

  /** A person takes a seat. The same key again is the same seat. */
  async take(request: Omit<TakeSeat, 'key'>, keyHash: string): Promise<Answer<{ seat: number }>> {
    const { table, clock, settings } = this;
    if (this.#stopped) return refuse('closing');
    const drafts = sitting(table, request, keyHash, clock.now(), settings.log);
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
      const left = decide(table, { type: 'leave', id: 'forgotten' }, this.#asking(identity));
      if (left.ok) this.submit(left.value);
    }
    for (const peer of this.presence.peers()) if (peer.keyHash === keyHash) peer.drop();
    return this.settled();
  }

  submit(drafts: readonly Draft[], action: string | null = null, acknowledge?: (seq: number) => void): void {
    const refusal = this.#write(drafts, action, acknowledge);
    if (refusal) throw new Error(`table ${this.table.id}: an entry cannot be written: ${refusal.code}`);
  }

  /** Writes entries, or says why they cannot follow: then nothing has changed. */
  #write(
    drafts: readonly Draft[],
    action: string | null,
    acknowledge?: (seq: number) => void,
  ): Refusal | null {
    const { table } = this;
    const { queue } = this.#broadcaster;
    const { seats, host } = table;
    const before = table.log;
    const made = table.add(drafts, () => randomHex(SALT_BYTES), action);
    if (!made.ok) return made.problem.code === 'illegal' ? made.problem.refusal : { code: 'stale' };
    const { rows } = made;
    const after = table.log;
    queue.made(table.seq);
    acknowledge?.(rows[0].seq);
    this.#broadcaster.broadcast(rows);
    if (seats !== table.seats || host !== table.host) this.#attendance.seatsChanged();
    if (!table.watch) this.#attendance.dropUninvited();
    const phase = table.phase === this.#phase ? {} : { phase: table.phase };
    this.#phase = table.phase;
    const deadline = table.clock === null ? null : this.#autopilot.deadline();
    const due = deadline === (this.#due ?? null) && this.#due !== undefined ? {} : { due: deadline };
    this.#due = deadline;
    this.#around.committer.append({ table: table.id, rows, ...phase, ...due }).then(
      (result) => {
        const { seq } = rows[rows.length - 1];
        if (result === 'conflict') this.#loseRace();
        else {
          queue.onDisk(seq);
          this.guard(() => this.#around.written(before, after));
          this.#changed();
        }
      },
      (error: unknown) => this.#lose(error),
    );
    // What follows from the entries is not the sender's: a fault in it is no answer to the request.
    if (!this.#stopped) this.guard(() => this.#autopilot.look());
    return null;
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

  /** Takes entries that another process has written, and broadcasts them. */
  follow(rows: readonly Row[]): void {
    const { table } = this;
    const { queue } = this.#broadcaster;
    if (this.#stopped || rows.length === 0) return;
    // What was made here and is on its way will be refused by the store if these are others.
    const fresh = rows.filter(({ seq }) => seq > table.seq);
    if (!queue.isEmpty || fresh.length === 0 || fresh[0].seq !== table.seq + 1) return;
    const { seats, host } = table;
    for (const row of fresh) table.read(row);
    this.#phase = table.phase;
    this.#due = undefined;
    queue.made(table.seq);
    queue.onDisk(table.seq);
    this.#broadcaster.broadcast(fresh);
    if (seats !== table.seats || host !== table.host) this.#attendance.seatsChanged();
    if (!table.watch) this.#attendance.dropUninvited();
    this.guard(() => {
      this.#throws.followed();
      this.#autopilot.look();
    });
    this.#changed();
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
    return new Promise((resolve) => {
      this.#broadcaster.queue.say(
        () => resolve(true),
        () => resolve(false),
      );
    });
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

  #refuse(peer: Peer, { id }: Action, refusal: Refusal): void {
    this.#around.refused(refusal.code);
    this.#broadcaster.refuse(peer, id, refusal);
  }

  /** Nothing new begins here. */
  stop(): void {
    this.#stopped = true;
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

  /** Not through the queue, which holds back what follows from entries that were never written. */
  #tellFailure(refusal: Refusal): void {
    const fault = JSON.stringify({ type: 'fault', refusal: { code: refusal.code } } satisfies Reply);
    const bye = JSON.stringify({ type: 'bye', wait: STORAGE_WAIT_MS } satisfies Reply);
    for (const peer of this.presence.peers()) {
      peer.send(fault);
      peer.send(bye);
    }
  }

  #lose(error: unknown): void {
    if (this.#lost) return;
    this.#lost = true;
    this.#failure = error;
    if (error instanceof StoreError) this.#tellFailure(refusalOf(error));
    this.close();
    this.#around.lost(this, error);
  }
}
