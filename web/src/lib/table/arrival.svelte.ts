import type { Outcome } from '@iacta/core';
import { afterPaint, mayMove } from '@iacta/pieces';
import type { NarratedStep } from '@iacta/table/session';
import { untrack } from 'svelte';
import type { TableModel } from './table-model.ts';

/** Scores and story of a step are shown when its motion on the board has ended: before, they would give it away. */
export class Arrival {
  /** The latest step of which all motion has ended. */
  rested: number;
  scores: Outcome;

  constructor(
    table: () => Pick<TableModel, 'steps' | 'outcome'>,
    atRest: () => Promise<void>,
    tell: (steps: readonly NarratedStep[]) => void,
  ) {
    const first = untrack(table);
    this.rested = $state(first.steps.length);
    this.scores = $state.raw(first.outcome);
    $effect(() => {
      const { steps, outcome } = table();
      let isLate = false;
      const arrive = () => {
        if (isLate) return;
        this.rested = steps.length;
        tell(steps);
        this.scores = outcome;
      };
      // A step taken back moves nothing.
      const isNew = steps.length > untrack(() => this.rested);
      const callOff = isNew && mayMove() ? () => {} : afterPaint(arrive);
      if (isNew && mayMove()) void atRest().then(arrive);
      return () => {
        isLate = true;
        callOff();
      };
    });
  }
}
