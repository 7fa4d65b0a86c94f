import { SOLO_GAME } from '@iacta/games/test-kit';
import { startServer, WEB_DIST } from '../server/index.ts';
import { GAME_IDS } from './facts.ts';
import { byFinger, playOn } from './player.ts';
import { PHONE } from './settings.ts';
import { expect, test } from './test.ts';

// What cannot be fetched is said in the console by the browser itself.
test.use({
  viewport: PHONE,
  hasTouch: true,
  isMobile: true,
  worker: true,
  tolerates: /ERR_(INTERNET|CONNECTION)|sw\.js/,
});

test('loaded once, then without any network: every game can be begun and played', async ({
  page,
  context,
}) => {
  const server = await startServer({
    port: 4970,
    portsToTry: 20,
    folder: process.env.IACTA_DIST ?? WEB_DIST,
  });
  try {
    await page.goto(`http://localhost:${server.port}/`);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  } finally {
    await server.close();
  }
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('.shelf')).toBeVisible();
  for (const id of GAME_IDS) {
    await page.goto(`./#/${id}/new`.replace('./', `http://localhost:${server.port}/`));
    await page.locator('button.start').tap();
    await playOn(page, { seed: 1, press: byFinger, presses: 4 });
  }
  // Resumed as well, and the rules can be read.
  await page.reload();
  await expect(page.locator('.prompt')).toBeVisible();
  await page.goto(`http://localhost:${server.port}/#/${SOLO_GAME}/rules`);
  await expect(page.locator('h1')).not.toBeEmpty();
});
