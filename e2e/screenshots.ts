// npm run screenshots [-- NAME ...]: every main screen at three sizes, by day and by night, into screenshots/.
// Names choose screens that contain them. The languages take turns, so that each screen is seen in several.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/chromium.mjs';
import { keepScreens, SCREENS, show } from './screens.ts';
import serve from './serve.ts';
import { address, DESKTOP, LANGUAGES, PHONE, prepare, TABLET } from './settings.ts';

const SIZES = [PHONE, TABLET, DESKTOP];
const wanted = process.argv.slice(2);
const folder = join(import.meta.dirname, '../screenshots');
mkdirSync(folder, { recursive: true });

const close = await serve();
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: chromiumArguments() });
let count = 0;
for (const [s, size] of SIZES.entries()) {
  for (const [t, theme] of (['light', 'dark'] as const).entries()) {
    const language = LANGUAGES[(2 * s + t) % LANGUAGES.length];
    const context = await browser.newContext({ viewport: size, deviceScaleFactor: 2, locale: language });
    await prepare(context, { language, theme, names: ['Ada'] }, 1, false);
    await keepScreens(context, 'casual');
    const page = await context.newPage();
    await page.goto(address());
    for (const screen of SCREENS) {
      if (wanted.length > 0 && !wanted.some((name) => screen.name.includes(name))) continue;
      await show(page, screen);
      await settled(page);
      const name = `${screen.name}-${size.width}-${theme}-${language}.png`;
      await page.screenshot({ path: join(folder, name), scale: 'css' });
      count++;
    }
    await context.close();
  }
}
await browser.close();
await close();
console.log(`${count} pictures in screenshots/`);

/** A board is drawn in parts, and letters come when they are loaded: a picture waits until nothing changes any more. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise<void>((done) => {
      let timer = setTimeout(done, 300);
      new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(done, 300);
      }).observe(document.body, { subtree: true, childList: true });
    });
  });
}
