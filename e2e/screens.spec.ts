import { GAME_IDS } from './facts.ts';
import { axe, faults } from './look.ts';
import { keepScreens, SCREENS, show } from './screens.ts';
import { DESKTOP, LANGUAGES, PHONE, SMALL_PHONE } from './settings.ts';
import { expect, test } from './test.ts';

test.use({ viewport: PHONE });

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ wishes: { language } });

    test('no text is missing, and none is cut off or leaves the screen', async ({ page, context }) => {
      await keepScreens(context);
      await page.goto('./');
      for (const screen of SCREENS) {
        await show(page, screen);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        for (const size of [PHONE, SMALL_PHONE, DESKTOP]) {
          await page.setViewportSize(size);
          const found = await page.evaluate(faults);
          expect.soft(found, `${screen.name} at ${size.width} px`).toEqual([]);
        }
        await page.setViewportSize(PHONE);
      }
    });
  });
}

for (const language of LANGUAGES) {
  test.describe(`rules in ${language}`, () => {
    test.use({ wishes: { language } });

    test('the rules pages are whole at every width, from the aim to the last ruling', async ({ page }) => {
      await page.goto('./');
      for (const id of GAME_IDS) {
        await show(page, { name: `${id}-rules`, hash: `#/${id}/rules`, ready: '#guide-turn' });
        await page.locator('#guide-turn').scrollIntoViewIfNeeded();
        await expect(page.locator('section:has(> #guide-turn) .frame')).toBeVisible();
        await expect(page.locator('section:has(> #guide-scoring) .frame').first()).toBeAttached();
        const next = page.locator('section:has(> #guide-turn) .buttons button').last();
        while (await next.isEnabled()) await next.click();
        // Rulings are folded until they are asked for.
        const rulings = page.locator('details');
        await expect(rulings).not.toHaveAttribute('open');
        await rulings.locator('summary').click();
        await expect(rulings.locator('li').first()).toBeVisible();
        for (const size of [PHONE, SMALL_PHONE, DESKTOP]) {
          await page.setViewportSize(size);
          expect.soft(await page.evaluate(faults), `${id} at ${size.width} px`).toEqual([]);
        }
        await page.setViewportSize(PHONE);
      }
    });
  });
}

test('a ruling that is looked up is open', async ({ page }) => {
  await page.goto('./');
  for (const id of GAME_IDS) {
    await show(page, { name: `${id}-rules`, hash: `#/${id}/rules`, ready: 'details summary' });
    const ruling = await page.locator('details li').first().getAttribute('data-at');
    await show(page, { name: 'ruling', hash: `#/${id}/rules/${ruling}`, ready: `[data-at="${ruling}"]` });
    await expect(page.locator(`[data-at="${ruling}"]`)).toBeVisible();
  }
});

for (const theme of ['light', 'dark'] as const) {
  for (const size of [PHONE, DESKTOP]) {
    test.describe(`${theme}, ${size.width} px`, () => {
      test.use({ wishes: { theme, language: 'de' }, viewport: size });

      test('axe finds nothing on any screen', async ({ page, context }) => {
        await keepScreens(context);
        await page.goto('./');
        // At a desk the frames differ, not what is in them.
        for (const screen of size === PHONE
          ? SCREENS
          : SCREENS.filter(({ name }) => /table|home|replay/.test(name))) {
          await show(page, screen);
          expect.soft(await axe(page), screen.name).toEqual([]);
        }
      });
    });
  }
}
