import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { LANGUAGES } from '@iacta/core';
import { game } from '@iacta/games';
import { SOLO_GAME } from '@iacta/games/test-kit';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { folderOf, withoutFolder } from '../http/folder.ts';

const dist = mkdtempSync(join(tmpdir(), 'iacta-pages-'));
const GAME = SOLO_GAME;
const START = `
      { __sveltekit = { base: new URL("../..", location).pathname.slice(0, -1) };
        import("../../_app/immutable/start.js"); }`;
const SHELL = `<!doctype html>
<html lang="en">
  <head><link rel="icon" href="/icon.svg"></head>
  <body><script>{ __sveltekit = { base: "" }; import("/_app/immutable/start.js"); }</script></body>
</html>`;
/** As SvelteKit draws a page two folders deep. */
const rules = (language: string) => `<!doctype html>
<html lang="${language}">
  <head>
    <link href="../../_app/immutable/a.css" rel="stylesheet">
    <link rel="canonical" href="https://iacta.invalid/${language}/${GAME}/rules">
    <script type="application/ld+json">{"url":"https://iacta.invalid/${language}"}</script>
  </head>
  <body><a class="x" href="../../${language}">Rules in ${language}</a><script>${START}</script></body>
</html>`;

function put(file: string, text: string): void {
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  writeFileSync(join(dist, file), text);
}
put('200.html', SHELL);
put('index.html', rules('en'));
for (const language of LANGUAGES) {
  put(`${language}.html`, rules(language));
  put(`${language}/${GAME}/rules.html`, rules(language));
}
put('_app/immutable/start.js', 'export {};');
put('_app/immutable/start.js.br', 'packed');
put('_app/version.json', '{}');
put('icon.svg', '<svg/>');

const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));
afterAll(() => rmSync(dist, { recursive: true }));

async function serve(options: Partial<Parameters<typeof buildApp>[0]> = {}) {
  const app = await buildApp({ folder: dist, ...options });
  apps.push(app);
  return (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
    app.inject({ method, url, headers: { host: 'table.local:4600', ...headers } });
}

describe('addresses', () => {
  test('a page of the build, in the language of its address', async () => {
    const get = await serve();
    for (const language of LANGUAGES) {
      const { statusCode, payload, headers } = await get(`/${language}/${GAME}/rules`);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(payload).toContain(`Rules in ${language}`);
    }
  });

  test('without a language, in the first that the reader wants', async () => {
    const get = await serve();
    for (const [wanted, language] of [
      ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
      ['pt, de;q=0.5', 'de'],
      ['pt', 'en'],
      ['', 'en'],
    ]) {
      const { payload, headers } = await get(`/${GAME}/rules`, { 'accept-language': wanted });
      expect(payload).toContain(`Rules in ${language}`);
      expect(headers.vary).toMatch('accept-language');
      expect((await get('/', { 'accept-language': wanted })).payload).toContain(`Rules in ${language}`);
    }
  });

  test('with a slash at its end it leads to its twin without one, and keeps the query', async () => {
    const get = await serve();
    for (const [from, to] of [
      [`/de/${GAME}/rules/?utm_source=chat`, `/de/${GAME}/rules?utm_source=chat`],
      ['/t/abc/', '/t/abc'],
      ['/de/', '/de'],
      ['/index.html', '/'],
    ]) {
      const { statusCode, headers } = await get(from);
      expect([statusCode, headers.location]).toEqual([308, to]);
    }
  });

  test('no redirect leaves the server', async () => {
    const get = await serve();
    for (const url of ['//evil.example/', '/.//evil.example/', '/\\evil.example/', '///evil.example//']) {
      const { headers } = await get(url);
      expect(String(headers.location ?? '/'), url).not.toMatch(/^(\/\/|\/\\|https?:)/);
    }
  });

  test('every other address gets the shell, with a query as well', async () => {
    const get = await serve();
    for (const url of ['/settings', '/de/history', `/${GAME}/play/abc?utm_source=chat`, '/a/b/c/d']) {
      const { statusCode, payload, headers } = await get(url);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(payload).toContain('import("/_app/immutable/start.js")');
    }
    expect((await get('/de/history')).payload).toContain('<html lang="de"');
    expect((await get('/history', { 'accept-language': 'it' })).payload).toContain('<html lang="it"');
  });

  test('a file that is missing is a plain 404 and is not kept', async () => {
    const get = await serve();
    for (const url of ['/_app/immutable/gone.js', '/_app/gone', '/gone.png', '/api/gone', '/favicon.ico']) {
      const { statusCode, headers } = await get(url);
      expect([statusCode, headers['cache-control'], headers['content-type']], url).toEqual([
        404,
        'no-store',
        'text/plain',
      ]);
    }
    expect((await get('/settings', {}, 'POST')).statusCode).toBe(404);
  });

  test('files with a hash are kept for ever, the others are asked for again', async () => {
    const get = await serve();
    const caching = async (url: string) => (await get(url)).headers['cache-control'];
    expect(await caching('/_app/immutable/start.js')).toBe('public, max-age=31536000, immutable');
    expect(await caching('/_app/version.json')).toBe('no-cache');
    expect(await caching('/icon.svg')).toBe('no-cache');
  });
});

describe('answers', () => {
  test('HEAD has the headers of GET and no text', async () => {
    const get = await serve();
    const [head, full] = [await get('/de', {}, 'HEAD'), await get('/de')];
    expect(head.payload).toBe('');
    expect(head.headers['content-length']).toBe(full.headers['content-length']);
    expect(head.headers['content-security-policy']).toBe(full.headers['content-security-policy']);
  });

  test('pages and files are compressed for those who can read it', async () => {
    const get = await serve();
    const plain = (await get('/de')).payload;
    const packed = async (encoding: string) => {
      const { rawPayload, headers } = await get('/de', { 'accept-encoding': encoding });
      return [headers['content-encoding'], rawPayload] as const;
    };
    const [br, asBr] = await packed('gzip, br');
    expect([br, String(brotliDecompressSync(asBr))]).toEqual(['br', plain]);
    const [gzip, asGzip] = await packed('gzip');
    expect([gzip, String(gunzipSync(asGzip))]).toEqual(['gzip', plain]);
    const file = await get('/_app/immutable/start.js', { 'accept-encoding': 'br' });
    expect([file.headers['content-encoding'], file.payload]).toEqual(['br', 'packed']);
  });

  test('an unchanged page is not sent again', async () => {
    const get = await serve();
    const tag = String((await get('/de')).headers.etag);
    const again = await get('/de', { 'if-none-match': tag });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  test('the policy has exactly the hashes of the scripts that run, and nothing unsafe', async () => {
    const get = await serve();
    for (const url of [`/de/${GAME}/rules`, '/settings']) {
      const { payload, headers } = await get(url);
      const policy = String(headers['content-security-policy']);
      const scripts = [...payload.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
        ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      );
      expect(scripts).toHaveLength(1);
      expect(policy.split('; ')).toContain(`script-src 'self' ${scripts.join(' ')}`);
      expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
    }
  });

  test('addresses in pages have the origin that the reader came to', async () => {
    const get = await serve();
    expect((await get('/de')).payload).toContain(`href="http://table.local:4600/de/${GAME}/rules"`);
    const other = await get('/de', { host: '192.168.1.7' });
    expect(other.payload).toContain('"url":"http://192.168.1.7/de"');
    expect(other.payload).not.toContain('iacta.invalid');
    const strange = await get('/de', { host: '"><script>' });
    expect(strange.payload).not.toContain('"><script>');
    const proxied = await serve({ behindProxy: true });
    const secure = await proxied('/de', { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' });
    expect(secure.payload).toContain(`href="https://table.local:4600/de/${GAME}/rules"`);
    const forged = await get('/de', { 'x-forwarded-proto': 'https' });
    expect(forged.payload).toContain(`href="http://table.local:4600/de/${GAME}/rules"`);
  });
});

describe('in a folder', () => {
  test('/x and /x/ are the same page, and everything that it names is in the folder', async () => {
    const get = await serve({ base: '/x' });
    // As a proxy passes it on that takes the folder away, and as one does that leaves it.
    const pages = await Promise.all(
      ['', '/', '/x', '/x/'].map(async (url) => (await get(url || '/')).payload),
    );
    expect(new Set(pages).size).toBe(1);
    for (const url of [`/de/${GAME}/rules`, `/x/de/${GAME}/rules`, '/x/settings']) {
      const { payload } = await get(url);
      expect(payload).toContain('import("/x/_app/immutable/start.js")');
      expect(payload).toContain('base: "/x"');
      const named = [...payload.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address);
      for (const address of named) expect(address).toMatch(/^(http:\/\/table\.local:4600)?\/x(\/|$)/);
    }
    expect((await get('/x/de/?a=1')).headers.location).toBe('/x/de?a=1');
    expect((await get('/x/_app/immutable/start.js')).statusCode).toBe(200);
  });

  test('a folder is taken away where it is one', () => {
    for (const [url, left] of [
      ['/x', '/'],
      ['/x?a', '/?a'],
      ['/x/y', '/y'],
      ['/xy', '/xy'],
      ['/y', '/y'],
    ])
      expect(withoutFolder(url, '/x')).toBe(left);
    expect(['', '/', '/x', '/x/', '/a/b'].map(folderOf)).toEqual(['', '', '/x', '/x', '/a/b']);
    expect(['x', 'http://x', '/../x', '/x"', '//x'].map(folderOf)).toEqual([null, null, null, null, null]);
  });
});

/** As a messenger reads a page: tags alone, no script. */
function tagsOf(html: string): { readonly [name: string]: readonly string[] } {
  const found: { [name: string]: string[] } = {};
  for (const [tag] of html.matchAll(/<meta\b[^>]*>/g)) {
    const name = /\b(?:name|property)="([^"]*)"/.exec(tag)?.[1];
    const content = /\bcontent="([^"]*)"/.exec(tag)?.[1];
    if (name !== undefined && content !== undefined) found[name] = [...(found[name] ?? []), content];
  }
  return found;
}

describe('previews', () => {
  const asked: string[] = [];
  const gameOf = async (table: string) => {
    asked.push(table);
    return table === 'open' ? GAME : table === 'often' ? undefined : null;
  };
  const { title } = game(GAME).card.en;

  test.each([
    ['a table', '/t/open', `You’re invited to a game of ${title}`, GAME, '/t/open'],
    ['a replay', `/${GAME}/replay`, `Watch a game of ${title}`, GAME, `/${GAME}/replay`],
    ['the same dice', `/${GAME}/same`, `${title}: play the same dice`, GAME, `/${GAME}/same`],
    ['the daily game', '/daily/2026-11-18', 'Daily game', 'iacta', '/daily'],
    ['a game', `/${GAME}/new`, title, GAME, `/${GAME}/new`],
    ['anything else', '/settings', 'Iacta · Five dice games, one table', 'iacta', '/'],
  ])('%s', async (_, url, text, picture, path) => {
    const get = await serve({ gameOf });
    const { statusCode, payload } = await get(`${url}?utm_source=chat`, { 'accept-language': 'en' });
    const tags = tagsOf(payload);
    expect(statusCode).toBe(200);
    expect(tags['og:title']).toEqual([text]);
    expect(tags['twitter:title']).toEqual([text]);
    expect(tags['og:url']).toEqual([`http://table.local:4600${path}`]);
    expect(tags['og:image']).toEqual([`http://table.local:4600/preview/${picture}.png`]);
    expect(tags['og:description']).toHaveLength(1);
    expect(tags['twitter:card']).toEqual(['summary_large_image']);
    expect(payload).toContain(`<title>${text}</title>`);
  });

  test('a table that is not there says nothing of tables', async () => {
    const get = await serve({ gameOf });
    const { statusCode, payload } = await get('/t/gone');
    expect(statusCode).toBe(404);
    expect(tagsOf(payload)['og:title']).toEqual(['Iacta · Five dice games, one table']);
    expect(tagsOf(payload).robots).toEqual(['noindex']);
    expect((await get('/t/often')).statusCode).toBe(200);
  });

  test('in the language of the address, else of the reader', async () => {
    const get = await serve({ gameOf });
    const titles = await Promise.all(
      LANGUAGES.map(async (language) => {
        const inAddress = tagsOf((await get(`/${language}/t/open`)).payload)['og:title'];
        expect(tagsOf((await get('/t/open', { 'accept-language': language })).payload)['og:title']).toEqual(
          inAddress,
        );
        return inAddress?.[0];
      }),
    );
    expect(new Set(titles).size).toBe(LANGUAGES.length);
  });

  test('a table is asked for by links to it alone', async () => {
    const get = await serve({ gameOf });
    asked.length = 0;
    for (const url of ['/', '/together', '/daily', `/${GAME}/new`, '/t', '/_app/immutable/gone.js'])
      await get(url);
    expect(asked).toEqual([]);
  });
});
