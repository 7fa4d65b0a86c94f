import type { Page } from '@playwright/test';
import { keepOn } from './device.ts';
import { GAME_IDS } from './facts.ts';
import { byFinger, byKeys, type Press, playAlong, playOn } from './player.ts';
import { keptGame } from './saves.ts';
import { DESKTOP, LANGUAGES, longUnless, PHONE, WIDEST } from './settings.ts';
import { expect, test } from './test.ts';

// Whole games: nothing but what lies on the board may ever move, not even for one frame.

/** What must not move: the header, the players, the prompt, the board's place, the bar and the tools. */
const FIXED = '.screen > header, .seats li, .prompt, main.board, section.actions, .bar, .tool';
const NAMES = ['Maximiliane-Charlotte', 'Guglielmo', 'Françoise-Hélène', 'D’Artagnan'];

interface Watched {
  layout?: { moved: string[]; frames: number };
}

/** In the page: compares every frame with the first one. */
function watchLayout(fixed: string): void {
  const found: NonNullable<Watched['layout']> = { moved: [], frames: 0 };
  (globalThis as Watched).layout = found;
  const boxes = () =>
    [...document.querySelectorAll(fixed)].map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      // The board may grow: then the page can be scrolled, and the bar stays at the end of the screen.
      const isBoard = each.matches('main');
      const top = each.closest('section.actions') ? y : y + scrollY;
      return { name: each.className || each.tagName, box: [x, top, width, isBoard ? 0 : height] };
    });
  const first = boxes();
  const look = (): void => {
    if (document.querySelector('.result')) return;
    requestAnimationFrame(look);
    found.frames++;
    for (const text of document.querySelectorAll('.prompt, .bar span'))
      if (text.scrollHeight > text.clientHeight + 1) found.moved.push(`cut off: ${text.textContent?.trim()}`);
    const now = boxes();
    if (now.length !== first.length) found.moved.push(`${first.length} things became ${now.length}`);
    for (const [i, { name, box }] of now.entries()) {
      const by = Math.max(...box.map((value, side) => Math.abs(value - (first[i]?.box[side] ?? value))));
      if (by > 1) found.moved.push(`${name} by ${by.toFixed(1)}: ${String(first[i]?.box)} to ${String(box)}`);
    }
  };
  requestAnimationFrame(look);
}

/** So often it is pressed as people press; then the page plays on by itself, to the end. */
const PRESSES = 6;

async function playWatched(page: Page, seed: number, press: Press): Promise<string[]> {
  await page.locator('.tool').first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // What is below the table is none of it: without it a scrolled page still ends with the bar.
  await page.locator('aside.side').evaluate((side: HTMLElement) => {
    side.style.visibility = 'hidden';
    if (getComputedStyle(side).position !== 'relative') side.style.display = 'none';
  });
  // Not whether the board is drawn: its place is there from the first moment.
  await page.evaluate(watchLayout, FIXED);
  await playOn(page, { seed, press, presses: PRESSES });
  await playAlong(page, seed);
  await expect(page.locator('.result h2')).not.toBeEmpty();
  await expect(page.locator('.result tfoot td').first()).toHaveText(/^[−-]?\d+$/);
  const { layout } = await page.evaluate(() => ({ layout: (globalThis as Watched).layout }));
  expect(layout?.frames).toBeGreaterThan(20);
  return [...new Set(layout?.moved)].slice(0, 8);
}

for (const [number, id] of GAME_IDS.entries()) {
  for (const [l, language] of LANGUAGES.entries()) {
    // One half of the games on a phone, the other at a desk; in the long suite all of both, and in every language.
    const tag = l !== number % LANGUAGES.length ? WIDEST : longUnless(number % 2 === 0);
    test.describe(`${id} (${language})`, { tag }, () => {
      test.use({ wishes: { language, autoForced: true }, viewport: PHONE, hasTouch: true, isMobile: true });

      test('nothing but the board moves in a whole game on a phone', async ({ page, context }) => {
        const game = await keptGame(id, { steps: 0, names: NAMES, seed: 30 + l });
        await keepOn(context, [game]);
        await page.goto(`./#/${id}/play/${game.id}`);
        expect(await playWatched(page, 40 + l, byFinger)).toEqual([]);
      });
    });
  }

  test.describe(`${id} at a desk`, { tag: longUnless(number % 2 === 1) }, () => {
    test.use({
      wishes: { language: LANGUAGES[number % LANGUAGES.length], autoForced: true },
      viewport: DESKTOP,
    });

    test('nothing but the board moves in a whole game', async ({ page, context }) => {
      const game = await keptGame(id, { steps: 0, names: NAMES, seed: 50 });
      await keepOn(context, [game]);
      await page.goto(`./#/${id}/play/${game.id}`);
      expect(await playWatched(page, 60, byKeys)).toEqual([]);
    });
  });
}
