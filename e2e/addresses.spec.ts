import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SOLO_GAME } from '@iacta/games/test-kit';
import type { Page } from '@playwright/test';
import { startServer, WEB_DIST } from '../server/index.ts';
import { pack } from '../web/src/lib/shell/packed.ts';
import { words as home } from '../web/src/lib/shell/words/en.ts';
import { keepOn } from './device.ts';
import { type KeptGame, keptGame } from './saves.ts';
import { PHONE } from './settings.ts';
import { expect, test } from './test.ts';

// Every address of the page in every way in which people come to it.

const FOLDER = process.env.IACTA_DIST ?? WEB_DIST;
test.use({
  viewport: PHONE,
  tolerates: /404|ERR_(INTERNET|CONNECTION|FAILED)|sw\.js|Failed to (load|fetch)/,
});

const PACKED = 'packed';
/** Each address and what is on its screen; `#packed` stands for a record. */
const ADDRESSES = (game: KeptGame): readonly (readonly [path: string, shows: string])[] => [
  ['/', '.shelf'],
  ['/de', '.shelf'],
  ['/guide', 'h1'],
  ['/settings', 'input[name="language"]'],
  ['/identity', 'h1'],
  ['/history', 'h1'],
  ['/history/statistics', 'h1'],
  ['/daily', 'h1'],
  ['/daily/2026-11-18', 'h1'],
  ['/puzzles', 'h1'],
  [`/${SOLO_GAME}/new`, 'button.start'],
  [`/${SOLO_GAME}/play/${game.id}`, '.prompt'],
  [`/de/${SOLO_GAME}/play/${game.id}`, '.prompt'],
  [`/${SOLO_GAME}/learn`, '.dots'],
  [`/${SOLO_GAME}/rules`, 'h1'],
  [`/fr/${SOLO_GAME}/rules`, 'h1'],
  [`/${SOLO_GAME}/replay/${game.id}`, '.controls'],
  [`/${SOLO_GAME}/replay/${game.id}/3`, '.controls'],
  [`/${SOLO_GAME}/replay/${game.id}/review`, '.controls'],
  [`/${SOLO_GAME}/replay#${PACKED}`, '.controls'],
  [`/${SOLO_GAME}/puzzles`, 'h1'],
  [`/${SOLO_GAME}/same/${game.id}`, 'h1'],
  [`/${SOLO_GAME}/same#${PACKED}`, 'h1'],
  ['/together', 'h1'],
  ['/together/new', 'h1'],
  ['/together/join', 'h1'],
  ['/together/tables', 'h1'],
  ['/together/screen', 'h1'],
  ['/together/data', 'h1'],
  ['/together/dice', 'h1'],
  [`/together/${SOLO_GAME}`, 'h1'],
  [`/together/${SOLO_GAME}/screen`, 'h1'],
  ['/tv', 'h1'],
  ['/resume', '.prompt'],
];

async function prepared(page: Page) {
  const game = await keptGame(SOLO_GAME, { steps: 20 });
  await keepOn(page, [game]);
  const packed = await pack({ record: game.record, names: ['Ada'] });
  return ADDRESSES(game).map(([path, shows]) => [path.replace(PACKED, packed), shows] as const);
}

const shown = (page: Page, shows: string) => expect(page.locator(shows).first()).toBeVisible();
const withSlash = (path: string) => path.replace(/([^/])(#|$)/, '$1/$2');
const withQuery = (path: string) => path.replace(/(#|$)/, '?utm_source=chat$1');

test('directly, again, with a slash and with a query', async ({ page, baseURL }) => {
  for (const [path, shows] of await prepared(page)) {
    const base = (baseURL ?? '').slice(0, -1);
    await test.step(path, async () => {
      await page.goto(base + path);
      await shown(page, shows);
      await page.reload();
      await shown(page, shows);
      for (const other of [withSlash(path), withQuery(path)]) {
        await page.goto(base + other);
        await shown(page, shows);
      }
    });
  }
});

test('an address that is none says so', async ({ page }) => {
  await page.goto('./no/such/page');
  await expect(page.getByRole('alert')).toHaveText(home.common.nowhere);
});

test.describe('without a network', () => {
  test.use({ worker: true });

  test('every address that needs none', async ({ page, context }) => {
    const all = await prepared(page);
    const server = await startServer({ port: 0, folder: FOLDER });
    const base = `http://localhost:${server.port}`;
    await page.goto(base);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await server.close();
    await context.setOffline(true);
    for (const [path, shows] of all) {
      if (/^\/(together|tv|daily\/)/.test(path)) continue;
      await test.step(path, async () => {
        await page.goto(base + path);
        await shown(page, shows);
      });
    }
  });
});

test('an old tab after a new release says that it is old, and a new load helps', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'iacta-release-'));
  cpSync(FOLDER, folder, { recursive: true });
  const server = await startServer({ port: 0, folder });
  try {
    const base = `http://localhost:${server.port}`;
    await page.goto(`${base}/en`);
    await shown(page, '.shelf');
    // Its text is there before its scripts are: only these tell an old tab.
    await page.locator('html[data-theme]').waitFor({ state: 'attached' });
    // The parts of the release that the tab belongs to are gone.
    const immutable = join(folder, '_app/immutable');
    for (const part of ['nodes', 'chunks'])
      for (const file of readdirSync(join(immutable, part))) rmSync(join(immutable, part, file));
    writeFileSync(join(folder, '_app/version.json'), '{"version":"next"}');
    const asked = page.waitForResponse((response) => response.status() === 404);
    await page.locator(`a[href$="/${SOLO_GAME}/new"]`).first().click();
    await asked;
    await expect(page.getByText(home.update.stale).or(page.locator('button.start')).first()).toBeVisible();
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
});

test('secrets in addresses never reach the server', async ({ context }) => {
  const game = await keptGame(SOLO_GAME, { steps: 20 });
  const packed = await pack({ record: game.record, names: ['Ada'] });
  const key = '0123456789abcdef0123456789abcdef';
  const identity = `z${'Secret-'.repeat(12)}`;
  const arrived: string[] = [];
  // Everything that comes to the server, as it came.
  const server = await startServer({ port: 0, folder: FOLDER });
  const front = createServer((request, response) => void passOn(request, response));
  async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    arrived.push([method, url, JSON.stringify(headers), Buffer.concat(chunks).toString()].join(' '));
    const { host: _, connection: __, ...rest } = headers;
    const reply = await fetch(`http://localhost:${server.port}${url}`, {
      method,
      redirect: 'manual',
      headers: { ...(rest as Record<string, string>), 'accept-encoding': 'identity' },
    });
    response.writeHead(reply.status, Object.fromEntries(reply.headers));
    response.end(Buffer.from(await reply.arrayBuffer()));
  }
  await new Promise<void>((resolve) => front.listen(0, resolve));
  const address = front.address();
  const base = `http://localhost:${typeof address === 'object' ? address?.port : 0}`;
  try {
    const secrets = [packed, identity];
    const links = [
      `/${SOLO_GAME}/replay#${packed}`,
      `/${SOLO_GAME}/same#${packed}`,
      `/identity#${identity}`,
      `/t/abcdef#${key}`,
      `/#/${SOLO_GAME}/replay/${packed}`,
      `/#/${SOLO_GAME}/same/${packed}`,
      `/#/identity/${identity}`,
      `/#/t/abcdef/${key}`,
    ];
    for (const link of links) {
      const tab = await context.newPage();
      await tab.goto(base + link);
      await expect(tab.locator('h1, main').first()).toBeVisible();
      await tab.waitForLoadState('networkidle');
      // An old address has become a new one.
      expect(new URL(tab.url()).pathname + new URL(tab.url()).hash).not.toMatch(/#\//);
      await tab.close();
    }
    expect(arrived.length).toBeGreaterThan(links.length);
    for (const secret of secrets) expect(arrived.filter((each) => each.includes(secret))).toEqual([]);
    // A seat's key proves the seat to its server, in a header of a request that the page makes; no address has it.
    for (const each of arrived) expect(each.split(' ')[1]).not.toContain(key);
  } finally {
    front.close();
    front.closeAllConnections();
    await server.close();
  }
});

/** The worker of the first releases: it answers every navigation with the page that it has kept. */
const FIRST_WORKER = `
const KEPT = 'workbox-precache-v2-' + self.registration.scope;
self.addEventListener('install', (event) =>
  event.waitUntil(caches.open(KEPT).then(async (cache) => {
    await cache.add('assets/old.js');
    await cache.put('index.html', await fetch('./'));
  })));
self.addEventListener('message', ({ data }) => data?.type === 'SKIP_WAITING' && self.skipWaiting());
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate')
    event.respondWith(caches.match(new URL('index.html', self.registration.scope).href));
  else event.respondWith(caches.match(event.request).then((found) => found ?? fetch(event.request)));
});`;
/** Its page: as the first releases did, it looks for a new worker and shows a button when one waits. */
const FIRST_PAGE = `<!doctype html><title>Iacta</title><h1>The first release</h1><button hidden>Update</button>
<script type="module" src="/assets/old.js"></script>`;
const FIRST_SCRIPT = `
const button = document.querySelector('button');
const registration = await navigator.serviceWorker.register('/sw.js');
const offer = (worker) => {
  if (!worker || !navigator.serviceWorker.controller) return;
  button.hidden = false;
  button.onclick = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    worker.postMessage({ type: 'SKIP_WAITING' });
  };
};
offer(registration.waiting);
registration.addEventListener('updatefound', () => {
  const found = registration.installing;
  found.addEventListener('statechange', () => found.state === 'installed' && offer(found));
});`;

test.describe('a device with the first release', () => {
  test.use({ worker: true });

  test('goes on with this one when asked, at the address that it was at', async ({ page }) => {
    const old = mkdtempSync(join(tmpdir(), 'iacta-first-'));
    mkdirSync(join(old, 'assets'));
    writeFileSync(join(old, 'sw.js'), FIRST_WORKER);
    writeFileSync(join(old, 'assets/old.js'), FIRST_SCRIPT);
    for (const name of ['index', 'en', '200']) writeFileSync(join(old, `${name}.html`), FIRST_PAGE);
    let server = await startServer({ port: 0, folder: old });
    const { port } = server;
    const base = `http://localhost:${port}`;
    try {
      await page.goto(base);
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await page.reload();
      await expect(page.getByRole('heading')).toHaveText('The first release');
      await server.close();
      server = await startServer({ port, folder: FOLDER });

      // The kept page still answers, and finds the new worker.
      await page.goto(`${base}/#/settings`);
      await expect(page.getByRole('heading')).toHaveText('The first release');
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      await page.getByRole('button', { name: 'Update' }).click();
      await shown(page, 'input[name="language"]');
      expect(new URL(page.url()).pathname).toBe('/settings');

      // Nothing of the first release is left, and deep links work without a network.
      expect(
        await page.evaluate(async () => (await caches.keys()).filter((name) => /workbox/.test(name))),
      ).toEqual([]);
      await server.close();
      await page.goto(`${base}/${SOLO_GAME}/new`);
      await shown(page, 'button.start');
    } finally {
      await server.close();
      rmSync(old, { recursive: true });
    }
  });
});
