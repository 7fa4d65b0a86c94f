import { games } from '@iacta/games';
import type { Page } from '@playwright/test';
import { keepOn } from './device.ts';
import { faults } from './look.ts';
import { nextLive, playAlong } from './player.ts';
import { keptGame } from './saves.ts';
import { LONG, PHONE } from './settings.ts';
import { expect, test } from './test.ts';

// An upright phone with as many players as a game has seats: the table is never taller than the screen.

for (const { id, facts } of games) {
  test.describe(id, () => {
    const { seatCounts } = facts;
    test.use({
      wishes: { language: 'de', autoForced: true },
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    });

    async function visit(page: Page, counts: readonly number[]): Promise<void> {
      const games = await Promise.all(
        counts.flatMap((seats) =>
          [0, 60, 150].map(async (steps) => ({
            ...(await keptGame(id, { steps, seats, people: seats })),
            id: `e2e-upright-${seats}-${steps}`,
          })),
        ),
      );
      await keepOn(page, games);
      for (const { id: save, over } of games) {
        if (over) continue;
        await page.goto(`./${id}/play/${save}`);
        for (let stop = 1; stop <= 3; stop++) {
          await nextLive(page);
          // Those that nothing has asked for yet, too: other letters are wider.
          await page.evaluate(() =>
            Promise.all([...document.fonts].map((font) => font.load())).then(() => undefined),
          );
          const height = await page
            .locator('.screen')
            .evaluate((screen) => Math.ceil(screen.getBoundingClientRect().height));
          expect.soft(height, `${save}, stop ${stop}`).toBeLessThanOrEqual(PHONE.height);
          expect.soft(await page.evaluate(faults), `${save}, stop ${stop}`).toEqual([]);
          await playAlong(page, stop, 4);
        }
      }
    }

    test('nothing has to be scrolled in the course of play, with the most players', async ({ page }) => {
      await visit(page, seatCounts.slice(-1));
    });

    const fewer = seatCounts.slice(0, -1);
    if (fewer.length > 0)
      test('nothing has to be scrolled in the course of play, with fewer players', { tag: LONG }, async ({
        page,
      }) => {
        await visit(page, fewer);
      });
  });
}
