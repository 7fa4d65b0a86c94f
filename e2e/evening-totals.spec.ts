import { readFileSync } from 'node:fs';
import { SEALED_GAME, SOLO_GAME } from '@iacta/games/test-kit';
import type { Page } from '@playwright/test';
import { words as evening } from '../web/evening/words/en.ts';
import { words as say } from '../web/online/words/en.ts';
import { words as table } from '../web/table/words/en.ts';
import { keepOn } from './device.ts';
import { SECRETIVE } from './facts.ts';
import { Guests, openTable, sitDown, start } from './guests.ts';
import { axe, faults } from './look.ts';
import { playAlong } from './player.ts';
import { type KeptGame, keptGame } from './saves.ts';
import { DESKTOP, LANGUAGES, LONG, longUnless, PHONE } from './settings.ts';
import { expect, test } from './test.ts';

// Consecutive games of the same people: the running total, its picture, and inviting the same people again.

const HOUR = 3_600_000;
const totals = (page: Page) => page.locator('.evening');
const winsOf = (page: Page, name: string) => totals(page).getByRole('row', { name }).locator('.wins');

/** Finished games of two people at one screen, which ended at these times. */
async function finishedAt(...ends: readonly number[]): Promise<KeptGame[]> {
  return Promise.all(
    ends.map(async (end, i) => {
      const id = i % 2 === 0 ? SOLO_GAME : SEALED_GAME;
      const game = await keptGame(id, { people: 2, seats: 2, seed: 5 + i });
      return { ...game, id: `evening-${i}`, changed: game.changed + end * HOUR };
    }),
  );
}

const addressOf = ({ game, id }: KeptGame) => `./#/${game}/play/${id}`;

test('the result adds up the games of the same people, as a table, as a list and as a picture', async ({
  page,
  context,
}) => {
  const games = await finishedAt(-20, 0, 1, 2);
  await keepOn(context, games);
  const [other, first, second, third] = games;
  // Twenty hours before is another evening; one game alone has no total.
  for (const alone of [other, first]) {
    await page.goto(addressOf(alone));
    await expect(page.locator('.highlights, .result table').first()).toBeVisible();
    await expect(totals(page)).toHaveCount(0);
  }
  await page.goto(addressOf(second));
  await expect(totals(page).getByText(evening.title(2))).toBeVisible();
  await page.goto(addressOf(third));
  await expect(totals(page).getByText(evening.title(3))).toBeVisible();
  // The figures are those of the games themselves.
  for (const [seat, name] of ['Ada', 'Blaise'].entries()) {
    const ended = [first, second, third];
    const points = ended.map(({ totals = [] }) => totals[seat]);
    const wins = ended.filter(({ totals = [] }) => totals[seat] === Math.max(...totals)).length;
    await expect(winsOf(page, name)).toHaveText(String(wins));
    await expect(totals(page).getByRole('row', { name })).toContainText(String((points[0] + points[2]) / 2));
  }
  await page.getByText(evening.all).click();
  await expect(totals(page).locator('li')).toHaveCount(3);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: evening.share }).click();
  const picture = readFileSync(await (await saved).path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  // Width and height of the drawing: three games have three rows.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([
    1080,
    250 + 2 * 92 + 70 + 3 * 62 + 60,
  ]);
});

for (const [l, language] of LANGUAGES.entries()) {
  test.describe(language, { tag: longUnless(l === 1) }, () => {
    test.use({ wishes: { language } });

    test('the totals fit, and axe finds nothing', async ({ page, context }) => {
      const games = await finishedAt(0, 1, 2);
      await keepOn(context, games);
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        await page.goto(addressOf(games[2]));
        await totals(page).locator('summary').click();
        expect.soft(await page.evaluate(faults), `${size.width} px`).toEqual([]);
        expect.soft(await axe(page), `${size.width} px`).toEqual([]);
        await page.goto('./#/');
      }
    });
  });
}

test('online: the total is in the waiting room of the rematch and on its result, and friends can be invited again', {
  tag: LONG,
}, async ({ browser }) => {
  const guests = new Guests(browser);
  const [ada, bea] = [await guests.come('Ada'), await guests.come('Bea')];
  await bea.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await sitDown(bea, await openTable(ada, SECRETIVE, { seats: 2 }));
  await start(ada, [ada, bea]);
  await Promise.all([playAlong(ada, 1), playAlong(bea, 2)]);
  const again = (page: Page) => page.getByRole('button', { name: table.result.again });
  await again(ada).click();
  // Bea has not come yet: Ada waits, and sees how it stands.
  await expect(totals(ada).getByText(evening.title(1))).toBeVisible();
  const wins =
    Number(await winsOf(ada, 'Ada').textContent()) + Number(await winsOf(ada, 'Bea').textContent());
  expect(wins).toBeGreaterThan(0);
  await bea.getByRole('button', { name: say.table.joinRematch }).click();
  for (const page of [ada, bea]) await expect(page.locator('.prompt')).toBeVisible();
  await Promise.all([playAlong(ada, 3), playAlong(bea, 4)]);
  for (const page of [ada, bea]) await expect(totals(page).getByText(evening.title(2))).toBeVisible();
  // Another table: Ada is offered, Bea herself is not.
  const link = await openTable(bea, SOLO_GAME, { seats: 2 });
  const invite = bea.getByRole('button', { name: evening.invite('Ada') });
  await expect(invite).toBeVisible();
  await expect(bea.getByRole('button', { name: evening.invite('Bea') })).toHaveCount(0);
  await invite.click();
  await expect(bea.getByText(evening.copied('Ada'))).toBeVisible();
  const copied = await bea.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Ada,');
  expect(copied).toMatch(new RegExp(`${link.slice(link.indexOf('#'))}$`));
  // A result that is looked at again is the same game: nothing is counted twice.
  await ada.reload();
  await expect(totals(ada).getByText(evening.title(2))).toBeVisible();
  // Ada has come: she need not be invited.
  await sitDown(ada, link);
  await expect(invite).toHaveCount(0);
  await guests.go();
});
