import type { ReviewedStep } from '@iacta/review';
import { describe, expect, it } from 'vitest';
import { changesOf, scaleOf, turningPoints, valuesOf } from '../src/lib/review/graph.ts';

const both = (first: number) => ({ points: [0, 0], win: [first, -first] });
function step(index: number, kind: ReviewedStep['kind'], before: number, effect: number): ReviewedStep {
  return {
    ...{ index, kind, seat: 0, exact: false },
    before: { points: [0, 0], win: [before, 1 - before] },
    effect: both(effect),
    revision: both(0.01),
  };
}

const STEPS = [
  step(0, 'roll', 0.5, 0.09),
  step(1, 'forced', 0.6, 0),
  step(2, 'decision', 0.61, -0.3),
  step(3, 'roll', 0.32, 0.1),
];

describe('the graph of a review', () => {
  it('begins at the start value and ends at the result', () => {
    const values = valuesOf(STEPS, 'win').map(([first]) => first);
    expect(values.slice(0, 4)).toEqual([0.5, 0.6, 0.61, 0.32]);
    expect(values[4]).toBeCloseTo(0.43, 9);
    expect(valuesOf([], 'win')).toEqual([]);
  });

  it('tells luck from choices, with the value after the step, and leaves out what was forced', () => {
    expect(changesOf(STEPS, 'win')).toMatchObject([
      { index: 0, kind: 'luck', change: 0.09, value: 0.6 },
      { index: 2, kind: 'choice', change: -0.3, value: 0.32 },
      { index: 3, kind: 'luck', change: 0.1 },
    ]);
  });

  it('offers the largest changes, none so near to a larger one that a finger would hit both', () => {
    const changes = changesOf(STEPS, 'win');
    const scale = scaleOf(valuesOf(STEPS, 'win'), 'win');
    expect(turningPoints(changes, 4, scale)).toEqual(changes);
    // In a long game steps 3 and 4 lie on each other: the smaller change gives way.
    expect(turningPoints(changes, 100, scale).map(({ index }) => index)).toEqual([0, 2]);
    const many = Array.from({ length: 40 }, (_, index) => ({ ...changes[0], index, change: index / 100 }));
    expect(turningPoints(many, 40, scale)).toHaveLength(6);
  });

  it('has round numbers on its axis', () => {
    expect(scaleOf([[0.2, 0.8]], 'win').ticks).toEqual([1, 0.5, 0]);
    expect(scaleOf([[279], [104]], 'points').ticks).toEqual([300, 150, 0]);
    expect(scaleOf([[12], [-7]], 'points')).toMatchObject({ low: -10, high: 20 });
  });
});
