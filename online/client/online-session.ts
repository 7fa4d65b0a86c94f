import {
  type Awaits,
  awaits,
  type Face,
  type Json,
  type Move,
  moves,
  type Options,
  outcome,
  type Position,
  play,
  type Refusal,
  type Rules,
  readOptions,
} from '@iacta/core';
import type { TableState } from '@iacta/table/log';
import {
  type Change,
  Listeners,
  type NarratedStep,
  type Session,
  type SessionSeat,
  type SessionState,
  type Thrown,
} from '@iacta/table/session';
import type { Phrase } from '../wire/index.ts';
import { type ActionResult, type Asked, WITHDRAWN } from './actions.ts';
import { type ClientOptions, TableClient } from './client.ts';
import type { Happening } from './happening.ts';
import { narratedStory } from './narrated-story.ts';
import {
  learnt,
  NO_SURROUNDINGS,
  type OnlineState,
  type PendingStep,
  roleAt,
  type Surroundings,
  seatsAt,
} from './online-state.ts';

export interface OnlineSetup<S extends SessionSeat> extends Omit<ClientOptions, 'on'> {
  readonly rules: Rules;
  /** How the seats of the table are shown; called once for each state of the table. */
  readonly seatsOf: (table: TableState) => readonly S[];
  /** The client of the table; a real one unless given. */
  readonly clientOf?: (options: ClientOptions) => TableClient;
}

/** Refusals that have nothing to do with the game's rules. */
const OF_THE_TABLE = ['paused', 'bot-plays', 'closing', 'too-fast', 'too-many', 'not-started', 'no-own-dice'];

/** Refusals of an answer to a question that another device or the clock has answered. */
const PASSED = ['stale', 'no-dice-awaited', 'not-your-decision', WITHDRAWN];

/**
 * A game on a server, at one screen: what this device may see of it, and what its player can do. Every step goes to
 * the server; until it is acknowledged it is pending, and without a connection the latest one counts.
 */
export class OnlineSession<S extends SessionSeat = SessionSeat> implements Session<S> {
  readonly rules: Rules;
  readonly #seatsOf: (table: TableState) => readonly S[];
  readonly #client: TableClient;
  readonly #listeners = new Listeners<S>();
  #around: Surroundings = NO_SURROUNDINGS;
  #steps: readonly NarratedStep[] = [];
  #thrown: Thrown | null = null;
  #throws = 0;
  #refused: Refusal | null = null;
  #autoForced = false;
  /** The table as it was drawn last, with its seats. */
  #seats: { readonly table: TableState | null; readonly seats: readonly S[]; readonly options: Options };
  #pending: PendingStep | null = null;
  /** The entry that our latest step has led to; it is sent a moment after the acknowledgement. */
  #answered = -1;
  #state: OnlineState<S>;

  constructor({ seatsOf, clientOf, ...client }: OnlineSetup<S>) {
    this.rules = client.rules;
    this.#seatsOf = seatsOf;
    this.#seats = { table: null, seats: [], options: { seats: 0 } };
    this.#state = this.#draw(null, beginning(this.rules), null);
    const make = clientOf ?? ((options: ClientOptions) => new TableClient(options));
    // A client connects, and says so, while it is being made.
    let early: Happening[] | null = [];
    this.#client = make({
      ...client,
      on: (happening) => (early ? void early.push(happening) : this.#follow(happening)),
    });
    const happened = early;
    early = null;
    for (const happening of happened) this.#follow(happening);
  }

  get state(): OnlineState<S> {
    return this.#state;
  }

  subscribe(listener: (state: OnlineState<S>, change: Change) => void): () => void {
    return this.#listeners.add(listener as (state: SessionState<S>, change: Change) => void);
  }

  play(move: Move): void {
    if (!this.#mayStep || (this.#pending?.kind === 'move' && this.#pending.move === move)) return;
    const json = this.rules.encodeMove(move) as Json;
    void this.#send({ kind: 'move', move }, () => this.#client.move(json));
  }

  roll(): void {
    if (!this.#mayStep || this.#pending?.kind === 'roll') return;
    void this.#send({ kind: 'roll' }, () => this.#client.throwDice());
  }

  /** What physical dice show. */
  enter(faces: readonly Face[]): void {
    if (this.#mayStep) void this.#send({ kind: 'faces', faces }, () => this.#client.enter(faces));
  }

  explain(move: Move): void {
    const seat = this.#state.acting;
    if (seat === null) return;
    const tried = play(this.rules, this.#state.position, { seat, move });
    if (!tried.ok) this.#refuse(tried.refusal);
  }

  /** A step that is not sent is withdrawn; else the server is asked, and the others where it is not ours alone. */
  undo(): void {
    if (this.#pending && this.#client.withdrawStep()) return;
    const { undoable } = this.#state;
    if (undoable > 0) void this.#tell(this.#client.undo(undoable));
  }

  dismiss(): void {
    if (this.#refused === null) return;
    this.#refused = null;
    this.#publish({ kind: 'refused' });
  }

  /** Where forced moves play themselves, undo goes back to the last real choice. */
  setPolicy({ autoForced }: { readonly autoForced: boolean }): void {
    if (autoForced === this.#autoForced) return;
    this.#autoForced = autoForced;
    this.#publish({ kind: 'screen' });
  }

  /** Whatever else can be asked of a table: pausing, bots, starting, agreeing … */
  async ask(asked: Asked): Promise<boolean> {
    return (await this.#tell(this.#client.act(asked))).ok;
  }

  say(phrase: Phrase): void {
    this.#client.say(phrase);
  }

  /** The player has read why something was refused. */
  dismissTrouble(): void {
    if (this.#around.trouble) this.#learn({ trouble: null });
  }

  /** The player believes the server's history and not the one that this device knows. */
  accept(): void {
    this.#learn({ rewritten: null });
    this.#client.accept();
  }

  /** What was done in our name was our own doing, on another device. */
  trustOwnName(): void {
    this.#client.trustOwnName();
    this.#learn({ foreign: 0 });
  }

  /** The network has gone: known at once, not only when the silence is noticed. */
  cut(): void {
    if (this.#around.connection === 'online') this.#client.cut();
  }

  /** The network is back, or the page is visible again: no waiting for the next try. */
  hurry(): void {
    this.#client.hurry();
  }

  close(): void {
    this.#client.close();
  }

  /** A second tap on what is on its way is no second wish; without a connection it is another one. */
  get #mayStep(): boolean {
    return this.#state.acting !== null && !this.#isStepping;
  }

  get #isStepping(): boolean {
    return (this.#pending !== null && this.#client.isReady) || this.#client.seq < this.#answered;
  }

  async #send(pending: PendingStep, send: () => Promise<ActionResult>): Promise<void> {
    const sent = send();
    this.#pending = pending;
    this.#refused = null;
    this.#publish({ kind: 'surroundings' });
    const result = await sent;
    // Another has taken its place.
    if (this.#pending !== pending) return;
    this.#pending = null;
    if (result.ok) this.#answered = Math.max(this.#answered, result.seq);
    // A question that has passed in the meantime needs no excuse: the next one is there already.
    // The answer may come after the entry: what plays itself is looked for once more, since now it can be sent.
    if (result.ok || PASSED.includes(result.refusal.code)) this.#publish({ kind: 'screen' });
    else if (OF_THE_TABLE.includes(result.refusal.code)) this.#learn({ trouble: result.refusal });
    else this.#refuse(result.refusal);
  }

  async #tell(sent: Promise<ActionResult>): Promise<ActionResult> {
    const result = await sent;
    this.#learn({ trouble: result.ok ? null : result.refusal });
    return result;
  }

  #refuse(refusal: Refusal): void {
    this.#refused = refusal;
    this.#publish({ kind: 'refused' });
  }

  #learn(more: Partial<Surroundings>): void {
    this.#around = { ...this.#around, ...more };
    this.#publish({ kind: 'surroundings' });
  }

  #follow(happening: Happening): void {
    if (happening.kind === 'table') this.#grow(happening);
    else if (happening.kind === 'role') this.#changeRole();
    else this.#learn(learnt(happening, this.#client, this.#around));
  }

  /** Our seat was given up or taken over, or we have got one: what we may see has changed with it. */
  #changeRole(): void {
    this.#refused = null;
    this.#steps = narratedStory(this.rules, this.#client.story(), []);
    this.#publish({ kind: 'screen' });
  }

  /** The log has grown, or was sent again. */
  #grow({ body }: Extract<Happening, { kind: 'table' }>): void {
    const type = body === null || body === 'sealed' ? body : body.type;
    const before = this.#steps;
    const isRoll = type === 'roll' || type === 'typed' || type === 'drawn';
    // Before the position changes: these are the dice that were thrown.
    const dice = (isRoll && this.rules.dice(this.#state.position)?.dice.map(({ id }) => id)) || [];
    this.#around = { ...this.#around, trouble: null };
    if (
      type === null ||
      type === 'sealed' ||
      type === 'move' ||
      type === 'start' ||
      type === 'undo' ||
      isRoll
    ) {
      this.#refused = null;
      // Where all was sent again, names may have been deleted: every step is put into words again.
      this.#steps = narratedStory(this.rules, this.#client.story(), type === null ? [] : before);
    }
    if (isRoll) this.#thrown = { number: ++this.#throws, dice, step: this.#steps.length };
    // After an undo no dice lie on the table that were thrown by the step before.
    else if (type === 'undo' || type === 'start') this.#thrown = null;
    this.#publish(this.#changeOf(type, before));
  }

  #changeOf(type: string | null, before: readonly NarratedStep[]): Change {
    const last = this.#steps.at(-1);
    if (type === 'undo') return { kind: 'undo', count: before.length - this.#steps.length, by: 'all' };
    if (last && this.#steps.length > before.length && type !== null) return { kind: 'step', step: last };
    return { kind: 'screen' };
  }

  #publish(change: Change): void {
    const { table, position } = this.#client;
    this.#state = this.#draw(table, position, this.#state);
    this.#listeners.notify(this.#state, change);
  }

  /** What can be shown now; what depends on the position alone is kept while the position stays the same. */
  #draw(table: TableState | null, known: Position | null, last: OnlineState<S> | null): OnlineState<S> {
    const { rules } = this;
    const position = known ?? last?.position ?? beginning(rules);
    const { seats, options } = this.#seatsOfNow(table);
    const client = last === null ? null : this.#client;
    const seat = client?.seat ?? -1;
    const same = last !== null && last.position === position ? last : null;
    const hasGame = known !== null && last !== null;
    const awaited = this.#awaits(position, client?.owing ?? []);
    const role = roleAt(rules, table, hasGame ? awaited : null, seat, this.#around.here);
    const isSameView = same !== null && same.acting === role.acting && same.awaits.kind === awaited.kind;
    const canMove = role.acting !== null && awaited.kind === 'moves';
    return {
      ...this.#around,
      ...role,
      table,
      seat,
      host: client?.host ?? false,
      code: client?.code ?? null,
      head: client?.head ?? '',
      rolls: client && client.head !== last?.head ? client.rolls() : (last?.rolls ?? []),
      hasGame,
      pending: this.#pending,
      isPendingSent: this.#pending !== null && (client?.isReady ?? false),
      isStepping: client !== null && this.#isStepping,
      options,
      seats,
      people: seat < 0 ? [] : [seat],
      ownDice: table?.ownDice ?? false,
      position,
      seen: position,
      steps: this.#steps,
      thrown: this.#thrown,
      awaits: awaited,
      outcome: same?.outcome ?? outcome(rules, position),
      // One person at each screen, who moves no bots and stores nothing.
      actingBot: null,
      handOver: null,
      correctable: null,
      storage: 'none',
      // Who watches sees the sheet of the one whose turn it is.
      viewer: seat >= 0 ? seat : Math.max(0, rules.active(position)),
      moves: isSameView ? same.moves : canMove ? moves(rules, position, role.acting ?? 0) : [],
      refused: this.#refused,
      undoable: this.#undoable(table, seat),
      undoBy: 'all',
      hasMoved: seat >= 0 && this.#steps.some((step) => step.seat === seat && step.by === null),
    };
  }

  #seatsOfNow(table: TableState | null): { readonly seats: readonly S[]; readonly options: Options } {
    if (table !== this.#seats.table) {
      const seats = table ? this.#seatsOf(table) : [];
      const read = readOptions(this.rules.facts, table?.options ?? {});
      const kept = seatsAt(this.#seats.seats, seats);
      this.#seats = { table, seats: kept, options: read.ok ? read.value : { seats: seats.length } };
    }
    return this.#seats;
  }

  /** Sealed answers are not in our view: the log says which seats have given one. */
  #awaits(position: Position, owing: readonly number[]): Awaits {
    const seen = awaits(this.rules, position);
    return seen.kind === 'moves' ? { ...seen, seats: owing } : seen;
  }

  /** Back to our latest own move that was a choice; the server asks the others where it is not ours alone. */
  #undoable(table: TableState | null, seat: number): number {
    // What is not sent is withdrawn.
    if (this.#pending && !this.#client.isReady) return 1;
    const isAsked = table?.asks.some((ask) => ask.kind === 'undo' && ask.seat === seat) ?? false;
    // The dice of a ranked daily game are known once they are seen: every step holds.
    if (seat < 0 || isAsked || table?.paused || table?.daily) return 0;
    for (let i = this.#steps.length - 1; i >= 0; i--) {
      const step = this.#steps[i];
      if (step?.seat !== seat || (this.#autoForced && step.isForced)) continue;
      return this.#steps.length - i;
    }
    return 0;
  }
}

/** A placeholder until the position is known: it is never shown, but every question can be asked of it. */
function beginning(rules: Rules): Position {
  const options = readOptions(rules.facts, {});
  return rules.begin(options.ok ? options.value : { seats: rules.facts.seatCounts[0] ?? 1 });
}
