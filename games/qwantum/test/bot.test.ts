import { LEVELS, type Level } from '@iacta/bots/search';
import { everyOptions, randomStream } from '@iacta/core';
import { bots } from '@iacta/qwantum/bot';
import { rules } from '@iacta/qwantum/rules';
import { describe, expect, test } from 'vitest';
import { game } from './bot-play.ts';
import { EASY, enter, options, settled, sheet, table } from './play.ts';

const one = (level: Level, seats: number) => bots.level(level, options(seats));

describe('every level', () => {
  test('plays legal moves at every table, and thinks of legal ones only', async () => {
    let seed = 0;
    for (const chosen of everyOptions(rules.facts)) {
      const players = await Promise.all(
        Array.from({ length: chosen.seats }, (_, seat) => bots.level(LEVELS[(seat + seed) % 4], chosen)),
      );
      game(chosen, players, seed++, 10);
    }
  });

  test('plays whole games by legal moves with little effort, the same from the same seed', async () => {
    for (const seats of [1, 2, 4]) {
      const players = await Promise.all(
        Array.from({ length: seats }, (_, seat) => bots.level(LEVELS[(seat + 3) % 4], options(seats), 0.01)),
      );
      const first = game(options(seats), players, seats);
      expect(game(options(seats), players, seats)).toEqual(first);
    }
  });

  test('plays the same game from the same seed, whatever it has thought of before', async () => {
    const fresh = async () => Promise.all(LEVELS.map((level) => one(level, 4)));
    const used = await fresh();
    game(options(4), used, 7, 8);
    expect(game(options(4), used, 3, 40)).toEqual(game(options(4), await fresh(), 3, 40));
  });

  test.each(LEVELS)(
    '%s counts points, and chances where there are others and it reckons with them',
    async (level) => {
      const bot = await one(level, 2);
      const { position } = settled(table([sheet(), sheet()]), '3 R1 R2 B4 P3 B6 Y5');
      const { best, others } = bot(position, 0, randomStream(1));
      expect(others.length).toBeGreaterThan(0);
      for (const { points, win } of [best, ...others]) {
        expect(points).toBeTypeOf('number');
        if (level === 'best') expect(win).toSatisfy((chance: number) => chance > 0 && chance < 1);
      }
    },
  );
});

describe('the best level', () => {
  const row = [3, 8, 12, 20, 11, 9];
  const lastCell = sheet({ purple: row, blue: row, red: row, yellow: row.slice(0, 5) });

  test('takes the last cell in B when it is ahead, for what it scores', async () => {
    const bot = await one('best', 2);
    // Yellow 8 fits cell 6 behind 11 and completes the column: 9, 9, 9, 8 scores 9.
    const { position } = settled(
      table([lastCell, { ...EASY, red: [1, 2, 3, 4], blue: [1, 2, 3, 4] }]),
      '3 R1 R2 B4 P3 B6 Y5',
    );
    const { best } = bot(position, 0, randomStream(1));
    expect(rules.encodeMove(best.move)).toEqual(enter('yellow'));
    expect(best.points).toBe(rules.points(position, 0) + 9);
  });

  test('knows that ending a game far behind loses it', async () => {
    const bot = await one('best', 2);
    const far = [14, 20, 25, 30, 29, 28];
    const other = sheet({ purple: far, blue: far, red: far, yellow: [30, 31, 32, 33, 2] });
    const { position } = settled(table([lastCell, other]), '3 R1 R2 B4 P3 B6 Y5');
    const { best, others } = bot(position, 0, randomStream(1));
    const ending = [best, ...others].find(({ move }) => 'enter' in rules.encodeMove(move));
    expect(ending?.points).toBe(rules.points(position, 0) + 9);
    expect(ending?.win).toBeLessThan(0.05);
  });
});
