import { SEALED_GAME, SOLO_GAME } from '@iacta/games/test-kit';
import { words } from '../web/learn/words/en.ts';
import { LANGUAGES, longUnless, PHONE, PHONE_SIDE, SMALL_PHONE } from './settings.ts';
import { expect, test } from './test.ts';

test('the step of one lesson is not taken to another', async ({ page }) => {
  const [first, second] = [SOLO_GAME, SEALED_GAME];
  await page.goto(`./#/${first}/learn`);
  const done = page.locator('.said .dots .done');
  for (const step of [1, 2, 3]) {
    await page.getByRole('button', { name: words.lesson.skip }).click();
    await expect(done).toHaveCount(step);
  }
  const title = await page.getByRole('heading').first().textContent();
  await page.evaluate((hash) => (location.hash = hash), `#/${second}/learn`);
  await expect(page.getByRole('heading').first()).not.toHaveText(title ?? '');
  await expect(done).toHaveCount(0);
  await page.evaluate((hash) => (location.hash = hash), `#/${first}/learn`);
  await expect(done).toHaveCount(3);
});

for (const [l, language] of LANGUAGES.entries())
  test.describe(language, { tag: longUnless(l === 0) }, () => {
    test.use({ wishes: { language } });

    test(`the last buttons of a lesson are whole`, async ({ page }) => {
      await page.goto(`./#/${SOLO_GAME}/learn`);
      await expect(page.locator('.said .dots')).toBeVisible();
      const steps = await page.locator('.said .dots span').count();
      for (let step = 1; step < steps; step++) {
        await page.locator('.actions .row > button').last().click();
        await expect(page.locator('.said .dots .done')).toHaveCount(step);
      }
      for (const size of [PHONE, PHONE_SIDE, SMALL_PHONE]) {
        await page.setViewportSize(size);
        const buttons = page.locator('.actions .button');
        await expect(page.locator('.actions a.primary')).toBeVisible();
        const broken = await buttons.evaluateAll((all) =>
          all.flatMap((each) => {
            if (!each.checkVisibility()) return [];
            const { width, height } = each.getBoundingClientRect();
            const isCut =
              each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1;
            // A button is wider than it is tall, or its words stand in a tower.
            return isCut || height > width ? [`${each.textContent?.trim()} ${width}×${height}`] : [];
          }),
        );
        expect(broken, `${size.width}×${size.height}`).toEqual([]);
      }
    });
  });
