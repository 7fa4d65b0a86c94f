import type { Page } from '@playwright/test';
import { keepOn } from './device.ts';
import { GAME_IDS } from './facts.ts';
import { keptGame } from './saves.ts';
import { longUnless, PHONE } from './settings.ts';
import { expect, test } from './test.ts';

// With forced colours, or more contrast, the same games are playable: dice, cells and squares are visible on
// their background. A picture of every board is kept with the report.

test.use({ viewport: PHONE });

/** How many colours a picture of the board has, rounded: a board whose squares are gone has but a few. */
async function coloursOf(page: Page, reader: Page, name: string): Promise<number> {
  await expect(page.locator('.board [data-can], .actions [data-can]').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const picture = await page.locator('main.board').screenshot();
  await test.info().attach(name, { body: picture, contentType: 'image/png' });
  return reader.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data = new Uint8ClampedArray() } = context?.getImageData(0, 0, image.width, image.height) ?? {};
    const seen = new Map<number, number>();
    for (let i = 0; i < data.length; i += 4) {
      const colour = ((data[i] >> 5) << 6) | ((data[i + 1] >> 5) << 3) | (data[i + 2] >> 5);
      seen.set(colour, (seen.get(colour) ?? 0) + 1);
    }
    // What covers less than a thousandth is an edge or a shadow.
    return [...seen.values()].filter((pixels) => pixels > data.length / 4000).length;
  }, picture.toString('base64'));
}

for (const [number, id] of GAME_IDS.entries()) {
  const tag = longUnless(number % 2 === 0);
  test(`${id} can be seen in the system's colours and with more contrast`, { tag }, async ({
    page,
    context,
    browser,
  }) => {
    // A separate page, without our settings, reads the pictures.
    const reader = await browser.newPage();
    const game = await keptGame(id, { steps: 40 });
    await keepOn(context, [game]);
    await page.goto(`./#/${id}/play/${game.id}`);
    const usual = await coloursOf(page, reader, 'usual');
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await coloursOf(page, reader, 'forced')).toBeGreaterThan(usual * 0.8);
    await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
    expect(await coloursOf(page, reader, 'contrast')).toBeGreaterThan(usual * 0.8);
    // Text outside of the board follows the wish as well.
    const ink = await page
      .locator('.tool')
      .first()
      .evaluate((tool) => getComputedStyle(tool).color);
    expect(ink).toBe('rgb(29, 32, 26)');
    await reader.close();
  });
}
