import type { BrowserContext, Page } from '@playwright/test';
import type { KeptGame } from './saves.ts';

/** Puts games onto the device before the page is opened; a game that is there stays as it is. */
export async function keepOn(target: BrowserContext | Page, games: readonly KeptGame[]): Promise<void> {
  await target.addInitScript(
    (all) => {
      for (const [key, text] of all) if (!localStorage.getItem(key)) localStorage.setItem(key, text);
    },
    games.map((game) => [`iacta:game:${game.id}`, JSON.stringify(game)] as const),
  );
}

/** The games on the device, latest first. A step is kept as soon as it has been painted. */
export async function keptOn(page: Page): Promise<KeptGame[]> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done)))),
  );
  const texts = await page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith('iacta:game:') ? [text] : [])),
  );
  return texts.map((text) => JSON.parse(text as string) as KeptGame).sort((a, b) => b.changed - a.changed);
}
