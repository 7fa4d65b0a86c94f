import type { Move, Position } from '@iacta/core';
import { COLOURS } from './facts.ts';
import { at, CHOOSE, PHASE, VALUES } from './layout.ts';
import { ENTER_FIRST, KEEP, SKIP } from './moves.ts';
import { filledOf, lastOf, openColours } from './sheet.ts';

/** What a cell may hold without spoiling the rest of its row: the least and the most, by cell. */
const LEAST: readonly number[] = [1, 1, 1, 8, 4, 1];
const MOST: readonly number[] = [9, 14, 19, 33, 33, 33];

/**
 * Q-T1: no second throw; of the entries that do not spoil their row the one nearest to the value before it,
 * the upper row of equals; else none.
 */
export function onTimeout(p: Position, seat: number): Move {
  if (p[PHASE] === CHOOSE) return KEEP;
  const open = openColours(p, seat);
  let best = SKIP;
  let nearest = Number.POSITIVE_INFINITY;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const value = at(p[VALUES], colour);
    const cell = filledOf(p, seat, colour);
    if (((open >> colour) & 1) === 0 || value < LEAST[cell] || value > MOST[cell]) continue;
    const step = Math.abs(value - lastOf(p, seat, colour));
    if (step >= nearest) continue;
    nearest = step;
    best = ENTER_FIRST + colour;
  }
  return best;
}
