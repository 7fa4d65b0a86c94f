import { readFileSync } from 'node:fs';
import { SOLO_GAME } from '@iacta/games/test-kit';
import type { Page } from '@playwright/test';
import { words as say } from '../web/table/words/en.ts';
import { catalogues as tableWords } from '../web/table/words/index.ts';
import { words as home } from '../web/words/en.ts';
import { catalogues as pageWords } from '../web/words/index.ts';
import { keepOn, keptOn } from './device.ts';
import { GAME_IDS } from './facts.ts';
import { keptGame } from './saves.ts';
import { DESKTOP, LANGUAGES, longUnless, prepare } from './settings.ts';
import { expect, test } from './test.ts';

test.use({ viewport: DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] });

const words = say.replaying;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Nothing of it depends on where the pointer is. */
const seen = async (page: Page) => ({
  narration: await page.locator('.narration').textContent(),
  scores: await page.locator('aside table').textContent(),
});

for (const id of GAME_IDS) {
  const tag = longUnless(id === SOLO_GAME);
  test(`${id} is watched again step by step, by link and by file`, { tag }, async ({
    page,
    browser,
    context,
  }) => {
    const game = await keptGame(id, { steps: 40, people: 2 });
    const last = game.record.entries.length;
    await keepOn(context, [game]);
    await page.goto(`./#/${id}/replay/${game.id}`);
    await expect(page.locator('.count')).toHaveText(words.step(0, last));
    await expect(button(page, words.back)).toBeDisabled();
    const story = [await seen(page)];
    for (let step = 1; step <= 12; step++) {
      await button(page, words.forward).click();
      await expect(page.locator('.count')).toHaveText(words.step(step, last));
      story.push(await seen(page));
    }
    for (let step = 11; step >= 8; step--) {
      await button(page, words.back).click();
      await expect(page.locator('.count')).toHaveText(words.step(step, last));
      expect(await seen(page)).toEqual(story[step]);
    }
    await button(page, words.last).click();
    await expect(page.locator('.count')).toHaveText(words.step(last, last));
    await expect(button(page, words.forward)).toBeDisabled();
    const end = await seen(page);

    await button(page, words.link).click();
    await expect(page.getByText(words.copied)).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const downloading = page.waitForEvent('download');
    await button(page, words.file).click();
    const file = await (await downloading).path();

    // Another person, whose device knows nothing of it.
    const elsewhere = await browser.newContext({ viewport: DESKTOP });
    await prepare(elsewhere, {}, 1, false);
    const other = await elsewhere.newPage();
    await other.goto(link);
    await button(other, words.last).click();
    await expect(other.locator('.count')).toHaveText(words.step(last, last));
    expect(await seen(other)).toEqual(end);

    await other.goto(new URL('./', page.url()).href);
    await other.locator('input[type="file"]').setInputFiles(file);
    await expect(other.locator('.note:not(.bad)')).toBeVisible();
    const [opened] = await keptOn(other);
    expect(opened.record).toEqual(game.record);
    await elsewhere.close();
  });
}

test('a game leaves the list as a file and comes back by it', async ({ page, context }) => {
  const id = SOLO_GAME;
  const game = await keptGame(id, { steps: 20 });
  await keepOn(context, [game]);
  await page.goto('./');
  await page.locator('section article button').first().click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: home.saved.download }).click();
  const file = await (await downloading).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(game);
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.locator('section article')).toHaveCount(2);
  await page.locator('section article a').first().click();
  await expect(page.locator('.prompt')).toBeVisible();
});

for (const [l, language] of LANGUAGES.entries()) {
  test.describe(language, { tag: longUnless(l === 2) }, () => {
    test.use({ wishes: { language } });

    test('says what is wrong with a file or a link, and changes nothing', async ({ page, context }) => {
      const { words: own } = await pageWords[language]();
      const { words: table } = await tableWords[language]();
      const id = SOLO_GAME;
      const game = await keptGame(id, { steps: 20 });
      await keepOn(context, [game]);
      await page.goto('./');
      const { record } = game;
      const { problem } = own.saved;
      const cases: readonly (readonly [string, string])[] = [
        ['\u0000PNG nothing of ours', problem.notIacta],
        ['{"hello":"world"}', problem.notIacta],
        [JSON.stringify({ ...record, game: 'chess' }), problem.unknownGame],
        [JSON.stringify({ ...record, rules: 999 }), problem.newer],
        [JSON.stringify({ ...record, entries: [{ seat: 0, move: { no: 1 } }] }), problem.damaged(1)],
        [JSON.stringify(game).slice(0, -9), problem.notIacta],
      ];
      for (const [text, expected] of cases) {
        const buffer = Buffer.from(text);
        await page
          .locator('input[type="file"]')
          .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
        await expect(page.locator('.note.bad')).toHaveText(expected);
      }
      expect(await keptOn(page)).toEqual([game]);
      await page.goto(`./#/${id}/replay/zNothingAtAll`);
      await expect(page.locator('main')).toContainText(table.replaying.broken);
      await page.goto(`./#/${id}/play/nobody`);
      await expect(page.locator('main')).toContainText(table.lost);
      await page.goto('./#/elsewhere/entirely');
      await expect(page.getByText(own.common.nowhere)).toBeVisible();
    });
  });
}
