import type { Move } from '@iacta/core';
import type { BotStep } from './local.ts';
import type { Listener, SessionSeat, SessionState } from './session.ts';

/** Calls back later; returns how to cancel. */
export interface Clock {
  after(milliseconds: number, run: () => void): () => void;
}

/** How long a step can be looked at once everything has come to rest, in milliseconds. */
export interface Timing {
  /** A roll, before it is used. */
  readonly roll: number;
  /** A move, before the next one. */
  readonly move: number;
}

/** What the pace drives: a session whose bots are moved on this device, or one that has none. */
export interface Paced<S extends SessionSeat> {
  readonly state: SessionState<S>;
  subscribe(listener: Listener<S>): () => void;
  play(move: Move): void;
  roll(): void;
  planBot?(): Promise<BotStep | null>;
  playBot?(step: BotStep): void;
}

export interface PaceSetup<S extends SessionSeat> {
  readonly session: Paced<S>;
  readonly clock: Clock;
  /** Resolves when what the latest step has set in motion has come to rest. */
  readonly settled: () => Promise<void>;
  readonly timing: () => Timing;
  /** Whether automatic steps may happen now. */
  readonly isOpen: () => boolean;
  /** Whether a person's only legal move plays itself. */
  readonly autoForced: () => boolean;
  /** Whether the awaited roll is a lot that needs no hand. */
  readonly isLot: () => boolean;
}

/**
 * Makes the steps that need no one at the screen: bots' steps, forced moves and lots. Time is counted from the
 * moment at which everything has come to rest, so that each step can be read, however long its motion took.
 */
export class Pace<S extends SessionSeat> {
  readonly #setup: PaceSetup<S>;
  readonly #unsubscribe: () => void;
  /** Counts the moments: what was begun in an earlier one is dropped. */
  #moment = 0;
  #cancel: (() => void) | null = null;
  /** What waits for its time; a skip does it at once. */
  #waiting: (() => void) | null = null;

  constructor(setup: PaceSetup<S>) {
    this.#setup = setup;
    this.#unsubscribe = setup.session.subscribe((_, { kind }) => {
      if (kind !== 'refused' && kind !== 'storage' && kind !== 'surroundings') this.look();
    });
    this.look();
  }

  stop(): void {
    this.#unsubscribe();
    this.#reset();
  }

  /** The person has seen enough: what waits is done at once. */
  skip(): void {
    this.#waiting?.();
  }

  /** Checks again whether an automatic step is due: called after every step, and when the screen opens or closes. */
  look(): void {
    this.#reset();
    if (!this.#setup.isOpen()) return;
    const act = this.#next();
    if (act) void this.#whenRead(act, this.#moment);
  }

  #reset(): void {
    this.#moment++;
    this.#cancel?.();
    this.#cancel = null;
    this.#waiting = null;
  }

  #next(): (() => Promise<(() => void) | null>) | null {
    const { session, autoForced, isLot } = this.#setup;
    const { acting, actingBot, moves, awaits, ownDice } = session.state;
    if (awaits.kind === 'roll' && !ownDice && isLot()) return async () => () => session.roll();
    if (acting === null && actingBot !== null && session.planBot) {
      // It thinks while its opponent reads.
      const planned = session.planBot();
      return async () => {
        const step = await planned;
        return step && (() => session.playBot?.(step));
      };
    }
    const [only] = moves;
    if (acting !== null && only !== undefined && moves.length === 1 && autoForced())
      return async () => () => session.play(only);
    return null;
  }

  /** Rest, then time to read, then the step: each only if its moment has not passed. */
  async #whenRead(act: () => Promise<(() => void) | null>, moment: number): Promise<void> {
    const { clock, settled } = this.#setup;
    const isLate = () => moment !== this.#moment;
    await settled();
    if (isLate()) return;
    await new Promise<void>((done) => {
      this.#waiting = done;
      this.#cancel = clock.after(this.#pause(), done);
    });
    if (isLate()) return;
    const step = await act();
    if (!isLate()) step?.();
  }

  #pause(): number {
    const { session, timing } = this.#setup;
    const { steps, awaits, acting } = session.state;
    const { roll, move } = timing();
    // A sealed answer shows nothing that could be read.
    if (awaits.kind === 'moves' && awaits.sealed && acting === null) return 0;
    return steps.at(-1)?.seat === null ? roll : move;
  }
}
