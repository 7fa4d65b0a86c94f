import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const here = new URL('.', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, here), 'utf8');
const idsIn = (text: string) => text.match(/\bZ-[RT]?\d+\b/g) ?? [];
const sources = (folder: string, end: string) =>
  readdirSync(new URL(folder, here))
    .filter((file) => file.endsWith(end))
    .map((file) => read(`${folder}${file}`))
    .join('\n');

describe('the numbers of RULES.md', () => {
  const numbered = [...read('../RULES.md').matchAll(/^- \*\*(Z-[RT]?\d+)\*\*/gm)].map(([, id]) => id);

  it('are given once each', () => {
    expect(new Set(numbered).size).toBe(numbered.length);
    expect(numbered.length).toBe(21 + 9 + 1);
  });

  it('are all proven by a test that names them', () => {
    const titles = sources('./', '.test.ts')
      .split('\n')
      .filter((line) => /^\s*(it|\]|\)|it\.each).*\('.*Z-/.test(line));
    const named = new Set(titles.flatMap(idsIn));
    expect(numbered.filter((id) => !named.has(id))).toEqual([]);
  });

  it('are the only ones that the code cites', () => {
    const cited = idsIn(sources('../rules/', '.ts'));
    expect(cited.filter((id) => !numbered.includes(id))).toEqual([]);
  });
});
