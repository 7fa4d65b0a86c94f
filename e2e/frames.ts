// npm run frames [-- GAME ... SIZE]: twelve pictures of a bot's turn in each game, half a second apart, into
// screenshots/, to look at: is each step shown where it happens, and can a roll be read before it is used? With each
// frame it prints what the prompt and the totals say.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/chromium.mjs';
import { keepOn } from './device.ts';
import { GAME_IDS, type GameId } from './facts.ts';
import { byFinger, nextLive, playOn } from './player.ts';
import { keptGame } from './saves.ts';
import serve from './serve.ts';
import { address, DESKTOP, PHONE, PHONE_SIDE, prepare } from './settings.ts';

const FRAMES = 12;
/** Milliseconds from one frame to the next. */
const APART = 500;
/** Presses after which a turn must have ended. */
const LONGEST_TURN = 60;

const words = process.argv.slice(2);
const games = GAME_IDS.filter((id) => words.includes(id));
const size =
  [PHONE, PHONE_SIDE, DESKTOP].find(({ width, height }) => words.includes(`${width}x${height}`)) ?? PHONE;
const folder = join(import.meta.dirname, '../screenshots');
mkdirSync(folder, { recursive: true });

/** Plays on until no one at this screen has anything to do. */
async function untilBot(page: Page): Promise<void> {
  await nextLive(page);
  for (let seed = 1; seed < LONGEST_TURN; seed++) {
    await playOn(page, { seed, press: byFinger, presses: 1 });
    const isTheirs = await page.evaluate(
      () =>
        !document.querySelector('[data-can]') &&
        document.querySelector('.players li.turn')?.previousElementSibling !== null,
    );
    if (isTheirs) return;
  }
  throw new Error('the turn does not end');
}

async function record(page: Page, id: GameId): Promise<void> {
  const game = await keptGame(id, { steps: 30, bot: 'casual', names: ['Ada', 'Blaise'] });
  await keepOn(page, [game]);
  await page.goto(`${address()}${id}/play/${game.id}`);
  await untilBot(page);
  const began = performance.now();
  for (let frame = 1; frame <= FRAMES; frame++) {
    const name = `frames-${id}-${size.width}x${size.height}-${String(frame).padStart(2, '0')}.png`;
    await page.screenshot({ path: join(folder, name), scale: 'css' });
    const said = await page.locator('.prompt').textContent();
    const totals = await page.locator('.players .total').allTextContents();
    console.log(
      `${id} ${Math.round(performance.now() - began)} ms: ${said?.trim().replaceAll(/\s+/g, ' ')} (${totals.join(', ')})`,
    );
    await page.waitForTimeout(Math.max(0, began + frame * APART - performance.now()));
  }
}

const close = await serve();
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: chromiumArguments() });
for (const id of games.length > 0 ? games : GAME_IDS) {
  const context = await browser.newContext({ viewport: size, hasTouch: true });
  await prepare(context, { motion: 'full', pace: 'calm' }, 1, false);
  await record(await context.newPage(), id);
  await context.close();
}
await browser.close();
await close();
