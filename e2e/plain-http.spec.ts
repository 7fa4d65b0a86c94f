import { chromiumArguments, findChromium } from '../scripts/chromium.mjs';
import { words as say } from '../web/src/lib/table/words/en.ts';
import { GAME_IDS } from './facts.ts';
import { byFinger, nextLive, playOn, promptOf } from './player.ts';
import { address, HOME_NETWORK, PHONE } from './settings.ts';
import { expect, test } from './test.ts';

// A phone in the home network: plain http, by a name that is not localhost, so nothing that needs https is there.
test.use({
  viewport: PHONE,
  hasTouch: true,
  isMobile: true,
  worker: true,
  // A browser says so of this header wherever there is no https.
  tolerates: /Cross-Origin-Opener-Policy header has been ignored/,
  launchOptions: {
    executablePath: findChromium() ?? '',
    args: [...chromiumArguments(), `--host-resolver-rules=MAP ${HOME_NETWORK} 127.0.0.1`],
  },
});

test('in a home network without https everything but installing works', async ({ page }) => {
  const home = address(HOME_NETWORK);
  await page.goto(home);
  expect(
    await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator, crypto.subtle === undefined]),
  ).toEqual([false, false, true]);
  for (const id of GAME_IDS) {
    await page.goto(`${home}${id}/new`);
    await page.locator('button.start').tap();
    await playOn(page, { seed: 2, press: byFinger, presses: 10 });
    await nextLive(page);
    // The last step may still be told when the board can be pressed again; after a reload nothing is on its way.
    await page.reload();
    await nextLive(page);
    const prompt = await promptOf(page);
    await page.reload();
    await nextLive(page);
    expect(await promptOf(page)).toBe(prompt);
  }
  await page.getByRole('button', { name: say.menu }).tap();
  await page.getByRole('link', { name: say.replay }).tap();
  await page.getByRole('button', { name: say.replaying.link }).tap();
  // Without a clipboard the link goes into the address.
  await expect(page).toHaveURL(/\/[^/]+\/replay#z/);
  await expect(page.locator('.count')).toBeVisible();
});
