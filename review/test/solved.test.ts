import { GameRecord, type Move } from '@iacta/core';
import { describe, expect, test } from 'vitest';
import { type ReviewedStep, summarise, type Worth } from '../index.ts';
import { optionsFor, randomGame, wholeReview } from './kit.ts';
import { solved, toy } from './toy.ts';

type ToyMove = Move<ReturnType<typeof toy.encodeMove>>;

const judge = solved();
const GAMES = 400;
const all = (worth: Worth) => [...worth.points, ...worth.win];

function games(seats: number) {
  return Array.from({ length: GAMES }, (_, seed) => {
    const record = randomGame(toy, optionsFor(toy, { seats }), seed + 1);
    if (!record) throw new Error('the toy game ends');
    return { record, ...wholeReview(record, judge) };
  });
}

describe.each([1, 2, 3])('with the exact solution as judge and %i seats', (seats) => {
  const reviewed = games(seats);
  const steps = reviewed.flatMap((game) => game.steps);
  const measure = seats > 1 ? 'win' : 'points';

  test('nothing is ever revised by the measure that seats choose by', () => {
    for (const step of steps)
      for (const each of step.revision[measure]) expect(Math.abs(each)).toBeLessThan(1e-9);
  });

  test('no choice gains anything for its own seat, and forced moves are no decisions', () => {
    const decisions = steps.filter(({ kind }) => kind === 'decision');
    expect(decisions.length).toBeGreaterThan(GAMES);
    for (const { effect, seat } of decisions) expect(effect[measure][seat]).toBeLessThanOrEqual(1e-12);
    expect(decisions.some(({ effect, seat }) => effect[measure][seat] < -0.01)).toBe(true);
  });

  test('luck has mean zero, within three standard errors, and the reported spread', () => {
    const luck = reviewed.map((game) =>
      sum(game.steps, (step) => (step.kind === 'roll' ? step.effect[measure][0] : 0)),
    );
    const spread = reviewed.map((game) => sum(game.steps, (step) => step.variance?.[measure][0] ?? 0));
    const mean = luck.reduce((a, b) => a + b) / GAMES;
    const variance = luck.reduce((total, x) => total + (x - mean) ** 2, 0) / GAMES;
    expect(Math.abs(mean)).toBeLessThan(3 * Math.sqrt(variance / GAMES));
    expect(variance / (spread.reduce((a, b) => a + b) / GAMES)).toBeCloseTo(1, 0);
  });

  test('every throw is exact, and the effects of a throw on all seats’ chances cancel out', () => {
    for (const step of steps) {
      expect(step.exact).toBe(true);
      if (step.standardError) for (const each of all(step.standardError)) expect(each).toBe(0);
      if (seats > 1) expect(step.effect.win.reduce((a, b) => a + b, 0)).toBeCloseTo(0, 9);
    }
  });
});

test('a planted blunder is found, is the most expensive decision, and is not called bad luck', () => {
  const record = GameRecord.begin(toy, optionsFor(toy, { seats: 2 }));
  const throwFace = (face: number) => record.play({ roll: face - 1 });
  const decide = (seat: number, move: number) => record.play({ seat, move: move as ToyMove });
  throwFace(3);
  decide(0, 0);
  throwFace(3);
  decide(1, 0);
  throwFace(3);
  // Three is the highest face: throwing again can only lose.
  decide(0, 1);
  throwFace(2);
  throwFace(3);
  decide(1, 0);
  const { steps, start } = wholeReview(record, judge);
  const { seats } = summarise(toy, steps, { start, end: record.position, judge: judge.version });
  expect(seats[0].costly.map(({ index }) => index)).toEqual([5]);
  expect(seats[0].own).toBeLessThan(-0.05);
  expect(seats[1].own).toBeCloseTo(0, 9);
  expect(seats[1].others).toBeCloseTo(-seats[0].own, 9);
  for (const seat of seats) {
    expect(seat.start + seat.luck + seat.own + seat.others + seat.revisions).toBeCloseTo(seat.result, 9);
  }
});

test('threes are lucky and ones are not, and the summary says how much', () => {
  const play = (faces: readonly number[]) => {
    const record = GameRecord.begin(toy, optionsFor(toy, { seats: 1 }));
    for (const face of faces) {
      record.play({ roll: face - 1 });
      record.play({ seat: 0, move: 0 as ToyMove });
    }
    const { steps, start } = wholeReview(record, judge);
    return summarise(toy, steps, { start, end: record.position, judge: judge.version }).seats[0];
  };
  const [lucky, unlucky] = [play([3, 3]), play([1, 1])];
  expect(lucky.luck).toBeGreaterThan(0);
  expect(lucky.luckierThan).toBeGreaterThan(0.8);
  expect(unlucky.luck).toBeLessThan(0);
  expect(unlucky.luckierThan).toBeLessThan(0.2);
  // Keeping a one was a choice: throwing again is worth two points on average.
  expect(unlucky.own).toBeCloseTo(-2, 9);
  expect(unlucky.enough).toBe(false);
});

function sum(steps: readonly ReviewedStep[], of: (step: ReviewedStep) => number): number {
  return steps.reduce((total, step) => total + of(step), 0);
}
