import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Counts the JavaScript that a page really asks for, as it travels when compressed by gzip. */
export function countScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return;
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
}
