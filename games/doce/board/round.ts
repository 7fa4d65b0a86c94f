import type { DoceEvent, DoceState, Square } from '../rules/index.ts';

export type RoundEnd = Extract<DoceEvent, { type: 'roundWon' | 'roundDrawn' }>;

/** A round that is over, as it lay on the table before the grid was cleared for the next one. */
export interface FinishedRound {
  readonly state: DoceState;
  readonly end: RoundEnd;
  /** Who put the last die. */
  readonly by: number;
}

/** Points that a round brings to a seat, and the square they rise from: the middle of its line, or of the grid. */
export interface Prize {
  readonly seat: number;
  readonly points: number;
  readonly from: Square;
}

export function prizesOf(end: RoundEnd): Prize[] {
  const totals = end.type === 'roundWon' ? [[end.seat, end.total] as const] : [...end.totals.entries()];
  return totals
    .filter(([, points]) => points > 0)
    .map(([seat, points]) => ({
      seat,
      points,
      from: end.lines.find((line) => line.seat === seat)?.squares[1] ?? 'c3',
    }));
}

export function roundEnd(events: readonly DoceEvent[]): RoundEnd | null {
  return events.find((event) => event.type === 'roundWon' || event.type === 'roundDrawn') ?? null;
}

/**
 * The grid with its last die, from the state before that die and what the step did: the rules begin the next
 * round in the same step (D-17), but people want to see the line first. Null when no other round has begun.
 */
export function finishedRound(
  before: DoceState,
  after: DoceState,
  events: readonly DoceEvent[],
): FinishedRound | null {
  const end = roundEnd(events);
  const placed = events.find((event) => event.type === 'placed');
  if (!end || !placed || after.phase === 'over') return null;
  const side = (seat: number): DoceState['seats'][number] => {
    const { dice, ...rest } = before.seats[seat];
    if (seat !== placed.seat) return { dice, ...rest };
    return { ...rest, dice: { ...dice, [placed.square]: placed.face }, marker: placed.square };
  };
  return { end, by: placed.seat, state: { ...before, seats: [side(0), side(1)], rounds: after.rounds } };
}
