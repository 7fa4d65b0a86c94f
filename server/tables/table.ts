import {
  awaits,
  decodeStep,
  type GameEvent,
  GameRecord,
  isOver,
  type Options,
  type Position,
  type Rules,
  readOptions,
  type Step,
  seatsIn,
  view,
} from '@iacta/core';
import { type Body, type BodyOf, GENESIS } from '@iacta/online/log';
import type { ReplyOf, TableState } from '@iacta/online/wire';
import type { Phase, Row } from '../store/store.ts';
import type { Draft, Hidden } from './draft.ts';
import type { Frame } from './frame.ts';

export interface Seat {
  readonly who: 'person' | 'bot' | 'nobody';
  readonly name: string;
  /** The bot that plays here: its own seat, or a person's who stays away. */
  readonly bot: string | null;
  /** The mark of the person's key. */
  readonly key: string | null;
  /** The entry with which the person sat down. */
  readonly sat: number;
}

export interface Ask {
  readonly ask: number;
  readonly seat: number;
  readonly kind: 'undo' | 'bot';
  /** Of the latest steps as they are now; `remain` of all are left when they are taken back. */
  readonly count?: number;
  readonly remain?: number;
  readonly of?: number;
  readonly bot?: string;
  readonly yes: readonly number[];
}

/** The next roll: what was promised of it, and the secret itself. */
export interface Promised {
  readonly roll: number;
  readonly hash: string;
  readonly secret: string;
}

const NOBODY: Seat = { who: 'nobody', name: '', bot: null, key: null, sat: -1 };
/** As many entries as a client may have missed and still be told one by one. */
const FRAMES = 50;

/** What the entries of a log add up to. It changes by `apply` alone, and knows no socket, no disk and no clock. */
export class Table {
  readonly id: string;
  readonly rules: Rules;
  seq = -1;
  head = GENESIS;
  options: Options = { seats: 0 };
  clock: number | null = null;
  watch = false;
  phase: Phase = 'waiting';
  paused = false;
  seats: readonly Seat[] = [];
  asks: readonly Ask[] = [];
  again: string | null = null;
  /** The mark of the host's key. */
  host = '';
  code = '';
  rematch = false;
  record: GameRecord | null = null;
  promised: Promised | null = null;
  /** The latest entries; earlier ones are on disk. */
  readonly frames: Frame[] = [];
  readonly #actions = new Map<string, number>();
  /** For each seat what it is asked (a decision, or to throw), the entry since which it is, and since when its time runs. */
  readonly #questions: { name: string | null; since: number; at: number }[] = [];
  /** Answers that are not open yet, by their entries; those undone before the opening stay here to the end. */
  readonly #masked = new Set<number>();
  #sealed: number[] = [];

  constructor(id: string, rules: Rules) {
    this.id = id;
    this.rules = rules;
  }

  /** The entry that an action has led to, if it has been here before. */
  actionDone(action: string): number | null {
    return this.#actions.get(action) ?? null;
  }

  /** Since which entry a seat's question stands: an answer that has not seen that entry is to another one. */
  askedSince(seat: number): number {
    return this.#questions[seat]?.since ?? -1;
  }

  /** Since when a seat's time runs, in milliseconds. */
  askedAt(seat: number): number {
    return this.#questions[seat]?.at ?? 0;
  }

  /** Whether an entry must not be shown to others yet. */
  isMasked(seq: number): boolean {
    return this.#masked.has(seq);
  }

  get position(): Position | null {
    return this.record?.position ?? null;
  }

  /** Who decides here: people without a bot in their place. */
  people(): number[] {
    return this.seats.flatMap((seat, i) => (seat.who === 'person' && seat.bot === null ? [i] : []));
  }

  /** A row from the disk is read; one that was made here comes with its draft. */
  apply(row: Row, { body, step }: Draft = { body: JSON.parse(row.body) as Body }): Frame {
    const hidden = (row.hidden ? JSON.parse(row.hidden) : {}) as Hidden;
    this.seq = row.seq;
    this.head = row.hash;
    if (row.action) this.#actions.set(row.action, row.seq);
    const { phase, asks } = this;
    const told = this.#fold(row.seq, body, hidden, step);
    const isStep = body.type === 'move' || body.type === 'roll';
    const changed = !isStep || phase !== this.phase || asks !== this.asks;
    const frame: Frame = {
      seq: row.seq,
      head: row.hash,
      salt: row.salt,
      body: row.body,
      sealedBy: told.sealedBy ?? null,
      after: told.after ?? null,
      owing: this.#owing(),
      events: told.events ?? [],
      table: changed ? this.state() : null,
    };
    this.frames.push(frame);
    if (this.frames.length > FRAMES) this.frames.shift();
    return frame;
  }

  #fold(
    seq: number,
    body: Body,
    hidden: Hidden,
    step: Step | undefined,
  ): { sealedBy?: number; after?: Position; events?: readonly GameEvent[] } {
    switch (body.type) {
      case 'open':
        this.host = hidden.host ?? '';
        this.code = hidden.code ?? '';
        this.rematch = hidden.rematch ?? false;
        this.#set(body);
        return {};
      case 'set':
        this.#set(body);
        return {};
      case 'sit':
        this.#seat(body.seat, {
          ...NOBODY,
          who: 'person',
          name: hidden.name ?? '',
          key: hidden.key ?? null,
          sat: seq,
        });
        return {};
      case 'bot':
        this.#seat(body.seat, { ...NOBODY, who: 'bot', bot: body.bot });
        return {};
      case 'rise':
        this.#seat(body.seat, NOBODY);
        return {};
      case 'stand-in':
        this.#seat(body.seat, { ...this.seats[body.seat], bot: body.bot });
        this.#dropAsksWithout(body.seat);
        return {};
      case 'back':
        this.#seat(body.seat, { ...this.seats[body.seat], bot: null });
        this.#wind(body.at, body.seat);
        return {};
      case 'start': {
        this.record = GameRecord.begin(this.rules, this.options, { source: 'fair', table: this.id });
        this.promised = { roll: 0, hash: body.next, secret: hidden.secret ?? '' };
        this.phase = 'playing';
        return this.#stepped(seq, body, [], true);
      }
      case 'move':
        return this.#move(seq, body, step ?? this.#read({ seat: body.seat, move: body.move }));
      case 'roll': {
        const events = this.#play(step ?? this.#read({ roll: body.faces }));
        this.promised = { roll: body.roll + 1, hash: body.next, secret: hidden.secret ?? '' };
        return this.#stepped(seq, body, events, false);
      }
      case 'undo': {
        const undone = this.record?.undo(body.count, body.by);
        if (!undone?.ok) throw new Error(`table ${this.id}: entry ${seq} cannot be undone`);
        return this.#stepped(seq, body, [], true);
      }
      case 'ask-undo':
        this.#ask({
          ask: seq,
          seat: body.seat,
          kind: 'undo',
          count: body.count,
          remain: (this.record?.positions.length ?? 0) - body.count,
          yes: [body.seat],
        });
        return {};
      case 'ask-bot':
        this.#ask({ ask: seq, seat: body.seat, kind: 'bot', of: body.of, bot: body.bot, yes: [body.seat] });
        return {};
      case 'answer':
        this.asks = this.asks.flatMap((ask) => {
          if (ask.ask !== body.ask) return [ask];
          return body.yes ? [{ ...ask, yes: [...ask.yes, body.seat] }] : [];
        });
        return {};
      case 'pause':
        this.paused = true;
        return {};
      case 'resume':
        this.paused = false;
        for (const seat of this.seats.keys()) this.#wind(body.at, seat);
        return {};
      case 'again':
        this.again = body.table;
        return {};
      default:
        return body satisfies never;
    }
  }

  #set({ options, clock, watch }: Pick<BodyOf<'set'>, 'options' | 'clock' | 'watch'>): void {
    const read = readOptions(this.rules.facts, options);
    if (!read.ok) throw new Error(`table ${this.id}: options that no game has`);
    this.options = read.value;
    this.clock = clock;
    this.watch = watch;
    this.seats = Array.from({ length: read.value.seats }, (_, i) => this.seats[i] ?? NOBODY);
  }

  #seat(at: number, seat: Seat): void {
    this.seats = this.seats.with(at, seat);
  }

  /** One question of a kind at a time. */
  #ask(ask: Ask): void {
    this.asks = [...this.asks.filter(({ kind }) => kind !== ask.kind), ask];
  }

  #move(seq: number, body: BodyOf<'move'>, step: Step) {
    const sealed = this.position !== null && this.rules.sealed(this.position);
    const events = this.#play(step);
    if (!sealed) return this.#stepped(seq, body, events, false);
    const { position } = this;
    const open = position === null || !this.rules.sealed(position);
    if (open) {
      for (const each of this.#sealed) this.#masked.delete(each);
      this.#sealed = [];
      return this.#stepped(seq, body, events, true);
    }
    this.#sealed.push(seq);
    this.#masked.add(seq);
    return { ...this.#stepped(seq, body, events, true), sealedBy: body.seat };
  }

  #read(json: unknown): Step {
    const step = this.position && decodeStep(this.rules, this.position, json);
    if (!step?.ok) throw new Error(`table ${this.id}: entry ${this.seq} cannot be read`);
    return step.value;
  }

  #play(step: Step): readonly GameEvent[] {
    const played = this.record?.play(step);
    if (!played?.ok) throw new Error(`table ${this.id}: entry ${this.seq} cannot be played`);
    return played.events;
  }

  /** After anything that changes the position. */
  #stepped(seq: number, body: Body, events: readonly GameEvent[], tell: boolean) {
    const { rules, record } = this;
    if (!record) throw new Error(`table ${this.id}: not started`);
    const asked = rules.deciders(record.position) | rules.changers(record.position);
    const thrower = rules.dice(record.position) ? rules.thrower(record.position) : -1;
    for (let seat = 0; seat < this.options.seats; seat++) {
      const toThrow = seat === thrower ? `${record.undos} roll ${this.promised?.roll}` : null;
      const name = (asked >> seat) & 1 ? record.decision(seat) : toThrow;
      if (this.#questions[seat]?.name !== name) this.#questions[seat] = { name, since: seq, at: body.at };
    }
    if (!rules.sealed(record.position)) this.#sealed = [];
    if (this.asks.length > 0) this.#reviewAsks(body);
    if (isOver(rules, record.position)) {
      this.phase = 'over';
      this.#masked.clear();
    } else {
      // A last move can be taken back like any other.
      this.phase = 'playing';
    }
    return tell ? { after: record.position, events } : {};
  }

  /**
   * What was asked before a step was taken. Others' answers to the question that stood when somebody asked to go
   * back do not change what was asked: they are taken back with the rest. With the next question it is stale.
   */
  #reviewAsks(body: Body): void {
    const steps = this.record?.positions.length ?? 0;
    this.asks = this.asks.flatMap((ask): Ask[] => {
      // Whoever takes a step is not away.
      if (ask.kind === 'bot') return body.type === 'move' && !body.by && body.seat === ask.of ? [] : [ask];
      const stands = this.#questions.some(({ name, since }) => name !== null && since < ask.ask);
      if (body.type !== 'move' || !stands) return [];
      return [{ ...ask, count: steps - (ask.remain ?? 0) }];
    });
  }

  /** A bot has taken a seat: what its person asked, or was asked about, or was the last to be asked, is settled. */
  #dropAsksWithout(seat: number): void {
    const people = this.people();
    this.asks = this.asks.filter(
      (ask) => ask.seat !== seat && ask.of !== seat && people.some((each) => !ask.yes.includes(each)),
    );
  }

  /** A seat has its whole time again. */
  #wind(at: number, seat: number): void {
    const question = this.#questions[seat];
    if (question) this.#questions[seat] = { ...question, at };
  }

  #owing(): number[] {
    return this.position ? seatsIn(this.rules.deciders(this.position)) : [];
  }

  state(): TableState {
    const host = this.seats.findIndex(({ key }) => key === this.host);
    return {
      table: this.id,
      game: this.rules.facts.id,
      rules: this.rules.facts.rulesVersion,
      options: { ...this.options },
      clock: this.clock,
      watch: this.watch,
      phase: this.phase,
      paused: this.paused,
      seats: this.seats.map(({ who, name, bot }) => ({ who, name, bot })),
      host: host < 0 ? null : host,
      asks: this.asks.map(({ ask, seat, kind, count, of, yes }) => ({
        ask,
        seat,
        kind,
        ...(count === undefined ? {} : { count }),
        ...(of === undefined ? {} : { of }),
        yes: [...yes],
      })),
      again: this.again,
      rematch: this.rematch,
    };
  }

  /** As reading the log will find it once name and keys are deleted there. */
  forget(seat: number, host: boolean): void {
    if (host) this.host = '';
    if (this.seats[seat]?.who === 'person') this.#seat(seat, { ...this.seats[seat], name: '', key: null });
    // Names are told with entries: whoever comes back later is told everything anew instead.
    this.frames.length = 0;
  }

  /** The game as a seat (-1: a spectator) may see it. */
  playFor(seat: number): ReplyOf<'welcome'>['play'] {
    const { rules, position, promised } = this;
    if (!position || !promised) return null;
    return {
      state: rules.encode(view(rules, position, seat)),
      owing: this.#owing(),
      dice: { roll: promised.roll, hash: promised.hash },
    };
  }

  /** The seats that the game waits for. */
  awaited(): readonly number[] {
    const waits = this.waitsFor();
    if (!waits || waits.kind === 'over') return [];
    return waits.kind === 'roll' ? [waits.seat] : waits.seats;
  }

  /** What the game waits for; nothing before it starts and while it pauses. */
  waitsFor(): ReturnType<typeof awaits> | null {
    if (this.phase !== 'playing' || this.paused || !this.position) return null;
    return awaits(this.rules, this.position);
  }
}
