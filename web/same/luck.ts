import type { Summary } from '@iacta/review';
import { load } from '../lib/database.ts';

/** What a reviewed game came to without its luck, or (where chances to win are compared) how much luck each seat had. */
export type LuckNote =
  | { readonly measure: 'points'; readonly totals: readonly number[] }
  | { readonly measure: 'win'; readonly luck: readonly number[] };

export function luckNote(totals: readonly number[], { measure, seats, luckPart = 1 }: Summary): LuckNote {
  const luck = totals.map((_, seat) => seats[seat]?.luck ?? 0);
  return measure === 'points'
    ? { measure, totals: totals.map((total, seat) => Math.round(total - luckPart * luck[seat])) }
    : { measure, luck };
}

/** Null where the game has not been reviewed on this device. */
export async function luckIn(game: string, totals: readonly number[]): Promise<LuckNote | null> {
  const review = await load('reviews', game);
  return review && luckNote(totals, review.summary);
}
