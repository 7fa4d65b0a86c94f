import { describe, expect, test } from 'vitest';
import { loadGames } from '../table/game.ts';
import { columnsOf, cut, padTo, wrap } from '../terminal/text.ts';
import { frames } from './play-kit.ts';

// Names in Chinese, emoji and combining marks take two columns, two and none: frames stay whole.

const games = await loadGames('en');
const NAMES = [
  ['李雷', 'Lile'],
  ['🎲🎲', 'Dado'],
  ['e\u0301e\u0301', 'ee'],
  ['李雷和韩梅梅的朋友小明', 'Alexandria-Maria-Anna'],
] as const;

describe.each(games.map(({ id }) => id))('%s', (id) => {
  test.each([40, 80])('at %i columns a wide name leaves every column where it was', async (columns) => {
    for (const [wide, latin] of NAMES) {
      const [shown, expected] = await Promise.all(
        [wide, latin].map(async (name) => {
          const flags = `${id} --seed 7 --yes --bot random --name ${name}`;
          return (await frames(flags, { columns, rows: 24 }, 12)).screens;
        }),
      );
      for (const [at, screen] of shown!.entries()) {
        for (const line of screen) expect(columnsOf(line), line).toBeLessThanOrEqual(columns);
        expect(screen.map(columnsOf), screen.join('\n')).toEqual(expected![at]!.map(columnsOf));
      }
      expect(shown!.flat().join('\n')).toContain(Array.from(wide)[0]);
    }
  });
});

describe('text of any script', () => {
  test('is measured in columns of the screen', () => {
    expect(columnsOf('李雷')).toBe(4);
    expect(columnsOf('\x1b[1m李\x1b[0m')).toBe(2);
    expect(padTo('李雷', 6)).toBe('李雷  ');
  });

  test('is cut between characters, never wider than asked', () => {
    expect(cut('李雷和韩', 8)).toBe('李雷和韩');
    expect(cut('李雷和韩', 7)).toBe('李雷和…');
    expect(cut('李雷和韩', 6)).toBe('李雷…');
    expect(cut('👨‍👩‍👧👨‍👩‍👧', 3)).toBe('👨‍👩‍👧…');
  });

  test('is wrapped without a line that is too wide', () => {
    for (const line of wrap('李雷和韩梅梅的朋友 und noch ein Wort', 10))
      expect(columnsOf(line)).toBeLessThanOrEqual(10);
    expect(wrap('  help  show this help and more', 16)).toEqual(['  help  show', 'this help and', 'more']);
  });
});
