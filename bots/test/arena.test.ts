import { readOptions } from '@iacta/core';
import { loadRules } from '@iacta/games';
import { describe, expect, test } from 'vitest';
import { emptySeries, halfWidth, mean, pairsOf, playGame, playRound } from '../arena/index.ts';
import { NOTHING, plus } from '../arena/tally.ts';
import { BASELINES } from '../baselines/index.ts';
import type { Bot } from '../search/index.ts';

async function contestOf(game: Parameters<typeof loadRules>[0], given: object, turnCap = 400) {
  const rules = await loadRules(game);
  const options = readOptions(rules.facts, given);
  if (!options.ok) throw new Error(options.refusal.code);
  return { rules, options: options.value, turnCap };
}

describe('a game between bots', () => {
  test('is the same for the same seed, and another for another', async () => {
    const contest = await contestOf('zocken', { seats: 3 });
    const bots = Array.from({ length: 3 }, () => BASELINES.random(contest.rules));
    expect(playGame(contest, bots, 5)).toEqual(playGame(contest, bots, 5));
    expect(playGame(contest, bots, 6)).not.toEqual(playGame(contest, bots, 5));
  });

  test('stops at the turn cap and says so', async () => {
    const contest = await contestOf('garden-dice', { seats: 2 }, 3);
    const bots = [BASELINES.random(contest.rules), BASELINES.random(contest.rules)];
    expect(playGame(contest, bots, 1)).toMatchObject({ capped: true });
    expect(playGame({ ...contest, turnCap: 4000 }, bots, 1)).toMatchObject({ capped: false });
  });

  test('a move that is not listed is never played', async () => {
    const contest = await contestOf('zocken', { seats: 2 });
    const cheat: Bot = () => ({ best: { move: 1_000_000 }, others: [] });
    expect(() => playGame(contest, [cheat, cheat], 1)).toThrow('illegal');
  });

  test('a bot is shown its own view: no sealed answer of another seat', async () => {
    const contest = await contestOf('zocken', { seats: 3 });
    const { rules } = contest;
    const spy: Bot = (view, seat, below) => {
      const hidden = view.slice();
      rules.hide(hidden, seat);
      expect(view).toEqual(hidden);
      return BASELINES.greedy(rules)(view, seat, below);
    };
    playGame(contest, [spy, spy, spy], 3);
    expect.hasAssertions();
  });
});

describe('a series', () => {
  test('gives every bot every seat with the same dice: equal players come out exactly equal', async () => {
    const contest = await contestOf('qwantum', { seats: 3 });
    const bots = Array.from({ length: 3 }, () => BASELINES.greedy(contest.rules));
    const series = playRound(contest, bots, emptySeries(3), 11);
    expect(series.games).toBe(3);
    const means = series.points.map(mean);
    expect(means[1]).toBeCloseTo(means[0], 9);
    expect(means[2]).toBeCloseTo(means[0], 9);
    expect(series.wins.map(mean).reduce((a, b) => a + b)).toBeCloseTo(1, 9);
  });

  test('finds the better player, in either order', async () => {
    const contest = await contestOf('doce', {});
    const [better, worse] = [BASELINES.greedy(contest.rules), BASELINES.random(contest.rules)];
    for (const bots of [
      [better, worse],
      [worse, better],
    ]) {
      let series = emptySeries(2);
      for (let round = 0; round < 30; round++) series = playRound(contest, bots, series, round);
      const place = bots.indexOf(better);
      expect(mean(series.wins[place]) - halfWidth(series.wins[place])).toBeGreaterThan(0.5);
    }
  });
});

describe('figures', () => {
  test('mean and interval follow from the sums', () => {
    const values = [3, 5, 4, 8, 10];
    const sum = values.reduce(plus, NOTHING);
    const variance = values.reduce((all, value) => all + (value - 6) ** 2, 0) / 4;
    expect(mean(sum)).toBe(6);
    expect(halfWidth(sum)).toBeCloseTo(1.96 * Math.sqrt(variance / 5), 12);
    expect(halfWidth(plus(NOTHING, 3))).toBe(Number.POSITIVE_INFINITY);
  });

  test('a ladder has every level against the one below, and greedy beside the first', () => {
    expect(pairsOf(['one', 'two', 'three']).map(({ upper, lower }) => `${upper} ${lower}`)).toEqual([
      'one random',
      'greedy random',
      'two one',
      'three two',
      'three greedy',
    ]);
  });
});
