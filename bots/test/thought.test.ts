import { expect, it } from 'vitest';
import { thoughtFrom } from '../search/index.ts';

const candidates = [
  { move: 1, worth: 2 },
  { move: 2, worth: 5 },
  { move: 3, worth: 5.001 },
  { move: 4, worth: 5 },
];
const moves = (how: object, from = candidates) => {
  const judged: number[] = [];
  const thought = thoughtFrom(from, {
    value: ({ worth }) => worth,
    judge: ({ move }) => {
      judged.push(move);
      return { move };
    },
    others: 9,
    ...how,
  });
  const all = [thought.best, ...thought.others].map(({ move }) => move);
  expect(judged).toEqual(all);
  return all;
};

it('a thought has the best move first, and of equals the earlier one', () => {
  expect(moves({})).toEqual([3, 2, 4, 1]);
  expect(moves({ noise: 0.01 })).toEqual([2, 3, 4, 1]);
});

it('a preferred move comes first among equals only', () => {
  const isPreferred = ({ move }: { move: number }) => move === 4 || move === 1;
  expect(moves({ isPreferred })).toEqual([3, 4, 2, 1]);
  expect(moves({ isPreferred, noise: 0.01 })).toEqual([4, 2, 3, 1]);
});

it('a thought has the given number of alternatives at most, and no other move is judged', () => {
  expect(moves({ others: 2 })).toEqual([3, 2, 4]);
  expect(moves({ others: 0 })).toEqual([3]);
  expect(moves({}, candidates.slice(0, 1))).toEqual([1]);
});
