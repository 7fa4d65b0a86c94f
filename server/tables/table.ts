import { awaits, type Options, type Position, type Rules } from '@iacta/core';
import {
  type Ask,
  apply,
  type Body,
  commitment,
  deciding,
  type EntryProblem,
  emptyLog,
  type LogState,
  type SeatState,
  type TableState,
  tableState,
} from '@iacta/table/log';
import { StoreError } from '../store/problem.ts';
import type { Phase, Row } from '../store/store.ts';
import type { Draft, Hidden, Webhook } from './draft.ts';
import { Turns } from './turns.ts';

export interface Seat extends SeatState {
  readonly name: string;
  /** The hash of the person's key. */
  readonly key: string | null;
}

/** The next roll: what was promised of it, and the secret itself. */
export interface Promised {
  readonly roll: number;
  readonly hash: string;
  readonly secret: string;
}

/** What a person brings along and the log does not say. */
interface Person {
  readonly name: string;
  readonly nameSalt: string;
  readonly key: string | null;
}

export type Made =
  | { readonly ok: true; readonly rows: readonly Row[] }
  | { readonly ok: false; readonly problem: EntryProblem };

/**
 * A table in memory: the fold of its log, and the data beside the log that never leaves this server (keys, names,
 * the next secret). It changes by `add`, `forget`, `removeName` and `changeKey`, and knows no socket, no disk and no clock.
 */
export class Table {
  readonly id: string;
  readonly rules: Rules;
  log: LogState;
  /** The hash of the host's key. */
  host = '';
  /** Hashes of keys that had a seat and have none now, with the seat they had last. */
  readonly former = new Map<string, number>();
  code = '';
  /** An operator has closed it. */
  closed = false;
  rematch = false;
  /** Strangers found it in the list. */
  listed = false;
  webhook: Webhook | null = null;
  /** What the dice of a table of the daily game follow from: a secret until its day is closed. */
  seed = '';
  seats: readonly Seat[] = [];
  /** Every entry: who comes in is sent the whole log. */
  readonly rows: Row[] = [];
  readonly turns = new Turns();
  readonly #actions = new Map<string, number>();
  /** By the entry with which they sat down. */
  readonly #persons = new Map<number, Person>();
  readonly #types: Body['type'][] = [];
  /** The seat of each entry that was ever sealed. */
  readonly #answeredBy = new Map<number, number>();
  /** The sealed answers that each entry has opened. */
  readonly #opened = new Map<number, readonly number[]>();
  #secret = '';

  constructor(id: string, rules: Rules) {
    this.id = id;
    this.rules = rules;
    this.log = emptyLog(rules);
  }

  get seq(): number {
    return this.log.seq;
  }
  get head(): string {
    return this.log.head;
  }
  /** The version of the rules that the table was opened with. */
  get version(): number {
    return this.log.version;
  }
  get options(): Options {
    return this.log.options;
  }
  get clock(): number | null {
    return this.log.clock;
  }
  get watch(): boolean {
    return this.log.watch;
  }
  get ownDice(): boolean {
    return this.log.ownDice;
  }
  /** Whether it is a table of the daily game. */
  get ranked(): boolean {
    return this.log.daily !== null;
  }
  get spectatorPhrases(): boolean {
    return this.log.spectatorPhrases;
  }
  get phase(): Phase {
    return this.log.phase;
  }
  get paused(): boolean {
    return this.log.paused;
  }
  get pauses(): readonly number[] {
    return this.log.pauses;
  }
  get asks(): readonly Ask[] {
    return this.log.asks;
  }
  get again(): string | null {
    return this.log.again;
  }
  get playedByClock(): ReadonlySet<number> {
    return new Set(this.log.playedByClock);
  }
  get position(): Position | null {
    return this.log.game?.position ?? null;
  }
  get promised(): Promised | null {
    const { dice } = this.log;
    return dice && { roll: dice.roll, hash: dice.promise, secret: this.#secret };
  }

  /** The entries after the one that a device knows; null if its log is not this one. */
  rowsAfter({ seq, head }: { readonly seq: number; readonly head: string }): readonly Row[] | null {
    return this.rows[seq]?.hash === head ? this.rows.slice(seq + 1) : null;
  }

  /** The entry that an action has led to, if it has been here before. */
  actionDone(action: string): number | null {
    return this.#actions.get(action) ?? null;
  }

  /** The entry since which a seat's question is open: an answer that has not seen that entry is to another one. */
  askedSince(seat: number): number {
    return this.log.game?.questions[seat]?.since ?? -1;
  }

  /** Since when a seat's time runs, in milliseconds; earlier by what was used of it before a pause or an undo. */
  askedAt(seat: number): number {
    return this.log.game?.questions[seat]?.at ?? 0;
  }

  /** Who decides here: people without a bot in their place. */
  people(): number[] {
    return deciding(this.seats);
  }

  /**
   * Writes entries at the end of the log if all of them can stand there. Each is played once and written as text once,
   * here: the hash, the row and the devices get the same text.
   */
  add(drafts: readonly Draft[], newSalt: () => string, action: string | null): Made {
    const made: { readonly row: Row; readonly draft: Draft; readonly state: LogState }[] = [];
    let state = this.log;
    for (const draft of drafts) {
      const { body, step, hidden } = draft;
      const salt = newSalt();
      const text = JSON.stringify(body);
      const applied = apply(state, { salt, body }, { text, step });
      if (!applied.ok) return applied;
      state = applied.state;
      const row: Row = {
        table: this.id,
        seq: state.seq,
        salt,
        body: text,
        hash: state.head,
        hidden: hidden ? JSON.stringify(hidden) : null,
        // The action is stored with the first entry: all of them are written together or not at all.
        action: made.length === 0 ? action : null,
      };
      made.push({ row, draft, state });
    }
    for (const { row, draft, state: after } of made) this.#follow(row, draft.body, draft.hidden ?? {}, after);
    return { ok: true, rows: made.map(({ row }) => row) };
  }

  /** Reads a row from the disk. One that is not what was written must not be played on. */
  read(row: Row): void {
    const body = JSON.parse(row.body) as Body;
    const applied = apply(this.log, { salt: row.salt, body }, { text: row.body });
    if (!applied.ok) {
      throw new StoreError('corrupt', `table ${this.id}: entry ${row.seq}: ${applied.problem.code}`);
    }
    if (applied.state.seq !== row.seq || applied.state.head !== row.hash) {
      throw new StoreError('corrupt', `table ${this.id}: entry ${row.seq} is not what was written`);
    }
    this.#follow(row, body, (row.hidden ? JSON.parse(row.hidden) : {}) as Hidden, applied.state);
  }

  #follow(row: Row, body: Body, hidden: Hidden, state: LogState): void {
    const before = this.log;
    this.log = state;
    this.rows.push(row);
    this.#types.push(body.type);
    if (row.action) this.#actions.set(row.action, row.seq);
    if (hidden.secret !== undefined) this.#secret = hidden.secret;
    if (body.type === 'open') {
      this.host = hidden.host ?? '';
      this.code = hidden.code ?? '';
      this.rematch = hidden.rematch ?? false;
      this.listed = hidden.listed ?? false;
      this.webhook = hidden.webhook ?? null;
    }
    if (body.type === 'sit') {
      const { name = '', nameSalt = '', key = null } = hidden;
      this.#persons.set(row.seq, { name, nameSalt, key });
    }
    if (before.seats !== state.seats) this.#seat();
    if (body.type === 'host') this.#passHostOn(body.seat);
    this.turns.follow(row.seq, body, this.awaited());
    if (body.type === 'move') {
      const wasSealed = before.game?.sealed ?? [];
      const sealed = state.game?.sealed ?? [];
      if (sealed.includes(row.seq)) this.#answeredBy.set(row.seq, body.seat);
      if (wasSealed.length > 0 && sealed.length === 0) this.#opened.set(row.seq, wasSealed);
    }
  }

  #passHostOn(seat: number): void {
    // A host without a seat keeps nothing but the right to its own data.
    if (this.host !== '' && this.hostSeat === null)
      this.former.set(this.host, this.former.get(this.host) ?? -1);
    this.host = this.seats[seat]?.key ?? '';
    this.former.delete(this.host);
  }

  /** Seats have changed hands. */
  #seat(): void {
    const before = this.seats;
    this.seats = this.log.seats.map((seat) => {
      const { name = '', key = null } = this.#persons.get(seat.sat) ?? {};
      return { ...seat, name, key };
    });
    for (const [i, { key }] of before.entries()) {
      if (key !== null && this.seats[i]?.key !== key) this.former.set(key, i);
    }
    for (const { key } of this.seats) if (key !== null) this.former.delete(key);
  }

  /**
   * The text of an entry as one seat (-1: a spectator) may see it, as long as the log is what is given: what was
   * opened after that may not be on the disk yet.
   */
  observed(row: Row, seat: number, log = this.log): string {
    const by = this.#answeredBy.get(row.seq);
    if (!isMasked(log, row.seq) || by === seat) return openText(row);
    return JSON.stringify({ masked: commitment(row.salt, row.body), by });
  }

  typeOf(seq: number): Body['type'] | undefined {
    return this.#types[seq];
  }

  /** The sealed answers that an entry has opened. */
  openedBy(seq: number): readonly Row[] {
    return (this.#opened.get(seq) ?? []).map((each) => this.rows[each]);
  }

  /** The hash of the key that belongs to the entry with which a person sat down. */
  keyAt(seq: number): string | null {
    return this.#persons.get(seq)?.key ?? null;
  }

  /** The name that belongs to the entry with which a person sat down; null where there is none any more. */
  nameAt(seq: number): { readonly seq: number; readonly name: string; readonly salt: string } | null {
    const person = this.#persons.get(seq);
    return person && person.nameSalt !== '' ? { seq, name: person.name, salt: person.nameSalt } : null;
  }

  names(): { readonly seq: number; readonly name: string; readonly salt: string }[] {
    return [...this.#persons.keys()].flatMap((seq) => this.nameAt(seq) ?? []);
  }

  /** The host's seat, where the host has one. */
  get hostSeat(): number | null {
    const seat = this.seats.findIndex(({ key }) => key !== null && key === this.host);
    return seat < 0 ? null : seat;
  }

  state(log = this.log): TableState {
    const names = new Map(this.names().map(({ seq, name }) => [seq, name]));
    return tableState(log, { names, host: this.hostSeat, rematch: this.rematch });
  }

  /** As reading the log will find it once the names and hashes of a key are deleted there. */
  forget(keyHash: string): void {
    if (this.host === keyHash) this.host = '';
    for (const [seq, { key }] of this.#persons) {
      if (key === keyHash) this.#persons.set(seq, { name: '', nameSalt: '', key: null });
    }
    this.seats = this.seats.map((seat) => (seat.key === keyHash ? { ...seat, name: '', key: null } : seat));
    this.former.delete(keyHash);
  }

  /** As reading the log will find it once another key has taken the place of one. */
  changeKey(from: string, to: string): void {
    if (this.host === from) this.host = to;
    for (const [seq, person] of this.#persons) {
      if (person.key === from) this.#persons.set(seq, { ...person, key: to });
    }
    this.seats = this.seats.map((seat) => (seat.key === from ? { ...seat, key: to } : seat));
    const former = this.former.get(from);
    this.former.delete(from);
    if (former !== undefined) this.former.set(to, former);
  }

  /** As reading the log will find it once the names of a key are deleted there, and nothing else. */
  removeName(keyHash: string): void {
    for (const [seq, person] of this.#persons) {
      if (person.key === keyHash) this.#persons.set(seq, { ...person, name: '', nameSalt: '' });
    }
    this.seats = this.seats.map((seat) => (seat.key === keyHash ? { ...seat, name: '' } : seat));
  }

  /** The seats that the game waits for. */
  awaited(log = this.log): readonly number[] {
    const waits = this.waitsFor(log);
    if (!waits || waits.kind === 'over') return [];
    return waits.kind === 'roll' ? [waits.seat] : waits.seats;
  }

  /** What the game waits for; nothing before it starts and while it pauses. */
  waitsFor({ phase, paused, game } = this.log): ReturnType<typeof awaits> | null {
    if (phase !== 'playing' || paused || !game) return null;
    return awaits(this.rules, game.position);
  }
}

/** The text of an open entry. */
export function openText({ salt, body }: Pick<Row, 'salt' | 'body'>): string {
  return `{"salt":${JSON.stringify(salt)},"body":${body}}`;
}

/** Whether an entry must not be shown to others yet. */
export function isMasked({ game }: LogState, seq: number): boolean {
  return game !== null && (game.sealed.includes(seq) || game.withdrawn.includes(seq));
}
