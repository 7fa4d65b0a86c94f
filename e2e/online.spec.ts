import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { words as say } from '../web/online/words/en.ts';
import { words as table } from '../web/table/words/en.ts';
import { SECRETIVE } from './facts.ts';
import { Guests, listen, openTable, sitDown, start } from './guests.ts';
import { ownServer } from './own-server.ts';
import { carriedOut, playAlong, pressOnce } from './player.ts';
import { expectNoSecret } from './secrets.ts';
import { LONG } from './settings.ts';
import { expect, test } from './test.ts';

/** Something on the board or among its buttons that can be pressed now. */
const LIVE = '.board [data-can], .actions [data-can]';
const story = (page: Page) => page.locator('aside li');
const undo = (page: Page) => page.getByRole('button', { name: table.undo });
const tool = (page: Page, name: string | RegExp) => page.locator('.tools').getByRole('button', { name });

/** The player who can act presses once; then every page has received it, or nearly. */
async function step(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    presses++;
    if (!(await pressOnce(page, presses))) continue;
    await Promise.all(pages.map(carriedOut));
    return;
  }
}
let presses = 0;

const appears = (page: Page, text: string) =>
  page
    .getByText(text)
    .waitFor({ timeout: 2000 })
    .then(
      () => true,
      () => false,
    );

test('a device is reloaded in the middle, a spectator learns no secret, everything is checked; then once more', async ({
  browser,
}) => {
  const guests = new Guests(browser);
  const [ada, bea, eve] = [await guests.come('Ada'), await guests.come('Bea'), await guests.come('Eve')];
  const link = await openTable(ada, SECRETIVE, { seats: 3 });
  await expect(ada.getByRole('button', { name: say.room.start, exact: true })).toHaveCount(0);
  await sitDown(bea, link);
  await ada.getByLabel(say.room.whoAt(3)).selectOption('first-steps');
  await start(ada, [ada, bea]);

  // By the link, after the start: Eve could take over from the bot, and watches.
  const told = listen(eve);
  await eve.goto(link);
  await eve.getByRole('button', { name: say.join.watch }).click();
  await expect(eve.getByText(say.table.watching)).toBeVisible();

  await bea.getByRole('button', { name: say.say, exact: true }).click();
  await bea.getByRole('button', { name: say.phrases['good-luck'] }).click();
  await expect(ada.getByText(say.said('Bea', say.phrases['good-luck']))).toBeVisible();

  const adaPlays = async () => {
    await playAlong(ada, 1, 12);
    await ada.reload();
    await expect(ada.locator('.prompt')).toBeVisible();
    await playAlong(ada, 3);
  };
  await Promise.all([adaPlays(), playAlong(bea, 2)]);
  const totals = (await ada.locator('.result tfoot').textContent()) ?? '';
  expect(totals).toMatch(/\d/);
  for (const page of [bea, eve]) await expect(page.locator('.result tfoot')).toHaveText(totals);
  expect(expectNoSecret(told)).toBeGreaterThan(0);

  // Every roll was judged here as it fell; the whole log holds too.
  await bea.keyboard.press('Escape');
  await bea.getByRole('button', { name: /\d+ rolls checked/ }).click();
  await bea.getByRole('button', { name: say.dice.checkAll }).click();
  await expect(bea.getByText(/All correct: \d+ rolls\./)).toBeVisible();
  // Both compare what their devices show of the log.
  const code = /^(\d{5} ){4}\d{5}$/;
  await expect(bea.locator('dialog .code')).toHaveText(code);
  const shown = (await bea.locator('dialog .code').textContent()) ?? '';
  await expect(ada.locator('.notes .code')).toHaveText(shown);
  await bea.keyboard.press('Escape');

  // The same people at another table, which starts when both are there; who is missing is said.
  await ada.getByRole('button', { name: table.result.again }).click();
  await expect(ada.getByText(say.room.againWaits('Bea'))).toBeVisible();
  await bea.getByRole('button', { name: say.table.joinRematch }).click();
  for (const page of [ada, bea]) await expect(page.locator('.prompt')).toBeVisible();
  expect(ada.url()).toBe(bea.url());
  await guests.go();
});

test('a lost network and a server that is started again lose nothing, and no page is reloaded', async ({
  browser,
}) => {
  const server = await ownServer();
  const guests = new Guests(browser, server.base);
  const [ada, bea] = [await guests.come('Ada'), await guests.come('Bea')];
  await sitDown(bea, await openTable(ada, SECRETIVE, { seats: 2 }));
  await start(ada, [ada, bea]);
  const pages = [ada, bea];
  // Gone with a reload.
  for (const page of pages) await page.evaluate(() => Object.assign(window, { stayed: true }));

  await ada.context().setOffline(true);
  await expect(ada.getByText(say.connection.offline)).toBeVisible();
  await expect(tool(bea, say.table.awayShort(1))).toBeVisible();
  await ada.context().setOffline(false);
  await expect(ada.getByText(say.connection.back)).toBeVisible();
  await expect(tool(bea, say.table.participants)).toBeVisible();

  // They play until dice have fallen after a move: that cannot be taken back alone.
  const rolls = () => ada.getByRole('button', { name: /\d+ rolls? checked/ }).textContent();
  await expect
    .poll(async () => {
      await step(pages);
      return ada.getByRole('button', { name: /\d+ rolls? checked/ }).count();
    })
    .toBe(1);
  let mover: Page | null = null;
  while (!mover) {
    const before = await rolls();
    await step(pages);
    if ((await rolls()) === before) continue;
    const [first] = await Promise.all(
      pages.map(async (page) => ((await undo(page).isEnabled()) ? page : null)),
    );
    const asker = first ?? bea;
    if (!(await undo(asker).isEnabled())) continue;
    await undo(asker).click();
    if (await appears(asker, say.table.askedUndo)) mover = asker;
  }
  const other = mover === ada ? bea : ada;
  const [asker, lines] = [mover, await story(mover).count()];
  await other.getByRole('button', { name: say.table.agree }).click();
  await expect(mover.getByText(say.table.askedUndo)).toBeHidden();
  // The question is gone with the answer; the log is shown without the steps after the next painting.
  await expect.poll(() => story(asker).count()).toBeLessThan(lines);

  const told = await story(mover).allTextContents();
  await server.stop();
  for (const page of pages) await expect(page.getByText(say.connection.lost)).toBeVisible();
  await server.begin();
  for (const page of pages) await expect(page.getByText(say.connection.lost)).toBeHidden();
  expect(await story(mover).allTextContents()).toEqual(told);
  while ((await story(ada).count()) === told.length) await step(pages);
  for (const page of pages) {
    await expect(story(page)).not.toHaveCount(told.length);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  }
  await guests.go();
  await server.close();
});

test('where there is a clock it is shown, and it moves for who stays away from the game', {
  tag: LONG,
}, async ({ browser }) => {
  // A minute of this table takes six tenths of a second.
  const server = await ownServer({ second: 10 });
  const guests = new Guests(browser, server.base);
  const [ada, bea] = [await guests.come('Ada'), await guests.come('Bea')];
  const told = listen(bea);
  const minute = new Intl.NumberFormat('en', { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(
    1,
  );
  await sitDown(bea, await openTable(ada, SECRETIVE, { seats: 2, clock: minute }));
  await start(ada, [ada, bea]);
  for (const page of [ada, bea]) await expect(page.getByRole('timer')).toBeVisible();
  // The player at turn does nothing; the game continues automatically until it is the other's turn.
  const forced = () =>
    new Set(
      told.flatMap(({ entry }) => {
        const { body } = (entry ?? {}) as { body?: { by?: string; seat?: number } };
        const { by, seat } = body ?? {};
        return by === 'clock' && seat !== undefined ? [seat] : [];
      }),
    );
  await expect.poll(forced, { timeout: 120_000 }).toEqual(new Set([0, 1]));
  // What the clock did is not told as a player's own step.
  for (const page of [ada, bea])
    await expect(
      story(page)
        .filter({ hasText: say.table.byClock('') })
        .first(),
    ).toBeVisible();
  await guests.go();
  await server.close();
});

test('the others vote for a bot where a player stays away; the player takes the seat back and moves it to another device', {
  tag: LONG,
}, async ({ browser }) => {
  const guests = new Guests(browser);
  const [ada, bea, cyd] = [await guests.come('Ada'), await guests.come('Bea'), await guests.come('Cyd')];
  const link = await openTable(ada, SECRETIVE, { seats: 3 });
  await sitDown(bea, link);
  await sitDown(cyd, link);
  await start(ada, [ada, bea, cyd]);

  // Cyd closes the page. Ada asks for a bot; Bea agrees.
  await cyd.goto('about:blank');
  await tool(ada, say.table.awayShort(1)).click();
  await ada
    .getByRole('dialog')
    .getByRole('button', { name: say.table.offerBot('Cyd') })
    .click();
  await expect(ada.getByText(say.table.askedBot)).toBeVisible();
  await bea.getByRole('button', { name: say.table.agree }).click();
  await expect(ada.getByText(say.table.askedBot)).toBeHidden();
  await tool(ada, say.table.participants).click();
  await expect(ada.getByText(say.room.standIn)).toBeVisible();
  await ada.keyboard.press('Escape');

  // Cyd is back.
  await cyd.goto(link);
  await cyd.getByRole('button', { name: say.table.takeBack }).click();
  await expect(cyd.getByRole('button', { name: say.table.takeBack })).toBeHidden();
  await tool(cyd, say.table.participants).click();
  await cyd.getByRole('button', { name: say.table.otherDevice }).click();
  const own = await cyd.getByRole('textbox', { name: say.room.link }).inputValue();

  // The same seat on another device: by its link, which does not stay in the address.
  const tablet = await guests.come('');
  await tablet.goto(own.replace(/^https?:\/\/[^/]+\//, './'));
  await expect(tablet.locator('.prompt')).toBeVisible();
  expect(tablet.url()).toBe(link);
  await cyd.goto('about:blank');
  await Promise.all([playAlong(ada, 1), playAlong(bea, 2), playAlong(tablet, 3)]);
  await expect(tablet.locator('.result tfoot')).toHaveText(
    (await ada.locator('.result tfoot').textContent()) ?? '',
  );
  await guests.go();
});

test('strangers find a table that is open to them, and no other, and join with one tap', async ({
  browser,
}) => {
  const guests = new Guests(browser);
  const [ada, bea, cyd] = [
    await guests.come('Listed Ada'),
    await guests.come('Shy Bea'),
    await guests.come('Cyd'),
  ];
  await cyd.goto('./#/online/tables');
  const link = await openTable(ada, SECRETIVE, { seats: 2, listed: true });
  await openTable(bea, SECRETIVE, { seats: 2 });
  const row = cyd.locator('li', { hasText: 'Listed Ada' });
  await expect(row).toContainText(say.tables.waiting('Listed Ada', 1));
  await expect(cyd.getByText('Shy Bea')).toHaveCount(0);
  await row.getByRole('button').click();
  await expect(cyd).toHaveURL(link);
  await start(ada, [ada, cyd]);
  await guests.go();
});

test('a player can save and delete the personal data on the server', { tag: LONG }, async ({ browser }) => {
  const guests = new Guests(browser);
  const [ada, bea] = [await guests.come('Ada'), await guests.come('Bea')];
  const link = await openTable(ada, SECRETIVE, { seats: 2 });
  await sitDown(bea, link);
  await start(ada, [ada, bea]);
  await bea.goto('./#/online/data');
  const [download] = await Promise.all([
    bea.waitForEvent('download'),
    bea.getByRole('button', { name: say.data.save }).click(),
  ]);
  const saved = JSON.parse(readFileSync(await download.path(), 'utf8')) as {
    tables: { table: string; name: string }[];
  };
  expect(saved.tables).toMatchObject([{ table: link.split('/t/')[1], name: 'Bea' }]);

  // Asked first; then it is gone there and here.
  await bea.getByRole('button', { name: say.data.delete }).click();
  await bea.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(bea.getByRole('heading', { name: say.data.at(1) })).toBeVisible();
  await bea.getByRole('button', { name: say.data.delete }).click();
  await bea.getByRole('dialog').getByRole('button', { name: say.data.confirm }).click();
  await expect(bea.getByText(say.data.deleted(1))).toBeVisible();
  await expect(bea.getByRole('heading', { name: say.data.at(1) })).toBeHidden();
  await expect(ada.getByText('Bea')).toHaveCount(0);
  await bea.goto(link);
  await expect(bea.getByText(say.table.watching)).toBeVisible();
  await guests.go();
});

test('a player who waits is asked once about notifications, and gets one', async ({ browser }) => {
  const guests = new Guests(browser);
  const [ada, bea] = [await guests.come('Ada'), await guests.come('Bea')];
  await sitDown(bea, await openTable(ada, SECRETIVE, { seats: 2 }));
  await start(ada, [ada, bea]);
  const question = (page: Page) => page.getByText(say.table.askCall);
  // No one is asked before a first move.
  for (const page of [ada, bea]) await expect(question(page)).toHaveCount(0);
  let asked: Page | null = null;
  while (!asked) {
    await step([ada, bea]);
    for (const page of [ada, bea]) if (await question(page).isVisible()) asked = page;
  }
  await asked.getByRole('button', { name: say.table.callYes }).click();
  await expect(question(asked)).toHaveCount(0);
  // A headless browser allows no notes: the sound and the title do.
  await expect(asked.getByText(say.table.calledQuietly)).toBeVisible();
  const other = asked === ada ? bea : ada;
  while ((await asked.locator(LIVE).count()) === 0) await step([other]);
  await expect(asked).toHaveTitle(new RegExp(say.table.yourTurn));
  // It is said on the page of all tables too: a game may go on over days.
  const questions: string[] = [];
  asked.on('request', (request) => questions.push(request.url()));
  await asked.goto('./#/online');
  await expect(asked.locator('.rows li').first()).toContainText(say.table.yourTurn);
  expect(questions.filter((url) => url.includes('/api/tables/'))).toHaveLength(1);
  await guests.go();
});
