import type { Page } from '@playwright/test';
import { GAME_IDS } from './facts.ts';
import { axe, faults } from './look.ts';
import { keepScreens, SAMPLE, SCREENS, type Screen, show } from './screens.ts';
import { DESKTOP, LANGUAGES, LONG, longUnless, PHONE, SMALL_PHONE } from './settings.ts';
import { expect, test } from './test.ts';

test.use({ viewport: PHONE });

type Size = typeof PHONE;
const SIZES: readonly Size[] = [PHONE, SMALL_PHONE, DESKTOP];

for (const [l, language] of LANGUAGES.entries()) {
  test.describe(language, () => {
    test.use({ wishes: { language } });

    /** Looks at each of these screens, at these sizes. */
    async function sweep(page: Page, looks: readonly (readonly [Screen, readonly Size[]])[]): Promise<void> {
      await keepScreens(page);
      await page.goto('./');
      for (const [screen, sizes] of looks) {
        await show(page, screen);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        for (const size of sizes) {
          await page.setViewportSize(size);
          const found = await page.evaluate(faults);
          expect.soft(found, `${screen.name} at ${size.width} px`).toEqual([]);
        }
        await page.setViewportSize(PHONE);
      }
    }

    // In the short suite each screen is seen in one language and at one size.
    test('no text is missing, and none is cut off or leaves its screen', async ({ page }) => {
      const looks = SCREENS.map((screen, i) => [screen, [SIZES[i % SIZES.length]]] as const);
      await sweep(
        page,
        looks.filter((_, i) => i % LANGUAGES.length === l),
      );
    });

    test('no text is missing on any screen at any size', { tag: LONG }, async ({ page }) => {
      await sweep(
        page,
        SCREENS.map((screen) => [screen, SIZES] as const),
      );
    });
  });
}

for (const [number, id] of GAME_IDS.entries()) {
  for (const [l, language] of LANGUAGES.entries()) {
    const tag = longUnless(l === number % LANGUAGES.length);
    test.describe(`rules of ${id} in ${language}`, { tag }, () => {
      test.use({ wishes: { language } });

      test('the rules page is whole at every width, from the aim to the last ruling', async ({ page }) => {
        await page.goto('./');
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
        for (const size of SIZES) {
          await page.setViewportSize(size);
          expect.soft(await page.evaluate(faults), `${id} at ${size.width} px`).toEqual([]);
        }
      });
    });
  }
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

const LOOKS = [
  ['light', PHONE],
  ['dark', PHONE],
  ['light', DESKTOP],
  ['dark', DESKTOP],
] as const;

for (const [number, [theme, size]] of LOOKS.entries()) {
  test.describe(`${theme}, ${size.width} px`, () => {
    test.use({ wishes: { theme, language: 'de' }, viewport: size });

    async function ask(page: Page, screens: readonly Screen[]): Promise<void> {
      await keepScreens(page);
      await page.goto('./');
      for (const screen of screens) {
        await show(page, screen);
        expect.soft(await axe(page), screen.name).toEqual([]);
      }
    }

    test('axe finds nothing on these screens', async ({ page }) => {
      await ask(
        page,
        SAMPLE.filter((_, i) => i % LOOKS.length === number),
      );
    });

    test('axe finds nothing on any screen', { tag: LONG }, async ({ page }) => {
      // At a desk the frames differ, not what is in them.
      await ask(
        page,
        size === PHONE ? SCREENS : SCREENS.filter(({ name }) => /table|home|replay/.test(name)),
      );
    });
  });
}
