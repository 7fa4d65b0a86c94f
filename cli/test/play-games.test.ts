import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, readRecord } from '@iacta/core';
import { describe, expect, test } from 'vitest';
import { readSave } from '../play/saves/save.ts';
import { loadGames } from '../table/game.ts';
import { WORDS } from '../words/index.ts';
import { temporaryFolder, visitWith } from './play-kit.ts';

const games = await loadGames('en');

test('there is something to play', () => {
  expect(games.length).toBeGreaterThan(0);
});

// Each game in another language: the words of every game are tested in its own room.
describe.each(games.map(({ id, rules }, i) => [id, LANGUAGES[i % LANGUAGES.length], rules] as const))(
  '%s (%s)',
  (id, language, rules) => {
    const words = WORDS[language];

    test('a person who always takes the first choice gets to the end, and the record holds', async () => {
      const folder = temporaryFolder();
      const { screen, lastWords } = await visitWith(
        `${id} --lang ${language} --seed 7 --yes --bot random`,
        [],
        {
          folder,
          // At the end the third choice is to stop; before it the first is always a move.
          forever: (written) => (written.slice(-400).includes(words.again) ? '3' : '1'),
        },
      );
      expect(lastWords).toEqual([words.goodbye]);
      expect(screen).toContain(words.over);
      const [file] = readdirSync(join(folder, 'finished'));
      const read = readSave(readFileSync(join(folder, 'finished', file), 'utf8'));
      if ('problem' in read) throw new Error(read.problem);
      expect(read.save.over).toBe(true);
      expect(readRecord(rules, read.save.record).ok).toBe(true);
    });

    test('bots alone play to the end', async () => {
      const { lastWords } = await visitWith(`${id} --lang ${language} --bots 9 --bot random --seed 3 --yes`, [
        '3',
      ]);
      expect(lastWords).toEqual([words.goodbye]);
    });
  },
);
