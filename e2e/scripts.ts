import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** Counts the JavaScript that a page really asks for until the count is taken, as it travels when compressed by gzip. */
export function countScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  const note = (response: Response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return;
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  };
  page.on('response', note);
  return async () => {
    await page.waitForLoadState('networkidle');
    page.off('response', note);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
}
