import { type GameEvent, type Position, type Rules, type Step, view } from '@iacta/core';
import { commitOf, hashOfThrow, nonceFor } from '@iacta/table/dice';
import {
  apply,
  type Body,
  emptyLog,
  GENESIS,
  hashOfName,
  type LogState,
  owing,
  type Pending,
  type RollFact,
  type TableState,
  tableState,
  toArray,
  unmask,
} from '@iacta/table/log';
import { randomHex } from '../random/index.ts';
import { type ReplyOf, shownName } from '../wire/index.ts';
import { type Known, type Memory, nothingKnown } from './memory.ts';
import { OwnName } from './own-name.ts';
import { type DeviceVerdict, judge, type Reveal } from './verdict.ts';

/** What the log has grown by: an entry, another seat's sealed answer, or (null) all that was not known before. */
export type NewBody = Body | 'sealed' | null;

export type Mirrored =
  | { readonly kind: 'known' }
  | { readonly kind: 'gap' }
  | {
      readonly kind: 'grown';
      readonly body: NewBody;
      readonly events: readonly GameEvent[];
      readonly roll: { readonly number: number; readonly verdict: DeviceVerdict } | null;
    }
  | { readonly kind: 'broken'; readonly why: 'chain' | 'entry' }
  /** What the server says does not extend what this device knows. */
  | {
      readonly kind: 'rewritten';
      readonly known: Known;
      readonly offered: number;
      readonly restored: boolean;
    };

/** A step that holds, for the story. */
export interface StoryStep {
  readonly events: readonly GameEvent[];
  /** The seat that moved; null for dice, and for answers that are still sealed. */
  readonly mover: number | null;
  readonly isRoll: boolean;
  /** The step and the position before it; null while the answer is sealed. */
  readonly played: { readonly step: Step; readonly before: Position } | null;
  /** Made by a bot or by the clock in place of the seat's player; null: by the player. */
  readonly by: 'bot' | 'clock' | null;
}

/** A roll with what this device can say of it. */
export interface JudgedRoll {
  readonly roll: number;
  readonly verdict: DeviceVerdict;
  /** The seats whose devices took part, as the log says, and the people at the table then. */
  readonly by: readonly number[];
  readonly people: readonly number[];
}

const KEY_BYTES = 32;

/** The table as this device knows it: it folds the log entry by entry and believes nothing that does not follow. */
export class Mirror {
  readonly #rules: Rules;
  /** From which the nonces are made. Only this object has it: two pages never have one contribution. */
  #diceKey = randomHex(KEY_BYTES);
  /** Stored from here; only these are dropped again, since another page may need its own. */
  #revealed: readonly Reveal[] = [];
  readonly #table: string;
  readonly #memory: Memory;
  #known: Known;
  #log: LogState;
  #names = new Map<number, string>();
  #hostSeat: number | null = null;
  #rematch = false;
  #ownName: OwnName;
  readonly #verdicts = new Map<number, DeviceVerdict>();
  seat = -1;
  host = false;
  code: string | null = null;
  table: TableState | null = null;
  /** The game as this seat may see it. */
  position: Position | null = null;
  owing: readonly number[] = [];

  constructor(rules: Rules, table: string, memory: Memory) {
    this.#rules = rules;
    this.#table = table;
    this.#memory = memory;
    this.#known = memory.load(table) ?? nothingKnown();
    this.#log = emptyLog(rules);
    this.#ownName = new OwnName(this.#known);
  }

  get ownName(): OwnName {
    return this.#ownName;
  }
  get seq(): number {
    return this.#log.seq;
  }
  get head(): string {
    return this.#log.head;
  }
  get log(): LogState {
    return this.#log;
  }
  /** The number of the next roll. */
  get nextRoll(): number {
    return this.#log.dice?.roll ?? 0;
  }

  /** The steps that hold, from the first. */
  story(): StoryStep[] {
    return toArray(this.#log.game?.line ?? null).map(({ step, seat, events, by, before }) => ({
      events,
      mover: step === null ? null : seat,
      isRoll: step !== null && 'roll' in step,
      played: step === null ? null : { step, before },
      by,
    }));
  }

  /** Every roll of the log, the undone ones too. */
  rolls(): JudgedRoll[] {
    return toArray(this.#log.dice?.rolls ?? null).map(({ seq, roll, by, people }) => ({
      roll,
      verdict: this.#verdicts.get(seq) ?? 'without-me',
      by,
      people,
    }));
  }

  welcome(welcome: ReplyOf<'welcome'>): Mirrored {
    const { entries, names, seat, host, code, hostSeat, rematch } = welcome;
    const known = this.#known;
    let log = emptyLog(this.#rules);
    let isKnown = known.seq < 0;
    let restored = false;
    for (const entry of entries) {
      const applied = apply(log, entry);
      if (!applied.ok) return { kind: 'broken', why: 'entry' };
      log = applied.state;
      if (log.seq === known.seq) isKnown = log.head === known.head;
      if ('body' in entry && entry.body.type === 'renew' && entry.body.why === 'restore') restored = true;
    }
    if (log.table !== this.#table) return { kind: 'broken', why: 'entry' };
    if (!isKnown || this.#isContradicted(log))
      return { kind: 'rewritten', known, offered: log.seq, restored };
    this.#log = log;
    Object.assign(this, { seat, host, code });
    this.#hostSeat = hostSeat;
    this.#rematch = rematch;
    this.#names = new Map();
    for (const name of names) this.#addName(name, entries[name.seq]);
    this.#noteSeat();
    for (const [seq, entry] of entries.entries()) {
      if (seq > known.seq && known.seq >= 0 && 'body' in entry)
        this.#ownName.see(seq, entry.body, this.#isOwn);
    }
    this.#judgeAll();
    this.#remember();
    return { kind: 'grown', body: null, events: [], roll: null };
  }

  /** The player believes the server and not what this device knew: from here on it follows the other history. */
  accept(): void {
    this.#known = nothingKnown();
    this.#diceKey = randomHex(KEY_BYTES);
    this.#ownName = new OwnName(this.#known);
    this.#memory.save(this.#table, this.#known);
    for (const reveal of this.#memory.reveals(this.#table)) this.#memory.dropReveal(this.#table, reveal);
    this.#log = emptyLog(this.#rules);
    this.#verdicts.clear();
  }

  entry({ seq, head, entry, opened = [], name, hostSeat }: ReplyOf<'entry'>): Mirrored {
    if (seq <= this.#log.seq) return { kind: 'known' };
    if (seq !== this.#log.seq + 1) return { kind: 'gap' };
    const unmasked = unmask(this.#log, opened);
    if (!unmasked.ok) return { kind: 'broken', why: 'entry' };
    const applied = apply(unmasked.state, entry);
    if (!applied.ok) return { kind: 'broken', why: 'entry' };
    if (applied.state.head !== head) return { kind: 'broken', why: 'chain' };
    const isThrow = 'body' in entry && entry.body.type === 'throw';
    if (isThrow && this.#isContradicted(applied.state))
      return { kind: 'rewritten', known: this.#known, offered: seq, restored: false };
    this.#log = applied.state;
    if (name) this.#addName(name, name.seq === seq ? entry : undefined);
    if (hostSeat !== undefined) this.#hostSeat = hostSeat;
    const body = 'body' in entry ? entry.body : null;
    this.#noteSeat();
    if (body) this.#ownName.see(seq, body, this.#isOwn);
    const isRoll = body?.type === 'roll' || body?.type === 'typed' || body?.type === 'drawn';
    const roll = isRoll ? this.#judgeLatest() : null;
    this.#remember();
    return { kind: 'grown', body: body ?? 'sealed', events: applied.events, roll };
  }

  /** Names can only be deleted: those that are left must be known. */
  setNames(names: readonly { readonly seq: number; readonly name: string }[]): void {
    const left = names.filter(({ seq, name }) => this.#names.get(seq) === shownName(name));
    this.#names = new Map(left.map(({ seq, name }) => [seq, shownName(name)]));
    if (this.#log.seq >= 0) this.#remember();
  }

  role({ seat, host, code }: ReplyOf<'role'>): void {
    Object.assign(this, { seat, host, code });
    this.#noteSeat();
    if (this.#log.seq >= 0) this.#remember();
  }

  /** Which seat is ours only the server says, and in a game it has no reason to say two things. */
  #noteSeat(): void {
    const { seats } = this.#known;
    if (this.seat < 0 || this.#log.phase === 'waiting' || seats.includes(this.seat)) return;
    this.#known = { ...this.#known, seats: [...seats, this.seat] };
  }

  /** What is done in the name of any seat that was ours must come from here, whatever the server calls us now. */
  readonly #isOwn = (seat: number): boolean => seat === this.seat || this.#known.seats.includes(seat);

  /** This device's commitment to the next roll; null when it has none to make. */
  commit(): { readonly promise: string; readonly commit: string } | null {
    const { dice, phase, table, seats, daily } = this.#log;
    if (daily || dice?.format !== 2 || dice.pending || phase !== 'playing') return null;
    if (seats[this.seat]?.who !== 'person') return null;
    const at = { table, roll: dice.roll, promise: dice.promise };
    const share = { seat: this.seat, nonce: nonceFor(this.#diceKey, at) };
    return { promise: dice.promise, commit: commitOf(at, share) };
  }

  /**
   * This device's nonces, when a throw with its commitment is in the log: never before, since a server that knew one
   * could choose who else takes part. The device remembers first for which throw it reveals. What a page that is
   * gone has revealed for the same throw is sent again.
   */
  reveal(): { readonly promise: string; readonly nonces: readonly string[] } | null {
    const { dice, table } = this.#log;
    if (!dice?.pending) return null;
    const { roll, promise, pending } = dice;
    const thrown = hashOfThrow({ table, roll, promise }, pending.commits);
    const nonce = this.#nonceIn(pending, promise, roll);
    const kept = this.#memory.reveals(table).filter((each) => each.thrown === thrown);
    if (nonce === null) return kept.length > 0 ? { promise, nonces: kept.map((each) => each.nonce) } : null;
    if (!kept.some((each) => each.nonce === nonce)) {
      const commit = commitOf({ table, roll, promise }, { seat: this.seat, nonce });
      this.#store({ roll, promise, thrown, commit, nonce });
    }
    return { promise, nonces: [nonce] };
  }

  /** This page's own nonce, where its commitment is among those of a throw. */
  #nonceIn({ commits }: Pending, promise: string, roll: number): string | null {
    const at = { table: this.#table, roll, promise };
    const nonce = nonceFor(this.#diceKey, at);
    const { seat } = this;
    const own = seat < 0 ? null : commitOf(at, { seat, nonce });
    return commits.some((each) => each.seat === seat && each.commit === own) ? nonce : null;
  }

  /** Of rolls before the latest one nothing more can be asked. */
  #store(reveal: Reveal): void {
    const isOver = ({ roll }: Reveal) => roll < reveal.roll - 1;
    for (const each of this.#revealed.filter(isOver)) this.#memory.dropReveal(this.#table, each);
    this.#revealed = [...this.#revealed.filter((each) => !isOver(each)), reveal];
    this.#memory.addReveal(this.#table, reveal);
  }

  /** Whether a log has another throw for a promise than the one for which this device, on any page, has revealed. */
  #isContradicted({ table, dice }: LogState): boolean {
    const reveals = dice ? this.#memory.reveals(this.#table) : [];
    if (!dice || reveals.length === 0) return false;
    const differs = (promise: string, roll: number, pending: Pending | null) => {
      const own = pending ? reveals.filter((each) => each.promise === promise) : [];
      if (!pending || own.length === 0) return false;
      const thrown = hashOfThrow({ table, roll, promise }, pending.commits);
      return own.some((each) => each.thrown !== thrown);
    };
    const rolls = toArray(dice.rolls);
    return (
      differs(dice.promise, dice.roll, dice.pending) ||
      dice.attempts.some(({ promise, roll, thrown }) => differs(promise, roll, thrown)) ||
      rolls.some(({ promise, roll, thrown }) => differs(promise, roll, thrown))
    );
  }

  /** The player asks for something or agrees to it from this device. */
  sent(request: string): void {
    this.#ownName.sent(request);
    this.#remember();
  }

  /** It was refused. */
  notDone(request: string): void {
    this.#ownName.notDone(request);
    this.#remember();
  }

  /** The player says that what was done in their name was their own doing, on another device. */
  trustOwnName(): void {
    this.#ownName.trust();
    for (const [seq, verdict] of this.#verdicts)
      if (verdict === 'doubtful') this.#verdicts.set(seq, 'checked');
    this.#remember();
  }

  #judgeLatest(): { number: number; verdict: DeviceVerdict } | null {
    const fact = this.#log.dice?.rolls?.value;
    if (!fact) return null;
    const verdict = this.#judge(fact, this.#ownName.foreign.length > 0, this.#memory.reveals(this.#table));
    this.#verdicts.set(fact.seq, verdict);
    return { number: fact.roll, verdict };
  }

  #judge(fact: RollFact, doubtful: boolean, reveals: readonly Reveal[]): DeviceVerdict {
    const isOwn = (pending: Pending, promise: string) => this.#nonceIn(pending, promise, fact.roll) !== null;
    return judge(this.#log, fact, { isOwn, reveals, doubtful });
  }

  /** What this page or an earlier one has said of a roll stays; the others are judged by what the device remembers. */
  #judgeAll(): void {
    const [first] = this.#ownName.foreign;
    const { verdicts } = this.#known;
    const reveals = this.#memory.reveals(this.#table);
    for (const fact of toArray(this.#log.dice?.rolls ?? null)) {
      if (this.#verdicts.has(fact.seq)) continue;
      const before = verdicts[fact.seq];
      if (before !== undefined) {
        this.#verdicts.set(fact.seq, before);
        continue;
      }
      const verdict = this.#judge(fact, first !== undefined && first < fact.seq, reveals);
      this.#verdicts.set(fact.seq, verdict);
    }
  }

  #addName({ seq, name, salt }: { seq: number; name: string; salt: string }, entry: unknown): void {
    const body = (entry as { body?: Body } | undefined)?.body;
    if (body?.type === 'sit' && body.name === hashOfName(salt, name)) this.#names.set(seq, shownName(name));
  }

  #remember(): void {
    const { seq, head } = this.#log;
    const { game } = this.#log;
    this.position = game && view(this.#rules, game.position, this.seat);
    this.owing = owing(this.#log);
    this.table = tableState(this.#log, {
      names: this.#names,
      host: this.#hostSeat,
      rematch: this.#rematch,
    });
    this.#known = {
      ...this.#known,
      seq,
      head: seq < 0 ? GENESIS : head,
      sent: this.#ownName.unseen,
      foreign: this.#ownName.foreign,
      verdicts: Object.fromEntries(this.#verdicts),
    };
    this.#memory.save(this.#table, this.#known);
  }
}
