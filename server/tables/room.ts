import type { Move, Refusal } from '@iacta/core';
import { type BodyOf, nameMark, randomHex, SALT_BYTES } from '@iacta/online/log';
import type { Action, Reply, ReplyOf, Request, RequestOf, TakeSeat } from '@iacta/online/wire';
import type { Committer } from '../store/committer.ts';
import type { Phase, Row } from '../store/store.ts';
import { botMove, isBot } from './bots.ts';
import { decide, startOf, whyNoThrow } from './commands.ts';
import { Deadlines } from './deadlines.ts';
import { type Draft, seal } from './draft.ts';
import { entryFor, type Frame, isForAll } from './frame.ts';
import { identify } from './keys.ts';
import { Outbox } from './outbox.ts';
import { type Peer, Presence } from './presence.ts';
import { type Answer, refuse } from './refusals.ts';
import type { Table } from './table.ts';
import { Nonces, rollOf } from './thrower.ts';

export interface RoomSettings {
  /** How long a bot seems to think, in milliseconds. */
  readonly botPause: number;
  /** How long a throw waits for the nonces of devices that are there. */
  readonly nonceWait: number;
  /** A second of a table's clock, in milliseconds: a thousand, but for tests. */
  readonly second: number;
}

/** What a room needs of the house it is in. */
export interface Surroundings {
  readonly committer: Committer;
  readonly settings: RoomSettings;
  readonly now: () => number;
  /** Opens the table at which the same people play again. */
  readonly openAgain: (table: Table) => Promise<string>;
  /** The room could not write and knows no longer what is true: it must be read again from the disk. */
  readonly lost: (room: Room, error: unknown) => void;
  readonly refused: (code: string) => void;
}

interface Throwing {
  readonly roll: number;
  readonly seat: number;
  readonly by?: 'bot' | 'clock';
  readonly action: string | null;
  readonly acknowledge: (seq: number) => void;
  readonly refuse: (refusal: Refusal) => void;
}

/** Nobody waits for the answer to what happens by itself. */
const UNASKED = { action: null, acknowledge: () => {}, refuse: () => {} };

/** A table with its devices: takes requests, writes the log, and tells everybody what the disk has. */
export class Room {
  readonly table: Table;
  readonly presence = new Presence();
  readonly #around: Surroundings;
  readonly #outbox: Outbox;
  readonly #nonces = new Nonces();
  readonly #deadlines: Deadlines;
  #throwing: Throwing | null = null;
  #nonceTimer: NodeJS.Timeout | null = null;
  #botTimer: NodeJS.Timeout | null = null;
  #clockTimer: NodeJS.Timeout | null = null;
  #opening: Promise<string> | null = null;
  #phase: Phase;
  #closed = false;
  lastUsed: number;

  constructor(table: Table, around: Surroundings) {
    this.table = table;
    this.#around = around;
    this.#outbox = new Outbox(table.seq);
    this.#deadlines = new Deadlines(around.settings.second);
    this.#phase = table.phase;
    this.lastUsed = around.now();
  }

  /** Nothing is on its way to the disk and nothing happens by itself here: it can be forgotten. */
  get isQuiet(): boolean {
    return (
      this.#outbox.isEmpty &&
      this.#botTimer === null &&
      this.#nonceTimer === null &&
      this.table.clock === null
    );
  }

  /** A device comes in, having seen the log up to an entry (or nothing of it). */
  join(peer: Peer, seen?: { readonly seq: number; readonly head: string }): void {
    if (this.#closed) {
      peer.drop();
      return;
    }
    this.lastUsed = this.#around.now();
    const missed = seen ? this.#missed(seen) : null;
    const { table } = this;
    this.presence.add(peer, table.seq);
    const { here, watchers } = this.#company();
    const first: Reply = missed
      ? { type: 'resumed', here, watchers }
      : {
          type: 'welcome',
          seat: peer.seat,
          host: peer.host,
          code: peer.seat >= 0 || peer.host ? table.code : null,
          seq: table.seq,
          head: table.head,
          table: table.state(),
          play: table.playFor(peer.seat),
          here,
          watchers,
        };
    this.#tell(peer, first);
    for (const frame of missed ?? []) this.#tell(peer, entryFor(table.rules, frame, peer.seat));
    this.#tellCompany();
    this.#startRematch();
    this.#goOn();
  }

  leave(peer: Peer): void {
    if (!this.presence.remove(peer)) return;
    this.lastUsed = this.#around.now();
    this.#tellCompany();
    // A throw may have waited for this device's nonce.
    if (this.#throwing) this.#tryThrow(false);
  }

  /** The entries after the one a client has seen; null if they are not at hand or its log is not this one. */
  #missed({ seq, head }: { readonly seq: number; readonly head: string }): readonly Frame[] | null {
    const { table } = this;
    if (seq === table.seq) return head === table.head ? [] : null;
    const at = table.frames.findIndex((frame) => frame.seq === seq);
    return at >= 0 && table.frames[at].head === head ? table.frames.slice(at + 1) : null;
  }

  handle(peer: Peer, request: Exclude<Request, { type: 'hello' | 'ping' }>): void {
    this.lastUsed = this.#around.now();
    this.#guard(() => {
      if (request.type === 'say') this.#say(peer, request);
      else if (request.type === 'nonce') this.#nonce(peer, request);
      else if (this.#closed) this.#refuse(peer, request.id, { code: 'closing' });
      else this.#act(peer, request, `${peer.seat}|${request.id}`);
    });
  }

  /** A fault in one game is the end of no other: this table is read again from its log. */
  #guard(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#lose(error);
    }
  }

  #act(peer: Peer, request: Action, action: string): void {
    const { table } = this;
    const acknowledge = (seq: number) => this.#send(peer, { type: 'ack', id: request.id, seq });
    const done = table.actionDone(action);
    if (done !== null) {
      this.#outbox.say(() => acknowledge(done));
    } else if (request.type === 'throw') {
      this.#throw(peer, request, action, acknowledge);
    } else if (request.type === 'again') {
      void this.#again(peer, request, action, acknowledge);
    } else {
      const { seat, host } = peer;
      const asking = { seat, host, now: this.#around.now(), here: this.presence.here(), isBot };
      const decided = decide(table, request, asking);
      if (decided.ok) this.#submit(decided.value, action, acknowledge);
      else this.#refuse(peer, request.id, decided.refusal);
    }
  }

  /** A person takes a seat. The same key again is the same seat. */
  take({ key, name, seat: wanted }: TakeSeat, mark: string): Promise<Answer<{ seat: number }>> {
    const { table } = this;
    if (this.#closed) return Promise.resolve(refuse('closing'));
    const known = identify(table, key);
    if (known && known.seat >= 0) return this.#seated(known.seat);
    if (table.phase !== 'waiting') return Promise.resolve(refuse('started'));
    const seat = wanted ?? table.seats.findIndex(({ who }) => who === 'nobody');
    if (seat < 0 || seat >= table.seats.length) return Promise.resolve(refuse('full'));
    if (table.seats[seat].who !== 'nobody') return Promise.resolve(refuse('seat-taken'));
    this.#submit([sitDown(this.#around.now(), seat, name, mark)], null);
    return this.#seated(seat);
  }

  #seated(seat: number): Promise<Answer<{ seat: number }>> {
    return new Promise((resolve) => {
      this.#outbox.say(
        () => resolve({ ok: true, value: { seat } }),
        () => resolve(refuse('closing')),
      );
    });
  }

  /** When everything said so far is on disk; false if it never will be. */
  settled(): Promise<boolean> {
    if (this.#closed) return Promise.resolve(false);
    return new Promise((resolve) => {
      this.#outbox.say(
        () => resolve(true),
        () => resolve(false),
      );
    });
  }

  /** Somebody goes for good: a bot plays on. The entry in which the name and the key are to be deleted. */
  async forget(seat: number): Promise<number> {
    const { table } = this;
    const { sat } = table.seats[seat];
    const asking = { seat, host: false, now: this.#around.now(), here: this.presence.here(), isBot };
    const left = decide(table, { type: 'leave', id: 'forgotten' }, asking);
    if (left.ok) this.#submit(left.value, null);
    table.forget(seat);
    for (const peer of this.presence.peers()) if (peer.seat === seat) peer.drop();
    await this.settled();
    return sat;
  }

  /** Writes entries: they hold at once for whoever asks next, and are told when they are on disk. */
  #submit(drafts: readonly Draft[], action: string | null, acknowledge?: (seq: number) => void): void {
    const { table } = this;
    const rows: Row[] = [];
    const frames: Frame[] = [];
    for (const draft of drafts) {
      // The action stands with the first entry: all of them are written together or not at all.
      const row = seal(table.id, table, draft, rows.length === 0 ? action : null);
      rows.push(row);
      frames.push(table.apply(row, draft.body));
    }
    this.#outbox.made(table.seq);
    const seq = rows[0].seq;
    this.#outbox.say(() => acknowledge?.(seq));
    this.#outbox.say(() => this.#broadcast(frames));
    const phase = table.phase === this.#phase ? {} : { phase: table.phase };
    this.#phase = table.phase;
    this.#around.committer.append({ table: table.id, rows, ...phase }).then(
      (result) => {
        if (result === 'done') this.#outbox.onDisk(rows[rows.length - 1].seq);
        else this.#lose(new Error(`another server has written to table ${table.id}`));
      },
      (error: unknown) => this.#lose(error),
    );
    this.#goOn();
  }

  #broadcast(frames: readonly Frame[]): void {
    const { rules } = this.table;
    for (const frame of frames) {
      const forAll = isForAll(rules, frame);
      const texts = new Map<number, string>();
      for (const peer of this.presence.peers(frame.seq)) {
        const seat = forAll ? -1 : peer.seat;
        let text = texts.get(seat);
        if (text === undefined) {
          text = JSON.stringify(entryFor(rules, frame, seat));
          texts.set(seat, text);
        }
        peer.send(text);
      }
    }
  }

  #nonce(peer: Peer, { roll, nonce }: RequestOf<'nonce'>): void {
    const { promised } = this.table;
    if (!promised || !this.#nonces.take(promised, peer.seat, roll, nonce)) return;
    this.#tell(peer, { type: 'have', roll });
    if (this.#throwing) this.#tryThrow(false);
    else this.#goOn();
  }

  #throw(
    peer: Peer,
    { id, roll }: RequestOf<'throw'>,
    action: string,
    acknowledge: Throwing['acknowledge'],
  ): void {
    const { seat } = peer;
    const refuse = (refusal: Refusal) => this.#refuse(peer, id, refusal);
    const problem = whyNoThrow(this.table, seat, roll);
    if (problem) {
      refuse(problem.refusal);
    } else {
      this.#throwing = { roll, seat, action, acknowledge, refuse };
      this.#tryThrow(false);
    }
  }

  /** Throws when every device that is there has sent its nonce, or when that took too long. */
  #tryThrow(waitedEnough: boolean): void {
    const throwing = this.#throwing;
    const { table } = this;
    const { promised } = table;
    if (!throwing || !promised) return;
    const waits = table.waitsFor();
    if (waits?.kind !== 'roll' || waits.seat !== throwing.seat || promised.roll !== throwing.roll) {
      this.#throwing = null;
      throwing.refuse({ code: 'stale' });
      return;
    }
    const here = this.presence.here();
    const missing = table.people().some((seat) => here.has(seat) && !this.#nonces.has(promised, seat));
    if (missing && !waitedEnough) {
      this.#nonceTimer ??= setTimeout(() => {
        this.#nonceTimer = null;
        this.#guard(() => this.#tryThrow(true));
      }, this.#around.settings.nonceWait);
      return;
    }
    clearTimeout(this.#nonceTimer ?? undefined);
    this.#nonceTimer = null;
    this.#throwing = null;
    const roll = rollOf(table, promised, waits.dice, this.#nonces, this.#around.now(), throwing.by);
    this.#submit([roll], throwing.action, throwing.acknowledge);
  }

  async #again(
    peer: Peer,
    { id }: RequestOf<'again'>,
    action: string,
    acknowledge: (seq: number) => void,
  ): Promise<void> {
    const { table } = this;
    if (table.phase !== 'over') {
      this.#refuse(peer, id, { code: 'not-over' });
      return;
    }
    try {
      this.#opening ??= this.#around.openAgain(table);
      const next = await this.#opening;
      if (table.again !== null) this.#outbox.say(() => acknowledge(table.seq));
      else
        this.#submit([{ body: { type: 'again', at: this.#around.now(), table: next } }], action, acknowledge);
    } catch (error) {
      this.#lose(error);
    }
  }

  #startRematch(): void {
    const { table } = this;
    if (!table.rematch || table.phase !== 'waiting') return;
    const here = this.presence.here();
    if (table.seats.every(({ who }, seat) => who === 'bot' || (who === 'person' && here.has(seat)))) {
      this.#submit([startOf(this.#around.now())], null);
    }
  }

  #say(peer: Peer, { phrase }: RequestOf<'say'>): void {
    this.#outbox.say(() => this.#tellAll({ type: 'said', seat: peer.seat, phrase }));
  }

  /** Whatever has to happen by itself: a bot's step, the end of somebody's time. */
  #goOn(): void {
    if (this.#closed) return;
    if (this.#botTimer === null && this.#botSeat() !== null) {
      this.#botTimer = setTimeout(() => {
        this.#botTimer = null;
        this.#guard(() => this.#botStep());
      }, this.#around.settings.botPause);
    }
    clearTimeout(this.#clockTimer ?? undefined);
    const now = this.#around.now();
    const deadline = this.#deadlines.follow(this.table, now);
    if (deadline === null) return;
    this.#clockTimer = setTimeout(() => this.#guard(() => this.#timeOut()), Math.max(0, deadline - now));
  }

  /** The bot that is to act now. Its throws wait until some person's device can take part in them. */
  #botSeat(): number | null {
    const { table } = this;
    const waits = table.waitsFor();
    if (!waits || waits.kind === 'over' || this.#throwing) return null;
    if (waits.kind === 'moves') return waits.seats.find((seat) => table.seats[seat].bot !== null) ?? null;
    if (table.seats[waits.seat].bot === null) return null;
    const { promised } = table;
    const people = table.people();
    const here = this.presence.here();
    const anybody = people.some((seat) => here.has(seat) || (promised && this.#nonces.has(promised, seat)));
    return people.length === 0 || anybody ? waits.seat : null;
  }

  #botStep(): void {
    const seat = this.#botSeat();
    const { table } = this;
    const { position, promised } = table;
    if (seat === null || !position || !promised || this.#closed) return;
    if (table.waitsFor()?.kind === 'roll') {
      this.#throwing = { ...UNASKED, roll: promised.roll, seat, by: 'bot' };
      this.#tryThrow(false);
    } else {
      const move = botMove(table.seats[seat].bot ?? '', table.rules, position, seat);
      this.#submit([this.#moveOf(seat, move, 'bot')], null);
    }
  }

  #timeOut(): void {
    const { table } = this;
    const { position, promised } = table;
    const waits = table.waitsFor();
    if (!waits || waits.kind === 'over' || !position || !promised) return;
    // One at a time: what the others who are late are asked may change by it.
    const seat = this.#deadlines.passed(this.#around.now())[0];
    if (seat === undefined) {
      this.#goOn();
    } else if (waits.kind === 'roll') {
      this.#throwing ??= { ...UNASKED, roll: promised.roll, seat, by: 'clock' };
      this.#tryThrow(true);
    } else {
      this.#submit([this.#moveOf(seat, table.rules.onTimeout(position, seat), 'clock')], null);
    }
  }

  #moveOf(seat: number, move: Move, by: NonNullable<BodyOf<'move'>['by']>): Draft {
    const json = this.table.rules.encodeMove(move);
    return { body: { type: 'move', at: this.#around.now(), seat, move: json, by } };
  }

  #company(): { here: number[]; watchers: number } {
    return { here: [...this.presence.here()].sort((a, b) => a - b), watchers: this.presence.watchers };
  }

  #tellCompany(): void {
    this.#outbox.say(() => this.#tellAll({ type: 'here', ...this.#company() }));
  }

  #tellAll(reply: Reply): void {
    const text = JSON.stringify(reply);
    for (const peer of this.presence.peers()) peer.send(text);
  }

  /** In its turn, after everything that is still on its way to the disk. */
  #tell(peer: Peer, reply: Reply): void {
    this.#outbox.say(() => this.#send(peer, reply));
  }

  #send(peer: Peer, reply: Reply): void {
    if (this.presence.has(peer)) peer.send(JSON.stringify(reply));
  }

  #refuse(peer: Peer, id: Action['id'], refusal: Refusal): void {
    this.#around.refused(refusal.code);
    this.#tell(peer, { type: 'refused', id, refusal: { ...refusal } as ReplyOf<'refused'>['refusal'] });
  }

  #lose(error: unknown): void {
    if (this.#closed) return;
    this.close();
    this.#around.lost(this, error);
  }

  /** Nothing happens here any more; devices are sent away and find the table again. */
  close(): void {
    this.#closed = true;
    this.#outbox.discard();
    for (const timer of [this.#botTimer, this.#nonceTimer, this.#clockTimer])
      clearTimeout(timer ?? undefined);
    for (const peer of this.presence.peers()) peer.drop();
  }
}

export function sitDown(now: number, seat: number, name: string, key: string): Draft {
  const nameSalt = randomHex(SALT_BYTES);
  return {
    body: { type: 'sit', at: now, seat, name: nameMark(nameSalt, name) },
    hidden: { key, name, nameSalt },
  };
}
