import { expect, test } from 'vitest';
import { DIGITS, numeral } from './digits.ts';

test('a number is drawn digit by digit around its middle', () => {
  expect(numeral(7)).toEqual([{ path: DIGITS[6], x: 0 }]);
  expect(numeral(20).map(({ x }) => x)).toEqual([-4.3, 4.3]);
  expect(numeral(100).map(({ x }) => x)).toEqual([-8.6, 0, 8.6]);
});

test('every digit has different strokes', () => {
  const paths = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => numeral(digit)[0].path);
  expect(paths.every((path) => path.startsWith('M'))).toBe(true);
  expect(new Set(paths).size).toBe(10);
});
