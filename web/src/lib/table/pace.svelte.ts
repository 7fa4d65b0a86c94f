import { Pace, type Paced, type Timing } from '@iacta/table/session';
import { untrack } from 'svelte';
import type { SeatPlan } from '../shell/plan.ts';
import { type Settings, settings } from '../shell/settings.svelte.ts';

const TIMING: { readonly [pace in Settings['pace']]: Timing } = {
  calm: { roll: 800, move: 650 },
  brisk: { roll: 400, move: 300 },
  instant: { roll: 0, move: 0 },
};

const CLOCK = {
  after(milliseconds: number, run: () => void): () => void {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

export interface PaceOptions {
  readonly session: Paced<SeatPlan>;
  /** Resolves when the board has come to rest. */
  readonly atRest: () => Promise<void>;
  readonly isOpen: () => boolean;
  readonly isLot: () => boolean;
}

/** Keeps the pace of a table on this device while its component is there. Returns how a tap skips the waiting. */
export function keepPace({ session, atRest, isOpen, isLot }: PaceOptions): () => void {
  let pace: Pace<SeatPlan> | null = null;
  $effect(() => {
    const started = new Pace({
      session,
      clock: CLOCK,
      settled: () => (settings.pace === 'instant' ? Promise.resolve() : atRest()),
      timing: () => TIMING[settings.pace],
      isOpen: () => untrack(isOpen),
      autoForced: () => settings.autoForced,
      isLot,
    });
    pace = started;
    return () => started.stop();
  });
  $effect(() => {
    // Whatever opens or closes the screen, and other wishes, begin a new moment.
    void [isOpen(), settings.autoForced, settings.pace];
    untrack(() => pace?.look());
  });
  return () => pace?.skip();
}
