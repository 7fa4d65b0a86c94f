import { GAME_IDS } from '@iacta/games';
import { byFinger, byKeys, playOn } from './player.ts';
import { DESKTOP, LONG, PHONE } from './settings.ts';
import { expect, test } from './test.ts';

// Whole games as people press; `layout.spec.ts` plays each to its end in the short suite, with some of that.
for (const [number, id] of GAME_IDS.entries()) {
  test.describe(id, { tag: LONG }, () => {
    test.use({ seed: 7 + number });

    test.describe('on a phone', () => {
      test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

      test('is played to its end by tapping', async ({ page }) => {
        await page.goto('./');
        await page.locator(`a[href="#/${id}/new"]`).first().tap();
        await page.locator('button.start').tap();
        await expect(page.locator('.prompt')).toBeVisible();
        await playOn(page, { seed: number, press: byFinger });
        await expect(page.locator('.result h2')).not.toBeEmpty();
        await expect(page.locator('.result tfoot td').first()).toHaveText(/^[−-]?\d+$/);
      });
    });

    test.describe('at a desk', () => {
      test.use({ viewport: DESKTOP });

      test('is played to its end with the keyboard alone', async ({ page }) => {
        await page.goto(`./#/${id}/new`);
        await byKeys(page, page.locator('button.start'));
        await expect(page.locator('.prompt')).toBeVisible();
        await playOn(page, { seed: 100 + number, press: byKeys });
        await expect(page.locator('.result h2')).not.toBeEmpty();
      });
    });
  });
}
