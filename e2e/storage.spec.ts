import { words as home } from '../web/src/lib/shell/words/en.ts';
import { words as table } from '../web/src/lib/table/words/en.ts';
import { SECRETIVE } from './facts.ts';
import { goInPage } from './in-page.ts';
import { byFinger, playOn } from './player.ts';
import { PHONE } from './settings.ts';
import { expect, test } from './test.ts';

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

test('without any storage there is a warning, and play goes on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto('./settings');
  await page.locator('input[name="pace"][value="instant"]').check({ force: true });
  await page.goto('./');
  await expect(page.getByText(home.saved.noStorage)).toBeVisible();
  await page.locator(`a[href="/${SECRETIVE}/new"]`).first().tap();
  await page.locator('button.start').tap();
  await expect(page.getByText(table.notSaved)).toBeVisible();
  // Without storage the pace chosen above is gone with the page it was chosen on: bots take their time.
  await playOn(page, { seed: 3, press: byFinger, presses: 2 });
  // As long as the page stays open the game is there.
  await goInPage(page, '/');
  await page.locator('section article a').first().tap();
  await expect(page.locator('.prompt')).toBeVisible();
});

test('without room there is a warning, and nothing that was kept is lost', async ({ page }) => {
  await page.goto(`./${SECRETIVE}/new`);
  await page.locator('button.start').tap();
  await playOn(page, { seed: 4, press: byFinger, presses: 6 });
  const kept = () =>
    page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('iacta:game:'))?.[1]);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  // Only now: the last step may have been kept a moment after it was made.
  const before = await kept();
  await playOn(page, { seed: 5, press: byFinger, presses: 6 });
  await expect(page.getByText(table.notSaved)).toBeVisible();
  expect(await kept()).toBe(before);
  await playOn(page, { seed: 6, press: byFinger, presses: 6 });
});
