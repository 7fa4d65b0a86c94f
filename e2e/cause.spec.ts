import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { words as learn } from '../web/learn/words/en.ts';
import { words as say } from '../web/table/words/en.ts';
import { keepOn } from './device.ts';
import { GAME_IDS } from './facts.ts';
import { byFinger, nextLive, playOn } from './player.ts';
import { keptGame } from './saves.ts';
import { LONG, longUnless, PHONE } from './settings.ts';
import { expect, test } from './test.ts';

// Cause before effect: what a step brings is shown when it has arrived, and what must be read stays until it is read.

test.use({ viewport: PHONE, hasTouch: true, isMobile: true, wishes: { motion: 'full', pace: 'instant' } });

/** The games whose board has a file of this name. */
const gamesWith = (file: string) =>
  GAME_IDS.filter((id) => existsSync(join(import.meta.dirname, '../games', id, 'board', file)));

/** Nothing on the board moves any more. */
const boardAtRest = (page: Page) =>
  page.waitForFunction(
    () =>
      !document.querySelector('[data-stepping]') &&
      !document
        .querySelector('main.board')
        ?.getAnimations({ subtree: true })
        .some(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        ),
  );

for (const id of gamesWith('chain.ts')) {
  test(`${id}: a total changes when the points have flown to it, not before`, { tag: LONG }, async ({
    page,
    context,
  }) => {
    const game = await keptGame(id, { steps: 40, bot: 'casual' });
    await keepOn(context, [game]);
    await page.goto(`./#/${id}/play/${game.id}`);
    await nextLive(page);
    // The sheet is drawn after the dice.
    await page.locator('.own [data-at="total"] b').waitFor();
    await boardAtRest(page);
    await page.evaluate(() => {
      const watched = { changes: 0, tooEarly: [] as string[] };
      Object.assign(window, { watched });
      const total = () => document.querySelector('.own [data-at="total"] b')?.textContent ?? '';
      let before = total();
      let hasFlown = false;
      const look = (): void => {
        requestAnimationFrame(look);
        const tokens = [...document.querySelectorAll('.token.points')];
        const isFlying = tokens.some((token) =>
          token.getAnimations().some(({ playState }) => playState === 'running'),
        );
        const now = total();
        if (now !== before) {
          watched.changes++;
          if (isFlying || !hasFlown) watched.tooEarly.push(`${before} to ${now}`);
          hasFlown = false;
        }
        before = now;
        hasFlown ||= isFlying;
      };
      requestAnimationFrame(look);
    });
    const watched = () =>
      page.evaluate(
        () => (window as unknown as { watched: { changes: number; tooEarly: string[] } }).watched,
      );
    for (let seed = 1; (await watched()).changes < 3; seed++) {
      await playOn(page, { seed, press: byFinger, presses: 1 });
      await boardAtRest(page);
    }
    expect((await watched()).tooEarly).toEqual([]);
  });
}

/** Winning dice whose middle is covered by the line that they form. */
const covered = (page: Page) =>
  page.evaluate(() => {
    for (const line of document.querySelectorAll<SVGElement>('main.board .inlay')) {
      line.style.pointerEvents = 'stroke';
      if (line.ownerSVGElement) line.ownerSVGElement.style.pointerEvents = 'auto';
    }
    return [...document.querySelectorAll('.won')].filter((square) => {
      const { x, y, width, height } = square.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return hit !== null && !square.contains(hit);
    }).length;
  });

test.describe('without motion', () => {
  test.use({ wishes: { motion: 'reduced', pace: 'instant' } });

  for (const id of gamesWith('round.ts'))
    for (const end of ['first', 'last'] as const) {
      test(`${id}: the end of the ${end} round stays in sight until it has been read`, async ({
        page,
        context,
      }) => {
        const whole = await keptGame(id, { bot: 'casual' });
        const steps = end === 'first' ? 8 : whole.record.entries.length - 12;
        const game = await keptGame(id, { steps, bot: 'casual' });
        await keepOn(context, [game]);
        await page.goto(`./#/${id}/play/${game.id}`);
        await nextLive(page);
        const plaque = page.locator('.plaque');
        const lead = page.locator('.bar .primary');
        for (let seed = 1; ; seed++) {
          await playOn(page, { seed, press: byFinger, until: '.plaque' });
          // Neither the prompt nor a hint speaks of the next round, and nothing covers this one.
          await expect(page.locator('.addressed')).toHaveCount(0);
          await expect(page.getByRole('button', { name: say.hint, exact: true })).toBeDisabled();
          await expect(plaque).toBeInViewport({ ratio: 1 });
          await expect(lead).toBeInViewport({ ratio: 1 });
          await expect(page.locator('.result')).toHaveCount(0);
          expect(await covered(page)).toBe(0);
          const leadsTo = (await lead.textContent())?.trim();
          await lead.tap();
          if (leadsTo === say.result.see) {
            await expect(page.locator('.result')).toBeVisible();
            break;
          }
          await expect(plaque).toHaveCount(0);
          if (end === 'first') break;
        }
      });
    }
});

for (const [number, id] of GAME_IDS.entries()) {
  const tag = longUnless(number === 0);
  test(`${id}: the rule of this step is in sight, also when the pictures above it are drawn`, {
    tag,
  }, async ({ page, context }) => {
    const game = await keptGame(id, { steps: 30 });
    await keepOn(context, [game]);
    await page.goto(`./#/${id}/play/${game.id}`);
    await nextLive(page);
    await page.getByRole('link', { name: say.ruleHere }).tap();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page).toHaveTitle(new RegExp(learn.rules.title('').trim()));
    const rule = page.locator(`[data-at="${page.url().split('/').at(-1)}"]`);
    await rule.waitFor();
    // The page has its height when it has not grown for a hundred frames.
    await page.evaluate(async () => {
      for (let still = 0, height = 0; still < 100; still++) {
        await new Promise(requestAnimationFrame);
        if (document.body.scrollHeight !== height) still = 0;
        height = document.body.scrollHeight;
      }
    });
    await expect(rule).toBeInViewport({ ratio: 1 });
  });
}
