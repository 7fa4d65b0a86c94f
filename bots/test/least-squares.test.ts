import { expect, test } from 'vitest';
import { LeastSquares } from '../calibration/index.ts';

const CASES = [
  [1, 0, 0],
  [1, 1, 0],
  [1, 0, 2],
  [1, 3, 1],
  [1, -2, 4],
].map((terms) => Float64Array.from(terms));
const madeOf = ([one, a, b]: Float64Array) => 2 * one - 3 * a + 0.5 * b;

test('finds the weights that the values were made with', () => {
  const fit = new LeastSquares(3, 1e-9);
  for (const terms of CASES) fit.add(terms, madeOf(terms));
  const weights = fit.solve();
  expect(weights).toHaveLength(3);
  for (const [i, weight] of [2, -3, 0.5].entries()) expect(weights[i]).toBeCloseTo(weight, 6);
  // Solving leaves the cases as they are.
  expect(fit.solve()).toEqual(weights);
});

test('a ridge draws weights towards zero', () => {
  const fit = new LeastSquares(3, 1e6);
  for (const terms of CASES) fit.add(terms, madeOf(terms));
  for (const weight of fit.solve()) expect(Math.abs(weight)).toBeLessThan(0.01);
});
