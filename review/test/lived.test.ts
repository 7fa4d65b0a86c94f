import type { Judge, Lived } from '@iacta/bots/search';
import { clone, outcomesOf, randomStream } from '@iacta/core';
import { loadJudges, loadRules } from '@iacta/games';
import { describe, expect, test } from 'vitest';
import type { ReviewedStep } from '../index.ts';
import { LivedChances } from '../lived.ts';
import { optionsFor, randomGame, wholeReview } from './kit.ts';
import { solved, toy } from './toy.ts';

const LIVED: Lived = {
  sure: 0.6,
  skill: 20,
  steps: 12,
  luck: { 'first-steps': 0.5, casual: 0.6, strong: 0.8, best: 1 },
};
const judge: Judge = { ...solved(), lived: LIVED };
const exact = solved();
/** What the first seat's own rolls or choices changed of its chance. */
function sum(steps: readonly ReviewedStep[], kind: string): number {
  const counted = steps.filter((step) => step.kind === kind && (kind === 'roll' || step.seat === 0));
  return counted.reduce((total, { effect }) => total + effect.win[0], 0);
}
const logit = (p: number) => Math.log(p / (1 - p));

describe('chances of those who play', () => {
  test('at the start they are the judge’s, less sure; what is decided stays decided', () => {
    const lens = new LivedChances(judge, 2).at(0);
    if (!lens) throw new Error('no lens');
    const [win] = lens({ points: [], win: [0.9, 0.1] }).win;
    expect(logit(win)).toBeCloseTo(0.6 * logit(0.9), 9);
    expect(lens({ points: [7, 8], win: [1, 0] })).toEqual({ points: [7, 8], win: [1, 0] });
  });

  test('who lost less so far has the better chance, the more the earlier it is', () => {
    const lived = new LivedChances(judge, 3);
    for (let i = 0; i < 10; i++) {
      lived.decided(0, 0.01);
      lived.decided(1, 0.08);
      lived.decided(2, 0.04);
    }
    const even = { points: [], win: [1 / 3, 1 / 3, 1 / 3] };
    const [early, late, over] = [2, 9, 12].map((step) => lived.at(step)?.(even).win ?? []);
    for (const each of [early, late]) {
      expect(each[0]).toBeGreaterThan(each[2]);
      expect(each[2]).toBeGreaterThan(each[1]);
      expect(each.reduce((a, b) => a + b)).toBeCloseTo(1, 12);
    }
    expect(early[0]).toBeGreaterThan(late[0]);
    for (const each of over) expect(each).toBeCloseTo(1 / 3, 12);
  });

  test('alone, and with a judge that knows nothing of players, nothing is changed', () => {
    expect(new LivedChances(judge, 1).at(0)).toBeNull();
    expect(new LivedChances(solved(), 2).at(0)).toBeNull();
  });

  test('the parts of a review still add up, luck still has mean zero, and mistakes cost less', () => {
    let [luck, squares, games, own, sure] = [0, 0, 0, 0, 0];
    for (let seed = 1; seed <= 400; seed++) {
      const record = randomGame(toy, optionsFor(toy, { seats: 2 }), seed);
      if (!record) continue;
      const { steps, rest } = wholeReview(record, judge);
      for (const each of [...rest.points, ...rest.win]) expect(Math.abs(each)).toBeLessThan(1e-9);
      const bestPlay = wholeReview(record, exact).steps;
      luck += sum(steps, 'roll');
      squares += sum(steps, 'roll') ** 2;
      own += sum(steps, 'decision');
      sure += sum(bestPlay, 'decision');
      games++;
    }
    expect(Math.abs(luck / games)).toBeLessThan((3 * Math.sqrt(squares)) / games);
    expect(squares / games).toBeGreaterThan(0.01);
    expect(own).toBeLessThan(0);
    expect(own).toBeGreaterThan(0.9 * sure);
  });
});

test('outcomes that a judge counts at once are changed one by one', async () => {
  const rules = await loadRules('qwantum');
  const options = optionsFor(rules, { seats: 2 });
  const own = await (await loadJudges('qwantum'))?.judges.judge(options);
  const record = randomGame(rules, options, 3);
  if (!own?.throwValues || !record) throw new Error('Qwantum counts its throws');
  const lens = new LivedChances({ ...judge, lived: LIVED }, 2).at(0);
  const lived = (win: readonly number[]) => lens?.({ points: [], win }).win ?? win;
  const below = randomStream(1);
  let seen = 0;
  for (const position of record.positions) {
    const dice = rules.dice(position);
    if (!dice || dice.outcomes > 300 || dice.outcomes < 2 || below(3) > 0) continue;
    const counted = own.throwValues(position, lived);
    if (!counted) continue;
    let [sum, all, points] = [0, 0, 0];
    for (const { roll, weight } of outcomesOf(dice)) {
      const next = clone(position);
      rules.applyRoll(next, roll, null);
      const value = own.value(next);
      sum += weight * lived(value.win)[0];
      points += weight * value.points[0];
      all += weight;
    }
    expect(counted.mean.win[0]).toBeCloseTo(sum / all, 5);
    expect(counted.mean.points[0]).toBeCloseTo(points / all, 3);
    if (++seen === 4) break;
  }
  expect(seen).toBeGreaterThan(1);
});
