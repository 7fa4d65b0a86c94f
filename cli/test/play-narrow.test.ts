import { LANGUAGES, plain } from '@iacta/core';
import { describe, expect, test } from 'vitest';
import { playGames } from '../play/games.ts';
import { loadGames } from '../table/game.ts';
import { Talk } from '../table/talk.ts';
import { asciiOf, needsAscii } from '../terminal/ascii.ts';
import { paintFor } from '../terminal/colour.ts';
import { LineTerminal } from '../terminal/lines.ts';
import { columnsOf } from '../terminal/text.ts';
import { WORDS } from '../words/index.ts';
import { contextOf, frames, givenBy, temporaryFolder } from './play-kit.ts';

const COLUMNS = 40;
const games = await loadGames('en');

describe.each(games.map(({ id }) => id))('%s', (id) => {
  test.each(LANGUAGES)('a game on 40 columns writes no longer line (%s)', async (language) => {
    let written = '';
    let typed = 0;
    const words = WORDS[language];
    const commands = ['help', 'score', 'rules', 'story', 'hint'];
    const terminal = new LineTerminal({
      // Every command once, then some moves, then the end of the input.
      nextLine: async () => (++typed <= commands.length ? commands[typed - 1] : typed < 60 ? '1' : null),
      write: (text) => {
        written += text;
      },
      paint: plain,
      phrases: words,
      columns: COLUMNS,
    });
    const given = givenBy(`${id} --lang ${language} --seed 7 --yes --bot random`);
    await playGames(contextOf(new Talk(terminal, language), given, temporaryFolder()));
    // At a terminal the line that is typed ends after the prompt.
    const lines = written.replaceAll('> ', '\n').split('\n');
    expect(lines.filter((line) => columnsOf(line) > COLUMNS)).toEqual([]);
    expect(typed).toBeGreaterThan(commands.length);
  });

  test('a screen of 40 columns and 24 rows is never exceeded', async () => {
    const { screens, lastWords } = await frames(`${id} --seed 7 --yes --bot random`, {
      columns: COLUMNS,
      rows: 24,
    });
    expect(screens.length).toBeGreaterThan(10);
    for (const screen of screens) {
      expect(screen.length).toBeLessThanOrEqual(24);
      for (const line of screen) expect(columnsOf(line), line).toBeLessThanOrEqual(COLUMNS);
    }
    expect(lastWords.length).toBeGreaterThan(0);
  });

  test('everything that is written has a plain form of the same width', () => {
    for (const language of LANGUAGES) {
      const text = JSON.stringify(collect(games.find((game) => game.id === id)?.words, WORDS[language]));
      expect(asciiOf(text)).not.toMatch(/[^\0-\x7f]/);
    }
  });
});

/** The sentences of catalogues, as far as they are no functions. */
function collect(...catalogues: unknown[]): string[] {
  return catalogues.flatMap((value): string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? collect(...Object.values(value)) : [];
  });
}

test('plain characters keep columns, and control codes', () => {
  for (const text of ['│ ■Y │', '“Größe” – l’été …', '★ ●X ≥2 ↻']) {
    expect(columnsOf(asciiOf(text))).toBe(columnsOf(text));
    expect(asciiOf(text)).toMatch(/^[ -~]+$/);
    expect(asciiOf(text)).not.toContain('?');
  }
  expect(asciiOf(paintFor(16)('red', '✚'))).toBe(paintFor(16)('red', '+'));
  // Dice of different colours stay different.
  const signs = Array.from('■●▲◆★✚○⬢');
  expect(new Set(signs.map(asciiOf)).size).toBe(signs.length);
});

test('the locale decides whether plain characters are needed', () => {
  expect(needsAscii({ LANG: 'de_DE.UTF-8' }, 'linux')).toBe(false);
  expect(needsAscii({ LANG: 'de_DE.UTF-8', LC_ALL: 'C' }, 'linux')).toBe(true);
  expect(needsAscii({}, 'linux')).toBe(true);
  expect(needsAscii({ LC_CTYPE: 'C.utf8', LANG: 'C' }, 'linux')).toBe(false);
  expect(needsAscii({}, 'win32')).toBe(false);
});
