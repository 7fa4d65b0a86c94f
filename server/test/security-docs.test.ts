import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
// The threats come first; the tables after them hold figures.
const rows = page
  .slice(0, page.indexOf('\n## '))
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| threat'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, threat, , tests]) => ({ threat, tests }));

test('there is a threat model', () => {
  expect(rows.length).toBeGreaterThan(15);
});

// "file: *title …*, *title …*; other/file: *title …*": the beginning of each title is in its file.
test.each(rows)('$threat', ({ tests }) => {
  const named = [...tests.matchAll(/([\w./-]+): ((?:\*[^*]+\*(?:, )?)+)/g)];
  expect(named.length).toBeGreaterThan(0);
  for (const [, file, titles] of named) {
    const name = file.endsWith('.spec') ? `${file}.ts` : `${file}.test.ts`;
    const path = join(root, file.includes('/') ? name : `server/test/${name}`);
    expect(existsSync(path), path).toBe(true);
    const text = readFileSync(path, 'utf8');
    for (const [, title] of titles.matchAll(/\*([^*]+)\*/g)) {
      expect(text, `${file}: ${title}`).toContain(title.replace(/ …$/, ''));
    }
  }
});
