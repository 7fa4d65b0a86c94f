import { type Contest, emptySeries, mean, playGame, playRound } from '@iacta/bots/arena';
import { type Bot, LEVELS, type Level } from '@iacta/bots/search';
import { clone, fastStream, MoveList, type Options, type Position } from '@iacta/core';
import { quick, randomGame } from '@iacta/core/test-kit';
import { describe, expect, test } from 'vitest';
import { bots } from '../bot/index.ts';
import { rules } from '../rules/index.ts';
import { optionsFor, table, veg } from './setting.ts';

const SMALL = 0.02;
const everyOption: Options[] = [2, 3, 4].flatMap((seats) =>
  [false, true].map((family) => optionsFor({ seats, family })),
);

const contest = (options: Options): Contest => ({ rules, options, turnCap: 400 });
const below = fastStream(1);

/** Positions of random play in which a seat has to decide. */
function* decisions(options: Options, count: number): Generator<Position> {
  const draw = fastStream(count + options.seats);
  for (let met = 0; met < count; ) {
    const p = rules.begin(options);
    while (met < count && randomGame(rules, p, draw, 1 + draw(15)) > 0) {
      if (rules.deciders(p) === 0) continue;
      met++;
      yield p;
    }
  }
}

describe.each(LEVELS)('%s', (level: Level) => {
  test('makes listed moves with reasons, whatever the seats and options', async () => {
    for (const options of everyOption) {
      const bot = await bots.level(level, options, SMALL);
      for (const p of decisions(options, quick ? 10 : 20)) {
        const seat = rules.active(p);
        const before = clone(p);
        const { best, others } = bot(p, seat, below);
        expect(p).toEqual(before);
        const list = new MoveList();
        rules.list(p, seat, list);
        const judged = [best, ...others];
        for (const { move } of judged) expect(list.has(move)).toBe(true);
        expect(new Set(judged.map(({ move }) => move)).size).toBe(judged.length);
        expect(judged.length).toBeLessThanOrEqual(5);
        const worths = judged.map(({ win, points }) => win ?? points ?? Number.NaN);
        expect(worths).toEqual(worths.toSorted((a, b) => b - a));
        for (const { win = 0 } of judged) expect(win >= 0 && win <= 1).toBe(true);
      }
    }
  });

  test('the same seed gives the same game, with a new bot and with one that has played', async () => {
    const options = optionsFor({ starter: 0 });
    const used = await bots.level(level, options, SMALL);
    const players = [used, used];
    const first = playGame(contest(options), players, 7);
    playGame(contest(options), players, 8);
    expect(playGame(contest(options), players, 7)).toEqual(first);
    const fresh = await bots.level(level, options, SMALL);
    expect(playGame(contest(options), [fresh, fresh], 7)).toEqual(first);
  });
});

/** The mean share of the win of the first, both seats taken with the same dice. */
function duel(one: Bot, other: Bot, rounds: number): number {
  let series = emptySeries(2);
  for (let round = 0; round < rounds; round++) {
    series = playRound(contest(optionsFor({ starter: 0 })), [one, other], series, 100 + round);
  }
  return mean(series.wins[0]);
}

test.each([
  ['casual', 'first-steps', 1, quick ? 15 : 30, 0.75],
  ['strong', 'casual', 0.3, quick ? 4 : 6, 0.75],
] as const)('%s beats %s', async (higher, lower, effort, rounds, share) => {
  const [one, other] = await Promise.all(
    [higher, lower].map((level) => bots.level(level, optionsFor(), effort)),
  );
  expect(duel(one, other, rounds)).toBeGreaterThan(share);
});

test('a plan that has been begun is worth no less than was promised', async () => {
  const bot = await bots.level('strong', optionsFor());
  let kept = 0;
  for (const p of decisions(optionsFor(), quick ? 10 : 40)) {
    const seat = rules.active(p);
    const promised = bot(p, seat, below).best;
    const after = clone(p);
    rules.applyMove(after, seat, promised.move, null);
    if (rules.deciders(after) !== 1 << seat) continue;
    kept++;
    expect(bot(after, seat, below).best.win).toBeGreaterThanOrEqual((promised.win ?? 1) - 1e-9);
  }
  expect(kept).toBeGreaterThan(3);
});

test('G-33: who is ahead and can buy the last seed buys it and has won', async () => {
  const p = table({
    dice: [1],
    supply: { pepper: 1, carrot: 0, tomato: 0, artichoke: 0, eggplant: 0 },
    garden: [veg('pepper', 0, [1, 2])],
    seats: [
      { harvested: { pepper: 1, carrot: 2, tomato: 2, artichoke: 2, eggplant: 3 } },
      { harvested: { pepper: 2, carrot: 3, tomato: 3, artichoke: 3, eggplant: 2 } },
    ],
  });
  // The other seat leads here: ending the game would lose it.
  for (const level of ['strong', 'best'] as const) {
    const bot = await bots.level(level, optionsFor());
    expect(rules.encodeMove(bot(p, 0, below).best.move)).not.toHaveProperty('buy');
    const ahead = table({
      dice: [1],
      turn: 1,
      supply: { pepper: 1, carrot: 0, tomato: 0, artichoke: 0, eggplant: 0 },
      garden: [veg('pepper', 1, [1, 2])],
      seats: [
        { harvested: { pepper: 1, carrot: 2, tomato: 2, artichoke: 2, eggplant: 2 } },
        { harvested: { pepper: 2, carrot: 3, tomato: 3, artichoke: 3, eggplant: 3 } },
      ],
    });
    const thought = bot(ahead, 1, below).best;
    expect(rules.encodeMove(thought.move)).toEqual({ buy: 'pepper', die: 1 });
    expect(thought.win).toBeGreaterThan(0.999);
  }
});
