import { clone, MoveList, type Options, outcome, type Rules, randomStream, readOptions } from '@iacta/core';
import { GAME_IDS, loadBots, loadRules } from '@iacta/games';
import { describe, expect, test } from 'vitest';
import { type Contest, playGame } from '../arena/index.ts';
import { random } from '../baselines/random.ts';
import { seatBot } from '../levels/index.ts';
import { LEVELS, monteCarlo } from '../search/index.ts';

function optionsFor(rules: Rules, given: object = {}): Options {
  const read = readOptions(rules.facts, given);
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value;
}

describe('a game without its own bots', () => {
  test('has a legal player at every level, which answers the same question the same way', async () => {
    for (const id of GAME_IDS) {
      const rules = await loadRules(id);
      const options = optionsFor(rules);
      for (const level of LEVELS.slice(0, 2)) {
        const bot = await seatBot(level, { rules, options, find: () => Promise.resolve(null), effort: 0.05 });
        const play = (seed: number) =>
          playGame({ rules, options, turnCap: 4 } satisfies Contest, Array(options.seats).fill(bot), seed);
        expect(play(7), `${id} ${level}`).toEqual(play(7));
      }
    }
  });

  test('plays better than chance', async () => {
    const rules = await loadRules('zocken');
    const options = optionsFor(rules, { seats: 2 });
    const contest = { rules, options, turnCap: 1_000 };
    let wins = 0;
    for (let seed = 0; seed < 12; seed++) {
      const bots = [monteCarlo(rules, 3_000), random(rules)];
      wins += playGame(contest, seed % 2 ? bots : bots.toReversed(), seed).wins[seed % 2 ? 0 : 1];
    }
    // 50 % by chance: ten or more of twelve happen in 2 % of such series.
    expect(wins).toBeGreaterThanOrEqual(10);
  });

  test('an immediate win is taken, and its value is reported', async () => {
    const rules = await loadRules('doce');
    const below = randomStream(3);
    const position = rules.begin(optionsFor(rules, { starter: 0 }));
    const list = new MoveList();
    const wins = () => {
      list.clear();
      const [seat] = [rules.active(position)];
      rules.list(position, seat, list);
      return list.toArray().filter((move) => {
        const next = clone(position);
        rules.applyMove(next, seat, move, null);
        return rules.points(next, seat) > rules.points(position, seat) + 10;
      });
    };
    let winning = wins();
    while (winning.length === 0) {
      rules.applyMove(position, rules.active(position), list.moves[below(list.count)], null);
      winning = wins();
    }
    const { best } = monteCarlo(rules, 60_000)(position, rules.active(position), below);
    expect(winning).toContain(best.move);
    expect(best.win).toBeGreaterThan(0.5);
    expect(outcome(rules, position).final).toBe(false);
  });
});

test('a game that is not there has no bots', async () => {
  expect(await loadBots('no-such-game')).toBeNull();
  expect(await loadBots('doce')).toHaveProperty('bots');
});
