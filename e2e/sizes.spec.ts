import { keepOn } from './device.ts';
import { GAME_IDS } from './facts.ts';
import { keptGame } from './saves.ts';
import { countScripts } from './scripts.ts';
import { PHONE } from './settings.ts';
import { expect, test } from './test.ts';

test.use({ viewport: PHONE });

const KB = 1000;
const HOME_LIMIT = 70 * KB;
const GAME_LIMIT = 145 * KB;

test(`the home page needs no more than ${HOME_LIMIT / KB} kB of JavaScript`, async ({ page }) => {
  const total = countScripts(page);
  await page.goto('./');
  await expect(page.locator('.shelf')).toBeVisible();
  const bytes = await total();
  console.log(`      home: ${(bytes / KB).toFixed(1)} kB gz`);
  expect(bytes).toBeLessThanOrEqual(HOME_LIMIT);
});

for (const id of GAME_IDS) {
  test(`${id} needs no more than ${GAME_LIMIT / KB} kB of JavaScript in all`, async ({ page, context }) => {
    const total = countScripts(page);
    const game = await keptGame(id, { steps: 20 });
    await keepOn(context, [game]);
    // The way that people go: from home by the new game to the table, and to its end.
    await page.goto('./');
    await page.locator(`a[href="/${id}/new"]`).first().click();
    await expect(page.locator('button.start')).toBeVisible();
    await page.goto(`./${id}/play/${game.id}`);
    await expect(page.locator('.prompt')).toBeVisible();
    const bytes = await total();
    console.log(`      ${id}: ${(bytes / KB).toFixed(1)} kB gz`);
    expect(bytes).toBeLessThanOrEqual(GAME_LIMIT);
  });
}
