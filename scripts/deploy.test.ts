import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const unit = readFileSync(join(root, 'deploy/iacta.service'), 'utf8');
const [, script, command, flags] = /^ExecStart=\S+ node (\S+) (\S+) (.+)$/m.exec(unit) ?? [];

test('the service starts what is there, with flags it knows', () => {
  expect(existsSync(join(root, script))).toBe(true);
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(root, script), command, ...args], { encoding: 'utf8' }).status;
  expect(run(...flags.split(' '), '--help')).toBe(0);
  expect(run(...flags.split(' '), '--nonsense', '--help')).toBe(2);
});

test('proxy and server agree on the port', () => {
  const port = /--port (\d+)/.exec(flags)?.[1];
  expect(readFileSync(join(root, 'deploy/Caddyfile'), 'utf8')).toContain(`127.0.0.1:${port}`);
  expect(readFileSync(join(root, 'docs/internet.md'), 'utf8')).toContain(`127.0.0.1:${port}`);
});
