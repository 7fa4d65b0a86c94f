import {
  type Awaits,
  awaits,
  decodeStep,
  type GameEvent,
  type Move,
  moves,
  type Outcome,
  outcome,
  type Position,
  play,
  type Refusal,
  type Rules,
  type Step,
  scratchPosition,
  view,
} from '@iacta/core';
import { type Lesson, type LessonStep, mayMove, type Scripted, type Throw } from '@iacta/pieces';
import { beginning, expectedMoves, laid, suggestion } from './script.ts';

/** What came of a try that did not lead on. */
export type Reply =
  | { readonly kind: 'other'; readonly suggested: Move }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** How long dice are left to fall and others' moves are left to be seen. */
const FALL = 950;
const LOOK = 750;
const STILL = 250;

/** A lesson as it is played: the real rules, scripted dice and others, one thing at a time for the learner. */
export class LessonRun {
  readonly rules: Rules;
  readonly lesson: Lesson;
  /** The step that is shown. */
  index = $state(0);
  position: Position = $state.raw(scratchPosition(0));
  thrown: Throw | null = $state.raw(null);
  events: readonly GameEvent[] = $state.raw([]);
  /** Counts what has happened since the table was last laid, for motion. */
  count = $state(0);
  #throws = 0;
  /** Automatic steps are being played; the learner's turn comes after them. */
  busy = $state(false);
  reply: Reply | null = $state.raw(null);
  /** The learner has done what this step asks for; skipping must not do it again. */
  #acted = false;
  /** Where each step began that has been reached: what "back" returns to. */
  readonly #starts: Position[] = [];
  #queue: Scripted[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(rules: Rules, lesson: Lesson, index = 0) {
    this.rules = rules;
    this.lesson = lesson;
    const begun = beginning(rules, lesson);
    if (!begun.ok) throw new Error(`a lesson cannot begin: ${begun.refusal.code}`);
    this.position = begun.value;
    this.#enter(0);
    this.#finish();
    while (this.index < Math.min(index, lesson.steps.length - 1)) this.skip();
  }

  readonly step: LessonStep = $derived.by(() => this.lesson.steps[this.index]);
  readonly isLast: boolean = $derived.by(() => this.index === this.lesson.steps.length - 1);
  readonly awaits: Awaits = $derived.by(() => awaits(this.rules, this.position));
  readonly outcome: Outcome = $derived.by(() => outcome(this.rules, this.position));
  readonly seen: Position = $derived.by(() => view(this.rules, this.position, this.lesson.seat));
  /** All legal moves, not only the one that leads on: the board is the real one. */
  readonly moves: readonly Move[] = $derived.by(() => {
    if (this.busy || !this.step.expect) return [];
    return moves(this.rules, this.position, this.lesson.seat);
  });

  /** The learner has read on. */
  next(): void {
    if (!this.busy && !this.step.expect && !this.step.roll && !this.isLast) this.#enter(this.index + 1);
  }

  roll(): void {
    if (!this.busy && this.step.roll) this.#lead(this.#packed({ roll: this.step.roll }));
  }

  /** A move of the learner: the one that leads on, another legal one, or one that the rules refuse. */
  play(move: Move): void {
    const expected = expectedMoves(this.rules, this.step);
    if (this.busy || expected.length === 0) return;
    const step = { seat: this.lesson.seat, move };
    const played = play(this.rules, this.position, step);
    if (!played.ok) this.reply = { kind: 'refused', refusal: played.refusal };
    else if (expected.includes(move)) this.#lead(step);
    else this.reply = { kind: 'other', suggested: expected[0] };
  }

  /** On to the next step: what the learner would do here is done for them, and nothing keeps them waiting. */
  skip(): void {
    if (this.isLast) return;
    this.#finish();
    const act = suggestion(this.lesson, this.step);
    if (act && !this.#acted) this.#do(this.#packed(act));
    this.#enter(this.index + 1);
    this.#finish();
  }

  back(): void {
    if (this.index === 0) return;
    this.#stop();
    this.#lay(this.#starts[this.index - 1]);
    this.#enter(this.index - 1);
    this.#finish();
  }

  restart(): void {
    this.#stop();
    this.#lay(this.#starts[0]);
    this.#enter(0);
    this.#finish();
  }

  /** Stops automatic steps, for a page that is left. */
  leave(): void {
    this.#stop();
  }

  /** What the learner did: it is seen first, then the next step begins. */
  #lead(step: Step): void {
    this.#do(step);
    this.#acted = true;
    if (!('roll' in step)) {
      this.#enter(this.index + 1);
      return;
    }
    this.busy = true;
    this.#timer = setTimeout(() => this.#enter(this.index + 1), mayMove() ? FALL : STILL);
  }

  #enter(index: number): void {
    this.#starts[index] = this.position;
    this.#starts.length = index + 1;
    this.index = index;
    this.reply = null;
    this.#acted = false;
    const begun = laid(this.rules, this.lesson, this.step, this.position);
    if (!begun.ok) throw new Error(`step ${index} of a lesson lays no table: ${begun.refusal.code}`);
    if (begun.value !== this.position) this.#lay(begun.value);
    this.#queue = [...(this.step.first ?? [])];
    this.busy = this.#queue.length > 0;
    if (this.busy) this.#timer = setTimeout(() => this.#go(), mayMove() ? LOOK / 2 : STILL);
  }

  /** The table as it stands elsewhere in the game: nothing has led here, so nothing moves. */
  #lay(position: Position): void {
    this.position = position;
    this.events = [];
    this.thrown = null;
    this.count = 0;
  }

  /** One thing after the other, each left to be seen. */
  #go(): void {
    const act = this.#queue.shift();
    if (!act) {
      this.busy = false;
      return;
    }
    this.#do(this.#packed(act));
    const pause = 'roll' in act ? FALL : LOOK;
    this.#timer = setTimeout(() => this.#go(), mayMove() ? pause : STILL);
  }

  /** Plays all remaining automatic steps now. */
  #finish(): void {
    this.#stop();
    for (const act of this.#queue.splice(0)) this.#do(this.#packed(act));
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.busy = false;
  }

  #packed(act: Scripted): Step {
    const step = decodeStep(this.rules, this.position, act);
    if (!step.ok) throw new Error(`step ${this.index} of a lesson is no step: ${step.refusal.code}`);
    return step.value;
  }

  #do(step: Step): void {
    const dice = this.rules.dice(this.position)?.dice.map((die) => die.id) ?? [];
    const played = play(this.rules, this.position, step);
    if (!played.ok) throw new Error(`step ${this.index} of a lesson is refused: ${played.refusal.code}`);
    this.reply = null;
    this.count++;
    this.events = played.events;
    this.position = played.position;
    if ('roll' in step) this.thrown = { number: ++this.#throws, dice };
  }
}
