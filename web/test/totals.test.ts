import type { Facts, Outcome } from '@iacta/core';
import { expect, test } from 'vitest';
import { runningTotals } from '../src/lib/table/totals.ts';

const outcome = (final: boolean) =>
  ({
    final,
    seats: [
      { total: 0, parts: { harvested: 5, unplanted: -5 } },
      { total: 8, parts: { harvested: 8 } },
    ],
  }) as unknown as Outcome;
const facts = { endParts: ['unplanted'] } as unknown as Facts;

test('a penalty of the end does not count before the end: who buys a seed loses nothing yet', () => {
  expect(runningTotals(outcome(false), facts)).toEqual([5, 8]);
  expect(runningTotals(outcome(true), facts)).toEqual([0, 8]);
});
