import { axe, faults } from './look.ts';
import { keepScreens, SCREENS, show } from './screens.ts';
import { DESKTOP, LANGUAGES, PHONE, SMALL_PHONE } from './settings.ts';
import { expect, test } from './test.ts';

test.use({ viewport: PHONE });

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ wishes: { language } });

    test('no text is missing, and none leaves a small screen', async ({ page, context }) => {
      await keepScreens(context);
      await page.goto('./');
      for (const screen of SCREENS) {
        await show(page, screen);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        for (const size of [PHONE, SMALL_PHONE]) {
          await page.setViewportSize(size);
          const found = await page.evaluate(faults);
          expect.soft(found, `${screen.name} at ${size.width} px`).toEqual([]);
        }
        await page.setViewportSize(PHONE);
      }
    });
  });
}

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
