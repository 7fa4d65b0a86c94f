import { playGame } from '@iacta/bots/arena';
import { type Bot, LEVELS } from '@iacta/bots/search';
import { everyOptions, type Options, type Position, randomStream } from '@iacta/core';
import { randomGame } from '@iacta/core/test-kit';
import { describe, expect, it } from 'vitest';
import { bots } from '../bot/index.ts';
import { movesOf } from '../bot/thoughts.ts';
import { turnState, valueOfMove } from '../bot/turn/reading.ts';
import { TurnSolver } from '../bot/turn/solver.ts';
import { diceLeft } from '../bot/turn/states.ts';
import { POINTS } from '../bot/turn/worth.ts';
import { rules } from '../rules/index.ts';
import { PHASE, WAGER } from '../rules/layout.ts';
import { EMPTY, type Given, setUp } from './table.ts';

const contest = (options: Options) => ({ rules, options, turnCap: 400 });

describe('every level', () => {
  it('plays every seat count and option to the end by legal moves', async () => {
    const weak = ['first-steps', 'casual'] as const;
    for (const options of everyOptions(rules.facts)) {
      const players = await Promise.all(
        Array.from({ length: options.seats }, (_, seat) => bots.level(weak[seat % 2], options)),
      );
      expect(playGame(contest(options), players, 1).capped).toBe(false);
    }
  });

  it.each(LEVELS)('%s: same seed, same game, whatever was played before', async (level) => {
    for (const seats of [1, 2, 3]) {
      const options = { seats, starter: 'lot' };
      const bot = await bots.level(level, options, 0.2);
      const other = await bots.level('first-steps', options);
      const players = [bot, ...Array<Bot>(seats - 1).fill(other)];
      // The second time the bot has its caches filled.
      const first = playGame(contest(options), players, 7 + seats);
      expect(playGame(contest(options), players, 7 + seats)).toEqual(first);
    }
  });

  it.each(LEVELS)(
    '%s gives its reasons: the best first, a few others, each with what it is worth',
    async (level) => {
      const below = randomStream(11);
      for (const seats of [1, 2, 4]) {
        const options = { seats, starter: 0 };
        const bot = await bots.level(level, options, 0.2);
        for (let i = 0; i < 6; i++) {
          const p = rules.begin(options);
          // Late in a turn, where all is solved at once.
          do randomGame(rules, p, below, 1);
          while (rules.deciders(p) === 0 || (p[PHASE] !== WAGER && diceLeft(turnState(p)) > 4));
          const seat = Math.log2(rules.deciders(p) & -rules.deciders(p));
          const { best, others } = bot(p, seat, below);
          const all = [best, ...others];
          const legal = movesOf(p, seat);
          expect(all.every(({ move }) => legal.includes(move))).toBe(true);
          expect(all).toHaveLength(Math.min(6, legal.length));
          expect(new Set(all.map(({ move }) => move)).size).toBe(all.length);
          expect(all.every(({ points, win }) => points !== undefined || win !== undefined)).toBe(true);
          expect(all.every(({ win = 0 }) => win >= 0 && win <= 1)).toBe(true);
        }
      }
    },
  );
});

describe('how much a level gives away', () => {
  /** Random turns as they are met after two dice or more. */
  function positions(count: number): Position[] {
    const below = randomStream(21);
    const found: Position[] = [];
    while (found.length < count) {
      const p = rules.begin({ seats: 1, starter: 0 });
      randomGame(rules, p, below, 9 + below(9));
      if (rules.deciders(p) !== 0 && movesOf(p, 0).length > 1) found.push(p);
    }
    return found;
  }

  it('each level loses fewer points a move than the one below, and the best none', async () => {
    const options = { seats: 1, starter: 0 };
    const all = positions(150);
    const lost: number[] = [];
    for (const level of LEVELS) {
      const bot = await bots.level(level, options);
      const losses = all.map((p) => {
        const solver = new TurnSolver(POINTS);
        const most = Math.max(...movesOf(p, 0).map((move) => valueOfMove(p, move, solver)));
        return most - valueOfMove(p, bot(p, 0, randomStream(1)).best.move, solver);
      });
      lost.push(losses.reduce((a, b) => a + b) / losses.length);
    }
    const [first, casual, strong, best] = lost;
    expect(casual).toBeLessThan(first / 2);
    expect(strong).toBeLessThan(casual / 2);
    expect(best).toBeLessThan(1e-5);
  });
});

describe('the wager', () => {
  async function wagers(given: Given, seat = 1): Promise<boolean[]> {
    const p = setUp({ phase: 'wager', ...given });
    const options = { seats: given.seats ?? 2, starter: given.starter ?? 0 };
    const players = await Promise.all(LEVELS.map((level) => bots.level(level, options)));
    return players.map((bot) => {
      const move = rules.encodeMove(bot(p, seat, randomStream(1)).best.move);
      return 'wager' in move && move.wager;
    });
  }

  it('all wager on three matches, none on three dice that ruin the strip', async () => {
    expect(await wagers({ strip: '-- Y1 O2 R3' })).toEqual([true, true, true, true]);
    expect(await wagers({ strip: 'K1 Y6', out: 'R3' })).toEqual([false, false, false, false]);
  });

  it('the gentlest waits for more than 50 on the strip, the casual one trusts a good beginning', async () => {
    expect(await wagers({ strip: '-- Y1 -- -- P3 -- -- G6' })).toEqual([false, true, true, true]);
  });

  it('the best does not take one that pays in points and costs the win', async () => {
    // The last turn of all: seat 1 has 120 and three matches, seat 0 has 140. Without a wager seat 1 needs more
    // than 20; with one it is enough to score anything at all, since a lost wager costs seat 0 its lead.
    const scores = [
      { ...EMPTY, placing: 150, outer: -10 },
      { ...EMPTY, placing: 100, outer: -10, matches: 30 },
    ];
    const asked = await wagers({ turnsOver: 5, strip: '-- Y1 O2 R3', scores }, 0);
    expect(asked).toEqual([true, true, true, false]);
  });
});

describe('play for the win', () => {
  it('spoils the own turn where the wager of the other makes more points too dear', async () => {
    // Seat 1 is 40 behind and its last die is in hand. On its dot it makes 60, of which the wager takes back 30;
    // on an outer field it makes 40, and the other loses 20: that wins.
    const scores = [
      { ...EMPTY, placing: 150, outer: -10 },
      { ...EMPTY, placing: 100 },
    ];
    const p = setUp({
      turnsOver: 5,
      strip: '-- -- K1 O1 R1 P1 B1 G1',
      hand: 'Y1',
      wagers: [true, null],
      scores,
    });
    const options = { seats: 2, starter: 0 };
    const [strong, best] = await Promise.all([bots.level('strong', options), bots.level('best', options)]);
    const below = randomStream(1);
    expect(rules.encodeMove(strong(p, 1, below).best.move)).toEqual({ place: 2 });
    const thought = best(p, 1, below);
    expect(thought.best).toEqual({ move: 16, win: 1 });
    expect(thought.others).toContainEqual({ move: 17, win: 0 });
  });

  it('opens by the table while the turn follows it, and by points where it has not', async () => {
    const options = { seats: 2, starter: 0 };
    const best = await bots.level('best', options);
    const below = randomStream(2);
    const p = setUp({
      turnsOver: 5,
      scores: [
        { ...EMPTY, placing: 150, matches: 30 },
        { ...EMPTY, placing: 100 },
      ],
    });
    const first = best(p, 1, below);
    expect(first.best.win).toBeGreaterThan(0.1);
    expect(first.best.win).toBeLessThan(0.7);
    expect(first.others).toHaveLength(5);
    const elsewhere = setUp({ turnsOver: 5, strip: 'Y3', hand: '' });
    const second = best(elsewhere, 1, below);
    expect(second.best.points).toBeGreaterThanOrEqual(
      Math.max(...second.others.map(({ points = 0 }) => points)),
    );
  });
});
