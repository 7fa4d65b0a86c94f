import { BASELINES, type BaselineName } from '@iacta/bots/baselines';
import type { BotName } from '@iacta/bots/levels';
import type { Level, Thought } from '@iacta/bots/search';
import {
  type Awaits,
  awaits,
  type Dice,
  decodeRoll,
  type Face,
  type GameEvent,
  GameRecord,
  moves,
  type Options,
  type Outcome,
  outcome,
  type Position,
  play,
  type Refusal,
  type Rules,
  randomStream,
  type Step,
  seededDice,
  view,
} from '@iacta/core';
import type { SeatLook, Throw } from '@iacta/pieces';
import { think } from '../bots/thinker.ts';
import type { TableModel, Told } from './table-model.ts';

export interface SeatPlan extends SeatLook {
  /** Null for a person. */
  readonly bot: BotName | null;
}

export interface TablePlan {
  readonly options: Options;
  readonly seats: readonly SeatPlan[];
  /** Null: people throw their own dice and type in what they show. */
  readonly seed: number | null;
}

/** A table on one device: the record, who acts at this screen, the bots' moves. The page draws what it holds. */
export class LocalTable implements TableModel {
  readonly rules: Rules;
  readonly plan: TablePlan;
  readonly #record: GameRecord;
  position: Position = $state.raw(new Int32Array());
  told: readonly Told[] = $state.raw([]);
  /** The latest throw, and the step it was. */
  thrown: (Throw & { readonly step: number }) | null = $state.raw(null);
  /** The person who has last acted here: while bots play, the board stays turned to them. */
  viewer: number = $state(0);
  /** Why the latest try was refused, and of which move. */
  refused: { readonly refusal: Refusal; readonly move: unknown } | null = $state.raw(null);
  #throws = 0;

  constructor(rules: Rules, plan: TablePlan, record?: GameRecord) {
    this.rules = rules;
    this.plan = plan;
    const note = plan.seed === null ? ({ source: 'table' } as const) : seededDice(plan.seed).note;
    this.#record = record ?? GameRecord.begin(rules, plan.options, note);
    this.position = this.#record.position;
    this.told = replayed(this.#record);
    this.viewer = Math.max(
      0,
      plan.seats.findIndex((seat) => seat.bot === null),
    );
  }

  /** Everybody who is no bot sits at this one device. */
  readonly people: readonly number[] = $derived.by(() =>
    this.plan.seats.flatMap((seat, i) => (seat.bot === null ? [i] : [])),
  );

  get ownDice(): boolean {
    return this.plan.seed === null;
  }

  get record(): GameRecord {
    return this.#record;
  }

  readonly awaits: Awaits = $derived.by(() => awaits(this.rules, this.position));
  readonly outcome: Outcome = $derived.by(() => outcome(this.rules, this.position));

  /** The person who decides or throws at this screen now; null while a bot does, and at the end. */
  readonly acting: number | null = $derived.by(() => {
    if (this.awaits.kind === 'over') return null;
    const seats = this.awaits.kind === 'roll' ? [this.awaits.seat] : this.awaits.seats;
    const person = seats.find((seat) => this.plan.seats[seat].bot === null) ?? null;
    // A bot has no hands: with dice on the table somebody throws for it and taps in what they show.
    const forBot = person === null && this.awaits.kind === 'roll' && this.plan.seed === null;
    return forBot ? this.viewer : person;
  });

  /** The bot that decides or throws next, if any. */
  readonly actingBot: number | null = $derived.by(() => {
    if (this.awaits.kind === 'over') return null;
    const seats = this.awaits.kind === 'roll' ? [this.awaits.seat] : this.awaits.seats;
    return seats.find((seat) => this.plan.seats[seat].bot !== null) ?? null;
  });

  /** What the one at the screen may see: their own answers, nobody else's sealed ones. */
  readonly seen: Position = $derived.by(() => view(this.rules, this.position, this.acting ?? -1));

  readonly moves: readonly unknown[] = $derived.by(() => {
    if (this.acting === null || this.awaits.kind !== 'moves') return [];
    return moves(this.rules, this.position, this.acting).map((move) => this.rules.encodeMove(move));
  });

  /** A person's move, as the board sends it. */
  play(move: unknown): boolean {
    const seat = this.acting;
    if (seat === null) return false;
    const packed = this.rules.decodeMove(move);
    if (!packed.ok) return this.#refuse(packed.refusal, move);
    return this.#take({ seat, move: packed.value }, move);
  }

  /** Says why a move cannot be made, without making it. */
  explain(move: unknown): void {
    const seat = this.acting;
    if (seat === null) return;
    const packed = this.rules.decodeMove(move);
    const tried = packed.ok ? play(this.rules, this.position, { seat, move: packed.value }) : packed;
    if (!tried.ok) this.#refuse(tried.refusal, move);
  }

  /** Throws the awaited dice by the seed. */
  roll(): boolean {
    return this.awaits.kind === 'roll' && this.plan.seed !== null && this.#throw(this.#seededRoll());
  }

  #seededRoll(): number {
    const dice = this.rules.dice(this.position);
    if (dice === null || this.plan.seed === null) return 0;
    return seededDice(this.plan.seed).throwDice(dice, this.#record.rollNumber);
  }

  /** What people's own dice show. */
  enter(faces: readonly Face[]): boolean {
    if (this.awaits.kind !== 'roll') return false;
    const roll = decodeRoll(this.awaits.dice, faces);
    return roll.ok ? this.#throw(roll.value) : this.#refuse(roll.refusal, faces);
  }

  /** What the bot whose turn it is does: it has thought when this is told, and nothing is done yet. */
  async botMove(): Promise<Step | null> {
    const seat = this.actingBot;
    if (seat === null) return null;
    if (this.awaits.kind === 'roll') return this.plan.seed === null ? null : { roll: this.#seededRoll() };
    const { best } = await this.#thoughtOf(this.plan.seats[seat].bot ?? 'greedy', seat);
    return { seat, move: best.move };
  }

  /** The step of a bot, made when its time has come. */
  playBot(step: Step): boolean {
    return 'roll' in step ? this.#throw(step.roll) : this.#take(step, null);
  }

  /** What the strongest bot would do in the place of the one at the screen; null where dice are to be thrown. */
  async hint(): Promise<Thought | null> {
    const seat = this.acting;
    return seat === null || this.awaits.kind !== 'moves'
      ? null
      : this.#thoughtOf('best' satisfies Level, seat);
  }

  /** What a simple player would do there, at once. */
  quickHint(): Thought | null {
    const seat = this.acting;
    return seat === null || this.awaits.kind !== 'moves' ? null : this.#baseline('greedy', seat);
  }

  async #thoughtOf(bot: BotName, seat: number): Promise<Thought> {
    if (Object.hasOwn(BASELINES, bot)) return this.#baseline(bot as BaselineName, seat);
    const { rules, plan } = this;
    const seen = view(rules, this.position, seat);
    const question = { game: rules.facts.id, options: plan.options, bot, view: seen, seat, seed: this.#seed };
    return (await think(question)) ?? this.#baseline('greedy', seat);
  }

  #baseline(bot: BaselineName, seat: number): Thought {
    return BASELINES[bot](this.rules)(view(this.rules, this.position, seat), seat, randomStream(this.#seed));
  }

  /** Of what bots leave to chance. */
  get #seed(): number {
    return (this.plan.seed ?? 1) + this.#record.steps.length;
  }

  /** The dice of the latest throw that holds, for correcting what was typed in. */
  readonly lastDice: Dice | null = $derived.by(() => {
    void this.position;
    const last = this.#lastRoll();
    return last < 0 ? null : this.rules.dice(this.#record.positions[last]);
  });

  /** A mistyped roll: it is entered anew, and what followed is played again as far as it still fits. */
  correctRoll(faces: readonly Face[]): boolean {
    const last = this.#lastRoll();
    const dice = this.lastDice;
    if (last < 0 || dice === null) return false;
    const roll = decodeRoll(dice, faces);
    if (!roll.ok) return this.#refuse(roll.refusal, faces);
    const later = this.#record.steps.slice(last + 1);
    this.takeBack(this.#record.steps.length - last);
    this.#throw(roll.value);
    for (const step of later) if (!this.#take(step, null)) break;
    this.refused = null;
    return true;
  }

  #lastRoll(): number {
    return this.#record.steps.findLastIndex((step) => 'roll' in step);
  }

  /** How many steps the one button takes back: own ones freely, else to the latest decision of a person here. */
  readonly undoable: number = $derived.by(() => {
    void this.position;
    const { steps } = this.#record;
    const last = steps.findLastIndex((step) => 'seat' in step && this.plan.seats[step.seat].bot === null);
    return last < 0 ? 0 : steps.length - last;
  });

  undo(): void {
    if (this.undoable > 0) this.takeBack(this.undoable);
  }

  /** Everybody is at this device, so any number of steps can be taken back by consent. */
  takeBack(count: number): void {
    if (!this.#record.undo(count, 'all').ok) return;
    this.refused = null;
    this.thrown = null;
    this.told = this.told.slice(0, this.#record.steps.length);
    this.position = this.#record.position;
  }

  #throw(roll: number): boolean {
    const dice = this.rules.dice(this.position)?.dice.map((die) => die.id) ?? [];
    const done = this.#take({ roll }, null);
    if (done) this.thrown = { number: ++this.#throws, dice, step: this.told.length };
    return done;
  }

  #take(step: Step, move: unknown): boolean {
    const played = this.#record.play(step);
    if (!played.ok) return this.#refuse(played.refusal, move);
    this.refused = null;
    if ('seat' in step && this.plan.seats[step.seat].bot === null) this.viewer = step.seat;
    this.told = [...this.told, { step: this.#record.steps.length, events: played.events }];
    this.position = played.position;
    return true;
  }

  #refuse(refusal: Refusal, move: unknown): false {
    this.refused = { refusal, move };
    return false;
  }
}

/** The story of a record that is opened again: what each step that holds has done, found out when it is asked for. */
function replayed({ rules, steps, positions }: GameRecord): Told[] {
  return steps.map((step, i) => {
    let events: readonly GameEvent[] | null = null;
    return {
      step: i + 1,
      get events() {
        if (events === null) {
          const played = play(rules, positions[i], step);
          events = played.ok ? played.events : [];
        }
        return events;
      },
    };
  });
}
