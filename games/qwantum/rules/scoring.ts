import type { Position, SeatScore } from '@iacta/core';
import { CELLS, PARTS } from './facts.ts';
import { MISSED, sheetAt, TOTAL } from './layout.ts';
import { columnPoints } from './sheet.ts';

export function points(p: Position, seat: number): number {
  return p[sheetAt(seat) + TOTAL];
}

/** What this many missed throws cost together: 1 + 2 + …. */
export function missedCost(count: number): number {
  return (count * (count + 1)) / 2;
}

/** No tie-break: equal totals share the win (Q-R2). */
export function score(p: Position, seat: number): SeatScore {
  const sheet = sheetAt(seat);
  const parts: { [part: string]: number } = {};
  for (let column = 0; column < CELLS; column++) parts[PARTS[column]] = columnPoints(p[sheet + column]);
  parts[PARTS[CELLS]] = 0 - missedCost(p[sheet + MISSED]);
  return { parts, tieBreaks: [] };
}
