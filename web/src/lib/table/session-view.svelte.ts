import type { Face, Move, Rules } from '@iacta/core';
import type { ScreenPolicy, Session, SessionState } from '@iacta/table/session';
import type { SeatPlan } from '../shell/plan.ts';

/** What both kinds of sessions offer, whatever more their states hold. */
type ViewedSession<S extends SessionState<SeatPlan>> = Omit<Session<SeatPlan>, 'state' | 'subscribe'> & {
  readonly rules: Rules;
  readonly state: S;
  subscribe(listener: (state: S) => void): unknown;
  setPolicy(policy: ScreenPolicy): void;
  enter(faces: readonly Face[]): void;
};

/** A session, for components: each field changes only when its value does. */
export class SessionView<S extends SessionState<SeatPlan>, T extends ViewedSession<S>> {
  readonly session: T;
  protected latest: S;

  constructor(session: T) {
    this.session = session;
    this.latest = $state.raw(session.state);
    session.subscribe((state) => {
      this.latest = state;
    });
  }

  readonly options = $derived.by(() => this.latest.options);
  readonly seats = $derived.by(() => this.latest.seats);
  readonly people = $derived.by(() => this.latest.people);
  readonly ownDice = $derived.by(() => this.latest.ownDice);
  readonly position = $derived.by(() => this.latest.position);
  readonly seen = $derived.by(() => this.latest.seen);
  readonly steps = $derived.by(() => this.latest.steps);
  readonly thrown = $derived.by(() => this.latest.thrown);
  readonly awaits = $derived.by(() => this.latest.awaits);
  readonly outcome = $derived.by(() => this.latest.outcome);
  readonly acting = $derived.by(() => this.latest.acting);
  readonly actingBot = $derived.by(() => this.latest.actingBot);
  readonly handOver = $derived.by(() => this.latest.handOver);
  readonly viewer = $derived.by(() => this.latest.viewer);
  readonly moves = $derived.by(() => this.latest.moves);
  readonly refused = $derived.by(() => this.latest.refused);
  readonly undoable = $derived.by(() => this.latest.undoable);
  readonly undoBy = $derived.by(() => this.latest.undoBy);
  readonly correctable = $derived.by(() => this.latest.correctable);
  readonly storage = $derived.by(() => this.latest.storage);

  get rules(): Rules {
    return this.session.rules;
  }

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

  setPolicy(policy: ScreenPolicy): void {
    this.session.setPolicy(policy);
  }

  enter(faces: readonly Face[]): void {
    this.session.enter(faces);
  }
}
