import { readFileSync } from 'node:fs';
import { game as gameOf } from '@iacta/games';
import type { Page } from '@playwright/test';
import { words as say } from '../web/table/words/en.ts';
import { keepOn, keptOn } from './device.ts';
import { GAME_IDS, SECRETIVE } from './facts.ts';
import { byFinger, byKeys, nextLive, type Press, playOn, promptOf } from './player.ts';
import { keptGame } from './saves.ts';
import { DESKTOP, LONG, longUnless, PHONE, TABLET } from './settings.ts';
import { expect, test } from './test.ts';

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

const hintOf = (page: Page) => page.locator('.note');

for (const [number, id] of GAME_IDS.entries()) {
  const tag = longUnless(number % 2 === 0);
  test(`${id}: what was done is taken back, and a hint says what to do and why`, { tag }, async ({
    page,
    context,
  }) => {
    const game = await keptGame(id, { steps: 30 });
    await keepOn(context, [game]);
    await page.goto(`./#/${id}/play/${game.id}`);
    await nextLive(page);
    const seen = async () => [await promptOf(page), await page.locator('.players').textContent()];
    const before = await seen();
    const length = async () => (await keptOn(page))[0].record.entries.length;
    for (let seed = 1; (await length()) === game.record.entries.length; seed++)
      await playOn(page, { seed, press: byFinger, presses: 1 });
    await nextLive(page);
    await page.getByRole('button', { name: say.undo, exact: true }).tap();
    // It is answered at once and carried out after the next painting.
    await expect.poll(async () => (await keptOn(page))[0].record.entries.at(-1)).toHaveProperty('undo');
    await nextLive(page);
    expect(await seen()).toEqual(before);

    await page.getByRole('button', { name: say.hint, exact: true }).tap();
    await expect(hintOf(page)).toContainText(say.hints.is('').slice(0, -1));
    await expect(hintOf(page)).not.toContainText(say.hints.thinking);
    // It points: what it speaks of is ringed, and it covers nothing of the board.
    await expect(page.locator('.board [data-hinted], .bar [data-can]').first()).toBeVisible();
    const note = await hintOf(page).boundingBox();
    const board = await page.locator('main.board').boundingBox();
    expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThanOrEqual((board?.y ?? 0) + 1);
    await page.getByRole('button', { name: say.close, exact: true }).tap();
    await expect(hintOf(page)).toHaveCount(0);
  });
}

test('who decides about a wager sees what it can win and cost, and in the hint how likely it is won', async ({
  page,
  context,
}) => {
  const game = await keptGame(SECRETIVE, { steps: 1, seats: 2, stopAt: 'sealed' });
  await keepOn(context, [game]);
  const { words } = (await gameOf(SECRETIVE).words.en()) as unknown as {
    words: { labels: { stakes: string } };
  };
  await page.goto(`./#/${SECRETIVE}/play/${game.id}`);
  await nextLive(page);
  const stakes = page.locator('main.board').getByText(words.labels.stakes);
  await expect(stakes).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: say.hint, exact: true }).tap();
  const [start, end] = say.hints.chance('\n').split('\n');
  await expect(hintOf(page)).toContainText(start);
  await expect(hintOf(page)).toContainText(new RegExp(`\\d%${end.replaceAll('.', '\\.')}`));
  await playOn(page, { seed: 1, press: byFinger, presses: 1 });
  await expect(stakes).toHaveCount(0);
});

test('without workers a simple player gives the hints and sits in for the bots', { tag: LONG }, async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await page.goto(`./#/${SECRETIVE}/new`);
  await page.locator('button.start').tap();
  await playOn(page, { seed: 1, press: byFinger, until: '.board:has([data-can])' });
  await page.getByRole('button', { name: say.hint, exact: true }).tap();
  await expect(hintOf(page)).toContainText(say.hints.is('').slice(0, -1));
  await playOn(page, { seed: 2, press: byFinger });
  await expect(page.locator('.result')).toBeVisible();
});

test('a result can be shared as a picture, and played once more with one tap', async ({ page, context }) => {
  const game = await keptGame(SECRETIVE);
  await keepOn(context, [game]);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'canShare'));
  await page.goto(`./#/${SECRETIVE}/play/${game.id}`);
  await expect(page.locator('.highlights li').first()).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: say.result.picture }).tap();
  const picture = readFileSync(await (await downloading).path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  // The board itself is in it: names and totals alone would be wider than tall.
  expect(picture.readUInt32BE(20)).toBeGreaterThan(picture.readUInt32BE(16));
  expect(picture.length).toBeGreaterThan(50_000);

  const seats = page.locator('.players li');
  const first = await seats.first().textContent();
  await page.getByRole('button', { name: say.result.again }).tap();
  await expect(page).not.toHaveURL(new RegExp(game.id));
  await nextLive(page);
  // The seats have moved on by one.
  const name = (first ?? '').replace(/[−\d\s]+$/, '').trim();
  await expect(seats.last()).toContainText(name);
  expect(await keptOn(page)).toHaveLength(2);
});

test.describe('on a tablet that lies flat', () => {
  test.use({ viewport: TABLET, wishes: { flat: true } });

  test('the table turns to who sits across, and back', { tag: LONG }, async ({ page, context }) => {
    const game = await keptGame(SECRETIVE, { steps: 2, people: 2 });
    await keepOn(context, [game]);
    await page.goto(`./#/${SECRETIVE}/play/${game.id}`);
    const turned = new Map<string, Set<boolean>>();
    for (let seed = 1; turned.size < 2 || seed < 20; seed++) {
      await nextLive(page);
      // With secrets the device is handed over, behind a curtain.
      const curtain = page.locator('.curtain button');
      if (await curtain.isVisible()) await curtain.tap();
      const who = await page.evaluate(() => document.querySelector('.addressed')?.textContent);
      const isTurned = (await page.locator('.table[data-turned]').count()) > 0;
      if (who) turned.set(who, (turned.get(who) ?? new Set()).add(isTurned));
      await playOn(page, { seed, press: byFinger, presses: 1 });
    }
    expect(Object.fromEntries(turned)).toEqual({ Ada: new Set([false]), Blaise: new Set([true]) });
  });
});

test.describe('at a desk', () => {
  test.use({ viewport: DESKTOP, hasTouch: false, isMobile: false });

  test('keyboard players never lose their place, also when a button goes away', async ({ page, context }) => {
    const game = await keptGame(SECRETIVE, { steps: 12 });
    await keepOn(context, [game]);
    await page.goto(`./#/${SECRETIVE}/play/${game.id}`);
    const isLost = () => page.evaluate(() => document.activeElement === document.body);
    const press: Press = async (on, live) => {
      await byKeys(on, live);
      await nextLive(on);
      await expect.poll(isLost).toBe(false);
    };
    await playOn(page, { seed: 3, press, presses: 15 });
  });
});
