import type { Page } from '@playwright/test';
import { words as say } from '../web/src/lib/online/words/en.ts';
import { words } from '../web/src/lib/shell/words/en.ts';
import { words as table } from '../web/src/lib/table/words/en.ts';
import { keepOn } from './device.ts';
import { SECRETIVE } from './facts.ts';
import { Guests, listen, openTable, sitDown, start } from './guests.ts';
import { ownServer } from './own-server.ts';
import { playAlong } from './player.ts';
import { keptGame } from './saves.ts';
import { DESKTOP, LONG } from './settings.ts';
import { expect, test } from './test.ts';

// An evening of friends: who comes late, who goes home early, whose phone loses the network, and the television.

const { home } = words;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const tool = (page: Page, name: string | RegExp) => page.locator('.tools').getByRole('button', { name });
const seatRow = (page: Page, text: string) => page.locator('.rows li', { hasText: text });
const colourOf = (page: Page, name: string) =>
  seatRow(page, name).locator('.sign').first().getAttribute('style');

/** The only live things of a page, as they are called. */
const live = (page: Page) => page.locator('.board [data-can], .actions [data-can]');

test('a rematch is an invitation on every device and starts without who has gone home; colours stay', {
  tag: LONG,
}, async ({ browser }) => {
  const guests = new Guests(browser);
  const [ada, bea, cyd] = [await guests.come('Ada'), await guests.come('Bea'), await guests.come('Cyd')];
  const link = await openTable(ada, SECRETIVE, { seats: 3 });
  await sitDown(bea, link);
  await sitDown(cyd, link);
  await expect(seatRow(bea, 'Cyd')).toBeVisible();
  const [adaColour, beaColour] = [await colourOf(bea, 'Ada'), await colourOf(bea, 'Bea')];
  await start(ada, [ada, bea, cyd]);
  await Promise.all([playAlong(ada, 1), playAlong(bea, 2), playAlong(cyd, 3)]);
  // Cyd goes home; Bea asks for a rematch; Ada is invited.
  await cyd.goto('about:blank');
  await bea.getByRole('button', { name: table.result.again }).click();
  await expect(bea.getByText(say.room.againWaits('Cyd and Ada'))).toBeVisible();
  await expect(ada.getByRole('heading', { name: say.table.rematchBy('Bea') })).toBeVisible();
  await button(ada, say.table.joinRematch).click();
  await expect(ada.getByText(say.room.againWaits('Cyd'))).toBeVisible();
  expect(await colourOf(ada, 'Ada')).toBe(adaColour);
  expect(await colourOf(ada, 'Bea')).toBe(beaColour);
  // Who asked is the host; a guest has no such button.
  await expect(button(ada, say.room.startWithBotsFor('Cyd'))).toHaveCount(0);
  await expect(button(bea, say.room.startWith(2))).toBeVisible();
  await button(bea, say.room.startWithBotsFor('Cyd')).click();
  for (const page of [ada, bea]) await expect(page.locator('.prompt')).toBeVisible();
  await guests.go();
});

test('the waiting room is changed by its host, who hands the role on or loses it by staying away', {
  tag: LONG,
}, async ({ browser }) => {
  const server = await ownServer({ hostGrace: 0 });
  const guests = new Guests(browser, server.base);
  const [ada, bea, cyd] = [await guests.come('Ada'), await guests.come('Bea'), await guests.come('Cyd')];
  const link = await openTable(ada, SECRETIVE, { seats: 3 });
  await sitDown(bea, link);
  await sitDown(cyd, link);
  await expect(bea.getByText(say.room.hostStarts('Ada'))).toBeVisible();
  await expect(bea.getByText(say.room.settings)).toHaveCount(0);
  // Ada adds a seat, closes it again, sets a clock, and sends Cyd off.
  await button(ada, say.room.addSeat).click();
  await expect(bea.getByText(say.room.empty)).toBeVisible();
  await button(ada, say.room.closeSeat(4)).click();
  await expect(bea.getByText(say.room.empty)).toHaveCount(0);
  await ada.getByText(say.room.settings).click();
  await ada.getByLabel(say.open.clock).selectOption({ index: 2 });
  await expect(ada.getByText(say.open.clockNote)).toBeVisible();
  await ada.getByLabel(say.room.more('Cyd')).click();
  await button(ada, say.room.remove('Cyd')).click();
  // The seat is free again for everyone, and Cyd learns why nothing goes on there.
  for (const page of [ada, bea]) await expect(seatRow(page, 'Cyd')).toHaveCount(0);
  await expect(cyd.getByText(say.refusals['unknown-key'])).toBeVisible();
  await button(cyd, say.join.sit).click();
  await expect(seatRow(ada, 'Cyd')).toBeVisible();
  // Ada makes Bea the host; Bea leaves, and the role passes to a present player.
  await ada.getByLabel(say.room.more('Bea')).click();
  await button(ada, say.room.makeHost('Bea')).click();
  await expect(button(bea, say.room.start)).toBeVisible();
  await expect(button(ada, say.room.start)).toHaveCount(0);
  await bea.goto('about:blank');
  await expect(button(ada, say.room.start)).toBeVisible();
  await button(ada, say.room.start).click();
  for (const page of [ada, cyd]) await expect(page.getByRole('timer')).toBeVisible();
  await guests.go();
  await server.close();
});

test('what is chosen without a network is shown as not sent, and the last tap counts', async ({
  browser,
}) => {
  const guests = new Guests(browser);
  const [ada, bea] = [await guests.come('Ada'), await guests.come('Bea')];
  const told = listen(bea);
  await sitDown(bea, await openTable(ada, SECRETIVE, { seats: 2 }));
  await start(ada, [ada, bea]);
  // The first player who is asked loses the network.
  await expect.poll(async () => (await live(ada).count()) + (await live(bea).count())).toBeGreaterThan(1);
  const mover = (await live(ada).count()) > 1 ? ada : bea;
  const moves = () =>
    told.flatMap(({ entry }) => {
      const { body } = (entry ?? {}) as { body?: { type: string; move?: unknown } };
      return body?.type === 'move' ? [JSON.stringify(body.move)] : [];
    });
  const sent: string[] = [];
  mover.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const request = JSON.parse(String(payload)) as { type: string; move?: unknown };
      if (request.type === 'move') sent.push(JSON.stringify(request.move));
    }),
  );
  await mover.context().setOffline(true);
  await expect(mover.getByText(say.connection.offline)).toBeVisible();
  await live(mover).first().click();
  const note = mover.locator('.pending');
  await expect(note).toContainText(say.table.pendingOffline);
  // One note is enough: two would cover the prompt.
  await expect(mover.getByText(say.connection.offline)).toBeHidden();
  const first = await note.textContent();
  await live(mover).last().click();
  await expect(note).not.toHaveText(first ?? '');
  expect(moves()).toEqual([]);
  await mover.context().setOffline(false);
  await expect.poll(moves).toHaveLength(1);
  await expect(note).toHaveCount(0);
  expect(sent).toHaveLength(1);
  expect(moves()).toEqual(sent);
  await guests.go();
});

test('a late friend takes over from a bot; the code is still there, also for a television', {
  tag: LONG,
}, async ({ browser }) => {
  const guests = new Guests(browser);
  const [ada, zoe] = [await guests.come('Ada'), await guests.come('Zoe')];
  await openTable(ada, SECRETIVE, { seats: 3 });
  await button(ada, say.room.startWithBots).click();
  await expect(ada.locator('.prompt')).toBeVisible();
  await tool(ada, say.table.participants).click();
  await button(ada, say.table.invite).click();
  const code = (await ada.locator('dialog .code b').textContent()) ?? '';
  await expect(ada.getByText(/On a TV: go to \S+\/tv and type/)).toBeVisible();
  await ada.keyboard.press('Escape');

  await zoe.goto('./together/join');
  await zoe.getByLabel(say.hub.code).fill(code);
  await zoe.getByRole('button', { name: say.hub.go }).click();
  await expect(zoe.getByText(say.join.late)).toBeVisible();
  await zoe
    .getByRole('button', { name: /^Play instead of/ })
    .first()
    .click();
  await expect(zoe.locator('.prompt')).toBeVisible();
  await expect(ada.getByText('Zoe').first()).toBeVisible();
  await Promise.all([playAlong(ada, 1), playAlong(zoe, 2)]);
  await expect(zoe.locator('.result')).toBeVisible();
  await guests.go();
});

test('a television shows the table: a phone that joins starts it, and everyone sees who is awaited and what is said', {
  tag: LONG,
}, async ({ browser }) => {
  const guests = new Guests(browser);
  const [tv, ada, bea] = [await guests.come('', DESKTOP), await guests.come('Ada'), await guests.come('Bea')];
  const link = await openTable(tv, SECRETIVE, { seats: 2, screen: true });
  const code = (await tv.locator('.ways .code').textContent()) ?? '';
  await ada.goto(link);
  await button(ada, say.join.sit).click();
  await expect(ada.getByText(`${say.room.you} · ${say.room.host}`)).toBeVisible();
  await sitDown(bea, link);
  // The first to sit down is the host; the screen is not touched, and keeps its code.
  await expect(button(ada, say.room.start)).toBeVisible();
  await expect(tv.locator('.ways .code')).toHaveText(code);
  await button(ada, say.room.start).click();
  await expect(tv.locator('.seats li')).toHaveCount(2);
  await expect(tv.locator('header .code')).toHaveText(code);
  // Framed are those whom the game waits for.
  await expect(tv.locator('.seats li.awaited')).not.toHaveCount(0);
  const place = async () => (await tv.locator('.seats').boundingBox())?.y;
  const before = await place();
  await bea.getByRole('button', { name: say.say, exact: true }).click();
  await bea.getByRole('button', { name: say.phrases.hello }).click();
  await expect(tv.getByText(say.said('Bea', say.phrases.hello))).toBeVisible();
  expect(await place()).toBe(before);
  // Spectators may speak where the host allows it.
  const eve = await guests.come('Eve');
  await eve.goto(link);
  await expect(eve.getByText(say.table.watching)).toBeVisible();
  await expect(tool(eve, say.say)).toHaveCount(0);
  await tool(ada, say.table.participants).click();
  await ada.getByLabel(say.open.spectatorPhrases).check();
  await ada.keyboard.press('Escape');
  await tool(eve, say.say).click();
  await eve.getByRole('button', { name: say.phrases.thanks }).click();
  await expect(tv.getByText(say.watcherSaid(say.phrases.thanks))).toBeVisible();
  // Another television comes by the short address.
  const other = await guests.come('', DESKTOP);
  await other.goto('./tv');
  await other.getByLabel(say.hub.code).fill(code);
  await button(other, say.screen.go).click();
  await expect(other.locator('.seats li')).toHaveCount(2);
  await guests.go();
});

test('a television goes along with a rematch and shows its code; in a pause no one is awaited', {
  tag: LONG,
}, async ({ browser }) => {
  const guests = new Guests(browser);
  const [tv, ada, bea] = [await guests.come('', DESKTOP), await guests.come('Ada'), await guests.come('Bea')];
  const link = await openTable(tv, SECRETIVE, { seats: 2, screen: true });
  const old = (await tv.locator('.ways .code').textContent()) ?? '';
  for (const page of [ada, bea]) await sitDown(page, link);
  await button(ada, say.room.start).click();
  const framed = tv.locator('.seats li.awaited');
  await expect(framed).not.toHaveCount(0);
  // A pause says whose it is, on every screen, and no one is waited for. Nothing moves when it begins.
  const places = () =>
    Promise.all(['.prompt', '.notes + *', '.bar'].map((part) => ada.locator(part).boundingBox()));
  const before = await places();
  await tool(ada, say.table.participants).click();
  await button(ada, say.table.pause).click();
  await expect(ada.locator('.prompt')).toContainText(say.table.pausedByYou);
  for (const page of [bea, tv])
    await expect(page.locator('.prompt')).toContainText(say.table.pausedBy('Ada'));
  await expect(framed).toHaveCount(0);
  expect(await places()).toEqual(before);
  await button(ada, say.table.resume).first().click();
  await expect(framed).not.toHaveCount(0);
  await Promise.all([playAlong(ada, 1), playAlong(bea, 2)]);
  await button(ada, table.result.again).click();
  await expect(tv.locator('.ways .code')).not.toHaveText(old);
  const code = (await tv.locator('.ways .code').textContent()) ?? '';
  await expect(tv).not.toHaveURL(new RegExp(new URL(link).pathname));
  // It starts when all are there.
  await button(bea, say.table.joinRematch).click();
  await expect(tv.locator('header .code')).toHaveText(code);
  // Who still has the old code comes to the new table too.
  const late = await guests.come('', DESKTOP);
  await late.goto('./tv');
  await late.getByLabel(say.hub.code).fill(old);
  await button(late, say.screen.go).click();
  await expect(late.locator('header .code')).toHaveText(code);
  await guests.go();
});

test('home lists the games that wait for me, online first, with both ways to a table above the fold', async ({
  browser,
}) => {
  const guests = new Guests(browser);
  const [ada, bea] = [await guests.come('Ada'), await guests.come('Bea')];
  const local = { ...(await keptGame(SECRETIVE, { steps: 4 })), changed: Date.now() };
  for (const page of [ada, bea]) await keepOn(page, [local]);
  const link = await openTable(ada, SECRETIVE, { seats: 2 });
  await sitDown(bea, link);
  await start(ada, [ada, bea]);
  // The lot for the starter is drawn first; the player who could draw it does not always begin.
  for (const page of [ada, bea]) await expect(page.locator('aside li').first()).toBeAttached();
  await expect.poll(async () => (await live(ada).count()) + (await live(bea).count())).toBeGreaterThan(0);
  const mover = (await live(ada).count()) > 0 ? ada : bea;
  // A newer table has not begun: it does not wait for the one whose turn it is elsewhere.
  const newer = await openTable(mover, SECRETIVE, { seats: 2, inPage: true });
  await mover.goto('./');
  const running = mover.locator('main').locator(':is(a[href^="/t/"], a[href*="/play/"])');
  const addresses = () => running.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  const path = (address: string) => new URL(address).pathname;
  await expect.poll(addresses).toEqual([
    path(link),
    path(newer),
    // As the latest game of this device, and among all saved games.
    ...Array<string>(2).fill(`/${SECRETIVE}/play/${local.id}`),
  ]);
  await expect(running.nth(0)).toContainText(say.table.yourTurn);
  await expect(running.nth(1)).toContainText(say.hub.waits);
  // 390 × 844: seen without scrolling.
  for (const name of [home.together, home.join])
    await expect(mover.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  const cards = mover.locator('.shelf article');
  await expect(cards.locator('.go')).toHaveText(Array<string>(await cards.count()).fill(home.play));
  await guests.go();
});

test('with physical dice the player whose roll it is types it, and everyone sees that it was typed', async ({
  browser,
}) => {
  const guests = new Guests(browser);
  const [ada, bea] = [await guests.come('Ada'), await guests.come('Bea')];
  const link = await openTable(ada, SECRETIVE, { seats: 2 });
  await sitDown(bea, link);
  await ada.getByText(say.room.settings).click();
  await ada.getByLabel(say.open.ownDice).check();
  await start(ada, [ada, bea]);
  // Only the player who draws the lot for the first turn has a pad.
  const pad = (page: Page) => page.locator('.pad');
  await expect.poll(async () => (await pad(ada).count()) + (await pad(bea).count())).toBe(1);
  const [thrower, other] = (await pad(ada).count()) > 0 ? [ada, bea] : [bea, ada];
  await pad(thrower).locator('[data-can]').first().click();
  await expect(other.getByRole('button', { name: say.dice.none })).toBeVisible();
  await other.getByRole('button', { name: say.dice.none }).click();
  await expect(other.getByText(say.dice.others.typed(1))).toBeVisible();
  await other.getByRole('button', { name: say.dice.checkAll }).click();
  await expect(other.getByText(/All correct/)).toBeVisible();
  await guests.go();
});
