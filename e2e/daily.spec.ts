import { loadRules } from '@iacta/games';
import { dailyOptions } from '@iacta/online/daily';
import type { Page } from '@playwright/test';
import { dailyDice } from '../web/src/lib/daily/seed.ts';
import { words as say } from '../web/src/lib/daily/words/en.ts';
import { words as history } from '../web/src/lib/history/words/en.ts';
import { FIELD_GAMES } from '../web/src/lib/same/field.ts';
import { words as home } from '../web/src/lib/shell/words/en.ts';
import { keepOn } from './device.ts';
import { GAME_IDS, SOLO } from './facts.ts';
import { Guests } from './guests.ts';
import { goInPage } from './in-page.ts';
import { keptGame } from './saves.ts';
import { longUnless } from './settings.ts';
import { expect, test } from './test.ts';

const DAY = '2026-11-18';

/** Opens the page of the day by way of the home page, at a time of that day. */
async function openDay(page: Page, day = DAY): Promise<void> {
  // As without a network, or on a server without tables: there the game of the day is not ranked.
  await page.route('**/api/daily', (route) => route.abort('internetdisconnected'));
  await page.clock.setFixedTime(new Date(`${day}T12:00:00Z`));
  // Without loading the page again: each load would draw the same ids here.
  await goInPage(page, '/');
  await page.getByRole('link', { name: home.home.daily }).click();
  await expect(page.getByRole('heading', { name: say.title })).toBeVisible();
}

const kept = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([name]) => name.startsWith('iacta:game:'))
      .map(([, text]) => JSON.parse(text).record as { game: string; dice: unknown; options: unknown }),
  );

test('every game of the day begins with the same dice on every device and is continued there', async ({
  browser,
}) => {
  const guests = new Guests(browser);
  const [ada, bea] = [await guests.come('Ada'), await guests.come('Bea')];
  for (const page of [ada, bea]) {
    for (let i = 0; i < GAME_IDS.length; i++) {
      await openDay(page);
      const cards = page.locator('main li');
      await expect(cards).toHaveCount(GAME_IDS.length);
      await cards.nth(i).getByRole('button').click();
      await expect(page.locator('.prompt')).toBeVisible();
      await openDay(page);
      await expect(cards.nth(i)).toContainText(say.running);
      await expect(cards.nth(i).getByRole('link')).toHaveAttribute('href', /\/play\//);
    }
  }
  const byGame = async (page: Page) =>
    (await kept(page))
      .sort((a, b) => a.game.localeCompare(b.game))
      .map(({ game, dice, options }) => ({ game, dice, options }));
  const expected = await Promise.all(
    [...GAME_IDS]
      .sort((a, b) => a.localeCompare(b))
      .map(async (game) => ({
        game,
        dice: dailyDice(DAY, game),
        options: dailyOptions((await loadRules(game)).facts),
      })),
  );
  expect(await byGame(ada)).toEqual(expected);
  expect(await byGame(bea)).toEqual(expected);
  // Another day, another game.
  await openDay(ada, '2026-11-19');
  await expect(ada.getByText(say.running)).toHaveCount(0);
  await guests.go();
});

for (const [number, id] of SOLO.entries()) {
  const tag = longUnless(number === SOLO.length - 1);
  test(`a solo result of ${id} is compared with bots that play the same dice`, { tag }, async ({ page }) => {
    const game = await keptGame(id, { seats: 1 });
    await keepOn(page, [game]);
    await page.goto(`./${id}/play/${game.id}`);
    const line = page.locator('[data-field]').first();
    const ends = Array.from({ length: FIELD_GAMES + 1 }, (_, i) => history.same.better(i, FIELD_GAMES));
    await expect(line).toContainText(new RegExp(ends.join('|')), { timeout: 90_000 });
    await line.getByRole('link').click();
    await expect(page.getByRole('heading', { name: history.same.field })).toBeVisible();
  });
}
