import { expect, test } from 'vitest';
import { mergeTables } from '../arena/merge-tables.ts';

const ladders = (...tables: string[]) => `## The ladder\n\n${tables.join('')}`;
const ladder = (title: string, row: string) => `### ${title}\n\n| bot | games |\n|---|---:|\n${row}\n\n`;
const means = (...rows: string[]) =>
  ['## Means', '', '| table | bot | mean |', '|---|---|---:|', ...rows, '', ''].join('\n');

test('a ladder made anew replaces the one before, and the others stay', () => {
  const before = ladders(ladder('a, 2 seats', '| best | 10 |'), ladder('c, 2 seats', '| best | 30 |'));
  const now = ladders(ladder('b, 2 seats', '| best | 20 |'), ladder('a, 2 seats', '| best | 11 |'));
  expect(mergeTables(before, now)).toBe(
    ladders(
      ladder('a, 2 seats', '| best | 11 |'),
      ladder('b, 2 seats', '| best | 20 |'),
      ladder('c, 2 seats', '| best | 30 |'),
    ),
  );
});

test('of other tables single rows are replaced, known by their words', () => {
  const before = means('| a | random | 1 |', '| a | greedy | 2 |', '| c | random | 3 |');
  const now = means('| b | random | 9 |', '| a | greedy | 5 |');
  expect(mergeTables(before, now)).toBe(
    means('| a | random | 1 |', '| a | greedy | 5 |', '| b | random | 9 |', '| c | random | 3 |'),
  );
});

test('a column that is no longer written goes from the rows that stay', () => {
  const before = means('| a | random | 1 |').replaceAll('mean |', 'mean | old |').replace('1 |', '1 | 7 |');
  expect(mergeTables(before, means('| b | random | 9 |'))).toBe(
    means('| a | random | 1 |', '| b | random | 9 |'),
  );
});
