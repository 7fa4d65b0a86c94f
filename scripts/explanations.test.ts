import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@iacta/core';
import { GAME_IDS } from '@iacta/registry';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** What boards name by `data-explain`, literally or as one of several literals. */
function namedBy(id: string): Set<string> {
  const sources = globSync(`games/${id}/board/*.{svelte,ts}`, { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  return new Set(
    sources.flatMap((source) => [...source.matchAll(/'([a-z-]+)'|"([a-z-]+)"/g)]).map(([, a, b]) => a ?? b),
  );
}

/** A game with a board of its own is finished: it explains what the board shows. */
const finished = GAME_IDS.filter((id) => existsSync(join(root, `games/${id}/board/index.ts`)));

describe.each(finished)('%s', (id) => {
  const load = (language: string) =>
    import(`../games/${id}/words/explain.${language}.ts`) as Promise<{
      explanations: Record<string, string>;
    }>;

  test('explains the same things in every language, in one or two sentences that fit a note', async () => {
    const { EXPLAINED } = (await import(`../games/${id}/words/explain.ts`)) as { EXPLAINED: string[] };
    for (const language of LANGUAGES) {
      const { explanations } = await load(language);
      expect(Object.keys(explanations), language).toEqual(EXPLAINED);
      for (const text of Object.values(explanations)) {
        expect(text).toMatch(/[.!?]$/);
        expect(text.length, text).toBeLessThan(240);
      }
    }
  });

  test('the board names all of them', async () => {
    const { EXPLAINED } = (await import(`../games/${id}/words/explain.ts`)) as { EXPLAINED: string[] };
    const named = namedBy(id);
    // Areas and tiles are named by the values that the rules give them.
    const rules = globSync(`games/${id}/rules/*.ts`, { cwd: root })
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('');
    const silent = EXPLAINED.filter((key) => !named.has(key) && !rules.includes(`'${key}'`));
    expect(silent).toEqual([]);
  });
});
