import { GAME_IDS, game } from '@iacta/games';
import { SOLO_GAME } from '@iacta/games/test-kit';
import type { APIRequestContext } from '@playwright/test';
import { WORDS } from '../server/http/preview-words.ts';
import { words as german } from '../web/src/lib/shell/words/de.ts';
import { words as home } from '../web/src/lib/shell/words/en.ts';
import { words as french } from '../web/src/lib/shell/words/fr.ts';
import { Guests, openTable } from './guests.ts';
import { LANGUAGES } from './settings.ts';
import { expect, test } from './test.ts';

// What programs read of the page: messengers, search engines, and browsers that install it.

test.use({ tolerates: /404/ });

const MOST_BYTES = 150_000;

/** As a messenger reads a page: tags alone, no script. */
async function tagsOf(request: APIRequestContext, path: string, language = 'en') {
  const reply = await request.get(path, { headers: { 'accept-language': language } });
  const html = await reply.text();
  const tags = new Map<string, string[]>();
  for (const [tag] of html.matchAll(/<meta\b[^>]*>/g)) {
    const name = /\b(?:name|property)="([^"]*)"/.exec(tag)?.[1] ?? '';
    tags.set(name, [...(tags.get(name) ?? []), /\bcontent="([^"]*)"/.exec(tag)?.[1] ?? '']);
  }
  return { status: reply.status(), html, tags };
}

test('links to tables, replays, the daily game, games and rules show what they lead to', async ({
  browser,
  request,
  baseURL,
}) => {
  const guests = new Guests(browser);
  const host = await guests.come('Ada');
  await openTable(host, SOLO_GAME);
  const table = new URL(host.url()).pathname;
  const { title } = game(SOLO_GAME).card.en;
  for (const [path, text, picture] of [
    [table, WORDS.en.table.title(title), SOLO_GAME],
    [`/${SOLO_GAME}/replay`, WORDS.en.replay.title(title), SOLO_GAME],
    ['/daily', WORDS.en.daily.title, 'iacta'],
    [`/${SOLO_GAME}/new`, title, SOLO_GAME],
    [`/en/${SOLO_GAME}/rules`, null, SOLO_GAME],
    ['/en', `Iacta · ${home.tagline}`, 'iacta'],
  ] as const) {
    const { status, tags, html } = await tagsOf(request, path);
    expect(status, path).toBe(200);
    if (text !== null) expect(tags.get('og:title'), path).toEqual([text]);
    expect(tags.get('og:image'), path).toEqual([`${baseURL}preview/${picture}.png`]);
    expect(tags.get('og:url')?.[0], path).toMatch(baseURL ?? '');
    expect(tags.get('twitter:card'), path).toEqual(['summary_large_image']);
    expect(html).not.toContain('Ada');
    expect(html).not.toContain('iacta.invalid');
  }
  expect((await tagsOf(request, table, 'de')).tags.get('og:title')).toEqual([
    WORDS.de.table.title(game(SOLO_GAME).card.de.title),
  ]);
  const missing = await tagsOf(request, '/t/nowhere');
  expect(missing.status).toBe(404);
  expect(missing.tags.get('og:title')).toEqual([WORDS.en.iacta.title]);
  await guests.go();
});

test('pictures have the size that messengers show', async ({ request }) => {
  for (const name of [...GAME_IDS, 'iacta']) {
    const reply = await request.get(`./preview/${name}.png`);
    const bytes = await reply.body();
    expect(reply.headers()['content-type']).toBe('image/png');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], name).toEqual([1200, 630]);
    expect(bytes.length, name).toBeLessThanOrEqual(MOST_BYTES);
  }
});

test('each language has a manifest whose files and shortcuts are there', async ({ page, request }) => {
  const named = new Set<string>();
  for (const language of LANGUAGES) {
    await page.goto(`./${language}`);
    const address = await page.evaluate(
      () => document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? '',
    );
    const reply = await request.get(address);
    expect(reply.headers()['content-type']).toMatch('application/manifest+json');
    const manifest = await reply.json();
    expect(manifest.lang).toBe(language);
    for (const { src } of [...manifest.icons, ...manifest.screenshots])
      expect((await request.get(new URL(src, address).href)).status(), src).toBe(200);
    for (const { name, url } of manifest.shortcuts) {
      named.add(name);
      expect((await request.get(new URL(url, address).href)).status()).toBe(200);
    }
  }
  expect(named.size).toBe(3 * LANGUAGES.length);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('home, rules and guide can be read in every language', async ({ page }) => {
    for (const language of LANGUAGES)
      for (const path of ['', `/${SOLO_GAME}/rules`, '/guide']) {
        await page.goto(`./${language}${path}`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('h1')).toBeVisible();
        expect(await page.locator('link[hreflang]').count()).toBe(LANGUAGES.length + 1);
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
          'href',
          new RegExp(`/${language}${path}$`),
        );
      }
  });
});

test('another language chosen at an address with a language leads to the same page without it', async ({
  page,
}) => {
  await page.goto('./de/settings');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german.settings.title);
  await page.getByRole('radio', { name: 'Français' }).check({ force: true });
  await expect(page).toHaveURL(/^[^?#]*:\d+\/settings$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(french.settings.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.goto('./');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});
