import { game } from '@iacta/games';
import type { Page } from '@playwright/test';
import { words as online } from '../web/online/words/en.ts';
import { words as table } from '../web/table/words/en.ts';
import { words as say } from '../web/words/en.ts';
import { keptOn } from './device.ts';
import { SPACED } from './facts.ts';
import { Guests, openTable, sitDown, start } from './guests.ts';
import { DESKTOP, LONG, PHONE, prepare } from './settings.ts';
import { expect, test } from './test.ts';

// A board that people own may differ from ours: they tap its spaces, and every game they begin has them.

const { id, option, sets } = SPACED;
const OWN = ['11', '23', '62'];

test.use({ viewport: PHONE, permissions: ['clipboard-read', 'clipboard-write'] });

const picker = (page: Page) => page.locator('fieldset .grid');
const space = (page: Page, written: string) =>
  picker(page).getByRole('button', { name: say.newGame.space(Number(written[0]), Number(written[1])) });
const pressed = async (page: Page) =>
  (await picker(page).locator('button[aria-pressed="true"]').all()).length;

const { words } = await game(id).words.en();
const { name: optionName, values } = words.options[option];

async function chooseOwn(page: Page): Promise<void> {
  await page.getByLabel(optionName).selectOption({ label: values.own });
  await expect(picker(page)).toBeVisible();
}

/** Takes away what is usual and taps our own, one by one. */
async function tapOwn(page: Page): Promise<void> {
  await expect(picker(page).locator('button')).toHaveCount(sets.side ** 2);
  const usual = await picker(page)
    .locator('button[aria-pressed="true"]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  for (const written of OWN) await space(page, written).click();
  for (const name of usual) await picker(page).getByRole('button', { name }).click();
  await expect(page.getByText(say.newGame.spaces(OWN.length, sets.max))).toBeVisible();
}

/** Where the board draws a star. */
const drawn = (page: Page) =>
  page.locator('main svg.star').evaluateAll(
    (stars, side) =>
      stars.map((star) => {
        const at = Number(star.closest('[data-space]')?.getAttribute('data-space'));
        return `${Math.floor(at / side) + 1}${(at % side) + 1}`;
      }),
    sets.side,
  );

test('up to the most spaces are tapped, and never none', async ({ page }) => {
  await page.goto(`./#/${id}/new`);
  await chooseOwn(page);
  const before = await pressed(page);
  expect(before).toBeGreaterThan(0);
  for (let more = before; more < sets.max; more++)
    await picker(page).locator('button[aria-pressed="false"]').first().click();
  await expect(page.getByText(say.newGame.spaces(sets.max, sets.max))).toBeVisible();
  await expect(picker(page).locator('button[aria-pressed="false"]:enabled')).toHaveCount(0);
  for (let left = sets.max; left > 1; left--)
    await picker(page).locator('button[aria-pressed="true"]').first().click();
  await expect(picker(page).locator('button[aria-pressed="true"]')).toBeDisabled();
  // With a keyboard as well.
  await space(page, '11').focus();
  await page.keyboard.press('Space');
  await expect(space(page, '11')).toHaveAttribute('aria-pressed', 'true');
});

test('our own spaces are in the game, its record and its replay, and remembered', async ({
  page,
  browser,
}) => {
  await page.goto(`./#/${id}/new`);
  await chooseOwn(page);
  await tapOwn(page);
  await page.locator('button.start').click();
  await expect(page.locator('main [data-space]').first()).toBeVisible();
  expect(await drawn(page)).toEqual(OWN);
  const [game] = await keptOn(page);
  expect(game.record.options).toMatchObject({ [option]: OWN.join(' ') });

  await page.goto(`./#/${id}/replay/${game.id}`);
  await expect(page.locator('.controls')).toBeVisible();
  expect(await drawn(page)).toEqual(OWN);
  await page.getByRole('button', { name: table.replaying.link, exact: true }).click();
  await expect(page.getByText(table.replaying.copied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const elsewhere = await browser.newContext({ viewport: DESKTOP });
  await prepare(elsewhere, {}, 1, false);
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.locator('.controls')).toBeVisible();
  expect(await drawn(other)).toEqual(OWN);
  await elsewhere.close();

  // The next game has them at once.
  await page.goto(`./#/${id}/new`);
  await expect(picker(page)).toBeVisible();
  for (const written of OWN) await expect(space(page, written)).toHaveAttribute('aria-pressed', 'true');
  expect(await pressed(page)).toBe(OWN.length);
  // Another set for one game does not forget them.
  const select = page
    .locator('.option')
    .filter({ has: picker(page) })
    .locator('select');
  await select.selectOption({ index: 0 });
  await expect(picker(page)).toBeHidden();
  await page.locator('button.start').click();
  await expect(page.locator('main [data-space]').first()).toBeVisible();
  expect(await drawn(page)).not.toEqual(OWN);
  await page.goto(`./#/${id}/new`);
  await chooseOwn(page);
  expect(await pressed(page)).toBe(OWN.length);
});

test('our own spaces are on every page of a table online', { tag: LONG }, async ({ browser }) => {
  const guests = new Guests(browser);
  const [host, guest] = [await guests.come('Ada'), await guests.come('Bea')];
  await host.goto(`./#/${id}/new`);
  await chooseOwn(host);
  await tapOwn(host);
  await host.locator('button.start').click();
  await expect(host.locator('main [data-space]').first()).toBeVisible();
  // Remembered from the game on this device.
  const link = await openTable(host, id, { seats: 2 });
  await sitDown(guest, link);
  await start(host, [host, guest]);
  for (const page of [host, guest]) {
    await expect(page.locator('main [data-space]').first()).toBeVisible();
    expect(await drawn(page)).toEqual(OWN);
  }
  await expect(guest.getByText(online.table.yourTurn).or(guest.locator('.prompt')).first()).toBeVisible();
  await guests.go();
});
