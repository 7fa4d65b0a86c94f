import { bytesOf } from '@iacta/bots/search';
import { rules } from '@iacta/clever/rules';
import { keyedStream, type Options, type Position, rollWith } from '@iacta/core';
import { expect, test } from 'vitest';
import { Reader, readWeights, TERMS } from '../bot/net.ts';
import many from '../bot/weights-many.ts';
import shipped from '../bot/weights-many-expected.ts';

const SEAT_COUNTS = [2, 3, 4];

/** A correction whose first weight, that of a term which is always 1, is given for each seat count. */
function constants(points: readonly number[]): string {
  const weights = new Float32Array(SEAT_COUNTS.length * TERMS);
  for (const [at, value] of points.entries()) weights[at * TERMS] = value;
  return Buffer.from(weights.buffer).toString('base64');
}

/** Before the first choice of a game. */
function opening(seats: number): Position {
  const options: Options = { seats, starter: 0, soloExtraDie: false };
  const p = rules.begin(options);
  for (let dice = rules.dice(p); dice; dice = rules.dice(p))
    rules.applyRoll(p, rollWith(dice, keyedStream(1, 0)), null);
  return p;
}

test('the correction has a weight for every term and seat count', () => {
  expect(bytesOf(shipped)).toHaveLength(SEAT_COUNTS.length * TERMS * Float32Array.BYTES_PER_ELEMENT);
});

test.each(SEAT_COUNTS)(
  'with %i seats the weights of that seat count are added, to the points alone',
  (seats) => {
    const reader = new Reader(readWeights(many, constants([20, 30, 40])));
    const { points, variance, expected } = reader.expectation(opening(seats), 0);
    expect(expected).toBeCloseTo(points + 10 * seats, 6);
    expect({ points, variance }).toEqual(new Reader(readWeights(many)).forecast(opening(seats), 0));
  },
);
