import { closesAt, startOf } from '@iacta/online/daily';
import type { Page } from '@playwright/test';
import { settableClock } from '../server/test/daily-kit.ts';
import { words as say } from '../web/daily/words/en.ts';
import { words as online } from '../web/online/words/en.ts';
import { words as table } from '../web/table/words/en.ts';
import { words as home } from '../web/words/en.ts';
import { GAME_IDS, SOLO } from './facts.ts';
import { Guests } from './guests.ts';
import { ownServer } from './own-server.ts';
import { playAlong } from './player.ts';
import { LONG } from './settings.ts';
import { expect, test } from './test.ts';

const DAY = '2026-11-18';
const GAME = SOLO[0];
const WITH_BOT = GAME_IDS.find((id) => !SOLO.includes(id)) ?? GAME;

const card = (page: Page, game = GAME) => page.locator(`main li[data-game="${game}"]`);
const lists = (page: Page, game = GAME) => page.locator(`section[data-game="${game}"]`);

async function openDay(page: Page): Promise<void> {
  // Away first: the page asks the server anew.
  await page.goto('./#/');
  await page.getByRole('link', { name: home.home.daily }).click();
  await expect(page.getByText(say.ranked)).toBeVisible();
}

async function beginAttempt(page: Page, game = GAME): Promise<void> {
  await openDay(page);
  await card(page, game).getByRole('button').click();
  await expect(page.locator('.prompt')).toBeVisible();
}

test('a ranked day: one attempt, hints apart, a list for everyone, and a proof when it is closed', {
  tag: LONG,
}, async ({ browser }) => {
  const clock = settableClock();
  clock.set(startOf(DAY) + 12 * 3_600_000);
  const server = await ownServer({}, { clock });
  const guests = new Guests(browser, server.base);
  try {
    const [ada, bea] = [await guests.come('Ada'), await guests.come('Bea')];
    for (const page of [ada, bea]) await page.clock.setFixedTime(startOf(DAY) + 12 * 3_600_000);

    // Ada lets the server link her games; Bea leaves that as it is.
    await openDay(ada);
    const title = (await card(ada).getByRole('heading').textContent()) ?? '';
    await expect(card(ada).getByRole('button')).toHaveText(say.play(title));
    await ada.getByRole('link', { name: say.pages.standings, exact: true }).click();
    await expect(ada.getByLabel(say.link.title)).not.toBeChecked();
    await ada.getByLabel(say.link.title).check();

    const begun: unknown[] = [];
    for (const page of [ada, bea])
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/api/daily/'))
          begun.push(request.postDataJSON());
      });
    await beginAttempt(ada);
    const address = ada.url();
    await playAlong(ada, 5, 6);
    await expect(ada.getByRole('button', { name: table.undo })).toBeDisabled();
    // Left and found again, on this device and on another one of hers.
    await openDay(ada);
    await card(ada)
      .getByRole('link', { name: say.goOn(title) })
      .click();
    await expect(ada).toHaveURL(address);
    await expect(ada.locator('.prompt')).toBeVisible();
    const laptop = await guests.come('Ada');
    await laptop.goto('./#/settings');
    const identity = await ada.evaluate(() => localStorage.getItem('iacta:identity'));
    await laptop.evaluate((secret) => localStorage.setItem('iacta:identity', secret ?? ''), identity);
    await beginAttempt(laptop);
    expect(laptop.url()).toBe(address);
    await laptop.close();

    await playAlong(ada, 5);
    await ada.locator('.result').getByRole('link', { name: say.pages.lists }).click();
    await expect(lists(ada).locator('tr.own')).toContainText(`Ada (${say.you})`);

    // Bea asks for a hint: she is warned first, and may think better of it.
    await beginAttempt(bea);
    await playAlong(bea, 9, 1);
    const hint = bea.getByRole('button', { name: table.hint, exact: true });
    const question = bea.getByRole('dialog', { name: say.hint.title });
    await hint.click();
    await expect(question).toContainText(say.hint.text);
    await question.getByRole('button', { name: home.common.cancel }).click();
    await expect(bea.locator('.note')).toHaveCount(0);
    await hint.click();
    await question.getByRole('button', { name: say.hint.show }).click();
    await expect(bea.locator('.note[role="status"]')).toBeVisible();
    await playAlong(bea, 9);
    await bea.locator('.result').getByRole('link', { name: say.pages.lists }).click();
    await expect(lists(bea).getByRole('table', { name: say.withHints })).toContainText(`Bea (${say.you})`);
    await expect(lists(bea).getByRole('table', { name: say.without })).toContainText('Ada');
    await openDay(bea);
    await expect(card(bea)).toContainText(`${say.place(1, 1)} · ${say.withHints}`);
    expect(begun.map((body) => typeof (body as { player?: string }).player)).toEqual(['string', 'undefined']);

    // Where a game cannot be played alone a bot is there.
    await beginAttempt(bea, WITH_BOT);
    await playAlong(bea, 9, 3);

    // The next day: the list of the day before, and its proof.
    clock.set(closesAt(DAY) + 60_000);
    await server.stop();
    await server.begin();
    await openDay(ada);
    await ada.getByRole('link', { name: `${say.pages.lists}: 18 Nov 2026` }).click();
    await ada.getByRole('button', { name: say.verify }).click();
    await expect(ada.getByText(say.holds(2))).toBeVisible();
    await expect(ada.getByText(say.sawPromise)).toBeVisible();
    await expect(ada.getByText(say.ownIsIn(1))).toBeVisible();

    // Had the server promised something else before, the day would not hold.
    await ada.evaluate(
      ([day, promise]) => localStorage.setItem('iacta:promises', JSON.stringify({ [day]: promise })),
      [DAY, 'f'.repeat(64)] as const,
    );
    await ada.getByRole('button', { name: say.verify }).click();
    await expect(ada.getByText(say.problems.promise)).toBeVisible();

    await ada.getByRole('link', { name: say.pages.standings, exact: true }).click();
    for (const period of ['week', 'month']) {
      const rows = ada.locator(`section[data-period="${period}"] tbody tr`);
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText('Ada');
      await expect(rows.locator('td').last()).toHaveText('10');
    }

    // With her data her name goes, and with the last seat the switch.
    await ada.goto('./#/online/data');
    await ada.getByRole('button', { name: online.data.delete, exact: true }).click();
    await ada.getByRole('dialog').getByRole('button', { name: online.data.confirm }).click();
    await expect(ada.getByText(online.data.deleted(1))).toBeVisible();
    await ada.goto(`./#/daily/${DAY}`);
    await expect(lists(ada).getByText(say.unnamed)).toBeVisible();
    await ada.getByRole('link', { name: say.pages.standings, exact: true }).click();
    await expect(ada.getByLabel(say.link.title)).not.toBeChecked();
    await guests.go();
  } finally {
    await server.close();
  }
});
