import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { LANGUAGES } from '@iacta/core';
import { games } from '@iacta/games';
import { SOLO_GAME } from '@iacta/games/test-kit';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';

// What `npm run types` says about a copy of the repository in which something is missing.
const root = join(import.meta.dirname, '..');
mkdirSync(join(root, 'reports'), { recursive: true });
// Inside the repository, so that its tools are found further up.
const copy = mkdtempSync(join(root, 'reports/types-'));
afterAll(() => rmSync(copy, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['ls-files', ...args], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');

beforeAll(() => {
  for (const file of git('-co', '--exclude-standard')) cpSync(join(root, file), join(copy, file));
  const scope = join(copy, 'node_modules/@iacta');
  mkdirSync(scope, { recursive: true });
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  for (const file of git(...workspaces.map((each) => `${each}/package.json`))) {
    const { name } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { name: string };
    if (name.startsWith('@iacta/'))
      symlinkSync(relative(scope, join(copy, dirname(file))), join(scope, name.slice('@iacta/'.length)));
  }
}, 120_000);

/** The errors of both type checks, one a line: file and message. */
function errors(): string[] {
  const tool = (name: string, file: string, ...args: string[]) => {
    const path = join(
      dirname(createRequire(join(root, 'package.json')).resolve(`${name}/package.json`)),
      file,
    );
    return spawnSync(process.execPath, [path, ...args], { cwd: copy, encoding: 'utf8' }).stdout;
  };
  const compiled = tool('@typescript/native', 'bin/tsc', '-p', '.', '--pretty', 'false');
  const page = tool(
    'svelte-check',
    'bin/svelte-check',
    '--tsconfig',
    'tsconfig.web.json',
    '--tsgo',
    '--output',
    'machine',
  );
  return [...compiled.split('\n'), ...page.split('\n')].filter((line) => /error|ERROR/.test(line));
}

/**
 * The files that a source names in `import('…')`. Svelte declares every `*.svelte` as a module: a missing component is
 * found by `npm run architecture` instead.
 */
const namedIn = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/import\('\.\/([^']+\.ts)'\)/g)].map(
    ([, name]) => name,
  );

/** Takes the last property out of the object that a catalogue exports. */
function withoutLast(source: string): string {
  const file = ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest, true);
  const objects = file.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) &&
    statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      ? statement.declarationList.declarations.flatMap(({ initializer }) =>
          initializer && ts.isObjectLiteralExpression(initializer) ? [initializer] : [],
        )
      : [],
  );
  const last = objects.at(-1)?.properties.at(-1);
  if (last === undefined) throw new Error('no sentence to take out');
  return source.slice(0, last.getFullStart()) + source.slice(last.getEnd()).replace(/^,/, '');
}

test('a missing file of a game and a missing sentence of a language are errors', { timeout: 600_000 }, () => {
  const id = SOLO_GAME;
  const loaders = ['index', 'page'].flatMap((list) =>
    namedIn(`games/${id}/${list}.ts`).map((name) => ({ list: `games/${id}/${list}.ts`, name })),
  );
  expect(loaders.length).toBeGreaterThan(LANGUAGES.length);
  for (const { name } of loaders) rmSync(join(copy, 'games', id, name));
  const others = games.filter((game) => game.id !== id).map((game) => game.id);
  const language = LANGUAGES.join(',');
  const catalogues = globSync(
    [
      `games/{${others.join(',')}}/words/{explain.,lesson.,guide.}{${language}}.ts`,
      `{cli,cli/join,online,review,web,web/*}/words/{${language}}.ts`,
    ],
    { cwd: copy },
  );
  expect(catalogues.length).toBeGreaterThan(LANGUAGES.length * 10);
  for (const file of catalogues)
    writeFileSync(join(copy, file), withoutLast(readFileSync(join(copy, file), 'utf8')));
  const found = errors();
  for (const { list, name } of loaders)
    expect(
      found.filter((line) => line.includes(list) && line.includes(`./${name}`)),
      name,
    ).not.toEqual([]);
  expect(catalogues.filter((file) => !found.some((line) => line.includes(file)))).toEqual([]);
  execFileSync('cp', ['-r', join(root, 'games', id), join(copy, 'games')]);
  for (const file of catalogues) cpSync(join(root, file), join(copy, file));
});

test('a fifth language is an error wherever it has to be written', { timeout: 600_000 }, () => {
  const file = join(copy, 'core/words.ts');
  const source = readFileSync(file, 'utf8');
  const more = source.replace("'fr'] as const", "'fr', 'eo'] as const");
  expect(more).not.toBe(source);
  writeFileSync(file, more);
  const found = errors();
  // Whatever says what a language is for, in the four languages: lists of loaders and objects with a key for each.
  const speaking = globSync(
    [
      'games/*/index.ts',
      'games/*/words/card.ts',
      '{cli,cli/join,review,web/review}/words/index.ts',
      'cli/*/words.ts',
      'server/http/unknown-host.ts',
      'web/{daily,evening,guide,history,identity,push}/words.ts',
      'web/online/words.svelte.ts',
      'web/{,table/,learn/}words/index.ts',
      'web/explain/keys.ts',
    ],
    { cwd: copy },
  );
  expect(speaking.length).toBeGreaterThan(25);
  expect(
    speaking.filter((each) => !found.some((line) => line.includes(each) && line.includes('eo'))),
  ).toEqual([]);
});
