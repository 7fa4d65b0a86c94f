import { readOptions } from '@iacta/core';
import { loadRules } from '@iacta/games';
import { expect, test } from 'vitest';
import { BASELINES } from '../baselines/index.ts';
import { calibrate, POLICIES } from '../calibration/index.ts';
import { momentsOf } from '../calibration/moments.ts';
import type { Bot, Judge } from '../search/index.ts';

async function contestOf(seats: number) {
  const rules = await loadRules('zocken');
  const options = readOptions(rules.facts, { seats });
  if (!options.ok) throw new Error(options.refusal.code);
  return { rules, options: options.value, turnCap: 400 };
}

test('a forecast that is off by ten is reported as off by ten, for points and for wins', async () => {
  const contest = await contestOf(2);
  const random = BASELINES.random(contest.rules);
  const games = 3;
  const continuations = 4;
  // The continuations' own means are not known to the bot, so it says zero: the error is minus what came.
  const silent: Bot = (view, seat, below) => ({
    best: { ...random(view, seat, below).best, points: 0, win: 0 },
    others: [],
  });
  const offBy: Bot = (view, seat, below) => ({
    best: { ...random(view, seat, below).best, points: 10, win: 0.1 },
    others: [],
  });
  const plan = { contest, policies: ['random'] as const, games, continuations, seed: 1 };
  const [zero, ten] = [silent, offBy].map((bot) => [...calibrate({ ...plan, bot: () => bot })]);
  expect(zero).toHaveLength(10);
  for (const [i, line] of zero.entries()) {
    expect(line.n).toBe(games);
    expect(line.error).toBeCloseTo(-line.observed, 9);
    expect(ten[i].error - line.error).toBeCloseTo(line.kind === 'points' ? 10 : 0.1, 9);
    expect(ten[i].ci95).toBeCloseTo(line.ci95, 9);
  }
});

test('with a judge its values for the seat that decides are what is compared, not the bot’s forecasts', async () => {
  const contest = await contestOf(2);
  const random = BASELINES.random(contest.rules);
  const judge: Judge = {
    version: 'by seat',
    value: () => ({ points: [70, 80], win: [0.25, 0.75], exact: false }),
  };
  const plan = { contest, judge, policies: ['random'] as const, games: 4, continuations: 1, seed: 2 };
  const lines = [...calibrate({ ...plan, bot: () => random })];
  expect(lines.map(({ kind }) => kind)).toContain('win');
  const seats = lines.filter(({ kind }) => kind === 'points').map(({ forecast }) => (forecast - 70) / 10);
  // Each is the share of positions in which the second seat decides.
  for (const share of seats) expect([0, 0.25, 0.5, 0.75, 1]).toContain(share);
  expect(new Set(seats).size).toBeGreaterThan(1);
});

test('moments are decisions with a choice, one from each fifth, as their seat sees them', async () => {
  const contest = await contestOf(3);
  const random = BASELINES.random(contest.rules);
  const moments = momentsOf(contest, [random, random, random], 4);
  expect(moments.map(({ part }) => part)).toEqual([1, 2, 3, 4, 5]);
  for (const { position, view, seat } of moments) {
    expect(contest.rules.deciders(position) & (1 << seat)).not.toBe(0);
    const hidden = position.slice();
    contest.rules.hide(hidden, seat);
    expect(view).toEqual(hidden);
  }
});

test('mixed play is made of all the others', async () => {
  const contest = await contestOf(1);
  const asked = new Set<string>();
  const random = BASELINES.random(contest.rules);
  const plan = {
    contest,
    policies: ['mixed'] as const,
    games: 6,
    continuations: 1,
    seed: 1,
    bot:
      (policy: string): Bot =>
      (view, seat, below) => {
        asked.add(policy);
        return random(view, seat, below);
      },
  };
  expect([...calibrate(plan)]).toEqual([]);
  expect([...asked].toSorted()).toEqual(POLICIES.filter((policy) => policy !== 'mixed').toSorted());
});
