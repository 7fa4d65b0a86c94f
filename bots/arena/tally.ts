/** Sums from which mean and interval follow: small, addable and easy to keep between two runs. */
export interface Sum {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

export const NOTHING: Sum = { count: 0, sum: 0, squares: 0 };

export function plus({ count, sum, squares }: Sum, value: number): Sum {
  return { count: count + 1, sum: sum + value, squares: squares + value * value };
}

export function mean({ count, sum }: Sum): number {
  return count === 0 ? Number.NaN : sum / count;
}

/** Half the width of the 95 % interval of the mean. */
export function halfWidth({ count, sum, squares }: Sum): number {
  if (count < 2) return Number.POSITIVE_INFINITY;
  const variance = Math.max(0, (squares - (sum * sum) / count) / (count - 1));
  return 1.96 * Math.sqrt(variance / count);
}
