import type { Page } from '@playwright/test';
import { words } from '../web/learn/words/en.ts';
import { words as table } from '../web/table/words/en.ts';
import { GAME_IDS, type GameId } from './facts.ts';
import { randomBelow } from './player.ts';
import { LANGUAGES, longUnless, PHONE, WIDEST } from './settings.ts';
import { expect, test } from './test.ts';

// A lesson cannot break: whatever is pressed at whatever moment, nothing fails and there is a way on.
test.use({ viewport: PHONE, wishes: { motion: 'full', pace: 'calm' } });

for (const [number, id] of GAME_IDS.entries()) {
  const tag = longUnless(number % 2 === 1);
  test(`${id}: what is skipped while its dice roll is not rolled twice`, { tag }, async ({ page }) => {
    await page.goto(`./#/${id}/learn`);
    const step = page.locator('.said .dots .done');
    await expect(page.locator('.said .dots')).toBeVisible();
    const steps = await page.locator('.said .dots span').count();
    for (let index = 0; index < steps - 1; index++) {
      await expect(step).toHaveCount(index);
      // Both within one frame, so that the dice are still in the air.
      await page.evaluate(
        async ([roll, skip]) => {
          const named = (name: string) =>
            [...document.querySelectorAll<HTMLElement>('.actions button')].find(
              (each) => each.textContent?.trim() === name,
            );
          named(roll)?.click();
          // A press is painted before its step is played.
          while (document.querySelector('[data-stepping]')) await new Promise(requestAnimationFrame);
          named(skip)?.click();
        },
        [table.roll, words.lesson.skip] as const,
      );
    }
    await expect(page.getByRole('link', { name: words.lesson.play })).toBeVisible();
  });

  for (const [i, language] of LANGUAGES.entries())
    test.describe(language, () => {
      test.use({ wishes: { motion: 'full', pace: 'calm', language } });

      const tag = longUnless(number % 2 === 0 && i === number % LANGUAGES.length);
      test(`${id}: any control may be pressed at any moment of its lesson`, { tag }, async ({
        page,
        seed,
      }) => {
        await pressAll(page, id, seed + i, 15);
      });

      test(`${id}: 125 presses in its lesson`, { tag: WIDEST }, async ({ page, seed }) => {
        await pressAll(page, id, seed - i - 1, 125);
      });
    });
}

/** So many presses, and then the way on from where they have led. */
async function pressAll(page: Page, id: GameId, seed: number, presses: number): Promise<void> {
  await page.goto(`./#/${id}/learn`);
  await expect(page.locator('.said .dots')).toBeVisible();
  const reached = await page.evaluate(
    `(${String(pressAtRandom)})(${JSON.stringify({ presses })}, (${String(randomBelow)})(${seed}))`,
  );
  expect(reached, `seed ${seed}`).toEqual({ pressed: presses, end: true });
}

/** In the page: presses what is visible, a few frames apart, and then only what leads on. */
async function pressAtRandom({ presses }: { presses: number }, below: (n: number) => number) {
  const frame = () => new Promise(requestAnimationFrame);
  const lesson = location.hash;
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (each) =>
        each.checkVisibility({ visibilityProperty: true }) &&
        !each.matches(':disabled') &&
        !each.closest('[inert]'),
    );
  const press = (each: Element) => {
    each.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    each.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    each.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  /** Links lead to other pages, and from there back to the lesson. */
  const back = async () => {
    if (location.hash !== lesson) location.hash = lesson;
    for (let frames = 0; frames < 600 && !document.querySelector('.said .dots'); frames++) await frame();
    if (!document.querySelector('.said .dots')) throw new Error('the lesson is gone');
  };
  let pressed = 0;
  while (pressed < presses) {
    await back();
    const controls = shown('a[href], button, [role="button"], [data-can], [data-explain], summary');
    if (controls.length === 0) throw new Error('nothing can be pressed');
    // Half of the presses go to the buttons of the lesson, which would be lost among the cells of a board.
    const buttons = shown('.actions button');
    const from = below(2) === 0 && buttons.length > 0 ? buttons : controls;
    press(from[below(from.length)]);
    pressed++;
    for (let frames = below(4) === 0 ? below(70) : below(4); frames > 0; frames--) await frame();
  }
  await back();
  const steps = document.querySelectorAll('.said .dots span').length;
  for (let skips = 0; skips < steps; skips++) {
    if (document.querySelectorAll('.said .dots .done').length === steps - 1) break;
    const ways = shown('.actions .row > button');
    press(ways[ways.length - 1]);
    await frame();
  }
  return {
    pressed,
    end:
      document.querySelectorAll('.said .dots .done').length === steps - 1 &&
      shown('.actions .do a.primary').length === 1,
  };
}
