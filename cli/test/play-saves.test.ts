import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSave, SAVE_VERSION } from '../play/saves/save.ts';
import { stateFolder } from '../play/saves/store.ts';
import { loadGames } from '../table/game.ts';
import { WORDS } from '../words/index.ts';
import { temporaryFolder, visitWith } from './play-kit.ts';

const [{ id, words: game }] = await loadGames('en');
const en = WORDS.en;

/** A visit that plays a few moves and leaves at the end of the input. */
async function begun(folder: string): Promise<string> {
  await visitWith(`${id} --seed 5 --yes --name Ada`, ['1', '1', '1'], { folder });
  const [name] = readdirSync(folder);
  return join(folder, name);
}

describe('saves', () => {
  test('the end of the input leaves politely, the game is kept and offered at the next start', async () => {
    const folder = temporaryFolder();
    const file = await begun(folder);
    const before = readFileSync(file, 'utf8');
    const { screen, lastWords } = await visitWith('', ['1', 'story', 'quit', '1'], { folder });
    expect(screen).toContain(`Continue ${game.title}, turn`);
    expect(screen).toContain('Ada');
    expect(lastWords).toContain(en.keptFor('iacta play'));
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(before));
  });

  test('a resumed game goes on exactly as it would have', async () => {
    const [once, twice] = [temporaryFolder(), temporaryFolder()];
    const flags = `${id} --seed 5 --yes --name Ada`;
    await visitWith(flags, ['1', '1', '1', '1', '1', '1'], { folder: once });
    const file = await begun(twice);
    await visitWith(`--resume ${file}`, ['1', '1', '1'], { folder: twice });
    const record = (folder: string) => {
      const [name] = readdirSync(folder);
      return (JSON.parse(readFileSync(join(folder, name), 'utf8')) as { record: unknown }).record;
    };
    expect(record(twice)).toEqual(record(once));
  });

  test('quitting may throw the game away', async () => {
    const folder = temporaryFolder();
    await visitWith(`${id} --seed 5 --yes`, ['1', 'quit', '3'], { folder });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('saving to a file of one’s own never overwrites something else', async () => {
    const folder = temporaryFolder();
    const [own, foreign] = [join(folder, 'mine.iacta'), join(folder, 'letter.txt')];
    writeFileSync(foreign, 'Dear Ada');
    const lines = ['1', `save ${own}`, '1', `save ${own}`, `save ${foreign}`];
    const { screen } = await visitWith(`${id} --seed 5 --yes`, lines, { folder: temporaryFolder() });
    expect(screen.split(en.saved(own)).length).toBe(3);
    expect(screen).toContain(en.fileExists(foreign));
    expect(readFileSync(foreign, 'utf8')).toBe('Dear Ada');
    expect('save' in readSave(readFileSync(own, 'utf8'))).toBe(true);
  });

  test('damaged, foreign and newer files are explained and left untouched', async () => {
    const folder = temporaryFolder();
    const file = await begun(folder);
    const good = readFileSync(file, 'utf8');
    const save = JSON.parse(good) as { version: number; record: { entries: unknown[] } };
    const bad: [string, string][] = [
      [good.slice(0, good.length / 2), en.damagedSave(file, 'JSON')],
      ['{"hello":1}', en.notASave(file)],
      ['not json', en.notASave(file)],
      [JSON.stringify({ ...save, version: SAVE_VERSION + 1 }), en.newerSave(file)],
      [JSON.stringify({ ...save, seats: [] }), en.damagedSave(file, 'seats')],
      [
        JSON.stringify({ ...save, record: { ...save.record, entries: [{ roll: [99] }] } }),
        en.damagedSave(file, en.refusals['bad-entry']('1')),
      ],
      [
        JSON.stringify({ ...save, record: { game: 'chess' } }),
        en.damagedSave(file, en.refusals['unknown-game']('')),
      ],
    ];
    for (const [text, message] of bad) {
      writeFileSync(file, text);
      const { screen } = await visitWith(`--resume ${file}`, [], { folder: temporaryFolder() });
      expect(screen).toContain(message);
      expect(readFileSync(file, 'utf8')).toBe(text);
    }
    const { screen } = await visitWith('--lang it', [], { folder });
    expect(screen).toContain(WORDS.it.damagedSave(file, WORDS.it.refusals['unknown-game']('')));
  });

  test('they lie where XDG says', () => {
    expect(stateFolder({ XDG_STATE_HOME: '/x' }, '/home/a')).toBe(join('/x', 'iacta'));
    expect(stateFolder({}, '/home/a')).toBe(join('/home/a', '.local', 'state', 'iacta'));
  });
});
