import { LEVELS, type Level } from '@iacta/bots/search';
import { bots } from '@iacta/clever/bot';
import { rules } from '@iacta/clever/rules';
import {
  clone,
  equal,
  everyOptions,
  keyedStream,
  type Move,
  moves,
  type Options,
  rollWith,
  seatsIn,
} from '@iacta/core';
import { describe, expect, test } from 'vitest';

const ALONE: Options = { seats: 1, starter: 0, soloExtraDie: false };
const ALONE_WITH_EXTRA: Options = { ...ALONE, soloExtraDie: true };

interface Played {
  readonly moves: readonly Move[];
  readonly points: readonly number[];
}

/** A game between levels by seat; every thought is held to its promises on the way. */
async function playGame(
  levels: readonly Level[],
  options: Options,
  seed: number,
  efforts: readonly number[] = [],
): Promise<Played> {
  const players = await Promise.all(levels.map((level, seat) => bots.level(level, options, efforts[seat])));
  const p = rules.begin(options);
  const made: Move[] = [];
  for (let step = 0; ; step++) {
    const dice = rules.dice(p);
    if (dice) {
      rules.applyRoll(p, rollWith(dice, keyedStream(seed, step)), null);
      continue;
    }
    const [seat] = seatsIn(rules.deciders(p));
    if (seat === undefined) break;
    const before = clone(p);
    const { best, others } = players[seat](p, seat, keyedStream(seed, step));
    const legal = moves(rules, p, seat);
    expect(equal(p, before)).toBe(true);
    expect(legal).toContain(best.move);
    for (const { move } of others) expect(legal).toContain(move);
    expect(new Set([best, ...others].map(({ move }) => move)).size).toBe(1 + others.length);
    expect(others.length).toBe(Math.min(4, legal.length - 1));
    expect(best.points).toBeTypeOf('number');
    rules.applyMove(p, seat, best.move, null);
    made.push(best.move);
  }
  return { moves: made, points: Array.from({ length: options.seats }, (_, seat) => rules.points(p, seat)) };
}

async function meanAlone(level: Level, options: Options, games: number): Promise<number> {
  let sum = 0;
  for (let seed = 1; seed <= games; seed++) sum += (await playGame([level], options, seed)).points[0];
  return sum / games;
}

describe('the bots', () => {
  test('make legal moves with reasons in games of every kind', async () => {
    const kinds = [...everyOptions(rules.facts)].filter(
      ({ seats, starter }) => starter === (seats === 1 ? 0 : 'lot') || starter === 'lot',
    );
    expect(new Set(kinds.map(({ seats }) => seats)).size).toBe(4);
    for (const [i, options] of kinds.entries()) {
      const seated = Array.from({ length: options.seats }, (_, seat) => LEVELS[(seat + i) % LEVELS.length]);
      await playGame(seated, options, 11 + i);
    }
  });

  test.each(LEVELS)('%s: the same seed gives the same game', async (level) => {
    const options: Options = { seats: 2, starter: 'lot', soloExtraDie: false };
    const first = await playGame([level, level], options, 5);
    expect(await playGame([level, level], options, 5)).toEqual(first);
  });

  test('alone, each level is worth clearly more than the one below', async () => {
    const means = [];
    for (const level of LEVELS) means.push(await meanAlone(level, ALONE, 16));
    for (let i = 1; i < means.length; i++) expect(means[i]).toBeGreaterThan(means[i - 1] + 8);
  });

  test('the best reaches what it was trained to, with and without extra dice in the passive half', async () => {
    expect(await meanAlone('best', ALONE, 12)).toBeGreaterThan(240);
    expect(await meanAlone('best', ALONE_WITH_EXTRA, 12)).toBeGreaterThan(265);
  });

  test.each(LEVELS.slice(1).map((upper, i) => ({ upper, lower: LEVELS[i] })))(
    'at a table, $upper beats $lower',
    async ({ upper, lower }) => {
      const options: Options = { seats: 2, starter: 'lot', soloExtraDie: false };
      let wins = 0;
      for (let seed = 1; seed <= 16; seed++) {
        const first = await playGame([upper, lower], options, seed);
        const second = await playGame([lower, upper], options, seed);
        if (first.points[0] > first.points[1]) wins++;
        if (second.points[1] > second.points[0]) wins++;
      }
      // By chance an equal player would win twenty-two of thirty-two games once in forty series.
      expect(wins).toBeGreaterThanOrEqual(22);
    },
  );

  test('looking at the others wins more games than playing for points', async () => {
    const options: Options = { seats: 2, starter: 'lot', soloExtraDie: false };
    let wins = 0;
    for (let seed = 1; seed <= 50; seed++) {
      const first = await playGame(['best', 'best'], options, seed, [1, 0.1]);
      const second = await playGame(['best', 'best'], options, seed, [0.1, 1]);
      if (first.points[0] > first.points[1]) wins++;
      if (second.points[1] > second.points[0]) wins++;
    }
    // By chance an equal player would win sixty of a hundred games once in thirty-five series.
    expect(wins).toBeGreaterThanOrEqual(60);
  });

  test('the best reports its chance to win where there are others', async () => {
    const options: Options = { seats: 3, starter: 0, soloExtraDie: false };
    const best = await bots.level('best', options);
    const p = rules.begin(options);
    rules.applyRoll(p, 0, null);
    const { best: chosen } = best(p, 0, keyedStream(1, 1));
    expect(chosen.win).toBeGreaterThan(0.1);
    expect(chosen.win).toBeLessThan(0.9);
  });
});
