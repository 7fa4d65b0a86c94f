import type { Facts, Outcome } from '@iacta/core';

/** The totals as people count them at the table: what is only settled at the end comes in when it is over. */
export function runningTotals({ seats, final }: Outcome, { endParts = [] }: Facts): readonly number[] {
  return seats.map(({ total, parts }) =>
    final ? total : endParts.reduce((sum, part) => sum - (parts[part] ?? 0), total),
  );
}
