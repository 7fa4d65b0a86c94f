import { dailyDice } from '../web/src/lib/daily/seed.ts';
import { words as history } from '../web/src/lib/history/words/en.ts';
import { figure } from '../web/src/lib/shell/figure.ts';
import { words as home } from '../web/src/lib/shell/words/en.ts';
import { keepOn } from './device.ts';
import { GAME_IDS, SOLO } from './facts.ts';
import { keptGame } from './saves.ts';
import { PHONE } from './settings.ts';
import { expect, test } from './test.ts';

test.use({ viewport: PHONE });

const DAY = '2026-11-18';
/** Kept games of one kind have one id. */
const OTHER = GAME_IDS.find((id) => id !== SOLO[0]) ?? SOLO[0];
const NOON = Date.parse(`${DAY}T12:00:00Z`);

test('the latest result and how many of today’s games are played are on the home page', async ({ page }) => {
  await page.clock.setFixedTime(NOON);
  await page.goto('./');
  const link = page.getByRole('link', { name: home.home.daily });
  await expect(link).toHaveText(home.home.daily);
  await expect(page.locator('[data-latest]')).toHaveCount(0);

  const [older, solo] = await Promise.all([
    keptGame(OTHER, { names: ['Ada', 'Zoë'] }),
    keptGame(SOLO[0], { seats: 1 }),
  ]);
  const dice = dailyDice(DAY, SOLO[0]);
  await keepOn(page, [
    { ...older, changed: NOON - 48 * 3_600_000 },
    // As the daily game notes it: the home page reads no more of it.
    { ...solo, changed: NOON - 3_600_000, record: { ...solo.record, dice } },
  ]);
  await page.reload();
  const latest = page.locator('[data-latest]');
  await expect(latest).toContainText(history.points(figure(solo.totals?.[0] ?? 0)));
  await expect(latest).toHaveAttribute('href', `/${SOLO[0]}/replay/${solo.id}`);
  await expect(link).toHaveText(`${home.home.daily} · ${home.home.dailyPlayed(1, GAME_IDS.length)}`);
  // Out of the history and back, it is still there.
  await page.getByRole('link', { name: home.home.history }).click();
  await expect(page.locator('article')).toHaveCount(2);
  await page.goBack();
  await expect(latest).toBeVisible();
});
