import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { GAME_IDS } from '@iacta/games';
import { startServer } from '@iacta/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { addressOf, TableServer } from '../join/server.ts';
import { first, freePort, openTable, Player, say, serveTables, words } from './join-kit.ts';

serveTables();

describe.each(GAME_IDS)('%s', (game) => {
  test('two terminals play a whole game, with every roll checked', { timeout: 60_000 }, async () => {
    const { player } = await openTable(game, 2);
    const [ada, bea] = [player('Ada'), player('Bea')];
    await Promise.all([ada.sees('Bea'), bea.sees('Ada')]);
    expect(ada.screen).toContain('1  Ada (you, host)');
    expect(bea.screen).toContain('2  Bea (you)');
    ada.auto = first;
    bea.auto = first;
    // The host's first choice is to start.
    ada.type('1');
    expect((await ada.ended).lines).toEqual([words.goodbye]);
    expect((await bea.ended).lines).toEqual([words.goodbye]);
    for (const { screen } of [ada, bea]) {
      expect(screen).toContain(words.over);
      const [, checked, rolls] = /This device checked (\d+) of (\d+) rolls/.exec(screen) ?? [];
      expect(checked).toBe(rolls);
    }
    const codes = [ada, bea].map(({ screen }) => /Code to compare: ([\d ]+)/.exec(screen)?.[1]);
    expect(codes[0]).toMatch(/^\d{5}( \d{5}){4}/);
    expect(codes[0]).toBe(codes[1]);
  });
});

describe('at one table', () => {
  /** Two players, the game begun; it is Ada's turn. */
  async function begun(more: object = {}) {
    const opened = await openTable('zocken', 2, { starter: 0 }, more);
    const [ada, bea] = [opened.player('Ada'), opened.player('Bea')];
    await Promise.all([ada.sees('Bea'), bea.sees('Ada')]);
    ada.type('1');
    await Promise.all([ada.sees('Pick one of your 7 dice'), bea.sees('Waiting for Ada')]);
    return { ...opened, ada, bea };
  }

  test('an undo is asked for, agreed to and done', async () => {
    const { ada, bea } = await begun();
    ada.type('undo');
    await ada.sees(words.undoNothing);
    ada.type('1');
    // After the pick the die is thrown automatically: now the others have to agree.
    await ada.sees('Where do you put');
    ada.type('undo');
    await bea.sees(say.askUndo('Ada', 2));
    bea.type('1');
    await Promise.all([ada.sees(say.undone(2)), bea.sees(say.undone(2))]);
  });

  test('an undo that is not agreed to changes nothing', async () => {
    const { ada, bea } = await begun();
    ada.type('1');
    await ada.sees('Where do you put');
    ada.type('undo');
    await bea.sees(say.askUndo('Ada', 2));
    bea.type('2');
    ada.type('1');
    await bea.sees('Waiting for Ada', bea.screen.length);
    expect(ada.screen).not.toContain(say.undone(2));
  });

  test('phrases are sent and received, the game is paused and goes on', async () => {
    const { ada, bea } = await begun();
    ada.type('say');
    await ada.sees(say.sayWhat);
    ada.type(say.phrases['good-luck']);
    await bea.sees(say.said('Ada', say.phrases['good-luck']));
    bea.type('pause');
    await Promise.all([ada.sees(say.pausedBy('Bea')), bea.sees(say.pausedByYou)]);
    const from = bea.screen.length;
    ada.type('1');
    await bea.sees('Waiting for Ada', from);
    bea.type('dice');
    await bea.sees(say.noRolls);
  });

  test('the seat is kept when a player leaves, and the same command takes it again', async () => {
    const { player, bea } = await begun();
    bea.type('quit');
    await bea.sees(say.leave);
    bea.type('2');
    expect((await bea.ended).lines).toEqual([say.comeBack('iacta join CODE'), words.goodbye]);
    const back = player('Bea');
    await back.sees('Waiting for Ada');
    expect(back.screen).toContain('Bea');
    expect(back.screen).not.toContain(words.yourName);
  });

  test('a seat that is given up is played by a bot', async () => {
    const { ada, bea } = await begun();
    bea.type('quit');
    await bea.sees(say.leave);
    bea.type('3');
    expect((await bea.ended).lines).toEqual([words.goodbye]);
    await ada.sees(`Bea (${words.botShort})`);
  });

  test('a rematch takes the same players to the next table', { timeout: 60_000 }, async () => {
    const { ada, bea } = await begun();
    for (const each of [ada, bea])
      each.auto = (screen) => {
        if (!screen.slice(-500).includes(words.again)) return first(screen);
        each.auto = null;
        return '1';
      };
    ada.type('1');
    await Promise.all([ada.sees(words.again), bea.sees(words.again)]);
    const from = [ada.screen.length, bea.screen.length];
    // The seats turn by one: Bea sits where Ada sat.
    const title = 'Zocken · Bea · Ada';
    await Promise.all([ada.sees(title, from[0]), bea.sees(title, from[1])]);
  });

  test('physical dice are typed by the player whose turn it is', async () => {
    const { ada, bea } = await begun({ ownDice: true });
    ada.type('1');
    await ada.sees('What did you roll?');
    ada.type('9');
    await ada.sees('doesn’t have “9”');
    ada.type('4');
    await Promise.all([ada.sees('Where do you put'), bea.sees('shows 4')]);
    bea.type('dice');
    await bea.sees(say.verdicts.typed(1));
  });

  test('a spectator sees the board and is asked for nothing', async () => {
    const { player } = await begun();
    const watcher = player('Watcher', true);
    await watcher.sees(say.watching);
    watcher.type('quit');
    expect((await watcher.ended).lines).toEqual([words.goodbye]);
  });
});

describe('at the door', () => {
  test('a code that names no table', async () => {
    const lost = new Player('ACDEFHJK', 'lost', { name: 'Lost' });
    expect(await lost.ended).toEqual({ lines: [say.refusals['no-such-table']], isRefused: true });
  });

  test('a name that is taken is asked again', async () => {
    const { code, table } = await openTable('zocken', 2);
    const other = new Player(code, path(table, 'other'), { name: 'Ada' });
    await other.sees(say.refusals['name-taken']);
    other.type('Bea');
    await other.sees('2  Bea (you)');
  });

  test('a full table takes no one else, and leaves no seat behind', async () => {
    const { player } = await openTable('zocken', 1);
    const late = player('Late');
    expect(await late.ended).toEqual({ lines: [say.refusals.full], isRefused: true });
    expect((await player('Late').ended).lines).toEqual([say.refusals.full]);
  });

  test('a server that is not there', async () => {
    const port = await freePort();
    const server = new TableServer(`http://127.0.0.1:${port}`);
    expect(await server.findByCode('ABCD')).toEqual({ ok: false, refusal: { code: 'unreachable' } });
  });

  test('codes and links are read', () => {
    expect(addressOf(' AB12 ', 'http://localhost:4600')).toEqual({
      server: 'http://localhost:4600',
      code: 'AB12',
    });
    for (const link of [
      'https://table.example.org/t/xyz',
      'https://table.example.org/de/t/xyz',
      'https://table.example.org/t/xyz#key',
      'https://table.example.org/t/xyz/screen?utm_source=chat',
      'https://table.example.org/#/t/xyz',
      'https://table.example.org/#/t/xyz/key',
    ])
      expect(addressOf(link, 'http://localhost:4600'), link).toEqual({
        server: 'https://table.example.org',
        table: 'xyz',
      });
    expect(addressOf('AB12', 'localhost')).toBeNull();
    expect(addressOf('AB12', 'ftp://localhost')).toBeNull();
  });
});

test('on a server with a list of names the terminal offers it, and another name is refused', async () => {
  const port = await freePort();
  const folder = mkdtempSync(path(tmpdir(), 'iacta-names-'));
  const there = await startServer({
    port,
    host: '127.0.0.1',
    folder: null,
    online: { data: path(folder, 'listed.sqlite'), hasNameList: true },
  });
  onTestFinished(async () => {
    await there.close();
    rmSync(folder, { recursive: true });
  });
  const at = `http://127.0.0.1:${port}`;
  const opened = await fetch(`${at}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: randomBytes(16).toString('hex'), game: 'zocken', name: 'Owl' }),
  });
  const { table } = (await opened.json()) as { table: string };
  const player = new Player(`${at}/#/t/${table}`, 'listed', { name: 'Ada' });
  await player.sees(say.refusals['name-not-listed']);
  await player.sees('Butterfly');
  player.type('Turtle');
  await player.sees('Turtle (you)');
  player.type(null);
});
