import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('every numbered rule is named by the title of a test', () => {
  const rules = readFileSync(join(import.meta.dirname, '../RULES.md'), 'utf8');
  const ids = [...rules.matchAll(/^- \*\*(D-\w+)\*\*/gm)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(25);
  const titles = globSync('*.test.ts', { cwd: import.meta.dirname })
    .flatMap((file) => readFileSync(join(import.meta.dirname, file), 'utf8').split('\n'))
    .filter((line) => /(it|\]\))\(?'D-/.test(line))
    .join('\n');
  expect(ids.filter((id) => !new RegExp(`${id}\\b`).test(titles))).toEqual([]);
});
