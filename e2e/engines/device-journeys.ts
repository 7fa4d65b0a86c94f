import { SEALED_GAME, SOLO_GAME } from '@iacta/games/test-kit';
import { expect, test } from '@playwright/test';
import { FIREFOX } from '../../scripts/engines.mjs';
import { startServer, WEB_DIST } from '../../server/index.ts';
import { words } from '../../web/src/lib/shell/words/en.ts';
import { words as table } from '../../web/src/lib/table/words/en.ts';
import { GAME_IDS, SPACED } from '../facts.ts';
import { type KeptGame, keptGame } from '../saves.ts';
import { address, DESKTOP, PHONE } from '../settings.ts';
import { coloursAt, type Engine, seen, type Tab, until } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { ENGINES, play, playByKeys, prepared, press, show } from './steps.ts';

// What the page does with a device: keyboard, files, storage, no network. And what these engines once drew wrongly.

/** What the device has stored of a game: how many entries, and whether the last one takes a step back. */
function storedOf(id: string): { readonly entries: number; readonly isUndone: boolean } {
  const { record } = JSON.parse(localStorage.getItem(`iacta:game:${id}`) ?? '{}') as {
    record?: { entries: object[] };
  };
  const entries = record?.entries ?? [];
  return { entries: entries.length, isUndone: 'undo' in (entries.at(-1) ?? {}) };
}

for (const [name, start] of Object.entries(ENGINES)) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' });
    let engine: Engine;
    test.beforeAll(async () => {
      engine = await start();
    });
    test.afterAll(async () => {
      await engine.close();
    });

    async function atTable(game: KeptGame, size = DESKTOP): Promise<Tab> {
      const tab = await engine.open(size, prepared({}, [game]));
      await tab.go(address());
      await show(tab, { name: game.game, path: `/${game.game}/play/${game.id}`, ready: '.prompt' });
      return tab;
    }
    async function done(tab: Tab): Promise<void> {
      expect(await tab.complaints()).toEqual([]);
      await tab.close();
    }

    for (const id of GAME_IDS)
      test(`${id} by keyboard alone, and a step is taken back`, async () => {
        const game = await keptGame(id, { steps: 4 });
        const tab = await atTable(game);
        const canUndo = (label: string) =>
          [...document.querySelectorAll<HTMLButtonElement>('.tools button')].some(
            (each) => each.textContent?.trim() === label && !each.disabled,
          );
        const { entries } = await tab.evaluate(storedOf, game.id);
        // A die or a tile is chosen first; and after a roll nothing can be taken back.
        for (let presses = 0; presses < 40; presses++) {
          await playByKeys(tab, presses, 1);
          const now = await tab.evaluate(storedOf, game.id);
          if (now.entries > entries && (await tab.evaluate(canUndo, table.undo))) break;
        }
        expect((await tab.evaluate(storedOf, game.id)).entries).toBeGreaterThan(entries);
        await press(tab, table.undo);
        const isUndone = `(id) => (${String(storedOf)})(id).isUndone` as unknown as (id: string) => boolean;
        await until(tab, isUndone, game.id, 'a step taken back');
        await done(tab);
      });

    test('a game is saved to a file, deleted, and read from the file again', async () => {
      const game = await keptGame(SEALED_GAME, { steps: 30 });
      const tab = await engine.open(PHONE, prepared({}, []));
      await tab.go(address());
      await tab.evaluate(([key, text]) => localStorage.setItem(key, text), [
        `iacta:game:${game.id}`,
        JSON.stringify(game),
      ] as const);
      await tab.go(`${address()}?again#/`);
      await show(tab, { name: 'more', path: '/', ready: 'dialog[open]', press: 'section article button' });
      await press(tab, words.saved.download);
      const text = await tab.download();
      expect((JSON.parse(text) as KeptGame).record).toEqual(game.record);
      await show(tab, { name: 'more', path: '/', ready: 'dialog[open]', press: 'section article button' });
      await press(tab, words.saved.delete);
      await press(tab, words.saved.delete);
      await until(tab, () => document.querySelector('section article') === null, null, 'deleted');
      await tab.evaluate((content) => {
        const input = document.querySelector<HTMLInputElement>('input[type=file]');
        const files = new DataTransfer();
        files.items.add(new File([content], 'game.json', { type: 'application/json' }));
        if (!input) return;
        input.files = files.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
      }, text);
      await seen(tab, 'section article');
      await tab.click('section article a');
      await seen(tab, '.prompt');
      expect(await play(tab, 3, 3)).toBe(3);
      await done(tab);
    });

    test('opened once, the page and a game go on when the server is gone', async () => {
      const server = await startServer({
        port: 4970,
        portsToTry: 20,
        folder: process.env.IACTA_DIST ?? WEB_DIST,
      });
      const here = `http://localhost:${server.port}/`;
      const tab = await engine.open(PHONE, prepared({}, [], true));
      try {
        await tab.go(here);
        await tab.evaluate(async () => {
          await navigator.serviceWorker.ready;
          return true;
        }, null);
      } finally {
        await server.close();
      }
      await tab.go(`${here}?offline#/`);
      await seen(tab, '.shelf');
      for (const id of GAME_IDS) {
        await show(tab, { name: id, path: `/${id}/new`, ready: 'button.start' });
        await tab.click('button.start');
        expect(await play(tab, 2, 4)).toBe(4);
      }
      // What was played is there when the page is opened again.
      const path = await tab.evaluate(() => location.pathname, null);
      await tab.go(`${here.slice(0, -1)}${path}?once-more`);
      await seen(tab, '.prompt');
      await tab.close();
    });

    test('words that fit are not parted, selects have the colours of the page, no ring without the keyboard', async () => {
      // The longest words of any score table are vegetables.
      const over = await keptGame(SPACED.id, { seats: 4 });
      const tab = await engine.open(PHONE, prepared({}, [over, await keptGame(SPACED.id, { steps: 4 })]));
      await tab.go(`${address()}${over.game}/play/${over.id}`);
      await seen(tab, '.result table');
      const parted = await tab.evaluate(() => {
        const found: string[] = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const text = node.textContent?.trim() ?? '';
          if (!/^\p{L}{5,11}$/u.test(text) || !node.parentElement?.closest('.result table')) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          if (range.getClientRects().length > 1) found.push(text);
        }
        return found;
      }, null);
      expect(parted).toEqual([]);
      await show(tab, { name: 'new', path: `/${SPACED.id}/new`, ready: 'select.input' });
      const colours = await tab.evaluate(() => {
        const select = document.querySelector('select.input');
        const { appearance, backgroundColor } = getComputedStyle(select ?? document.body);
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.backgroundColor = 'var(--card)';
        const card = getComputedStyle(probe).backgroundColor;
        probe.remove();
        return { appearance, isCard: backgroundColor === card };
      }, null);
      expect(colours).toEqual({ appearance: 'none', isCard: true });
      // Opened by the mouse, a dialog has no ring about its first button.
      await show(tab, {
        name: 'menu',
        path: `/${SPACED.id}/play/e2e-${SPACED.id}-4`,
        ready: 'dialog[open] nav',
        press: 'header .menu',
      });
      const ring = () => getComputedStyle(document.activeElement ?? document.body).outlineStyle;
      expect(await tab.evaluate(() => document.activeElement?.closest('dialog[open]') !== null, null)).toBe(
        true,
      );
      expect(await tab.evaluate(ring, null)).toBe('none');
      await done(tab);
    });
  });
}

test('a classic scrollbar of Firefox leaves the corners of a dialog round', async () => {
  const firefox = await startFirefox(FIREFOX, { 'ui.useOverlayScrollbars': 0 });
  const tab = await firefox.open({ width: 390, height: 500 }, prepared({}, [await keptGame(SOLO_GAME)]));
  await tab.go(`${address()}${SOLO_GAME}/play/e2e-${SOLO_GAME}-all`);
  await seen(tab, 'dialog[open] .result h2');
  const box = await tab.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    const { right, top } = dialog?.getBoundingClientRect() ?? { right: 0, top: 0 };
    return { right, top, scrolls: (dialog?.scrollHeight ?? 0) > (dialog?.clientHeight ?? 0) };
  }, null);
  expect(box.scrolls).toBe(true);
  const [corner, inside, outside] = await coloursAt(tab, [
    { x: box.right - 2, y: box.top + 2 },
    { x: box.right - 40, y: box.top + 6 },
    { x: box.right - 2, y: box.top - 4 },
  ]);
  const apart = (a: readonly number[], b: readonly number[]) =>
    Math.max(...a.map((part, i) => Math.abs(part - b[i])));
  // Behind the corner lies what surrounds the dialog.
  expect(apart(corner, outside)).toBeLessThan(40);
  expect(apart(corner, inside)).toBeGreaterThan(60);
  await tab.close();
  await firefox.close();
});
