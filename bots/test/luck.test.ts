import { keyedStream, outcomesOf, type Position, type Rules, readOptions } from '@iacta/core';
import { loadBots, loadRules } from '@iacta/games';
import { describe, expect, test } from 'vitest';
import { emptySeries, evaluateBy, halfWidth, mean, NOTHING, playRound } from '../arena/index.ts';
import { type Evaluate, Luck } from '../arena/luck.ts';
import { BASELINES } from '../baselines/index.ts';

/** Wrong on purpose: any number that depends on the position. */
const wrong: Evaluate = (position: Position) => {
  const noise = position.reduce((sum, word, i) => (sum * 31 + word * (i + 7)) % 1_000_003, 17) % 97;
  return { points: [noise, -3 * noise], win: [noise / 10, -noise] };
};

async function contestOf(game: Parameters<typeof loadRules>[0], seats: number) {
  const rules = await loadRules(game);
  const options = readOptions(rules.facts, { seats });
  if (!options.ok) throw new Error(options.refusal.code);
  return { rules, options: options.value, turnCap: 400 };
}

describe('the luck of a roll', () => {
  function firstRoll(rules: Rules, position: Position) {
    for (let i = 0; i < 100; i++) {
      const dice = rules.dice(position);
      if (dice && dice.dice.length > 1) return dice;
      if (dice) rules.applyRoll(position, [...outcomesOf(dice)][0].roll, null);
      else
        rules.applyMove(
          position,
          rules.active(position),
          rules.onTimeout(position, rules.active(position)),
          null,
        );
    }
    throw new Error('no roll of several dice');
  }

  test('is zero on average, exactly, whatever the evaluator says', async () => {
    const { rules, options } = await contestOf('zocken', 2);
    const position = rules.begin(options);
    const dice = rules.dice(position) ?? firstRoll(rules, position);
    let [sum, weights, largest] = [0, 0, 0];
    for (const { roll, weight } of outcomesOf(dice)) {
      const luck = new Luck(rules, wrong, 2, 1);
      luck.rolled(position, dice, roll);
      sum += weight * luck.points[1];
      weights += weight;
      largest = Math.max(largest, Math.abs(luck.points[1]));
    }
    expect(weights).toBeGreaterThan(1);
    expect(sum / weights).toBeCloseTo(0, 6);
    expect(largest).toBeGreaterThan(0);
  });

  test('of too many outcomes to list is zero on average as well', async () => {
    const { rules, options } = await contestOf('clever', 2);
    const position = rules.begin(options);
    const dice = firstRoll(rules, position);
    const all = 3000;
    let [sum, squares] = [0, 0];
    for (let i = 0; i < all; i++) {
      const luck = new Luck(rules, wrong, 2, i);
      const below = keyedStream(5, i);
      const faces = dice.dice.map(({ faces: each }) => below(each.length));
      luck.rolled(
        position,
        dice,
        faces.reduce((packed, index, at) => packed | (index << (3 * at)), 0),
      );
      sum += luck.points[0];
      squares += luck.points[0] ** 2;
    }
    expect(Math.abs(sum / all)).toBeLessThan(4 * Math.sqrt(squares / all / all));
  });
});

describe('a series without luck', () => {
  test('has the same mean with a wrong evaluator', async () => {
    const contest = await contestOf('zocken', 2);
    const bots = [BASELINES.greedy(contest.rules), BASELINES.random(contest.rules)];
    let series = emptySeries(2);
    for (let round = 0; round < 150; round++)
      series = playRound(contest, bots, series, round, undefined, wrong);
    const { adjusted, points, wins } = series;
    if (!adjusted) throw new Error('nothing was adjusted');
    for (const bot of [0, 1]) {
      expect(Math.abs(mean(adjusted.points[bot]) - mean(points[bot]))).toBeLessThan(
        2 * halfWidth(adjusted.points[bot]),
      );
      expect(Math.abs(mean(adjusted.wins[bot]) - mean(wins[bot]))).toBeLessThan(
        2 * halfWidth(adjusted.wins[bot]),
      );
    }
  });

  test('varies at least three times less with a good one', async () => {
    const contest = await contestOf('zocken', 1);
    const found = await loadBots('zocken');
    if (!found) throw new Error('no bots for the game');
    const best = await found.bots.level('best', contest.options);
    let series = emptySeries(1);
    for (let round = 0; round < 20; round++)
      series = playRound(contest, [best], series, round, undefined, evaluateBy(contest.rules, best));
    const narrow = halfWidth(series.adjusted?.points[0] ?? { count: 0, sum: 0, squares: 0 });
    expect(3 * narrow).toBeLessThan(halfWidth(series.points[0]));
  });

  test('counts for as much as each bot makes a result of', async () => {
    const contest = await contestOf('zocken', 2);
    const random = BASELINES.random(contest.rules);
    const evaluate = evaluateBy(contest.rules, random);
    const play = (parts: readonly number[]) =>
      playRound(contest, [random, random], emptySeries(2), 1, undefined, evaluate, parts);
    const [none, half, all] = [play([0, 0]), play([0.5, 0]), play([])];
    expect(none.adjusted?.points.map(mean)).toEqual(none.points.map(mean));
    const luck = (series: typeof all) => mean(series.points[0]) - mean(series.adjusted?.points[0] ?? NOTHING);
    expect(luck(all)).not.toBe(0);
    expect(luck(half)).toBeCloseTo(luck(all) / 2, 9);
    expect(half.adjusted?.points.map(mean)[1]).toBe(mean(half.points[1]));
  });

  test('is not counted unless it is asked for', async () => {
    const contest = await contestOf('zocken', 1);
    const random = BASELINES.random(contest.rules);
    expect(playRound(contest, [random], emptySeries(1), 1).adjusted).toBeUndefined();
  });
});
