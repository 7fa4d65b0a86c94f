export interface Pair {
  readonly upper: string;
  readonly lower: string;
}

/** Who is measured against whom: each level against the one below, the first against random play, greedy beside it. */
export function pairsOf(levels: readonly string[]): readonly Pair[] {
  const best = levels[levels.length - 1];
  return [
    { upper: levels[0], lower: 'random' },
    { upper: 'greedy', lower: 'random' },
    ...levels.slice(1).map((upper, below) => ({ upper, lower: levels[below] })),
    { upper: best, lower: 'greedy' },
  ];
}
