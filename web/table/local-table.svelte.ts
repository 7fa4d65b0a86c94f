import type { Face, Move, Rules } from '@iacta/core';
import type { BotStep, LocalSession, ScreenPolicy, SessionState } from '@iacta/table/session';
import type { SeatPlan } from './plan.ts';
import type { TableModel } from './table-model.ts';

/** A session on this device, for components: each field changes only when its value does. */
export class LocalTable implements TableModel {
  readonly rules: Rules;
  readonly session: LocalSession<SeatPlan>;
  #state: SessionState<SeatPlan>;

  constructor(session: LocalSession<SeatPlan>) {
    this.rules = session.rules;
    this.session = session;
    this.#state = $state.raw(session.state);
    session.subscribe((state) => {
      this.#state = state;
    });
  }

  readonly options = $derived.by(() => this.#state.options);
  readonly seats = $derived.by(() => this.#state.seats);
  readonly people = $derived.by(() => this.#state.people);
  readonly ownDice = $derived.by(() => this.#state.ownDice);
  readonly position = $derived.by(() => this.#state.position);
  readonly seen = $derived.by(() => this.#state.seen);
  readonly steps = $derived.by(() => this.#state.steps);
  readonly thrown = $derived.by(() => this.#state.thrown);
  readonly awaits = $derived.by(() => this.#state.awaits);
  readonly outcome = $derived.by(() => this.#state.outcome);
  readonly acting = $derived.by(() => this.#state.acting);
  readonly actingBot = $derived.by(() => this.#state.actingBot);
  readonly handOver = $derived.by(() => this.#state.handOver);
  readonly viewer = $derived.by(() => this.#state.viewer);
  readonly moves = $derived.by(() => this.#state.moves);
  readonly refused = $derived.by(() => this.#state.refused);
  readonly undoable = $derived.by(() => this.#state.undoable);
  readonly undoBy = $derived.by(() => this.#state.undoBy);
  readonly correctable = $derived.by(() => this.#state.correctable);
  readonly storage = $derived.by(() => this.#state.storage);

  play(move: Move): void {
    this.session.play(move);
  }

  explain(move: Move): void {
    this.session.explain(move);
  }

  roll(): void {
    this.session.roll();
  }

  undo(): void {
    this.session.undo();
  }

  dismiss(): void {
    this.session.dismiss();
  }

  takeDevice(seat: number): void {
    this.session.takeDevice(seat);
  }

  setPolicy(policy: ScreenPolicy): void {
    this.session.setPolicy(policy);
  }

  planBot(): Promise<BotStep | null> {
    return this.session.planBot();
  }

  playBot(step: BotStep): void {
    this.session.playBot(step);
  }

  enter(faces: readonly Face[]): void {
    this.session.enter(faces);
  }

  correctRoll(faces: readonly Face[]): void {
    this.session.correctRoll(faces);
  }
}
