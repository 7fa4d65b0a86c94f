import { SOLO_GAME } from '@iacta/games/test-kit';
import type { Page } from '@playwright/test';
import { keepOn } from './device.ts';
import { GAME_IDS } from './facts.ts';
import { keptGame } from './saves.ts';
import { DESKTOP, longUnless, PHONE } from './settings.ts';
import { expect, test } from './test.ts';

// What is this, and what does it do? A pointer that rests, a finger that stays and the focus get the same answer.

for (const [number, id] of GAME_IDS.entries()) {
  test.describe(`${id} at a desk`, { tag: longUnless(number % 2 === 1) }, () => {
    test.use({ viewport: DESKTOP });

    test('a resting pointer gets an explanation, and nothing is in the way', async ({ page, context }) => {
      const game = await keptGame(id, { steps: 30 });
      await keepOn(context, [game]);
      await page.goto(`./#/${id}/play/${game.id}`);
      // An explained thing that nothing else lies on.
      const thing = page
        .locator('main.board [data-explain]:not(:has(*)):visible, main.board button[data-explain]:visible')
        .first();
      await expect(thing).toBeVisible();
      // The first sight of a mouse is no movement: it may have been there when the page was loaded.
      await page.mouse.move(2, 2);
      await thing.hover();
      const note = page.getByRole('tooltip');
      await expect(note).toBeVisible();
      await expect(note.locator('p')).not.toBeEmpty();
      const [box, told] = [await thing.boundingBox(), await note.boundingBox()];
      expect(box && told && (told.y >= box.y + box.height || told.y + told.height <= box.y)).toBe(true);
      await page.mouse.move(2, 2);
      await expect(note).toBeHidden();
    });
  });
}

test.describe('a mouse at rest', () => {
  test.use({ viewport: DESKTOP });

  test('has asked nothing when the page is loaded under it', async ({ page, context }) => {
    const id = SOLO_GAME;
    const game = await keptGame(id, { steps: 30 });
    await keepOn(context, [game]);
    await page.clock.install();
    await page.goto(`./#/${id}/play/${game.id}`);
    const die = page.locator('main.board [data-can][data-explain]').first();
    await expect(die).toBeVisible();
    const rest = { pointerType: 'mouse', bubbles: true, screenX: 9, screenY: 9 };
    await die.dispatchEvent('pointerover', rest);
    await die.dispatchEvent('pointermove', rest);
    await page.clock.runFor(2000);
    await expect(page.getByRole('tooltip')).toBeHidden();
    await die.dispatchEvent('pointermove', { ...rest, screenX: 10 });
    await page.clock.runFor(2000);
    await expect(page.getByRole('tooltip')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a finger that stays explains, and presses nothing', async ({ page, context }) => {
    const id = SOLO_GAME;
    const game = await keptGame(id, { steps: 30 });
    await keepOn(context, [game]);
    await page.goto(`./#/${id}/play/${game.id}`);
    const die = page.locator('main.board [data-can][data-explain]').first();
    await expect(die).toBeVisible();
    const before = await drawnBoard(page);
    const box = await die.boundingBox();
    const finger = await context.newCDPSession(page);
    const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await expect(page.getByRole('tooltip')).toBeVisible();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const [note, header] = [
      await page.getByRole('tooltip').boundingBox(),
      await page.locator('header').boundingBox(),
    ];
    expect(note?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 0.5);
    // It can be read after the finger has gone, and the die has not been chosen.
    await expect(page.getByRole('tooltip')).toBeVisible();
    expect(await page.locator('main.board').innerHTML()).toBe(before);
  });
});

test.describe('with keys', () => {
  test.use({ viewport: DESKTOP });

  test('the focus explains, and a question mark lists the keys', async ({ page, context }) => {
    const id = SOLO_GAME;
    const game = await keptGame(id, { steps: 30 });
    await keepOn(context, [game]);
    await page.goto(`./#/${id}/play/${game.id}`);
    const live = page.locator('main.board [data-can][data-explain]').first();
    await expect(live).toBeVisible();
    await page.keyboard.press('Tab');
    await live.focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('tooltip')).toBeHidden();
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(keys).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
  });
});

/** The board when all its parts are drawn: a large one comes in several frames. */
function drawnBoard(page: Page): Promise<string> {
  return page.locator('main.board').evaluate(async (board) => {
    let html = board.innerHTML;
    for (let same = 0; same < 10; same++) {
      await new Promise(requestAnimationFrame);
      if (board.innerHTML !== html) same = 0;
      html = board.innerHTML;
    }
    return html;
  });
}
