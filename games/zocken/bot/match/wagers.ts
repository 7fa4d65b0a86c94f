import type { Move } from '@iacta/core';
import { TAKE_WAGER } from '../../rules/moves.ts';
import type { Weighed } from '../thoughts.ts';

/** To wager or not, for a player who goes by points: what else is expected, and what the wager should bring. */
export function weighWagers(moves: readonly Move[], besides: number, believed: number): Weighed[] {
  return moves.map((move) => {
    const value = move === TAKE_WAGER ? believed : 0;
    return { judged: { move, points: besides + value }, value };
  });
}
