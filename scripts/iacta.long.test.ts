import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The one tarball, installed in an empty folder as a user would.
const root = join(import.meta.dirname, '..');
const user = mkdtempSync(join(tmpdir(), 'iacta-user-'));
const command = join(user, 'node_modules/iacta/bin/iacta.js');
const { version } = JSON.parse(readFileSync(join(root, 'cli/package.json'), 'utf8')) as { version: string };
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([key]) => !/^npm_(?!config_)/.test(key))),
  XDG_STATE_HOME: join(user, 'state'),
  LANG: 'en_GB.UTF-8',
};

function iacta(args: readonly string[], input = ''): string {
  return execFileSync(process.execPath, [command, ...args], { cwd: user, env, encoding: 'utf8', input });
}

beforeAll(() => {
  execFileSync(process.execPath, [join(root, 'scripts/pack-iacta.mjs')], { cwd: root, env });
  writeFileSync(join(user, 'package.json'), '{}');
  const tarball = join(root, `dist/iacta-${version}.tgz`);
  const flags = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  execFileSync('npm', ['install', ...flags, tarball], { cwd: user, env });
}, 300_000);
afterAll(() => rmSync(user, { recursive: true }));

test('prints version and help to standard output', () => {
  expect(iacta(['--version'])).toBe(`${version}\n`);
  expect(iacta(['--help'])).toContain('iacta serve');
  expect(iacta(['engine', '--help'])).toContain('docs/protocol.md');
});

test('brings the documents that it names, and no link in them leads nowhere', () => {
  const home = join(user, 'node_modules/iacta');
  const pages = globSync('{*,docs/*}.md', { cwd: home });
  const [, named] = /(docs\/\w+\.md)/.exec(iacta(['engine', '--help'])) ?? [];
  expect(pages).toContain(named);
  const dead = pages.flatMap((page) =>
    [...readFileSync(join(home, page), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map(([, link]) => link)
      .filter((link) => !existsSync(join(home, page, '..', link)))
      .map((link) => `${page}: ${link}`),
  );
  expect(dead).toEqual([]);
});

test('speaks the line protocol, with bots', () => {
  const lines = [
    { do: 'new', game: 'zocken', options: { seats: 2, starter: 0 }, seed: 1 },
    { do: 'bot', seat: 0, bot: 'strong' },
  ];
  const answers = iacta(['engine'], lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    .trim()
    .split('\n');
  expect(answers.map((line) => (JSON.parse(line) as { ok: boolean }).ok)).toEqual([true, true]);
});

test('plays in the terminal', () => {
  expect(
    iacta(['play', 'doce', '--bots', '2', '--bot', 'random', '--yes', '--seed', '3', '--lang', 'en']),
  ).toMatch(/^Total +\d+ +\d+$/m);
});

test('serves the page and its tables, and ends on SIGTERM', { timeout: 60_000 }, async () => {
  const free = createServer().listen(0);
  await once(free, 'listening');
  const { port } = free.address() as { port: number };
  free.close();
  const args = [command, 'serve', '--port', String(port), '--host', '127.0.0.1'];
  const server = spawn(process.execPath, args, { cwd: user, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  try {
    await once(server.stdout, 'data');
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect(await page.text()).toContain('<title>Iacta');
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  } finally {
    server.kill('SIGTERM');
  }
  expect(await ended).toEqual([0, null]);
});
