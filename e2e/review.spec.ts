import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '@iacta/registry';
import type { BrowserContext, Page } from '@playwright/test';
import { WORDS } from '../web/review/words/index.ts';
import { keepOn } from './device.ts';
import { GAME_IDS } from './facts.ts';
import { keptGame } from './saves.ts';
import { DESKTOP, PHONE } from './settings.ts';
import { expect, test } from './test.ts';

// A finished game is reviewed on the page: words for each player, a graph whose points lead to their steps, the same
// as a table, marks on the board, puzzles, and playing on from any step.
const JUDGED = GAME_IDS.filter((id) => existsSync(join(import.meta.dirname, '../games', id, 'judge')));
const say = WORDS.en;
/** A review takes as long as the machine needs; nothing is said here about how long that may be. */
const WHOLE = { timeout: 400_000 };

const panelOf = (page: Page) => page.getByRole('region', { name: say.title });

async function reviewed(page: Page, context: BrowserContext, id: GameId, people = 2) {
  const game = await keptGame(id, { bot: 'casual', seats: 2, people });
  await keepOn(context, [game]);
  await page.goto(`./#/${id}/replay/${game.id}/review`);
  await expect(panelOf(page).getByText(say.table)).toBeVisible(WHOLE);
  return game;
}

test('every game can be reviewed', () => expect(JUDGED).toEqual(GAME_IDS));

for (const id of JUDGED) {
  for (const [device, viewport] of Object.entries({ phone: PHONE, desk: DESKTOP })) {
    test(`${id} is reviewed: ${device}`, async ({ page, context }) => {
      await page.setViewportSize(viewport);
      await reviewed(page, context, id);
      const panel = panelOf(page);
      await expect(panel.getByRole('heading', { name: 'Ada' })).toBeVisible();
      await expect(panel.getByRole('heading', { name: 'Blaise' })).toBeVisible();

      await panel.getByText(say.table).click();
      await expect(panel.locator('tbody tr')).toHaveCount(2);
      await expect(panel.locator('tbody')).not.toContainText(/NaN|undefined/);
      await page.screenshot({ path: `reports/review-${id}-${device}-summary.png`, fullPage: true });

      const point = panel.getByRole('button', { name: /^Go to step/ }).first();
      const step = Number(/\d+/.exec((await point.getAttribute('aria-label')) ?? '')?.[0]);
      await point.press('Enter');
      await expect(page.locator('.count')).toContainText(`Step ${step} of`);
      await expect(page.locator('.said .note')).not.toBeEmpty();

      // The costliest decision: on the board that its player saw, with both moves told.
      const costly = panel.getByRole('button', { name: /instead of/ }).first();
      await costly.press('Enter');
      await expect(page.locator('.said .note')).toContainText('was better');
      await page.screenshot({ path: `reports/review-${id}-${device}-step.png` });
    });
  }
}

const [FIRST] = JUDGED;

test.describe('offline', () => {
  // What cannot be fetched is said in the console by the browser itself.
  test.use({ worker: true, tolerates: /ERR_(INTERNET|CONNECTION)|sw\.js/ });

  test('a stored review needs no working out, offline either', async ({ page, context }) => {
    const game = await reviewed(page, context, FIRST);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto('./#/');
    await context.setOffline(true);
    await page.goto(`./#/${FIRST}/replay/${game.id}/review`);
    await expect(panelOf(page).getByText(say.table)).toBeVisible(WHOLE);
    await expect(panelOf(page).getByRole('progressbar')).toHaveCount(0);
  });
});

test('mistakes become puzzles: the answer is hidden until one was tried', async ({ page, context }) => {
  await reviewed(page, context, FIRST, 1);
  await panelOf(page)
    .getByRole('button', { name: /^Learn from my mistakes/ })
    .press('Enter');
  await expect(page.getByText('What’s best?')).toBeVisible();
  await expect(page.locator('.review-badge')).toHaveCount(0);
  const buttons = page.locator('main.board, section.actions').getByRole('button', { disabled: false });
  const next = page.getByRole('button', { name: say.puzzle.next });
  // Any legal move by keys: the first thing on the board, and what it asks to confirm.
  for (let i = 0; i < 12 && !(await next.isVisible()); i++) {
    const confirm = page.getByRole('button', { name: /^Answer:/ });
    if (await confirm.isVisible()) await confirm.press('Enter');
    else await buttons.nth(i).press('Enter');
  }
  await expect(page.getByText('In the game it was')).toBeVisible();
  await page.screenshot({ path: `reports/review-puzzle-${FIRST}.png` });
  await next.press('Enter');
  await expect(page.getByText(/What’s best|All done/)).toBeVisible();
});

test('playing on begins at the step that is shown', async ({ page, context }) => {
  const game = await keptGame(FIRST, { bot: 'casual', seats: 2, people: 2 });
  await keepOn(context, [game]);
  await page.goto(`./#/${FIRST}/replay/${game.id}/4`);
  const panel = panelOf(page);
  await panel.getByText(say.playOn.title).press('Enter');
  await panel.getByLabel(say.playOn.dice).selectOption({ label: say.playOn.sameDice });
  await panel.getByRole('button', { name: say.playOn.start }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`#/${FIRST}/play/`));
  await expect(page.locator('main.board')).toBeVisible();
  const saved = await page.evaluate(() => {
    const id = location.hash.split('/').at(-1);
    return JSON.parse(localStorage.getItem(`iacta:game:${id}`) ?? 'null') as {
      record: { entries: unknown[]; dice: { source: string; faces?: object } };
      plan: { seats: { bot: string | null }[] };
    };
  });
  expect(saved.record.entries.slice(0, 4)).toEqual(game.record.entries.slice(0, 4));
  expect(saved.record.dice.source).toBe('duplicate');
  expect(Object.keys(saved.record.dice.faces ?? {})).not.toEqual([]);
  expect(saved.plan.seats.map(({ bot }) => bot)).toEqual([null, 'casual']);
});
