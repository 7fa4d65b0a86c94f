import type { Page } from '@playwright/test';
import { SECRETIVE } from './facts.ts';
import { axe, faults } from './look.ts';
import { DESKTOP, LANGUAGES, LONG, longUnless, PHONE, SMALL_PHONE, TABLET, type Wishes } from './settings.ts';
import { expect, test } from './test.ts';

// What can only be seen at a table of a server: its rooms, the game, who is there, and the shared screen.

test.use({ viewport: PHONE });

type Size = typeof PHONE;
const PHONES = [PHONE, SMALL_PHONE];
const SCREENS = [TABLET, DESKTOP];

/** Goes through all of it; whatever is to be seen is looked at, at the sizes it is made for. */
async function visit(
  page: Page,
  look: (name: string, sizes: readonly Size[]) => Promise<void>,
): Promise<void> {
  await page.goto(`./#/online/${SECRETIVE}`);
  await page.locator('button.go').click();
  await page.locator('.code').waitFor();
  const table = page.url();
  await look('room', PHONES);
  await page.locator('.rows select').selectOption('first-steps');
  await page.locator('button.start').click();
  await page.locator('.prompt').waitFor();
  await look('table', PHONES);
  await page.locator('.tools button').nth(-2).click();
  const dialog = page.getByRole('dialog');
  for (const button of await dialog.locator('button[aria-expanded]').all()) {
    await button.click();
    await dialog.getByRole('img').waitFor();
    await look('participants', PHONES);
  }
  // Seen from a screen that has no seat; then one that opens a table.
  await page.goto(`${table}/screen`);
  await page.locator('main :is(button, [role="img"])').first().waitFor();
  await look('screen', SCREENS);
  await page.goto(`./#/online/${SECRETIVE}/screen`);
  await page.locator('button.go').click();
  await page.locator('.code').waitFor();
  await look('screen-room', SCREENS);
}

for (const [l, language] of LANGUAGES.entries()) {
  test.describe(language, { tag: longUnless(l === 3) }, () => {
    // A key makes one table: every test has its own.
    test.use({
      wishes: { language, names: ['Maximiliane-Charlotte'] },
      seed: 500 + LANGUAGES.indexOf(language),
    });

    test('no text is missing at a table online, and none leaves its screen', async ({ page }) => {
      await visit(page, async (name, sizes) => {
        for (const size of sizes) {
          await page.setViewportSize(size);
          expect.soft(await page.evaluate(faults), `${name} at ${size.width} px`).toEqual([]);
        }
        await page.setViewportSize(PHONE);
      });
    });
  });
}

for (const [i, theme] of (['light', 'dark'] satisfies Wishes['theme'][]).entries()) {
  test.describe(theme, { tag: LONG }, () => {
    test.use({ wishes: { theme, language: 'de', names: ['Ada'] }, seed: 600 + i });

    test('axe finds nothing at a table online', async ({ page }) => {
      await visit(page, async (name, [size]) => {
        await page.setViewportSize(size);
        expect.soft(await axe(page), name).toEqual([]);
        await page.setViewportSize(PHONE);
      });
    });
  });
}
