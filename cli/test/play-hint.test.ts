import { describe, expect, test } from 'vitest';
import { loadGames } from '../table/game.ts';
import { WORDS } from '../words/index.ts';
import { temporaryFolder, visitWith } from './play-kit.ts';

const en = WORDS.en;
const games = await loadGames('en');

describe.each(games.map(({ id }) => id))('%s', (id) => {
  test('a hint names a move that can be typed', { timeout: 60_000 }, async () => {
    const hintIn = (screen: string) => /Hint: (.+)/.exec(screen)?.[1];
    let typed = 0;
    const { screen } = await visitWith(`${id} --seed 5 --yes`, ['hint'], {
      forever: (written) => (++typed === 1 ? (hintIn(written) ?? null) : null),
    });
    const hinted = hintIn(screen) ?? '';
    expect(hinted).not.toBe('');
    // Marked dice are chosen one by one; every other move is taken by its name.
    if (!screen.includes('[ ]')) expect(screen).not.toContain(en.didNotUnderstand(hinted));
  });
});

describe('dice that are marked by number', () => {
  const FLAGS = 'qwantum --seed 5 --yes --bots 0';

  test('one number marks, the same again unmarks, several mark at once, Enter rolls', async () => {
    const folder = temporaryFolder();
    const { screen } = await visitWith(FLAGS, ['2', '2', '3 5', ''], { folder });
    const marks = [...screen.matchAll(/\[x\]/g)].length;
    expect(screen).toContain(en.rollMarked(1));
    expect(screen).toContain(en.rollMarked(2));
    // One after the first line, none after the second, two after the third.
    expect(marks).toBe(3);
    expect(screen).toMatch(/rolls .*again|again/i);
  });

  test('a list of seven dice replaces one of 128 sets', async () => {
    const { screen } = await visitWith(FLAGS, []);
    expect([...screen.matchAll(/\[ \]/g)].length).toBe(7);
    expect(screen).not.toContain('more');
  });

  test('numbers that are no dice are explained', async () => {
    const { screen } = await visitWith(FLAGS, ['1 2', '2 99']);
    expect(screen).toContain(en.didNotUnderstand('1 2'));
    expect(screen).toContain(en.didNotUnderstand('2 99'));
  });
});
