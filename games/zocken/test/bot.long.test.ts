import { expect, it } from 'vitest';
import { OWN_POINTS } from '../bot/worth.ts';
import { KIND_POINTS, solvePassing, solvePoints } from '../train/points.ts';

// The whole turn, solved in double precision from the empty strip. The figures were known beforehand.

// About three seconds each on a quiet machine; a busy one may take its time.
const PATIENCE = 300_000;

it.each([
  ['higher', KIND_POINTS, '0.7787'],
  ['lower', OWN_POINTS, '0.7780'],
] as const)(
  'a turn brings 97.2156 points at best; equal plays to the %s chance of more than 50',
  (_, aim, passes) => {
    const play = solvePoints(aim);
    expect(play.points.toFixed(4)).toBe('97.2156');
    expect(play.passes.toFixed(4)).toBe(passes);
  },
  PATIENCE,
);

it(
  'more than 50 can be had with a chance of 0.8034',
  () => {
    expect(solvePassing().toFixed(4)).toBe('0.8034');
  },
  PATIENCE,
);
