// npm run screenshots [-- NAME ... SIZE ... THEME ...]: every main screen at every size, by day, by night, in forced
// colours and with text of twice the size, into screenshots/. Words choose: screens that contain a name, sizes (1440x900), themes (dark), languages (de).
// The languages take turns, so that each screen is seen in several.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/chromium.mjs';
import { keepScreens, SCREENS, show } from './screens.ts';
import serve from './serve.ts';
import {
  address,
  DESKTOP,
  LANGUAGES,
  LARGE,
  PHONE,
  PHONE_SIDE,
  prepare,
  TABLET,
  TABLET_SIDE,
  TV,
} from './settings.ts';

const SIZES = [PHONE, PHONE_SIDE, TABLET, TABLET_SIDE, DESKTOP, LARGE, TV];
const THEMES = ['light', 'dark', 'forced', 'text200'] as const;

const words = process.argv.slice(2);
/** What was asked for of a list; all of it where nothing was. */
function chosen<T>(all: readonly T[], name: (each: T) => string): readonly T[] {
  const some = all.filter((each) => words.includes(name(each)));
  return some.length > 0 ? some : all;
}
const sizes = chosen(SIZES, ({ width, height }) => `${width}x${height}`);
const themes = chosen(THEMES, (theme) => theme);
const languages = chosen(LANGUAGES, (language) => language);
const known = new Set<string>([
  ...THEMES,
  ...LANGUAGES,
  ...SIZES.map(({ width, height }) => `${width}x${height}`),
]);
const names = words.filter((word) => !known.has(word));
const screens = SCREENS.filter(({ name }) => names.length === 0 || names.some((each) => name.includes(each)));

const folder = join(import.meta.dirname, '../screenshots');
mkdirSync(folder, { recursive: true });

const close = await serve();
const launch = (...more: string[]) =>
  chromium.launch({ executablePath: findChromium() ?? '', args: [...chromiumArguments(), ...more] });
const browser = await launch();
/** As people set it in their browser: the page's own conditions on its width know of it. */
const largeText = await launch('--blink-settings=defaultFontSize=32');
let count = 0;
let pass = 0;
for (const size of sizes) {
  for (const theme of themes) {
    const language = languages[pass++ % languages.length];
    const context = await (theme === 'text200' ? largeText : browser).newContext({
      baseURL: address(),
      viewport: size,
      locale: language,
      forcedColors: theme === 'forced' ? 'active' : 'none',
    });
    await prepare(
      context,
      { language, theme: theme === 'dark' ? 'dark' : 'light', names: ['Ada'] },
      1,
      false,
    );
    await keepScreens(context, 'casual');
    const page = await context.newPage();
    await page.goto(address());
    for (const screen of screens) {
      await show(page, screen);
      await settled(page);
      const name = `${screen.name}-${size.width}x${size.height}-${theme}-${language}.png`;
      await page.screenshot({ path: join(folder, name), scale: 'css' });
      count++;
    }
    await context.close();
  }
}
await browser.close();
await largeText.close();
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
