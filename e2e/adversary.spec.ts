import type { Page } from '@playwright/test';
import { words as say } from '../web/online/words/en.ts';
import { SECRETIVE } from './facts.ts';
import { Guests, openTable, sitDown, start } from './guests.ts';
import { pressOnce } from './player.ts';
import { expect, test } from './test.ts';

// The server in the middle: it is honest until it is told what to do with a message. Every attack against the client
// library is in online/test/adversary; these two see that the page tells its player.

interface Message {
  readonly type: string;
  readonly seq?: number;
  readonly entries?: readonly unknown[];
  readonly entry?: { readonly body?: { readonly type: string; readonly faces?: readonly unknown[] } };
}

/** Everything that the server sends to this page passes through `change`, which may be exchanged. */
async function inTheMiddle(page: Page) {
  const middle = { change: (message: Message): Message => message, received: 0 };
  await page.routeWebSocket(/\/api\/socket$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const changed = middle.change(JSON.parse(String(text)) as Message);
      socket.send(JSON.stringify(changed));
      if (changed.type === 'entry') middle.received = changed.seq ?? 0;
    });
  });
  return middle;
}

/** They play until a roll has been checked on this page. */
async function untilChecked(page: Page, pages: readonly Page[]): Promise<void> {
  const checked = page.locator('.tools').getByRole('button', { name: /\d+ rolls? checked/ });
  for (let presses = 1; !(await checked.isVisible()); presses++) {
    for (const each of pages) await pressOnce(each, presses);
  }
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

test('a roll that the server has changed is not shown as checked, and the player is warned', async ({
  browser,
}) => {
  const guests = new Guests(browser);
  const { ada, bea, middle } = await twoPlaying(guests);
  middle.change = (message) => {
    const { body } = message.entry ?? {};
    if (body?.type !== 'roll' || !body.faces) return message;
    const faces = [...body.faces].reverse().map((face) => (face === 1 ? 2 : face));
    return { ...message, entry: { ...message.entry, body: { ...body, faces } } };
  };
  const warning = ada.getByRole('alert').filter({ hasText: say.dice.broken });
  for (let presses = 1; !(await warning.isVisible()); presses++) {
    for (const each of [ada, bea]) await pressOnce(each, presses);
  }
  await expect(warning).toBeVisible();
  await guests.go();
});

test('a history that the server has cut short is not followed, and the player is asked', async ({
  browser,
}) => {
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
