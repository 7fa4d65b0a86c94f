import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions, view } from '@iacta/core';
import { loadRules } from '@iacta/registry';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { startServer, WEB_DIST } from '../server/index.ts';
import { words as say } from '../web/online/words/en.ts';
import { words as table } from '../web/table/words/en.ts';
import { SECRETIVE } from './facts.ts';
import { type Press, playOn } from './player.ts';
import { address, PHONE, prepare } from './settings.ts';
import { expect, test } from './test.ts';

/** A device of its own: its own storage, its own randomness, its own keys. */
async function device(
  browser: Browser,
  name: string,
  seed: number,
  complaints: string[],
  baseURL = address(),
): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    viewport: PHONE,
    baseURL,
    locale: 'en-GB',
  });
  // Somebody else's turn takes as long as it takes.
  context.setDefaultTimeout(240_000);
  await prepare(context, { names: [name] }, seed, false);
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${name}: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`${name}: ${error.error().message}`));
  return context.newPage();
}

/**
 * At once, or not at all: what can be pressed may be gone before a finger comes down, when the answer to the last
 * press arrives.
 */
const press: Press = async (page) => {
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-pressed-next]')?.click());
  await page.evaluate(() => new Promise(requestAnimationFrame));
};

/** All that the server tells a page. */
function listen(page: Page): { [key: string]: unknown }[] {
  const heard: { [key: string]: unknown }[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(JSON.parse(String(payload)))),
  );
  return heard;
}

test('two devices and a bot play a game to its end; one is reloaded, somebody watches and learns no secret', async ({
  browser,
}) => {
  const complaints: string[] = [];
  const ada = await device(browser, 'Ada', 11, complaints);
  const bea = await device(browser, 'Bea', 22, complaints);
  const eve = await device(browser, 'Eve', 33, complaints);

  await ada.goto(`./#/${SECRETIVE}/new`);
  await ada.locator(`a[href="#/online/${SECRETIVE}"]`).click();
  await ada.getByLabel(say.open.seats).selectOption('3');
  await ada.getByRole('button', { name: say.open.go }).click();
  await expect(ada.getByRole('img', { name: say.room.qr })).toBeVisible();
  await expect(ada.getByRole('button', { name: say.room.start })).toBeDisabled();

  // By the code, as somebody would type it who hears it.
  const code = (await ada.locator('.code').textContent()) ?? '';
  await bea.goto('./#/online');
  await bea.getByLabel(say.hub.code).fill(code.toLowerCase());
  await bea.getByRole('button', { name: say.hub.go }).click();
  await bea.getByRole('button', { name: say.join.sit }).click();
  await expect(ada.getByText('Bea')).toBeVisible();
  await ada.getByLabel(say.room.whoAt(3)).selectOption('first-steps');
  await ada.getByRole('button', { name: say.room.start }).click();

  // By the link, after the start: there is no seat left, so Eve watches.
  const told = listen(eve);
  await eve.goto(ada.url());
  await expect(eve.getByText(say.table.watching)).toBeVisible();

  await bea.getByRole('button', { name: say.say, exact: true }).click();
  await bea.getByRole('button', { name: say.phrases['good-luck'] }).click();
  await expect(ada.getByText(say.said('Bea', say.phrases['good-luck']))).toBeVisible();

  const adaPlays = async () => {
    await playOn(ada, { seed: 1, press, presses: 12 });
    await ada.reload();
    await playOn(ada, { seed: 3, press });
  };
  await Promise.all([adaPlays(), playOn(bea, { seed: 2, press })]);
  const totals = (await ada.locator('.result tfoot').textContent()) ?? '';
  expect(totals).toMatch(/\d/);
  for (const page of [bea, eve]) await expect(page.locator('.result tfoot')).toHaveText(totals);

  // Nothing that Eve was told while answers were sealed had one in it.
  const rules = await loadRules(SECRETIVE);
  const options = readOptions(rules.facts, { seats: 3 });
  const sealed = told.filter(({ masked }) => masked !== undefined);
  expect(sealed.length).toBeGreaterThan(0);
  for (const entry of sealed) {
    expect(entry).not.toHaveProperty('body');
    const position = options.ok ? rules.decode(entry.state, options.value) : options;
    if (!position.ok) throw new Error('a position that no game has');
    expect(rules.encode(view(rules, position.value, -1))).toEqual(entry.state);
  }

  // Every roll was judged here as it fell; the whole log holds too.
  await bea.getByRole('button', { name: /\d+ rolls checked/ }).click();
  await bea.getByRole('button', { name: say.dice.checkAll }).click();
  await expect(bea.getByText(/Everything holds: \d+ rolls checked\./)).toBeVisible();
  await bea.keyboard.press('Escape');

  // Once more: the same people at another table, which starts when both are there.
  const before = ada.url();
  await ada.getByRole('button', { name: table.result.again }).click();
  await ada.waitForURL((url) => url.href !== before);
  await bea.getByRole('button', { name: table.result.again }).click();
  for (const page of [ada, bea]) await expect(page.locator('.prompt')).toBeVisible();
  expect(ada.url()).toBe(bea.url());

  expect(complaints).toEqual([]);
  for (const page of [ada, bea, eve]) await page.context().close();
});

test('a server that is started again loses nothing, and what others have seen is taken back by consent', async ({
  browser,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'iacta-restart-'));
  const start = (port: number) =>
    startServer({
      port,
      folder: process.env.IACTA_DIST ?? WEB_DIST,
      online: { data: join(folder, 'tables.sqlite'), pace: 100 },
    });
  const first = await start(0);
  const base = `http://localhost:${first.port}/`;
  const ada = await device(browser, 'Ada', 44, [], base);
  const bea = await device(browser, 'Bea', 55, [], base);

  await ada.goto(`./#/online/${SECRETIVE}`);
  await ada.getByLabel(say.open.seats).selectOption('2');
  await ada.getByRole('button', { name: say.open.go }).click();
  await expect(ada.getByRole('img', { name: say.room.qr })).toBeVisible();
  await bea.goto(ada.url());
  await bea.getByRole('button', { name: say.join.sit }).click();
  await ada.getByRole('button', { name: say.room.start }).click();
  for (const page of [ada, bea]) await expect(page.locator('.prompt')).toBeVisible();

  // They play until somebody has moved and then thrown: a throw cannot be taken back alone.
  const live = '.board [data-can], .actions [data-can]';
  const undo = (page: Page) => page.getByRole('button', { name: table.undo });
  const rolls = (page: Page) => page.locator('.tools button').last().textContent();
  let mover = ada;
  for (;;) {
    mover = (await ada.locator(live).count()) > 0 ? ada : bea;
    if ((await mover.locator(live).count()) === 0) continue;
    const before = await rolls(mover);
    await playOn(mover, { seed: 5, press, presses: 1 });
    if ((await rolls(mover)) !== before && (await undo(mover).isEnabled())) break;
  }
  const other = mover === ada ? bea : ada;
  await undo(mover).click();
  await expect(mover.getByText(say.table.askedUndo)).toBeVisible();
  await other.getByRole('button', { name: say.table.agree }).click();
  await expect(mover.getByText(say.table.askedUndo)).toBeHidden();

  const told = await mover.locator('aside li').allTextContents();
  await first.close();
  await expect(mover.getByText(say.connection.lost)).toBeVisible();
  const second = await start(first.port);
  await expect(mover.getByText(say.connection.lost)).toBeHidden();
  expect(await mover.locator('aside li').allTextContents()).toEqual(told);
  await playOn(mover, { seed: 6, press, presses: 3 });
  for (const page of [ada, bea]) await expect(page.locator('aside li')).not.toHaveCount(told.length);

  for (const page of [ada, bea]) await page.context().close();
  await second.close();
  rmSync(folder, { recursive: true });
});
