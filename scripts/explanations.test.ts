import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@iacta/core';
import { games } from '@iacta/games';
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

describe.each(games.filter(({ explanations }) => explanations))('$id', ({ id, explanations: texts }) => {
  test('explains every thing in one or two sentences that fit a note', async () => {
    for (const language of LANGUAGES) {
      const { explanations = {} } = (await texts?.[language]()) ?? {};
      expect(Object.keys(explanations), language).not.toEqual([]);
      for (const text of Object.values(explanations)) {
        expect(text).toMatch(/[.!?]$/);
        expect(text.length, text).toBeLessThan(240);
      }
    }
  });

  test('the board names all of them', async () => {
    const { explanations = {} } = (await texts?.en()) ?? {};
    const named = namedBy(id);
    // Areas and tiles are named by the values that the rules give them.
    const rules = globSync(`games/${id}/rules/*.ts`, { cwd: root })
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('');
    const silent = Object.keys(explanations).filter((key) => !named.has(key) && !rules.includes(`'${key}'`));
    expect(silent).toEqual([]);
  });
});
