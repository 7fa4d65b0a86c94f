import {
  type Awaits,
  awaits,
  type Hue,
  type Json,
  moves,
  type Options,
  type Outcome,
  outcome,
  type Position,
  play,
  type Refusal,
  type Rules,
  readOptions,
} from '@iacta/core';
import { type ActionResult, type Asked, type Happening, TableClient } from '@iacta/online/client';
import { readLog } from '@iacta/online/log';
import type { Phrase, TableState } from '@iacta/online/wire';
import type { SeatPlan } from '../table/local-table.svelte.ts';
import type { TableModel, Told } from '../table/table-model.ts';
import { logOf, socketAddress } from './api.ts';
import { type Happened, historyOf, judgeUpTo } from './history.ts';
import { Trust } from './trust.svelte.ts';

export interface RemoteOptions {
  readonly table: string;
  /** Null: as a spectator. */
  readonly key: string | null;
  readonly diceKey: Uint8Array;
  readonly rules: Rules;
  readonly hues: readonly Hue[];
  /** How somebody is called who has no name, and every bot. */
  readonly nameless: (seat: number) => string;
  readonly botName: (bot: string) => string;
}

/** Refusals that have nothing to do with the game's rules. */
const OF_THE_TABLE = ['paused', 'bot-plays', 'closing', 'too-fast', 'too-many', 'not-started'];

/** Refusals of an answer to a question that another device or the clock has answered. */
const PASSED = ['stale', 'no-dice-awaited', 'not-your-decision'];

/** A table online as this device may see it. Everything that is done goes to the server; what it tells is drawn. */
export class RemoteTable implements TableModel {
  readonly rules: Rules;
  readonly #options: RemoteOptions;
  readonly #client: TableClient;
  /** What everybody may know; null until the server has said it. */
  state: TableState | null = $state.raw(null);
  seat = $state(-1);
  host = $state(false);
  code: string | null = $state(null);
  position: Position = $state.raw(new Int32Array());
  /** Whether there is a position yet. */
  hasGame = $state(false);
  #owing: readonly number[] = $state.raw([]);
  told: readonly Told[] = $state.raw([]);
  thrown: TableModel['thrown'] = $state.raw(null);
  refused: TableModel['refused'] = $state.raw(null);
  connection: TableClient['connection'] = $state('connecting');
  here: readonly number[] = $state.raw([]);
  watchers = $state(0);
  /** Until when those who are waited for have time; empty without a clock. */
  deadlines: TableClient['deadlines'] = $state.raw([]);
  said: { readonly seat: number; readonly phrase: Phrase; readonly number: number } | null = $state.raw(null);
  /** Why something that is no move was refused. */
  trouble: Refusal | null = $state.raw(null);
  /** Why there is nothing for us here. */
  turnedAway: Refusal | null = $state.raw(null);
  readonly trust = new Trust();
  /** How many actions are on their way. */
  #pending = 0;
  /** The entry that our latest action has led to; it is told a moment after the answer. */
  #answered = -1;
  /** Whose step each told one was. */
  #movers: (number | null)[] = [];
  #throws = 0;
  /** Counts up whenever what has been told no longer follows from the last welcome. */
  #era = 0;
  readonly ownDice = false;

  constructor(options: RemoteOptions) {
    this.#options = options;
    this.rules = options.rules;
    const { table, key, diceKey, rules } = options;
    this.#client = new TableClient({
      url: socketAddress(),
      table,
      ...(key === null ? {} : { key }),
      diceKey,
      rules,
      on: (happening) => this.#hear(happening),
    });
  }

  close(): void {
    this.#client.close();
  }

  /** The network has gone: said at once, not only when the silence is noticed. */
  cut(): void {
    if (this.connection === 'online') this.#client.cut();
  }

  /** The network is back, or somebody looks at the page again: no waiting for the next try. */
  hurry(): void {
    this.#client.hurry();
  }

  nameOf(seat: number): string {
    return this.plan.seats[seat].name;
  }

  readonly isFull: boolean = $derived.by(
    () => this.state?.seats.every(({ who }) => who !== 'nobody') ?? false,
  );

  /** The same people as before: the game begins by itself when all are there. */
  readonly isRematch: boolean = $derived.by(() => this.state?.rematch === true && this.isFull);

  /** Whether we have made a move that stands. */
  readonly hasMoved: boolean = $derived.by(() => {
    void this.told;
    return this.seat >= 0 && this.#movers.includes(this.seat);
  });

  /** The seats of people whose devices are not there, and for whom no bot plays. */
  readonly away: readonly number[] = $derived.by(() =>
    (this.state?.seats ?? []).flatMap(({ who, bot }, i) =>
      who === 'person' && bot === null && i !== this.seat && !this.here.includes(i) ? [i] : [],
    ),
  );

  readonly plan: { readonly options: Options; readonly seats: readonly SeatPlan[] } = $derived.by(() => {
    const { state, rules } = this;
    const { hues, nameless, botName } = this.#options;
    const read = readOptions(rules.facts, state?.options ?? {});
    const given: string[] = [];
    const seats = (state?.seats ?? []).map(({ who, name, bot }, i): SeatPlan => {
      const wanted = (who === 'bot' ? botName(bot ?? '') : name) || nameless(i + 1);
      let unique = wanted;
      for (let n = 2; given.includes(unique); n++) unique = `${wanted} ${n}`;
      given.push(unique);
      return { name: unique, hue: hues[i], isBot: bot !== null, bot: null };
    });
    return { options: read.ok ? read.value : { seats: seats.length }, seats };
  });

  readonly people: readonly number[] = $derived.by(() => (this.seat < 0 ? [] : [this.seat]));

  readonly seen: Position = $derived.by(() => this.position);

  readonly awaits: Awaits = $derived.by(() => {
    const seen = awaits(this.rules, this.position);
    // In our view sealed answers are not there: who has given one is told besides.
    return seen.kind === 'moves' ? { ...seen, seats: this.#owing } : seen;
  });

  readonly outcome: Outcome = $derived.by(() => outcome(this.rules, this.position));

  /** The seats that the game waits for. */
  readonly awaited: readonly number[] = $derived.by(() => {
    if (!this.hasGame || this.state?.phase !== 'playing' || this.awaits.kind === 'over') return [];
    return this.awaits.kind === 'roll' ? [this.awaits.seat] : this.awaits.seats;
  });

  /** Whether a bot has our seat for the time being. */
  readonly isReplaced: boolean = $derived.by(
    () =>
      this.seat >= 0 &&
      this.state?.seats[this.seat]?.who === 'person' &&
      this.state.seats[this.seat].bot !== null,
  );

  readonly acting: number | null = $derived.by(() => {
    if (this.state?.paused || this.isReplaced) return null;
    return this.awaited.includes(this.seat) ? this.seat : null;
  });

  /** Who watches sees the sheet of the one whose turn it is. */
  readonly viewer: number = $derived.by(() =>
    this.seat >= 0 ? this.seat : Math.max(0, this.rules.active(this.position)),
  );

  readonly moves: readonly unknown[] = $derived.by(() => {
    if (this.acting === null || this.awaits.kind !== 'moves') return [];
    return moves(this.rules, this.position, this.acting).map((move) => this.rules.encodeMove(move));
  });

  play(move: unknown): void {
    if (this.acting === null || this.#isOnItsWay) return;
    void this.#try(this.#client.move(move as Json), move);
  }

  roll(): void {
    if (this.acting === null || this.#isOnItsWay) return;
    void this.#try(this.#client.throwDice(), null);
  }

  explain(move: unknown): void {
    const seat = this.acting;
    if (seat === null) return;
    const packed = this.rules.decodeMove(move);
    const tried = packed.ok ? play(this.rules, this.position, { seat, move: packed.value }) : packed;
    if (!tried.ok) this.refused = { refusal: tried.refusal, move };
  }

  /** Back to our latest own move; the server asks the others where it is not ours alone to take back. */
  readonly undoable: number = $derived.by(() => {
    const { told } = this;
    const asked = this.state?.asks.some(({ kind, seat }) => kind === 'undo' && seat === this.seat) ?? false;
    const last = this.seat < 0 || asked || this.state?.paused ? -1 : this.#movers.lastIndexOf(this.seat);
    return last < 0 ? 0 : told.length - last;
  });

  undo(): void {
    if (this.undoable > 0) void this.#tell(this.#client.undo(this.undoable));
  }

  /** Whatever else can be asked of a table: pausing, bots, starting, agreeing … */
  async ask(asked: Asked): Promise<boolean> {
    return (await this.#tell(this.#client.act(asked))).ok;
  }

  say(phrase: Phrase): void {
    this.#client.say(phrase);
  }

  /** A second tap on what has been tapped is no second wish. */
  get #isOnItsWay(): boolean {
    return this.#pending > 0 || this.#client.seq < this.#answered;
  }

  async #try(sent: Promise<ActionResult>, move: unknown): Promise<void> {
    this.#pending++;
    const result = await sent;
    this.#pending--;
    if (result.ok) this.#answered = Math.max(this.#answered, result.seq);
    // A question that has passed in the meantime needs no excuse: the next one is there already.
    if (result.ok || PASSED.includes(result.refusal.code)) return;
    if (OF_THE_TABLE.includes(result.refusal.code)) this.trouble = result.refusal;
    else this.refused = { refusal: result.refusal, move };
  }

  async #tell(sent: Promise<ActionResult>): Promise<ActionResult> {
    const result = await sent;
    this.trouble = result.ok ? null : result.refusal;
    return result;
  }

  #hear(happening: Happening): void {
    switch (happening.kind) {
      case 'connection':
        this.connection = happening.state;
        break;
      case 'company':
        this.here = this.#client.here;
        this.watchers = this.#client.watchers;
        break;
      case 'clock':
        this.deadlines = this.#client.deadlines;
        break;
      case 'said':
        this.said = { seat: happening.seat, phrase: happening.phrase, number: (this.said?.number ?? 0) + 1 };
        break;
      case 'broken':
        this.trust.breakLog();
        break;
      case 'turned-away':
        this.turnedAway = happening.refusal;
        break;
      default:
        this.#follow(happening);
    }
  }

  #follow({ body, events, roll }: Extract<Happening, { kind: 'table' }>): void {
    const client = this.#client;
    this.seat = client.seat;
    this.host = client.host;
    this.code = client.code;
    if (roll) this.trust.judged(roll.verdict);
    this.trouble = null;
    if (body === null || (body !== 'sealed' && body.type === 'start')) this.#begin();
    else if (body === 'sealed') this.#add(events, null);
    else if (body.type === 'move') this.#add(events, body.seat);
    else if (body.type === 'undo') this.#takeBack(body.count);
    else if (body.type === 'roll') {
      const dice = this.rules.dice(this.position)?.dice.map(({ id }) => id) ?? [];
      this.#add(events, null);
      this.thrown = { number: ++this.#throws, dice, step: this.told.length };
    }
    // The game first: whoever hears of a new phase finds its position there.
    this.#owing = client.owing;
    if (client.position) {
      this.position = client.position;
      this.hasGame = true;
    }
    this.state = client.table;
    if (body === null && client.position) void this.#recall();
  }

  #begin(): void {
    this.#era++;
    this.told = [];
    this.#movers = [];
    this.thrown = null;
  }

  #add(events: Told['events'], mover: number | null): void {
    this.refused = null;
    this.#movers.push(mover);
    this.told = [...this.told, { step: this.told.length + 1, events }];
  }

  #takeBack(count: number): void {
    this.#era++;
    this.refused = null;
    this.thrown = null;
    const left = Math.max(0, this.told.length - count);
    this.#movers.length = left;
    this.told = this.told.slice(0, left);
  }

  /** What happened before we came: from the log, which anybody at the table may read. */
  async #recall(): Promise<void> {
    const era = this.#era;
    const { seq, head } = this.#client;
    const text = await logOf(this.#options.table, this.#options.key ?? undefined);
    const log = text === null ? null : readLog(JSON.parse(text));
    if (log?.ok) void this.trust.recall(judgeUpTo(this.rules, log.value, { seq, head }));
    if (era !== this.#era || log === null) return;
    const past = log.ok ? historyOf(this.rules, log.value, seq) : null;
    if (past === null || past.length === 0) return;
    const since = this.told.map(({ events }, i): Happened => ({ events, mover: this.#movers[i] }));
    const all = [...past, ...since];
    this.#movers = all.map(({ mover }) => mover);
    if (this.thrown) this.thrown = { ...this.thrown, step: this.thrown.step + past.length };
    this.told = all.map(({ events }, i) => ({ step: i + 1, events }));
  }
}
