import { DICELESS_GAME, SEALED_GAME, SOLO_GAME } from '@iacta/games/test-kit';
import type { Page } from '@playwright/test';
import { words as say } from '../web/src/lib/identity/words/en.ts';
import { words as online } from '../web/src/lib/online/words/en.ts';
import { words as home } from '../web/src/lib/shell/words/en.ts';
import { keepOn, keptOn } from './device.ts';
import { Guests, openTable } from './guests.ts';
import { keptGame } from './saves.ts';
import { expect, test } from './test.ts';

/** The own seat of a device in the waiting room. */
const YOU = new RegExp(`^${online.room.you}( · |$)`);

const stored = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);
const seatKeys = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([name]) => name.startsWith('iacta:seat:'))
      .map(([, text]) => JSON.parse(text).key as string),
  );

/** The link that a device shows, by way of the settings. */
async function linkOf(page: Page): Promise<string> {
  await page.goto('./settings');
  await page.getByRole('link', { name: say.title }).click();
  await page.getByRole('button', { name: say.show }).click();
  await expect(page.getByRole('img', { name: say.qr })).toBeVisible();
  const link = await page.getByRole('textbox', { name: online.room.link }).inputValue();
  // As the other device would open it: by the same address of the server.
  const { pathname, hash } = new URL(link);
  return `.${pathname}${hash}`;
}

test('a seat goes to another device by link and back, and the secret leaves the address', async ({
  browser,
}) => {
  const guests = new Guests(browser);
  const phone = await guests.come('Ada');
  const table = await openTable(phone, SOLO_GAME);
  const link = await linkOf(phone);

  const laptop = await guests.come('Bea');
  const other = await openTable(laptop, DICELESS_GAME);
  expect(await stored(laptop, 'iacta:identity')).not.toBe(await stored(phone, 'iacta:identity'));
  await laptop.goto(link);
  await expect(laptop.getByRole('dialog')).toContainText(say.askReplace);
  await expect(laptop.getByRole('dialog')).toContainText(say.makerNote);
  expect(laptop.url()).toMatch(/\/identity$/);
  // Cancelled, nothing has changed.
  await laptop.getByRole('dialog').getByRole('button', { name: home.common.cancel }).click();
  expect(await stored(laptop, 'iacta:identity')).not.toBe(await stored(phone, 'iacta:identity'));
  await laptop.goto('./');
  await laptop.goto(link);
  await laptop.getByRole('button', { name: say.take }).click();
  await expect(laptop.getByText(say.taken(1))).toBeVisible();
  expect(await stored(laptop, 'iacta:identity')).toBe(await stored(phone, 'iacta:identity'));
  await laptop.goto(table);
  await expect(laptop.getByText('Ada').first()).toBeVisible();
  await expect(laptop.getByText(YOU)).toBeVisible();

  // And the other way: the phone sits where the laptop sat.
  await phone.goto(await linkOf(laptop));
  await phone.getByRole('button', { name: say.take }).click();
  await expect(phone.getByText(say.taken(1))).toBeVisible();
  await phone.goto(other);
  await expect(phone.getByText(YOU)).toBeVisible();
  expect((await seatKeys(phone)).sort()).toEqual((await seatKeys(laptop)).sort());
  await guests.go();
});

test('a recovery file brings key, seats and games to an empty device; deletion takes the key', async ({
  browser,
}) => {
  const guests = new Guests(browser);
  const page = await guests.come('Ada');
  await keepOn(page, [await keptGame(SOLO_GAME), await keptGame(DICELESS_GAME)]);
  await openTable(page, SEALED_GAME);
  await page.goto('./identity');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say.save }).click(),
  ]);
  const mark = await page.locator('[data-mark]').textContent();

  const empty = await guests.come('');
  await empty.goto('./identity');
  await expect(empty.getByText(say.none)).toBeVisible();
  await empty.getByLabel(say.open).setInputFiles(await file.path());
  await empty.getByRole('button', { name: say.take }).click();
  await expect(empty.getByText(say.games(2))).toBeVisible();
  await expect(empty.locator('[data-mark]')).toHaveText(mark ?? '');
  await empty.goto('./history');
  await expect(empty.locator('article')).toHaveCount(2);

  await empty.goto('./together/data');
  await empty.getByRole('button', { name: online.data.delete, exact: true }).click();
  await empty.getByRole('dialog').getByRole('button', { name: online.data.confirm }).click();
  await expect(empty.getByText(online.data.deleted(1))).toBeVisible();
  expect(await stored(empty, 'iacta:identity')).toBeNull();
  await guests.go();
});

test('a damaged link changes nothing', async ({ page }) => {
  await page.goto('./identity#zAAAA');
  await expect(page.getByText(say.broken)).toBeVisible();
  expect(page.url()).toMatch(/\/identity$/);
  expect(await stored(page, 'iacta:identity')).toBeNull();
  expect(await keptOn(page)).toEqual([]);
});

test('signing all other devices out: the seat stays here with a new key, and the other device has none', async ({
  browser,
}) => {
  const guests = new Guests(browser);
  const phone = await guests.come('Ada');
  const table = await openTable(phone, SOLO_GAME);
  const link = await linkOf(phone);
  const lost = await guests.come('Bea');
  await lost.goto(link);
  await lost.getByRole('button', { name: say.take }).click();
  await lost.goto(table);
  await expect(lost.getByText(YOU)).toBeVisible();

  const [before] = await seatKeys(phone);
  await phone.goto('./');
  // As a link of an earlier release in an open page.
  await phone.locator('html[data-theme]').waitFor({ state: 'attached' });
  await phone.goto('./#/identity');
  await expect(phone.locator('[data-devices] li')).toHaveCount(1);
  await phone.getByRole('button', { name: say.signOut }).click();
  await expect(phone.getByRole('dialog')).toContainText(say.signOutNote);
  await phone.getByRole('dialog').getByRole('button', { name: say.signOutDo }).click();
  await expect(phone.getByText(say.signedOut(1))).toBeVisible();
  await expect(phone.getByText(say.noDevices)).toBeVisible();
  expect(await seatKeys(phone)).not.toContain(before);

  await expect(lost.getByText(YOU)).toBeHidden();
  expect(await seatKeys(lost)).toEqual([]);
  await phone.goto(table);
  await expect(phone.getByText(YOU)).toBeVisible();
  await guests.go();
});
