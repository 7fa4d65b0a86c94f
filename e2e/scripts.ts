import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** Bots are fetched when one is asked, by a worker beside the page, which waits for none of it. */
const BOTS = '/immutable/workers/';

/**
 * Counts the JavaScript that a page really asks for until the count is taken, each file once, as it travels when
 * compressed by gzip. What bots are made of, their weights above all, is not counted.
 */
export function countScripts(page: Page): () => Promise<number> {
  const seen = new Set<string>();
  const note = (response: Response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js') && !pathname.includes(BOTS)) seen.add(response.url());
  };
  page.on('response', note);
  return async () => {
    await page.waitForLoadState('networkidle');
    page.off('response', note);
    const files = await Promise.all([...seen].map(async (url) => (await page.request.get(url)).body()));
    return files.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  };
}
