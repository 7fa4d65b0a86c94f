import { words as english } from '../web/src/lib/guide/words/en.ts';
import { TOPICS } from '../web/src/lib/guide/words/shape.ts';
import { words as history } from '../web/src/lib/history/words/en.ts';
import { PHONE } from './settings.ts';
import { expect, test } from './test.ts';

test.use({ viewport: PHONE });

test('the settings lead to what is stored where, and from there to the pages it speaks of', async ({
  page,
}) => {
  await page.goto('./settings');
  await page.getByRole('link', { name: english.title }).click();
  for (const topic of TOPICS)
    await expect(page.getByRole('heading', { name: english.topics[topic].title })).toBeVisible();
  await page.getByRole('link', { name: english.topics.history.go ?? '', exact: true }).click();
  await expect(page.getByRole('heading', { name: history.title })).toBeVisible();
});
