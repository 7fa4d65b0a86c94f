import { LEVELS } from '../search/bot.ts';

/** The players of a rating table, each measured against the one before it. */
export const LADDER = ['random', 'greedy', ...LEVELS] as const;
export type Rung = (typeof LADDER)[number];

/**
 * The pairs a table of strengths is made of: each rung against the one below. The first level is measured
 * against random play and the others are chained to it; greedy hangs on the first level as well.
 */
export const PAIRS: readonly { readonly upper: Rung; readonly lower: Rung }[] = [
  { upper: 'first-steps', lower: 'random' },
  { upper: 'greedy', lower: 'random' },
  { upper: 'casual', lower: 'first-steps' },
  { upper: 'strong', lower: 'casual' },
  { upper: 'best', lower: 'strong' },
  { upper: 'best', lower: 'greedy' },
];

/**
 * How much stronger one is who wins this share of games against all others alike, on the scale chess uses:
 * 400 points are ten to one. With several opponents an equal player would win one in `seats`.
 */
export function ratingDifference(share: number, seats: number, games: number): number {
  // A difference stays finite: the loser is credited with half a game.
  const least = 0.5 / Math.max(1, games);
  const bounded = Math.min(1 - least, Math.max(least, share));
  return 400 * Math.log10((bounded * (seats - 1)) / (1 - bounded));
}
