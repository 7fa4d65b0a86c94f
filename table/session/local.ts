import {
  awaits,
  type Dice,
  decodeRoll,
  type Face,
  GameRecord,
  type KnownFaces,
  type Move,
  moves,
  type Options,
  outcome,
  type Played,
  play,
  type Refusal,
  type Rules,
  type Step,
  seededRoll,
  type UndoBy,
  view,
} from '@iacta/core';
import { actingBot, actingPerson, handOverTo } from './acting.ts';
import { Listeners } from './listeners.ts';
import type {
  AskBot,
  Change,
  Listener,
  NarratedStep,
  ScreenPolicy,
  Session,
  SessionSeat,
  SessionState,
  SessionStore,
  Thrown,
} from './session.ts';
import { narrate, narrateAll } from './steps.ts';
import { undoTarget } from './undo.ts';
import { type Defer, Writer } from './writer.ts';

export interface SessionPlan<S extends SessionSeat = SessionSeat> {
  readonly options: Options;
  readonly seats: readonly S[];
  /** Null: people roll physical dice and enter what they show. */
  readonly seed: number | null;
  /** The faces of a game without a seed whose dice are played again. */
  readonly faces?: KnownFaces;
}

export interface LocalSetup<S extends SessionSeat> {
  readonly rules: Rules;
  readonly plan: SessionPlan<S>;
  /** A game that goes on; a new one without it. */
  readonly record?: GameRecord;
  readonly bots?: AskBot;
  readonly store?: SessionStore;
  /** Written at once without it. */
  readonly defer?: Defer;
  readonly policy?: Partial<ScreenPolicy>;
}

/** A step that was planned for a bot, and the moment it is good for. */
export interface BotStep {
  readonly step: Step;
  /** Of a move: the decision it answers. Of a roll: the state of the record. */
  readonly moment: string;
}

const NO_CHANGES: ScreenPolicy = { curtain: false, autoForced: false };

/** A game of which every step is decided on this device. */
export class LocalSession<S extends SessionSeat = SessionSeat> implements Session<S> {
  readonly rules: Rules;
  readonly plan: SessionPlan<S>;
  readonly record: GameRecord;
  readonly #bots: AskBot;
  readonly #writer: Writer;
  readonly #listeners = new Listeners<S>();
  readonly #people: readonly number[];
  #policy: ScreenPolicy;
  #steps: readonly NarratedStep[];
  #thrown: Thrown | null = null;
  #rollCount = 0;
  #viewer: number;
  /** The person who last took the device. */
  #holder: number | null = null;
  #refused: Refusal | null = null;
  #state: SessionState<S>;

  constructor({ rules, plan, record, bots, store, defer, policy }: LocalSetup<S>) {
    this.rules = rules;
    this.plan = plan;
    this.record = record ?? beginRecord(rules, plan);
    this.#bots = bots ?? (async () => null);
    this.#writer = new Writer(store ?? null, defer ?? null);
    this.#policy = { ...NO_CHANGES, ...policy };
    this.#steps = narrateAll(this.record);
    this.#people = plan.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
    this.#viewer = this.#people[0] ?? 0;
    this.#state = this.#draw(null);
  }

  get state(): SessionState<S> {
    return this.#state;
  }

  subscribe(listener: Listener<S>): () => void {
    return this.#listeners.add(listener);
  }

  /** Plays a move of the person at this screen, or of another person who may still change an answer. */
  play(move: Move, seat: number | null = this.#state.acting): Played {
    if (seat === null || this.#writer.isElsewhere) return this.#refuse({ code: 'not-your-decision' });
    return this.#take({ seat, move });
  }

  explain(move: Move): void {
    const seat = this.#state.acting;
    if (seat === null) return;
    const tried = play(this.rules, this.record.position, { seat, move });
    if (!tried.ok) this.#refuse(tried.refusal);
  }

  /** Rolls the awaited dice by the seed. */
  roll(): void {
    const step = this.#seededRoll();
    if (step && !this.#writer.isElsewhere) this.#take(step);
  }

  /** What physical dice show. */
  enter(faces: readonly Face[]): Played {
    const dice = this.rules.dice(this.record.position);
    if (dice === null) return this.#refuse({ code: 'no-dice-awaited' });
    const roll = decodeRoll(dice, faces);
    if (!roll.ok) return this.#refuse(roll.refusal);
    return this.#writer.isElsewhere
      ? this.#refuse({ code: 'not-your-decision' })
      : this.#take({ roll: roll.value });
  }

  /**
   * A roll that was typed wrong is entered again. People's later steps are kept as far as they still fit; a bot's
   * are not, since it decided on dice that were never there.
   */
  correctRoll(faces: readonly Face[]): Played {
    const dice = this.#state.correctable;
    const at = this.#lastRoll();
    if (dice === null || this.#writer.isElsewhere) return this.#refuse({ code: 'no-dice-awaited' });
    const roll = decodeRoll(dice, faces);
    if (!roll.ok) return this.#refuse(roll.refusal);
    const later = this.record.steps.slice(at + 1);
    this.takeBack(this.record.steps.length - at);
    const corrected = this.#take({ roll: roll.value });
    for (const step of later) {
      if ('roll' in step || this.plan.seats[step.seat]?.bot !== null) break;
      if (!play(this.rules, this.record.position, step).ok) break;
      this.#take(step);
    }
    return corrected;
  }

  undo(): void {
    const { undoable, undoBy } = this.#state;
    if (undoable > 0) this.takeBack(undoable, undoBy);
  }

  /** Takes back any number of steps: everyone is at this device and can agree to it. */
  takeBack(count: number, by: UndoBy = 'all'): boolean {
    if (this.#writer.isElsewhere || !this.record.undo(count, by).ok) return false;
    this.#refused = null;
    this.#thrown = null;
    this.#steps = this.#steps.slice(0, this.record.steps.length);
    this.#writer.note(() => this.save());
    this.#publish({ kind: 'undo', count, by });
    return true;
  }

  dismiss(): void {
    if (this.#refused === null) return;
    this.#refused = null;
    this.#publish({ kind: 'refused' });
  }

  /** A person has taken the device and may see what is theirs. */
  takeDevice(seat: number): void {
    this.#holder = seat;
    this.#publish({ kind: 'screen' });
  }

  setPolicy(policy: ScreenPolicy): void {
    const { curtain, autoForced } = this.#policy;
    if (policy.curtain === curtain && policy.autoForced === autoForced) return;
    this.#policy = policy;
    this.#publish({ kind: 'screen' });
  }

  /** What the bot whose turn it is will do: thought about now, done by `playBot` when its time has come. */
  async planBot(): Promise<BotStep | null> {
    const seat = this.#state.actingBot;
    if (seat === null) return null;
    const roll = this.#seededRoll();
    if (roll) return { step: roll, moment: this.#moment };
    const moment = this.record.decision(seat);
    const move = await this.#thinkFor(seat);
    return { step: { seat, move }, moment };
  }

  /** False where the moment has passed: an undo, or the question was answered otherwise. */
  playBot({ step, moment }: BotStep): boolean {
    if (this.#writer.isElsewhere) return false;
    const current = 'roll' in step ? this.#moment : this.record.decision(step.seat);
    return moment === current && this.#take(step).ok;
  }

  /** Another owner has taken the game: it can be looked at, but no longer played. */
  release(): void {
    this.#writer.release();
    this.#publish({ kind: 'storage' });
  }

  /** Writes the game now, whether or not it is due. */
  save(): void {
    const before = this.#state.storage;
    this.#writer.write(() => this.record.toJSON(), this.#state.awaits.kind === 'over');
    if (this.#writer.state !== before) this.#publish({ kind: 'storage' });
  }

  /** Writes what is still due, for a page that is left. */
  flush(): void {
    if (this.#writer.state === 'pending') this.save();
  }

  /** Names the state of the record: any step and any undo makes a new one. */
  get #moment(): string {
    return `${this.record.undos}.${this.#steps.length}`;
  }

  #seededRoll(): { readonly roll: number } | null {
    return this.plan.seed === null ? null : seededRoll(this.record, this.plan.seed);
  }

  /** A bot that fails or answers nonsense must not stop the game: then the move for an absent player is made. */
  async #thinkFor(seat: number): Promise<Move> {
    const position = this.record.position;
    const { seats, options } = this.plan;
    const question = {
      bot: seats[seat]?.bot ?? '',
      seat,
      view: view(this.rules, position, seat),
      options,
      step: this.#steps.length,
    };
    const move = await this.#bots(question).catch(() => null);
    return move !== null && moves(this.rules, position, seat).includes(move)
      ? move
      : this.rules.onTimeout(position, seat);
  }

  #take(step: Step): Played {
    const before = this.record.position;
    const played = this.record.play(step);
    if (!played.ok) return this.#refuse(played.refusal);
    this.#refused = null;
    if ('seat' in step && this.plan.seats[step.seat]?.bot === null) this.#viewer = step.seat;
    const narrated = narrate(this.rules, before, step, this.#steps.length + 1, played.events);
    this.#steps = [...this.#steps, narrated];
    if (narrated.roll) {
      const dice = narrated.roll.dice.dice.map(({ id }) => id);
      this.#thrown = { number: ++this.#rollCount, dice, step: narrated.number };
    }
    this.#writer.note(() => this.save());
    this.#publish({ kind: 'step', step: narrated });
    return played;
  }

  #refuse(refusal: Refusal): Played {
    this.#refused = refusal;
    this.#publish({ kind: 'refused' });
    return { ok: false, refusal };
  }

  #publish(change: Change): void {
    this.#state = this.#draw(this.#state);
    this.#listeners.notify(this.#state, change);
    // Without a deferral a step is stored as soon as it has been shown.
    if (this.#writer.isDue) this.save();
  }

  /** The state of the moment; what depends on the position alone is kept while the position stays the same. */
  #draw(last: SessionState<S> | null): SessionState<S> {
    const { rules, plan, record } = this;
    const { position } = record;
    const same = last !== null && last.position === position ? last : null;
    const awaited = same?.awaits ?? awaits(rules, position);
    const ownDice = plan.seed === null;
    const acting = this.#writer.isElsewhere
      ? null
      : actingPerson(awaited, plan.seats, { ownDice, viewer: this.#viewer });
    const handOver = handOverTo(awaited, acting, {
      people: this.#people,
      holder: this.#holder,
      curtain: this.#policy.curtain,
    });
    if (handOver === null && acting !== null) this.#holder = acting;
    const isSameView = same !== null && same.acting === acting && same.handOver === handOver;
    const canMove = acting !== null && handOver === null && awaited.kind === 'moves';
    const { count, by } = undoTarget(record, this.#steps, plan.seats, {
      acting,
      ownDice,
      autoForced: this.#policy.autoForced,
    });
    return {
      options: plan.options,
      seats: plan.seats,
      people: this.#people,
      ownDice,
      position,
      // A person who is asked has not answered yet, so nothing secret is in this view before a hand-over. A person who
      // is alone at the screen keeps seeing their own answer.
      seen: isSameView ? same.seen : view(rules, position, acting ?? this.#alone),
      steps: this.#steps,
      thrown: this.#thrown,
      awaits: awaited,
      outcome: same?.outcome ?? outcome(rules, position),
      acting,
      actingBot: this.#writer.isElsewhere ? null : actingBot(awaited, plan.seats, ownDice),
      handOver,
      viewer: this.#viewer,
      moves: isSameView ? same.moves : canMove ? moves(rules, position, acting) : [],
      refused: this.#refused,
      undoable: this.#writer.isElsewhere ? 0 : count,
      undoBy: by,
      correctable: same ? same.correctable : this.#correctable(),
      storage: this.#writer.state,
    };
  }

  /** The one person at this screen; -1 where there are several or none. */
  get #alone(): number {
    return this.#people.length === 1 ? (this.#people[0] ?? -1) : -1;
  }

  #correctable(): Dice | null {
    const last = this.plan.seed === null ? this.#lastRoll() : -1;
    const before = this.record.positions[last];
    return before === undefined ? null : this.rules.dice(before);
  }

  #lastRoll(): number {
    return this.#steps.findLastIndex(({ seat }) => seat === null);
  }
}

/** The record of a game that is about to begin. */
export function beginRecord(rules: Rules, { options, seed, faces }: Omit<SessionPlan, 'seats'>): GameRecord {
  if (seed === null) return GameRecord.begin(rules, options, { source: 'table' });
  return GameRecord.begin(rules, options, { source: 'duplicate', seed, ...(faces ? { faces } : {}) });
}
