import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from './chromium.mjs';

// Follows docs/a-new-game.md literally, in a copy of the repository.
const root = join(import.meta.dirname, '..');
mkdirSync(join(root, 'reports'), { recursive: true });
// Inside the repository, so that its tools are found further up.
const copy = mkdtempSync(join(root, 'reports/new-game-'));
const tutorial = readFileSync(join(root, 'docs/a-new-game.md'), 'utf8');
afterAll(() => rmSync(copy, { recursive: true }));

const env = { ...process.env, IACTA_QUICK: '1', XDG_STATE_HOME: join(copy, 'state') };
const toolPath = (name: string, file: string) =>
  join(dirname(createRequire(join(root, 'package.json')).resolve(`${name}/package.json`)), file);

function run(args: readonly string[]): { readonly status: number | null; readonly text: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args], {
    cwd: copy,
    env,
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
}
const unit = (...args: string[]) => run([toolPath('vitest', 'vitest.mjs'), 'run', ...args]);

beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.trim().split('\n')) cpSync(join(root, file), join(copy, file));
  const scope = join(copy, 'node_modules/@iacta');
  mkdirSync(scope, { recursive: true });
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  const folders = execFileSync('git', ['ls-files', ...workspaces.map((each) => `${each}/package.json`)], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of folders.trim().split('\n')) {
    const { name } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { name: string };
    if (name.startsWith('@iacta/')) {
      symlinkSync(relative(scope, join(copy, dirname(file))), join(scope, name.slice('@iacta/'.length)));
    }
  }
}, 120_000);

test('the scaffold is a working game, with its to-dos', { timeout: 120_000 }, () => {
  const { status, text } = run(['scripts/new-game/index.mjs', 'pig', '--link']);
  expect(text).toContain('4 todo');
  // Named one by one, not only counted.
  expect(text).toContain('board of its own');
  expect(status).toBe(0);
});

test('the game of the tutorial passes the conformance suite', { timeout: 120_000 }, () => {
  const files = [...tutorial.matchAll(/^`(games\/pig\/[^`]+)`\n\n```\w+\n([\s\S]*?)^```$/gm)];
  expect(files.map(([, file]) => file)).toContain('games/pig/rules/index.ts');
  for (const [, file, text] of files) writeFileSync(join(copy, file), text);
  const { status, text } = unit('games/pig', '--update');
  expect(text).not.toMatch(/failed/);
  expect(status).toBe(0);
});

test('the checks across all games hold for it', { timeout: 240_000 }, () => {
  const { status, text } = unit(
    'scripts/termbase.test.ts',
    'scripts/explanations.test.ts',
    'scripts/game-files.test.ts',
    'web/test/learn.test.ts',
    'cli/test/play-table.test.ts',
  );
  expect(text).not.toMatch(/failed/);
  expect(status).toBe(0);
});

test('is played in the terminal, with bots', { timeout: 120_000 }, () => {
  const args = ['play', 'pig', '--seats', '2', '--bots', '2', '--bot', 'casual', '--yes', '--seed', '3'];
  const { status, text } = run(['cli/bin/iacta.js', ...args]);
  expect(text).toContain('banks');
  expect(status).toBe(0);
});

test('is played at an online table', { timeout: 120_000 }, () => {
  const { status, text } = unit('server/test/games.test.ts', '-t', 'pig');
  expect(text).not.toMatch(/failed/);
  expect(status).toBe(0);
});

test.skipIf(findChromium() === null)('is played on the page', { timeout: 240_000 }, () => {
  expect(run(['scripts/build-web.mjs']).status).toBe(0);
  const playwright = toolPath('@playwright/test', 'cli.js');
  const args = ['test', 'games.spec', '-g', 'pig on a phone', '--workers=1', '--retries=0'];
  const { status, text } = run(['--conditions=source', playwright, ...args]);
  expect(text).toContain('1 passed');
  expect(status).toBe(0);
});
