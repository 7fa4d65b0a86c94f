import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** Bots are fetched when one is asked, by a worker beside the page, which waits for none of it. */
const BOTS = '/immutable/workers/';

/**
 * Counts the JavaScript that a page really asks for until the count is taken, as it travels when compressed by gzip.
 * What bots are made of, their weights above all, is not counted.
 */
export function countScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  // A file that is asked for again comes from the browser's own cache.
  const seen = new Set<string>();
  const note = (response: Response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js') || pathname.includes(BOTS) || seen.has(pathname)) return;
    seen.add(pathname);
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  };
  page.on('response', note);
  return async () => {
    await page.waitForLoadState('networkidle');
    page.off('response', note);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
}
