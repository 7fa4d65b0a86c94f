import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';

// Colours and sizes have names, in pieces/tokens.css and in the materials of each game. Drawings keep their paint: a
// Picture.svelte or Sprites.svelte is an image in the form of a component.
const root = join(import.meta.dirname, '..');
const DRAWINGS = ['Picture.svelte', 'Sprites.svelte'];
const COLOUR = /(?<![&\w])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/i;
/** A reference to an element, not a colour, and a block of Svelte. */
const REFERENCE = /href="#[^"]*"|url\(#[^)]*\)|\{#\w+/g;

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const components = globSync('{web,pieces,games/*/board}/**/*.svelte', {
  cwd: root,
  exclude: ['**/node_modules/**'],
});

function coloursIn(text: string): number[] {
  return text
    .split('\n')
    .flatMap((line, index) => (COLOUR.test(line.replace(REFERENCE, '')) ? [index + 1] : []));
}

test('no component has a colour by its number', () => {
  expect(components.length).toBeGreaterThan(100);
  const found = components
    .filter((file) => !DRAWINGS.includes(basename(file)))
    .flatMap((file) => coloursIn(read(file)).map((line) => `${file}:${line}`));
  expect(found).toEqual([]);
});

test('no component has the size of a touch target by its number', () => {
  expect(components.filter((file) => /\b44px\b/.test(read(file)))).toEqual([]);
});

test('the search sees colours and leaves references, entities and blocks alone', () => {
  const text =
    'a { color: #fff; }\n<path fill="#1a2b3c80" />\n<use href="#bee" />\n{#each cafe as bed}\n&#8201;\n\'#abcd\'';
  expect(coloursIn(text)).toEqual([1, 2, 6]);
});

describe.each(globSync('games/*/board/materials.css', { cwd: root }))('%s', (file) => {
  const board = globSync(`${file.replace('materials.css', '')}**/*.{svelte,ts,css}`, { cwd: root })
    .map(read)
    .join('\n');
  const [light, dark = ''] = read(file).split(':root[data-theme="dark"]');
  const defined = (css: string) => [...css.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name);
  const isUsed = (name: string) => board.includes(`var(${name})`) || board.includes(`var(${name},`);

  test('every token is used', () => {
    expect(defined(light).length).toBeGreaterThan(0);
    expect(defined(light).filter((name) => !isUsed(name))).toEqual([]);
  });

  test('a token of the dark theme has one in the light theme', () => {
    expect(defined(dark).filter((name) => !defined(light).includes(name))).toEqual([]);
  });

  test('every token of the game that is used is defined', () => {
    const prefixes = new Set(defined(light).map((name) => /^--[a-z]+-/.exec(name)?.[0] ?? name));
    const used = [...board.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
    const known = new Set([...board.matchAll(/(--[\w-]+)[=:]/g)].map(([, name]) => name));
    const own = used.filter((name) => [...prefixes].some((prefix) => name.startsWith(prefix)));
    expect(own.filter((name) => !known.has(name))).toEqual([]);
  });
});
