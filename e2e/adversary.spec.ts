import { chainHash, commitment, GENESIS } from '@iacta/table/log';
import type { Page } from '@playwright/test';
import { words as say } from '../web/online/words/en.ts';
import { SECRETIVE } from './facts.ts';
import { Guests, openTable, sitDown, start } from './guests.ts';
import { playAlong, pressOnce } from './player.ts';
import { LONG } from './settings.ts';
import { expect, test } from './test.ts';

// The server in the middle: it is honest until it is told what to do with a message. Every attack against the client
// library is in online/test/adversary; these see what the page tells its player.

interface Body {
  readonly type: string;
  readonly at?: number;
  readonly faces?: readonly unknown[];
}
type Entry = { readonly salt: string; readonly body: Body } | { readonly masked: string };

interface Message {
  readonly type: string;
  readonly seq?: number;
  readonly head?: string;
  readonly entries?: readonly Entry[];
  readonly entry?: Entry;
}

/** Everything that the server sends to this page passes through `change`, which may be exchanged. */
class Middle {
  change = (message: Message): Message => message;
  /** What the page sends of this type does not reach the server. */
  withheld = '';
  /** The last entry that the page has been sent, and the head it makes there. */
  received = -1;
  head = GENESIS;
  rolls = 0;
  /** Sends the page something of its own. */
  send: (message: object) => void = () => {};

  async watch(page: Page): Promise<this> {
    await page.routeWebSocket(/\/api\/socket$/, (socket) => {
      const server = socket.connectToServer();
      this.send = (message) => socket.send(JSON.stringify(message));
      server.onMessage((text) => {
        const changed = this.change(JSON.parse(String(text)) as Message);
        this.#note(changed);
        socket.send(JSON.stringify(changed));
      });
      socket.onMessage((text) => {
        if ((JSON.parse(String(text)) as Message).type !== this.withheld) server.send(text);
      });
    });
    return this;
  }

  #note({ type, entries = [], entry, seq = -1 }: Message): void {
    if (type === 'welcome') {
      this.head = entries.reduce(linked, GENESIS);
      this.received = entries.length - 1;
    }
    if (type !== 'entry' || !entry) return;
    this.head = linked(this.head, entry);
    this.received = seq;
    if ('body' in entry && entry.body.type === 'roll') this.rolls++;
  }

  /** Tells the page entries that the server has never written, as if they followed. */
  insert(...bodies: object[]): void {
    for (const body of bodies) {
      const entry = { salt: 'ab'.repeat(16), body: body as Body };
      this.head = linked(this.head, entry);
      this.send({ type: 'entry', seq: ++this.received, head: this.head, entry });
    }
  }

  /** From now on the page is told another history: other times in it, and a chain that fits them. */
  tellAnother(): void {
    this.change = (message) => {
      if (message.type === 'welcome') return { ...message, entries: (message.entries ?? []).map(other) };
      if (message.type !== 'entry' || !message.entry) return message;
      const entry = other(message.entry);
      return { ...message, entry, head: linked(this.head, entry) };
    };
  }
}

function linked(head: string, entry: Entry): string {
  return chainHash(head, 'body' in entry ? commitment(entry.salt, JSON.stringify(entry.body)) : entry.masked);
}

/** No roll depends on when its throw was written. */
function other(entry: Entry): Entry {
  if (!('body' in entry) || entry.body.type !== 'throw') return entry;
  return { ...entry, body: { ...entry.body, at: (entry.body.at ?? 0) + 1 } };
}

const inTheMiddle = (page: Page) => new Middle().watch(page);

/** Who can act presses one thing, again and again, until something holds. */
async function pressUntil(pages: readonly Page[], isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 1; !(await isThere()); presses++) {
    for (const each of pages) await pressOnce(each, presses);
  }
}

const panelOf = (page: Page) => page.locator('dialog[open]');

const checkedOn = (page: Page) => page.locator('.tools').getByRole('button', { name: /\d+ rolls? checked/ });

/** They play until a roll has been checked on this page. */
async function untilChecked(page: Page, pages: readonly Page[]): Promise<void> {
  await pressUntil(pages, () => checkedOn(page).isVisible());
}

async function twoPlaying(guests: Guests) {
  const [ada, bea] = [await guests.come('Ada'), await guests.come('Bea')];
  const middle = await inTheMiddle(ada);
  const link = await openTable(ada, SECRETIVE, { seats: 2 });
  await sitDown(bea, link);
  await start(ada, [ada, bea]);
  await untilChecked(ada, [ada, bea]);
  return { ada, bea, middle };
}

test('a roll that the server has changed is not shown as checked, and the player is warned', {
  tag: LONG,
}, async ({ browser }) => {
  const guests = new Guests(browser);
  const { ada, bea, middle } = await twoPlaying(guests);
  middle.change = (message) => {
    const { entry } = message;
    if (!entry || !('body' in entry) || entry.body.type !== 'roll' || !entry.body.faces) return message;
    const faces = [...entry.body.faces].reverse().map((face) => (face === 1 ? 2 : face));
    return { ...message, entry: { ...entry, body: { ...entry.body, faces } } };
  };
  const warning = ada.getByRole('alert').filter({ hasText: say.dice.broken });
  await pressUntil([ada, bea], () => warning.isVisible());
  await expect(warning).toBeVisible();
  await guests.go();
});

test('a history that the server has cut short is not followed, and the player is asked', {
  tag: LONG,
}, async ({ browser }) => {
  const guests = new Guests(browser);
  const { ada, middle } = await twoPlaying(guests);
  // Bea's page may go on while Ada's loads again, so the cut is made below what Ada's page has received.
  const { received } = middle;
  middle.change = (message) =>
    message.type === 'welcome'
      ? { ...message, entries: (message.entries ?? []).slice(0, received) }
      : message;
  await ada.reload();
  await expect(ada.getByRole('heading', { name: say.dice.rewritten.title })).toBeVisible();
  await expect(ada.getByRole('button', { name: say.dice.rewritten.accept })).toBeVisible();
  await ada.getByRole('button', { name: say.dice.rewritten.leave }).click();
  await expect(ada.getByRole('heading', { name: say.hub.title })).toBeVisible();
  await guests.go();
});

test('a history in which one entry is another is not followed after a reload; accepted, none of its rolls is checked', {
  tag: LONG,
}, async ({ browser }) => {
  const guests = new Guests(browser);
  const { ada, middle } = await twoPlaying(guests);
  middle.tellAnother();
  await ada.reload();
  await expect(ada.getByRole('heading', { name: say.dice.rewritten.title })).toBeVisible();
  await ada.getByRole('button', { name: say.dice.rewritten.accept }).click();
  await ada.locator('.tools').getByRole('button', { name: say.dice.none }).click();
  await expect(panelOf(ada).getByText(/^This device checked 0 of \d+ rolls?\.$/)).toBeVisible();
  await expect(panelOf(ada).getByText(/^\d+ rolls? without this device\.$/)).toBeVisible();
  await guests.go();
});

test('consent that the player never gave is reported', { tag: LONG }, async ({ browser }) => {
  const guests = new Guests(browser);
  const { ada, bea, middle } = await twoPlaying(guests);
  // Nothing of what the players do comes in between.
  middle.change = () => ({ type: 'pong' });
  const ask = middle.received + 1;
  const at = Date.now();
  middle.insert(
    { type: 'ask-undo', at, seat: 1, count: 1 },
    { type: 'answer', at, ask, seat: 0, yes: true },
    { type: 'undo', at, count: 1, by: 'all' },
  );
  const warning = ada.getByRole('alert').filter({ hasText: say.dice.foreign.text });
  await expect(warning).toBeVisible();
  await expect(warning.getByRole('button', { name: say.dice.foreign.mine })).toBeVisible();
  await expect(bea.getByText(say.dice.foreign.text)).toHaveCount(0);
  await guests.go();
});

test('two players are told different games: both call their rolls checked, and their codes differ', async ({
  browser,
}) => {
  const guests = new Guests(browser);
  const pages = [await guests.come('Ada'), await guests.come('Bea'), await guests.come('Cleo')];
  const [ada, bea, cleo] = pages;
  const middles = await Promise.all(pages.map(inTheMiddle));
  middles[0].tellAnother();
  const link = await openTable(ada, SECRETIVE, { seats: 3 });
  await sitDown(bea, link);
  await sitDown(cleo, link);
  await start(ada, pages);
  for (const page of pages) await untilChecked(page, pages);
  // No one presses anything more: all of them come to know the same entries.
  await expect.poll(() => new Set(middles.map(({ received }) => received)).size).toBe(1);
  const codes: string[] = [];
  for (const page of pages) {
    await checkedOn(page).click();
    await expect(panelOf(page).getByText(say.dice.compareText)).toBeVisible();
    await expect(panelOf(page).locator('.code')).toHaveText(/^(\d{5} ){4}\d{5}$/);
    codes.push((await panelOf(page).locator('.code').textContent()) ?? '');
  }
  expect(codes[1]).toBe(codes[2]);
  expect(codes[0]).not.toBe(codes[1]);
  await guests.go();
});

test('rolls that the server makes alone are not shown as checked, during the game and in its result', {
  tag: LONG,
}, async ({ browser }) => {
  const guests = new Guests(browser);
  const pages = [await guests.come('Ada'), await guests.come('Bea')];
  const [ada, bea] = pages;
  const middles = await Promise.all(pages.map(inTheMiddle));
  for (const middle of middles) middle.withheld = 'commit';
  const link = await openTable(ada, SECRETIVE, { seats: 2 });
  await sitDown(bea, link);
  await start(ada, pages);
  await pressUntil(pages, async () => middles.every(({ rolls }) => rolls >= 2));
  const alone =
    /^\d+ rolls? without any player’s device: you have to take the server’s word for (it|them)\.$/;
  for (const page of pages) {
    await page.locator('.tools').getByRole('button', { name: say.dice.none }).click();
    await expect(panelOf(page).getByText(/^This device checked 0 of \d+ rolls?\.$/)).toBeVisible();
    await expect(panelOf(page).getByText(alone)).toBeVisible();
    await panelOf(page).getByText(say.dice.rolls).click();
    await expect(panelOf(page).getByText(say.dice.byNone).first()).toBeVisible();
    await page.keyboard.press('Escape');
  }
  // Then only Ada's device is left out, and in the end none.
  middles[1].withheld = '';
  const { rolls } = middles[0];
  await pressUntil(pages, async () => middles.every((middle) => middle.rolls >= rolls + 2));
  middles[0].withheld = '';
  await Promise.all([playAlong(ada, 1), playAlong(bea, 2)]);
  const result = ada.locator('.notes');
  const counts = (await result.getByText(/^This device checked \d+ of \d+ rolls\.$/).textContent()) ?? '';
  const [checked, all] = [...counts.matchAll(/\d+/g)].map(Number);
  // Two rolls of the server alone and two without Ada, at least.
  expect(checked).toBeGreaterThan(0);
  expect(checked).toBeLessThanOrEqual(all - 4);
  await expect(result.getByText(alone)).toBeVisible();
  await expect(result.getByText(/^\d+ rolls? without this device\.$/)).toBeVisible();
  await ada.keyboard.press('Escape');
  await result.getByText(say.dice.people).click();
  await expect(result.getByText(`Ada: ${checked} of ${all} rolls`)).toBeVisible();
  await expect(result.getByText(say.dice.without('Ada')).first()).toBeVisible();
  await expect(
    bea.locator('.notes').getByText(/^This device checked [1-9]\d* of \d+ rolls\.$/),
  ).toBeVisible();
  await guests.go();
});
