import { bytesOf } from '@iacta/bots/search';
import { keyedStream, type Position, readOptions, rollWith } from '@iacta/core';
import { expect, test } from 'vitest';
import { bestBot } from '../bot/best.ts';
import { correctionTerms } from '../bot/correction.ts';
import { netFrom } from '../bot/net.ts';
import CORRECTION from '../bot/weights-correction.ts';
import many from '../bot/weights-many.ts';
import { rules } from '../rules/index.ts';

const net = netFrom(many);
const COUNT = correctionTerms(net.second);
const EFFORT = 0.1;
/** Where the terms of two seats begin: the first of them is always 1. */
const TWO_SEATS = 8;

/** The first decision of a game of two. */
function opening(): Position {
  const options = readOptions(rules.facts, { seats: 2, starter: 0 });
  if (!options.ok) throw new Error(options.refusal.code);
  const p = rules.begin(options.value);
  for (let dice = rules.dice(p); dice; dice = rules.dice(p))
    rules.applyRoll(p, rollWith(dice, keyedStream(1, 0)), null);
  return p;
}

function told(weights: readonly number[]) {
  const bot = bestBot(net, { spread: many.spread[2], correction: weights }, EFFORT);
  const p = opening();
  const { move, points = Number.NaN, win = Number.NaN } = bot(p, rules.active(p), keyedStream(2, 0)).best;
  return { move, points, win };
}

const none = new Array<number>(COUNT).fill(0);

test('the correction has a weight for every term', () => {
  expect(bytesOf(CORRECTION)).toHaveLength(COUNT * Float32Array.BYTES_PER_ELEMENT);
});

test('what is added for all seats alike moves the points, not the chance to win, nor the move', () => {
  const before = told(none);
  const after = told(none.with(TWO_SEATS, 5));
  expect(after.points).toBeCloseTo(before.points + 5, 9);
  expect(after.win).toBeCloseTo(before.win, 9);
  expect(after.move).toBe(before.move);
});

test('what is added for the seat with more points to come moves the chance to win', () => {
  // Term 0 is the value of the own sheet: the seat that is to move first expects another one than the other seat.
  const before = told(none);
  const after = told(none.with(0, 40));
  expect(after.win).not.toBeCloseTo(before.win, 4);
  expect(after.move).toBe(before.move);
});
