import { halfWidth, mean, type Sum } from '@iacta/bots/arena';
import type { Kept } from './keep.ts';

/** A series as one JSON object: intervals are of the win rate, and alone at the table of the mean. */
export function jsonLine(kept: Kept): { readonly [key: string]: unknown } {
  const { game, options, bots, effort, seed, series, thinking } = kept;
  const { seats, ...rest } = options;
  return {
    bench: 'arena',
    game,
    seats,
    options: rest,
    bots,
    effort,
    seed,
    games: series.games,
    capped: series.capped,
    mean: series.points.map((sum) => rounded(mean(sum), 3)),
    meanCi95: series.points.map((sum) => interval(sum, 3)),
    winRate: series.wins.map((sum) => rounded(mean(sum), 4)),
    ci95: (seats === 1 ? series.points : series.wins).map((sum) => interval(sum, 4)),
    ...(series.adjusted && {
      adjustedMean: series.adjusted.points.map((sum) => rounded(mean(sum), 3)),
      adjustedMeanCi95: series.adjusted.points.map((sum) => interval(sum, 3)),
      adjustedWinRate: series.adjusted.wins.map((sum) => rounded(mean(sum), 4)),
      adjustedCi95: series.adjusted.wins.map((sum) => interval(sum, 4)),
    }),
    msPerMove: thinking.map(({ total, decisions }) => rounded(total / Math.max(1, decisions), 3)),
    msLongest: thinking.map(({ longest }) => rounded(longest, 1)),
  };
}

/** The same for people. */
export function plainLines(kept: Kept): string[] {
  const { game, options, bots, series } = kept;
  const of = (sum: Sum, scale: number, digits: number) =>
    `${(scale * mean(sum)).toFixed(digits)} ± ${(scale * halfWidth(sum)).toFixed(digits)}`;
  const lines = bots.map((bot, i) => {
    const won = bots.length > 1 ? `  wins ${of(series.wins[i], 100, 1)} %` : '';
    const { adjusted } = series;
    const wonAdjusted = adjusted && bots.length > 1 ? `, wins ${of(adjusted.wins[i], 100, 1)} %` : '';
    const without = adjusted ? `  without luck: points ${of(adjusted.points[i], 1, 2)}${wonAdjusted}` : '';
    return `  ${bot.padEnd(16)} points ${of(series.points[i], 1, 2)}${won}${without}`;
  });
  const capped = series.capped > 0 ? `, ${series.capped} stopped without an end` : '';
  return [`${game}, ${JSON.stringify(options)}: ${series.games} games${capped}`, ...lines];
}

function interval(sum: Sum, digits: number): [number, number] {
  return [rounded(mean(sum) - halfWidth(sum), digits), rounded(mean(sum) + halfWidth(sum), digits)];
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
