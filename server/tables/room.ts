import type { Move, Refusal } from '@iacta/core';
import type { Action, ReplyOf, Request, RequestOf, TakeSeat } from '@iacta/online/wire';
import type { Committer } from '../store/committer.ts';
import type { Phase, Row } from '../store/store.ts';
import { Autopilot } from './autopilot.ts';
import { type Asking, decide, startOf, whyNoThrow } from './commands.ts';
import type { Desk, RoomSettings } from './desk.ts';
import { type Draft, seal, sitDown } from './draft.ts';
import type { Frame } from './frame.ts';
import { type Identity, identify } from './keys.ts';
import { type Peer, Presence } from './presence.ts';
import { type Answer, refuse } from './refusals.ts';
import type { Table } from './table.ts';
import { Throws } from './throws.ts';
import { Voice } from './voice.ts';

/** What a room needs of the house it is in. */
export interface Surroundings {
  readonly committer: Committer;
  readonly settings: RoomSettings;
  readonly now: () => number;
  /** The bots that can be given a seat at this game, and their moves. */
  readonly isBot: (name: string) => boolean;
  readonly askBot: (table: Table, seat: number) => Promise<Move>;
  /** Opens the table at which the same people play again. */
  readonly openAgain: (table: Table) => Promise<string>;
  /** The room could not write and knows no longer what is true: it must be read again from the disk. */
  readonly lost: (room: Room, error: unknown) => void;
  readonly refused: (code: string) => void;
  /** An action's answer has left, so many milliseconds after it was heard. */
  readonly acknowledged: (ms: number) => void;
  readonly leftOut: () => void;
}

/** A table with its devices: takes requests, writes the log, and tells everybody what the disk has. */
export class Room implements Desk {
  readonly table: Table;
  readonly presence = new Presence();
  readonly settings: RoomSettings;
  readonly #around: Surroundings;
  readonly #voice: Voice;
  readonly #throws: Throws;
  readonly #autopilot: Autopilot;
  #opening: Promise<string> | null = null;
  #phase: Phase;
  /** When somebody's time runs out next, as it stands on the disk; unknown for a table that was just read. */
  #due: number | null | undefined;
  #stopped = false;
  #lost = false;
  lastUsed: number;

  constructor(table: Table, around: Surroundings) {
    this.table = table;
    this.settings = around.settings;
    this.#around = around;
    this.#voice = new Voice(table, this.presence);
    this.#throws = new Throws(this);
    this.#autopilot = new Autopilot(this, this.#throws);
    this.#phase = table.phase;
    this.lastUsed = around.now();
  }

  now(): number {
    return this.#around.now();
  }

  leftOut(): void {
    this.#around.leftOut();
  }

  askBot(seat: number): Promise<Move> {
    return this.#around.askBot(this.table, seat);
  }

  /** Nothing is on its way to the disk and nothing happens by itself here before a time: it can be forgotten. */
  isQuietUntil(time: number): boolean {
    return this.#voice.outbox.isEmpty && !this.#throws.isWaiting && !this.#autopilot.actsBefore(time);
  }

  /** Takes up what was going on when it was last in memory. */
  wake(): void {
    this.guard(() => this.#autopilot.look());
  }

  /** A device comes in, having seen the log up to an entry (or nothing of it). */
  join(peer: Peer, seen?: { readonly seq: number; readonly head: string }): void {
    if (this.#stopped) {
      peer.drop();
      return;
    }
    this.lastUsed = this.now();
    this.guard(() => {
      const missed = seen ? this.#missed(seen) : null;
      this.presence.add(peer, this.table.seq);
      this.#voice.greet(peer, missed);
      this.#voice.tellCompany();
      if (this.table.clock !== null) this.#voice.tell(peer, this.#time());
      this.#startRematch();
      this.#autopilot.look();
    });
  }

  leave(peer: Peer): void {
    if (!this.presence.remove(peer)) return;
    this.lastUsed = this.now();
    this.#voice.tellCompany();
    // A throw may have waited for this device's nonce.
    if (!this.#stopped) this.guard(() => this.#throws.tryAgain());
  }

  /** The entries after the one a client has seen; null if they are not at hand or its log is not this one. */
  #missed({ seq, head }: { readonly seq: number; readonly head: string }): readonly Frame[] | null {
    const { table } = this;
    if (seq === table.seq) return head === table.head ? [] : null;
    const at = table.frames.findIndex((frame) => frame.seq === seq);
    return at >= 0 && table.frames[at].head === head ? table.frames.slice(at + 1) : null;
  }

  handle(peer: Peer, request: Exclude<Request, { type: 'hello' | 'ping' }>): void {
    this.lastUsed = this.now();
    this.guard(() => {
      if (request.type === 'say') this.#voice.tellAll(() => ({ ...request, type: 'said', seat: peer.seat }));
      else if (request.type === 'nonce') this.#nonce(peer, request);
      else if (this.#stopped) this.#refuse(peer, request, { code: 'closing' });
      else this.#act(peer, request, `${peer.seat}|${request.id}`);
    });
  }

  tellTime(): void {
    this.#voice.tellAll(() => this.#time());
  }

  #time(): ReplyOf<'clock'> {
    return { type: 'clock', left: this.#autopilot.left() };
  }

  guard(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#lose(error);
    }
  }

  #act(peer: Peer, request: Action, action: string): void {
    const { table } = this;
    const heard = performance.now();
    const acknowledge = (seq: number) =>
      this.#voice.acknowledge(peer, request.id, seq, () =>
        this.#around.acknowledged(performance.now() - heard),
      );
    const done = table.actionDone(action);
    if (done !== null) {
      acknowledge(done);
    } else if (request.type === 'throw') {
      this.#throw(peer, request, action, acknowledge);
    } else if (request.type === 'again') {
      void this.#again(peer, request, action, acknowledge);
    } else {
      const decided = decide(table, request, this.#asking(peer));
      if (decided.ok) this.submit(decided.value, action, acknowledge);
      else this.#refuse(peer, request, decided.refusal);
    }
  }

  #asking({ seat, host }: { readonly seat: number; readonly host: boolean }): Asking {
    const { isBot } = this.#around;
    return { seat, host, now: this.now(), here: this.presence.here(), isBot };
  }

  #nonce(peer: Peer, { roll, nonce }: RequestOf<'nonce'>): void {
    if (this.#stopped || !this.#throws.takeNonce(peer.seat, roll, nonce)) return;
    // A receipt is of use when the roll is told: it can wait, but goes before that, also if the roll waited for it.
    this.#voice.tell(peer, { type: 'have', roll }, 'can-wait');
    this.#throws.tryAgain();
    this.#autopilot.look();
  }

  #throw(peer: Peer, request: RequestOf<'throw'>, action: string, acknowledge: (seq: number) => void): void {
    const { seat } = peer;
    const { roll } = request;
    const problem = whyNoThrow(this.table, seat, roll);
    const refused = (refusal: Refusal) => this.#refuse(peer, request, refusal);
    if (problem) refused(problem.refusal);
    else this.#throws.ask({ roll, seat, action, acknowledge, refuse: refused });
  }

  async #again(
    peer: Peer,
    request: RequestOf<'again'>,
    action: string,
    acknowledge: (seq: number) => void,
  ): Promise<void> {
    const { table } = this;
    if (table.phase !== 'over') {
      this.#refuse(peer, request, { code: 'not-over' });
      return;
    }
    try {
      this.#opening ??= this.#around.openAgain(table);
      const next = await this.#opening;
      if (table.again !== null) acknowledge(table.seq);
      else this.submit([{ body: { type: 'again', at: this.now(), table: next } }], action, acknowledge);
    } catch (error) {
      this.#lose(error);
    }
  }

  #startRematch(): void {
    const { table } = this;
    if (!table.rematch || table.phase !== 'waiting') return;
    const here = this.presence.here();
    if (table.seats.every(({ who }, seat) => who === 'bot' || (who === 'person' && here.has(seat)))) {
      this.submit([startOf(this.now())]);
    }
  }

  /** A person takes a seat. The same key again is the same seat. */
  async take({ key, name, seat: wanted }: TakeSeat, mark: string): Promise<Answer<{ seat: number }>> {
    const { table } = this;
    if (this.#stopped) return refuse('closing');
    const known = identify(table, key);
    if (!known || known.seat < 0) {
      if (table.phase !== 'waiting') return refuse('started');
      const free = wanted ?? table.seats.findIndex(({ who }) => who === 'nobody');
      if (free < 0 || free >= table.seats.length) return refuse('full');
      if (table.seats[free].who !== 'nobody') return refuse('seat-taken');
      this.submit([sitDown(this.now(), free, name, mark)]);
    }
    const seat = identify(table, key)?.seat ?? -1;
    return (await this.settled()) ? { ok: true, value: { seat } } : refuse('closing');
  }

  /** Somebody goes for good; a bot plays on. True when that is on the disk and the names can be deleted there. */
  async forget({ seat, host }: Identity): Promise<boolean> {
    // A rematch that is being opened takes people's names along: those are forgotten there, as soon as it is known.
    await this.#opening?.catch(() => {});
    if (this.#stopped) return false;
    const { table } = this;
    table.forget(seat, host);
    const asking = this.#asking({ seat, host });
    const left = seat < 0 ? null : decide(table, { type: 'leave', id: 'forgotten' }, asking);
    if (left?.ok) this.submit(left.value);
    for (const peer of this.presence.peers()) if (peer.seat === seat && peer.host === host) peer.drop();
    return this.settled();
  }

  submit(drafts: readonly Draft[], action: string | null = null, acknowledge?: (seq: number) => void): void {
    const { table } = this;
    const { outbox } = this.#voice;
    const rows: Row[] = [];
    const frames: Frame[] = [];
    for (const draft of drafts) {
      // The action stands with the first entry: all of them are written together or not at all.
      const row = seal(table.id, table, draft, rows.length === 0 ? action : null);
      rows.push(row);
      frames.push(table.apply(row, draft));
    }
    outbox.made(table.seq);
    acknowledge?.(rows[0].seq);
    this.#voice.broadcast(frames);
    if (!table.watch && drafts.some(({ body }) => body.type === 'set')) this.#sendWatchersOff();
    const phase = table.phase === this.#phase ? {} : { phase: table.phase };
    this.#phase = table.phase;
    const deadline = table.clock === null ? null : this.#autopilot.deadline();
    const due = deadline === (this.#due ?? null) && this.#due !== undefined ? {} : { due: deadline };
    this.#due = deadline;
    this.#around.committer.append({ table: table.id, rows, ...phase, ...due }).then(
      (result) => {
        if (result === 'done') outbox.onDisk(rows[rows.length - 1].seq);
        else this.#lose(new Error(`another server has written to table ${table.id}`));
      },
      (error: unknown) => this.#lose(error),
    );
    if (!this.#stopped) this.#autopilot.look();
  }

  /** Those who only watched come back by themselves, and are told that they may not. */
  #sendWatchersOff(): void {
    this.#voice.outbox.say(() => {
      for (const peer of this.presence.peers()) if (peer.seat < 0 && !peer.host) peer.drop();
    });
  }

  /** When everything said so far is on disk; false if it never will be. */
  settled(): Promise<boolean> {
    return new Promise((resolve) => {
      this.#voice.outbox.say(
        () => resolve(true),
        () => resolve(false),
      );
    });
  }

  #refuse(peer: Peer, { id }: Action, refusal: Refusal): void {
    this.#around.refused(refusal.code);
    this.#voice.refuse(peer, id, refusal);
  }

  /** Nothing new begins here. */
  stop(): void {
    this.#stopped = true;
    this.#throws.stop();
    this.#autopilot.stop();
  }

  /** Devices are sent away; what was not told yet never will be. They find the table again. */
  close(): void {
    this.stop();
    this.#voice.outbox.discard();
    for (const peer of this.presence.peers()) peer.drop();
  }

  #lose(error: unknown): void {
    if (this.#lost) return;
    this.#lost = true;
    this.close();
    this.#around.lost(this, error);
  }
}
