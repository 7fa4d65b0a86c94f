import type { Clock } from '@iacta/online/clock';
import type { StoreProblem } from '@iacta/online/wire';
import { StoreError } from './problem.ts';
import type { Store } from './store.ts';

/** How long the result of a probe holds, in milliseconds: anyone may ask, and each probe is a durable write. */
const HOLDS = 1000;

export interface ReadinessParts {
  readonly store: Pick<Store, 'probe'>;
  readonly clock: Clock;
  /** Called when the problem is another one than before; null: there is none any more. */
  readonly changed: (problem: StoreProblem | null, error?: unknown) => void;
}

/** Whether entries can be written now. However many ask, the store is probed once at a time, and once a second. */
export class Readiness {
  readonly #parts: ReadinessParts;
  #probing: Promise<StoreProblem | null> | null = null;
  #validUntil = Number.NEGATIVE_INFINITY;
  #last: StoreProblem | null = null;

  constructor(parts: ReadinessParts) {
    this.#parts = parts;
  }

  /** The result of the latest probe. */
  get last(): StoreProblem | null {
    return this.#last;
  }

  /** What is wrong with the store; null: nothing. */
  async problem(): Promise<StoreProblem | null> {
    if (this.#probing) return this.#probing;
    if (this.#parts.clock.monotonic() < this.#validUntil) return this.#last;
    this.#probing = this.#probe();
    return this.#probing;
  }

  /** Something is known to have changed: the next question leads to a probe. */
  expire(): void {
    this.#validUntil = Number.NEGATIVE_INFINITY;
  }

  async #probe(): Promise<StoreProblem | null> {
    const { store, clock } = this.#parts;
    const result = await store.probe().then(
      () => null,
      (error: unknown) =>
        ({ error, problem: error instanceof StoreError ? error.problem : 'failed' }) as const,
    );
    this.#validUntil = clock.monotonic() + HOLDS;
    this.#probing = null;
    const problem = result?.problem ?? null;
    if (problem !== this.#last) {
      this.#last = problem;
      this.#parts.changed(problem, result?.error);
    }
    return problem;
  }
}
