import { loadRules } from '@iacta/games';
import type { Page } from '@playwright/test';
import { keepOn } from './device.ts';
import { GAME_IDS } from './facts.ts';
import { faults } from './look.ts';
import { nextLive, playAlong } from './player.ts';
import { keptGame } from './saves.ts';
import { longUnless, PHONE_SIDE } from './settings.ts';
import { expect, test } from './test.ts';

// A phone on its side: board, dice and buttons lie inside the screen at every moment, large enough for a finger, and
// nothing has to be scrolled.

/** In the page: what lies outside of the screen, is cut off or is too small for a finger. */
function misplaced(): string[] {
  const found: string[] = [];
  /** Half a pixel of rounding. */
  const NEARLY = 0.5;
  const TOUCH = 44;
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const screen = document.querySelector('.screen');
  // Scores and story can be read below.
  if (screen && screen.scrollHeight > height) found.push(`the table is ${screen.scrollHeight} px tall`);
  const nameOf = (each: Element) =>
    `${each.getAttribute('aria-label') ?? each.textContent?.trim() ?? ''} (${each.getAttribute('class')})`.slice(
      0,
      80,
    );
  const isShown = (each: Element) => each.checkVisibility({ visibilityProperty: true });
  const outside = (each: Element, edge = { left: 0, top: 0, right: width, bottom: height }) => {
    const box = each.getBoundingClientRect();
    return (
      box.left < edge.left - NEARLY ||
      box.top < edge.top - NEARLY ||
      box.right > edge.right + NEARLY ||
      box.bottom > edge.bottom + NEARLY
    );
  };
  const things =
    '.board :is([data-place], [data-tool], [data-explain], [data-can]), .actions :is(button, a), header > *';
  for (const each of document.querySelectorAll(things)) {
    if (!isShown(each)) continue;
    if (outside(each)) found.push(`outside: ${nameOf(each)}`);
    for (let around = each.parentElement; around && around !== document.body; around = around.parentElement)
      if (
        /auto|scroll|hidden|clip/.test(getComputedStyle(around).overflowY) &&
        outside(each, around.getBoundingClientRect())
      )
        found.push(`clipped: ${nameOf(each)} by ${around.className}`);
  }
  for (const each of document.querySelectorAll('[data-can], .tool, header :is(a, button)')) {
    if (!isShown(each)) continue;
    // What a finger can hit may reach beyond what is drawn.
    const { width: wide, height: tall } = each.getBoundingClientRect();
    const more = getComputedStyle(each, '::after');
    const reach =
      more.content === 'none'
        ? { width: 0, height: 0 }
        : { width: Number.parseFloat(more.width), height: Number.parseFloat(more.height) };
    const least = Math.min(Math.max(wide, reach.width || 0), Math.max(tall, reach.height || 0));
    if (least < TOUCH - NEARLY) found.push(`${Math.round(least)} px: ${nameOf(each)}`);
  }
  return [...new Set(found)];
}

async function look(page: Page, when: string): Promise<void> {
  await nextLive(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect.soft(await page.evaluate(misplaced), when).toEqual([]);
  expect.soft(await page.evaluate(faults), when).toEqual([]);
  await test.info().attach(when, { body: await page.screenshot(), contentType: 'image/png' });
}

const LOOKS = [
  ['de', 'light'],
  ['fr', 'dark'],
] as const;

for (const [number, id] of GAME_IDS.entries()) {
  for (const [l, [language, theme]] of LOOKS.entries()) {
    const tag = longUnless(number % 2 === 0 && l === (number / 2) % LOOKS.length);
    test.describe(`${id} (${language}, ${theme})`, { tag }, () => {
      test.use({ wishes: { language, theme }, viewport: PHONE_SIDE, hasTouch: true, isMobile: true });

      test('all of the table lies inside the screen of a phone on its side', async ({ page, context }) => {
        const { seatCounts } = (await loadRules(id)).facts;
        const counts = [...new Set([2, Math.max(...seatCounts)])];
        const games = await Promise.all(counts.map((seats) => keptGame(id, { steps: 50, seats })));
        const kept = games.map((game, i) => ({ ...game, id: `${game.id}-${counts[i]}` }));
        await keepOn(context, kept);
        for (const [i, { id: save }] of kept.entries()) {
          await page.goto(`./#/${id}/play/${save}`);
          for (let stop = 1; stop <= 4; stop++) {
            await look(page, `${counts[i]} players, stop ${stop}`);
            await playAlong(page, stop, 3);
          }
        }
      });
    });
  }
}
