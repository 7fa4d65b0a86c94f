import { DICELESS_GAME, SEALED_GAME, SOLO_GAME } from '@iacta/games/test-kit';
import { expect, test } from '@playwright/test';
import { words as online } from '../../web/src/lib/online/words/en.ts';
import { words as table } from '../../web/src/lib/table/words/en.ts';
import { GAME_IDS } from '../facts.ts';
import { faults } from '../look.ts';
import { keptGame } from '../saves.ts';
import { SCREENS, screenGames } from '../screens.ts';
import { address, DESKTOP, PHONE, type Wishes } from '../settings.ts';
import { type Engine, type Size, seen, type Tab, until } from './engine.ts';
import { ENGINES, type Kept, play, prepared, press, show } from './steps.ts';

for (const [name, start] of Object.entries(ENGINES)) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' });
    let engine: Engine;
    let tab: Tab;
    test.beforeAll(async () => {
      engine = await start();
    });
    test.afterAll(async () => {
      await engine.close();
    });

    async function open(size: Size, wishes: Wishes = {}, games: readonly Kept[] = []): Promise<Tab> {
      tab = await engine.open(size, prepared(wishes, games));
      await tab.go(address());
      return tab;
    }
    async function done(): Promise<void> {
      expect(await tab.complaints()).toEqual([]);
      await tab.close();
    }

    for (const size of [PHONE, DESKTOP])
      for (const theme of ['light', 'dark'] as const)
        test(`all screens at ${size.width} px, ${theme}`, async () => {
          await open(size, { theme, language: 'de' }, await screenGames());
          for (const screen of SCREENS) {
            await show(tab, screen);
            expect.soft(await tab.evaluate(faults, undefined), screen.name).toEqual([]);
          }
          await done();
        });

    for (const id of GAME_IDS)
      test(`${id} to the end, opened again in the middle`, async () => {
        const game = await keptGame(id, { steps: 4 });
        await open(PHONE, {}, [game]);
        const here = `${address()}${id}/play/${game.id}`;
        await show(tab, { name: id, path: `/${id}/play/${game.id}`, ready: '.prompt' });
        expect(await play(tab, 3, 6)).toBe(6);
        await tab.go(`${address()}?again#/`);
        await tab.go(here);
        expect(await play(tab, 4)).toBeGreaterThan(0);
        await seen(tab, '.result h2');
        await done();
      });

    test('dialogs are as tall as what is in them, squares are square, and a hint comes', async () => {
      const games = await screenGames();
      await open(PHONE, {}, games);
      const more = SCREENS.find((screen) => screen.name === 'saved-more');
      if (!more) throw new Error('no such screen');
      await show(tab, more);
      // Stretched rows reach the largest height that is allowed; what is in it takes a third.
      const part = await tab.evaluate(
        () => (document.querySelector('dialog[open]')?.getBoundingClientRect().height ?? 0) / innerHeight,
        null,
      );
      expect.soft(part).toBeGreaterThan(0.1);
      expect.soft(part).toBeLessThan(0.5);
      const squares = games.find(({ id }) => id === `e2e-${DICELESS_GAME}-60`);
      await show(tab, {
        name: 'squares',
        path: `/${squares?.record.game}/play/${squares?.id}`,
        ready: '[data-square]',
      });
      const uneven = await tab.evaluate(
        () =>
          [...document.querySelectorAll('[data-square]')].filter((each) => {
            const cell = (each.parentElement ?? each).getBoundingClientRect();
            return Math.abs(cell.width - cell.height) > 1;
          }).length,
        null,
      );
      expect(uneven).toBe(0);
      await press(tab, 'Hint');
      await seen(tab, '[data-hinted]');
      await done();
    });

    test('by keyboard: the question mark lists the keys, Escape closes them', async () => {
      const game = await keptGame(SOLO_GAME, { steps: 30 });
      await open(DESKTOP, {}, [game]);
      await show(tab, { name: 'table', path: `/${SOLO_GAME}/play/${game.id}`, ready: '.prompt' });
      await tab.key('Tab');
      await tab.key('?');
      await seen(tab, 'dialog[open] kbd');
      await tab.key('Escape');
      await until(tab, () => document.querySelector('dialog[open]') === null, null, 'keys closed');
      await done();
    });

    test('the replay steps, its link is copied, and a damaged link is answered', async () => {
      const id = SEALED_GAME;
      const game = await keptGame(id, { steps: 40 });
      await open(DESKTOP, {}, [game]);
      await show(tab, { name: 'replay', path: `/${id}/replay/${game.id}/3`, ready: '.controls' });
      const count = () => tab.evaluate(() => document.querySelector('.count')?.textContent ?? '', null);
      const first = await count();
      await tab.click(`[aria-label="${table.replaying.forward}"]`);
      await until(
        tab,
        (old) => document.querySelector('.count')?.textContent !== old,
        first,
        'a step forward',
      );
      await press(tab, table.replaying.link);
      await until(
        tab,
        (text) => document.body.textContent?.includes(text),
        table.replaying.copied,
        'link copied',
      );
      await show(tab, { name: 'broken', path: `/${id}/replay#zNothingAtAll`, ready: 'main p' });
      await done();
    });
  });
}

test('an online table between Firefox and WebKit', async () => {
  const [firefox, webkit] = [await ENGINES.firefox(), await ENGINES.webkit()];
  const host = await firefox.open(PHONE, prepared({ names: ['Fox'] }, []));
  const guest = await webkit.open(PHONE, prepared({ names: ['Kit'] }, []));
  await host.go(`${address()}together/${SEALED_GAME}`);
  await press(host, online.open.go);
  await seen(host, `[aria-label="${online.room.qr}"]`);
  const link = await host.evaluate(() => location.href, null);
  await guest.go(link);
  await press(guest, online.join.sit);
  await press(host, online.room.start);
  await Promise.all([play(host, 5), play(guest, 6)]);
  await Promise.all([seen(host, '.result'), seen(guest, '.result')]);
  expect([...(await host.complaints()), ...(await guest.complaints())]).toEqual([]);
  await Promise.all([host.close(), guest.close()]);
  await Promise.all([firefox.close(), webkit.close()]);
});
