import type { GardenEvent } from '@iacta/garden-dice/rules';
import { mayMove } from '@iacta/pieces';
import { untrack } from 'svelte';
import { type Effects, effectsOf } from './effects.ts';

/** Points rise a moment after the step, when the board has been drawn. */
const RISE = 60;

interface Source {
  readonly step: number;
  readonly events: readonly GardenEvent[];
}

/** The motion of the latest step while it lasts. Steps that are taken back move nothing. */
export class RunningEffects {
  readonly #source: () => Source;
  #lastStep: number;
  #ended: Effects | null = $state.raw(null);
  #risen: Effects | null = $state.raw(null);

  constructor(source: () => Source) {
    this.#source = source;
    this.#lastStep = untrack(() => source().step);
    $effect(() => this.#run());
  }

  readonly #begun: Effects | null = $derived.by(() => {
    const { step, events } = this.#source();
    const isNew = step > this.#lastStep;
    this.#lastStep = step;
    return isNew && mayMove() ? effectsOf(events) : null;
  });
  readonly now: Effects | null = $derived.by(() => (this.#begun === this.#ended ? null : this.#begun));
  readonly isFlying: boolean = $derived.by(() => this.now !== null && this.#risen === this.now);

  #run(): (() => void) | undefined {
    const effects = this.#begun;
    if (!effects) return undefined;
    const rise = setTimeout(() => (this.#risen = effects), RISE);
    const done = setTimeout(() => (this.#ended = effects), effects.lasts);
    return () => {
      clearTimeout(rise);
      clearTimeout(done);
    };
  }
}
