import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { words } from '../web/src/lib/learn/words/en.ts';
import { GAME_IDS } from './facts.ts';
import { PHONE } from './settings.ts';
import { expect, test } from './test.ts';

// What each sentence of a lesson rings, in files to be read beside the texts: it names that and nothing else.
// To write them: IACTA_RINGS=write npm run browser -- e2e/lesson-rings
test.use({ viewport: PHONE });

for (const id of GAME_IDS) {
  test(`${id}: every step of the lesson rings what its text names`, async ({ page }) => {
    await page.goto(`./${id}/learn`);
    await expect(page.locator('.said .dots')).toBeVisible();
    const steps = await page.locator('.said .dots span').count();
    const lines: string[] = [];
    for (let index = 0; index < steps; index++) {
      await expect(page.locator('.said .dots .done')).toHaveCount(index);
      await expect(page.locator('.said.telling')).toHaveCount(0);
      const found = await page.evaluate(async () => {
        const rings = () => document.querySelectorAll<HTMLElement>('main.board [data-hinted]');
        // Rings come with the paint after the step.
        for (let frames = 0; frames < 10; frames++) await new Promise(requestAnimationFrame);
        return [...rings()].map((each) => {
          const { tool, place, value, face, explain } = each.dataset;
          const name = tool ?? place ?? value ?? face ?? explain;
          const label = each.getAttribute('aria-label') ?? each.textContent?.replaceAll(/\s+/g, ' ').trim();
          return `    ${name}: ${label?.slice(0, 60)}`;
        });
      });
      const said = (await page.locator('p.said').textContent())?.replaceAll(/\s+/g, ' ').trim();
      lines.push(said ?? '', ...found);
      if (index < steps - 1) await page.getByRole('button', { name: words.lesson.skip }).click();
    }
    const file = join(import.meta.dirname, `lesson-rings/${id}.txt`);
    const written = `${lines.join('\n')}\n`;
    if (process.env.IACTA_RINGS === 'write') writeFileSync(file, written);
    expect(written).toBe(readFileSync(file, 'utf8'));
  });
}
