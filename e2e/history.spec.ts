import { readFileSync } from 'node:fs';
import { DICELESS_GAME, SOLO_GAME } from '@iacta/games/test-kit';
import { words as say } from '../web/src/lib/history/words/en.ts';
import { FIELD_GAMES } from '../web/src/lib/same/field.ts';
import { pack } from '../web/src/lib/shell/packed.ts';
import { words as home } from '../web/src/lib/shell/words/en.ts';
import { words as table } from '../web/src/lib/table/words/en.ts';
import { keepOn, keptOn } from './device.ts';
import { GAME_IDS } from './facts.ts';
import { keptGame } from './saves.ts';
import { PHONE } from './settings.ts';
import { expect, test } from './test.ts';

test.use({ viewport: PHONE });

test('finished games move to the history, are searched, renamed, replayed and deleted', async ({ page }) => {
  const [first, second] = await Promise.all([
    keptGame(SOLO_GAME, { names: ['Ada', 'Zoë'] }),
    keptGame(DICELESS_GAME, { names: ['Ada', 'Ben'] }),
  ]);
  // Once: what has moved must not come back.
  await page.goto('./');
  const kept = [first, second].map((game) => [`iacta:game:${game.id}`, JSON.stringify(game)] as const);
  await page.evaluate((all) => {
    for (const [key, text] of all) localStorage.setItem(key, text);
  }, kept);
  await page.reload();
  await page.getByRole('link', { name: home.home.history }).click();
  await expect(page.locator('article')).toHaveCount(2);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':game:'))),
  ).toEqual([]);

  await page.getByRole('searchbox').fill('zoë');
  await expect(page.locator('article')).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveText(say.count(1, 2));
  await page.getByLabel(say.place, { exact: true }).selectOption('online');
  await expect(page.getByRole('status')).toHaveText(say.noneFound);
  await page.getByLabel(say.place, { exact: true }).selectOption('here');
  // The kept games are older.
  await page.getByLabel(say.period, { exact: true }).selectOption('month');
  await expect(page.getByRole('status')).toHaveText(say.noneFound);
  await page.getByLabel(say.period, { exact: true }).selectOption('any');
  await expect(page.getByRole('status')).toHaveText(say.count(1, 2));
  await page.locator('article button').click();
  await page.locator('#new-name').fill('A long Sunday');
  await page.getByRole('button', { name: home.saved.nameSave }).click();
  await expect(page.locator('article strong')).toHaveText('A long Sunday');
  await page.getByRole('searchbox').fill('sunday');
  await expect(page.locator('article strong')).toHaveText('A long Sunday');

  await page.getByRole('link', { name: say.replay('A long Sunday') }).click();
  await expect(page.locator('.controls')).toBeVisible();
  await page.goBack();
  await page.locator('article button').first().click();
  await page.locator('dialog .warn').click();
  await page.locator('dialog .danger').click();
  await expect(page.locator('article')).toHaveCount(1);
  await page.reload();
  await expect(page.locator('article')).toHaveCount(1);
});

test('a history is exported, imported on another device, and twice the same is once', async ({
  page,
  browser,
}) => {
  await keepOn(page, await Promise.all(GAME_IDS.map((id) => keptGame(id))));
  await page.goto('./history');
  await expect(page.locator('article')).toHaveCount(GAME_IDS.length);
  const [json] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say.exportJson }).click(),
  ]);
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say.exportCsv }).click(),
  ]);
  expect(readFileSync(await csv.path(), 'utf8').split('\r\n')[0]).toContain('points');

  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const there = await other.newPage();
  await there.goto('./history');
  for (const file of [json, csv, json]) {
    await there.locator('input[type=file]').setInputFiles(await file.path());
    await expect(there.getByText(say.imported(GAME_IDS.length))).toBeVisible();
    await expect(there.locator('article')).toHaveCount(GAME_IDS.length);
  }
  await other.close();
});

test('five hundred games are listed, searched and counted', async ({ page }) => {
  const game = await keptGame(SOLO_GAME);
  await page.goto('./');
  const text = JSON.stringify({
    format: 1,
    kind: 'iacta-history',
    games: Array.from({ length: 500 }, (_, i) => ({
      ...game,
      id: `many-${i}`,
      changed: game.changed + i,
      title: `Game ${i}`,
    })),
  });
  await page.goto('./history');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'h.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(page.getByText(say.imported(500))).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('status')).toHaveText(say.count(500, 500));
  await page.reload();
  await expect(page.getByRole('status')).toHaveText(say.count(500, 500));
  expect(await page.locator('article').count()).toBeLessThan(100);
  await page.getByRole('searchbox').fill('game 417');
  await expect(page.locator('article strong')).toHaveText('Game 417');
  await page.getByRole('link', { name: say.statistics }).click();
  await expect(page.locator('dd').first()).toHaveText('500');
  await page.getByText(say.asTable).first().click();
  await expect(page.getByRole('row')).toHaveCount(501 + (await page.locator('td.bar').count()));
});

test('the dice of a finished game are played again, from this device and from a link', async ({
  page,
  browser,
}) => {
  const game = await keptGame(SOLO_GAME, { seats: 1 });
  await keepOn(page, [game]);
  await page.goto(`./${SOLO_GAME}/replay/${game.id}`);
  await page.getByRole('button', { name: table.replaying.same }).click();
  await expect(page.getByRole('heading', { name: say.same.results })).toBeVisible();
  // Bots of all levels play in the worker.
  await expect(page.locator('main ol li')).toHaveCount(FIELD_GAMES, { timeout: 120_000 });
  await page.getByRole('button', { name: say.same.play }).click();
  await expect(page.locator('.prompt')).toBeVisible();
  const [running] = (await keptOn(page)).filter(({ over }) => !over);
  expect(running.record.dice).toMatchObject({ source: 'duplicate' });

  const packed = await pack({ record: game.record, names: ['Ada'] });
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const there = await other.newPage();
  await there.goto(`./${SOLO_GAME}/same#${packed}`);
  await there.getByRole('button', { name: say.same.play }).click();
  await expect(there.locator('.prompt')).toBeVisible();
  const [same] = await keptOn(there);
  expect(same.record.dice).toEqual(running.record.dice);
  await other.close();
});
