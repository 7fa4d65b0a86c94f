import { MoveList, randomStream, readOptions } from '@iacta/core';
import { loadRules } from '@iacta/games';
import { describe, expect, test } from 'vitest';
import { BotCache, seatBot } from '../levels/index.ts';
import type { Bot, GameBots } from '../search/index.ts';

const rules = await loadRules('doce');
const read = readOptions(rules.facts, { starter: 0 });
if (!read.ok) throw new Error(read.refusal.code);
const options = read.value;

/** Takes the last move of the list and counts how often it was asked and made. */
function counting() {
  const count = { made: 0, asked: 0 };
  const bot: Bot = (view, seat) => {
    count.asked++;
    const list = new MoveList();
    rules.list(view, seat, list);
    return { best: { move: list.moves[list.count - 1] }, others: [] };
  };
  const level = () => {
    count.made++;
    return Promise.resolve(bot);
  };
  const bots: GameBots = { level, baselines: { last: () => bot } };
  return { count, seating: { rules, options, find: () => Promise.resolve({ bots }) } };
}

describe('a bot by its name', () => {
  test('levels, baselines of all games and of this game are found; others are not', async () => {
    const { seating } = counting();
    for (const name of [
      'best',
      'first-steps',
      'learning',
      'skilled',
      'beginner',
      'greedy',
      'random',
      'last',
    ]) {
      expect(await seatBot(name, seating), name).not.toBeNull();
    }
    for (const name of ['', 'toString', 'constructor', 'Best', 'level']) {
      expect(await seatBot(name, seating), name).toBeNull();
    }
  });

  test('a game without levels between has the level below instead', async () => {
    const { seating } = counting();
    const asked: string[] = [];
    const find = async () => {
      const found = (await seating.find()).bots;
      const level: GameBots['level'] = (name, options) => {
        asked.push(name);
        return found.level(name, options);
      };
      return { bots: { ...found, level } };
    };
    for (const name of ['learning', 'skilled']) await seatBot(name, { ...seating, find });
    expect(asked).toEqual(['first-steps', 'casual']);
  });

  test('a single legal move is played without a search', async () => {
    const { count, seating } = counting();
    const lone = { ...rules, list: (_: unknown, __: number, out: MoveList) => out.add(7) };
    const bot = await seatBot('best', { ...seating, rules: lone });
    expect(bot?.(rules.begin(options), 0, randomStream(1))).toEqual({ best: { move: 7 }, others: [] });
    expect(count.asked).toBe(0);
  });

  test('a cache makes each bot once', async () => {
    const { count, seating } = counting();
    const cache = new BotCache(seating);
    const position = rules.begin(options);
    const [first, second] = await Promise.all([
      cache.ask('best', position, 0, randomStream(1)),
      cache.ask('best', position, 0, randomStream(1)),
    ]);
    expect(first).toEqual(second);
    expect(count).toEqual({ made: 1, asked: 2 });
    expect(await cache.ask('unknown', position, 0, randomStream(1))).toBeNull();
  });
});
