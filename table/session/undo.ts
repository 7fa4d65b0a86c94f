import type { GameRecord, UndoBy } from '@iacta/core';
import type { NarratedStep, SessionSeat } from './session.ts';

export interface UndoTarget {
  /** How many steps to take back; 0 where there is nothing that a person could undo. */
  readonly count: number;
  readonly by: UndoBy;
}

export interface UndoView {
  /** The person at the screen: steps of another player are taken back in the name of all. */
  readonly acting: number | null;
  readonly ownDice: boolean;
  readonly autoForced: boolean;
}

const NOTHING: UndoTarget = { count: 0, by: 'all' };

/**
 * One press takes back to the latest action of a person: a decision, or a roll that was typed in. Steps of
 * bots and rolls in between go with it. Where forced moves play themselves they are skipped, since taking back
 * such a move alone would only see it played again.
 */
export function undoTarget(
  record: GameRecord,
  steps: readonly NarratedStep[],
  seats: readonly SessionSeat[],
  { acting, ownDice, autoForced }: UndoView,
): UndoTarget {
  const isTarget = ({ seat, isForced }: NarratedStep) =>
    (seat === null ? ownDice : seats[seat]?.bot === null) && !(autoForced && isForced);
  // Newest first, so that `isForced` is only computed for the steps taken back.
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = steps[i]!;
    if (!isTarget(step)) continue;
    const { seat } = step;
    const count = steps.length - i;
    return { count, by: seat !== null && seat === acting && record.undoable(seat) >= count ? seat : 'all' };
  }
  return NOTHING;
}
