import type { Page } from '@playwright/test';

/** Follows a link of the page without loading it again, as a tap on one does; the first time it is loaded. */
export async function goInPage(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(`.${path}`);
    return;
  }
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}
