import { countBits, type Position } from '@iacta/core';
import { activeSeat, HAND, PHASE, ROLL, ROLLS } from '../rules/layout.ts';

const MOST_ROLLS = 3;

/**
 * What the rolls still to come in this turn may bring to a seat, for players who know it only roughly: by the number
 * of dice in hand. Each further roll has fewer dice, so it counts a part of the one before.
 */
export function rollsWorth(p: Position, seat: number, byDice: readonly number[], further: number): number {
  if (p[PHASE] !== ROLL || p[HAND] === 0 || activeSeat(p) !== seat) return 0;
  let worth = 0;
  let part = 1;
  for (let left = MOST_ROLLS - p[ROLLS]; left > 0; left--) {
    worth += part * byDice[countBits(p[HAND])];
    part *= further;
  }
  return worth;
}
