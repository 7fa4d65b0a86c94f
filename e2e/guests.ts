import type { Browser, Page } from '@playwright/test';
import { words as say } from '../web/src/lib/online/words/en.ts';
import type { GameId } from './facts.ts';
import { goInPage } from './in-page.ts';
import { address, PHONE, prepare } from './settings.ts';
import { expect, test } from './test.ts';

/** A device makes its keys of it: no two devices of any two tests may have the same, nor those of a second try. */
function seedOf(device: number): number {
  const { testId, retry } = test.info();
  let seed = device + 100 * retry;
  for (const letter of testId) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) >>> 0;
  return seed;
}

/** What may happen to a page without being a fault: a lost network is one of the things that are tried here. */
const NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_NETWORK|WebSocket connection/;

/** The devices of a test, each with its own storage, randomness and keys, and what they complained about. */
export class Guests {
  readonly #browser: Browser;
  readonly #base: string;
  readonly #pages: Page[] = [];
  readonly complaints: string[] = [];

  constructor(browser: Browser, base = address()) {
    this.#browser = browser;
    this.#base = base;
  }

  async come(name: string, size = PHONE, base = this.#base): Promise<Page> {
    const context = await this.#browser.newContext({
      viewport: size,
      baseURL: base,
      locale: 'en-GB',
      acceptDownloads: true,
    });
    // Another player's turn takes as long as it takes.
    context.setDefaultTimeout(240_000);
    await prepare(context, { names: name === '' ? [] : [name] }, seedOf(this.#pages.length), false);
    context.on('console', (message) => {
      if (message.type() === 'error' && !NETWORK.test(message.text()))
        this.complaints.push(`${name}: ${message.text()}`);
    });
    context.on('weberror', (error) => this.complaints.push(`${name}: ${error.error().message}`));
    const page = await context.newPage();
    this.#pages.push(page);
    return page;
  }

  /** All pages are closed; none of them had an error. */
  async go(): Promise<void> {
    expect(this.complaints).toEqual([]);
    for (const page of this.#pages) await page.context().close();
  }
}

export interface Wanted {
  readonly seats?: number;
  readonly clock?: string;
  readonly listed?: boolean;
  /** The other one of two values of an option: the shorter games are among them. */
  readonly otherOptions?: boolean;
  /** The device is a shared screen, without a seat. */
  readonly screen?: boolean;
  /** Without loading the page again: each load would draw the same keys here, and find the same table. */
  readonly inPage?: boolean;
}

/** Opens a table by the page and waits in its room; returns its address for others. */
export async function openTable(page: Page, game: GameId, wanted: Wanted = {}): Promise<string> {
  const path = `/together/${game}${wanted.screen ? '/screen' : ''}`;
  if (wanted.inPage) await goInPage(page, path);
  else await page.goto(`.${path}`);
  await expect(page.getByRole('button', { name: say.open.go })).toBeVisible();
  const seats = page.getByLabel(say.open.seats);
  if (wanted.seats !== undefined && (await seats.isVisible())) await seats.selectOption(String(wanted.seats));
  if (wanted.clock !== undefined) await page.getByLabel(say.open.clock).selectOption(wanted.clock);
  if (wanted.otherOptions) {
    // Who begins can be chosen in every game.
    await expect(page.locator('.options')).toBeVisible();
    for (const option of await page.locator('.options select').all())
      if ((await option.locator('option').count()) === 2) await option.selectOption({ index: 1 });
  }
  if (wanted.listed) await page.getByLabel(say.open.listed).check();
  await page.getByRole('button', { name: say.open.go }).click();
  await expect(page.getByRole('img', { name: say.room.qr })).toBeVisible();
  return page.url().replace(/\/screen$/, '');
}

/** A screen hands the host's role to the first player. */
const YOU = new RegExp(`^${say.room.you}( · |$)`);

/** By the link. */
export async function sitDown(page: Page, table: string): Promise<void> {
  await page.goto(table);
  await page.getByRole('button', { name: say.join.sit }).click();
  await expect(page.getByText(YOU)).toBeVisible();
}

/** By the code, as a player types it. */
export async function sitDownByCode(page: Page, code: string): Promise<void> {
  await page.goto('./together');
  await page.getByLabel(say.hub.code).fill(code.toLowerCase());
  await page.getByRole('button', { name: say.hub.go }).click();
  await page.getByRole('button', { name: say.join.sit }).click();
  await expect(page.getByText(YOU)).toBeVisible();
}

export async function start(host: Page, people: readonly Page[]): Promise<void> {
  await host.getByRole('button', { name: say.room.start, exact: true }).click();
  for (const page of people) await expect(page.locator('.prompt')).toBeVisible();
}

/** All that the server sends to a page over its socket, from now on. */
export function listen(page: Page): { [key: string]: unknown }[] {
  const messages: { [key: string]: unknown }[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => messages.push(JSON.parse(String(payload)))),
  );
  return messages;
}
