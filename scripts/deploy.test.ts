import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
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

test('the container starts the same server, with flags it knows', () => {
  const file = readFileSync(join(root, 'deploy/Containerfile'), 'utf8');
  const [program, ...args] = JSON.parse(/^CMD (.+)$/m.exec(file)?.[1] ?? '[]') as string[];
  expect(program).toBe('iacta');
  const launcher = join(root, 'cli/bin/iacta.js');
  expect(spawnSync(process.execPath, [launcher, ...args, '--help']).status).toBe(0);
  const port = args[args.indexOf('--port') + 1];
  expect(file).toContain(`EXPOSE ${port}`);
  expect(file).toContain(`127.0.0.1:${port}/readyz`);
  expect(readFileSync(join(root, 'deploy/compose.yaml'), 'utf8')).toContain(`${port}:${port}`);
});

test('proxy and server agree on the port', () => {
  const port = /--port (\d+)/.exec(flags)?.[1];
  expect(readFileSync(join(root, 'deploy/Caddyfile'), 'utf8')).toContain(`127.0.0.1:${port}`);
  expect(readFileSync(join(root, 'docs/internet.md'), 'utf8')).toContain(`127.0.0.1:${port}`);
});

test('the environment names the site that the proxy serves', () => {
  const name = /^IACTA_NAME=(\S+)$/m.exec(readFileSync(join(root, 'deploy/iacta.env'), 'utf8'))?.[1];
  expect(name).toBeDefined();
  expect(readFileSync(join(root, 'deploy/Caddyfile'), 'utf8')).toContain(`${name} {`);
});

const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' });
const hasAnalyze = / 25[2-9]| 2[6-9]\d/.test(analyze('--version').stdout ?? '');

test.runIf(hasAnalyze).each(['iacta.service', 'iacta@.service'])(
  'systemd rates %s at most 3 of 10',
  (name) => {
    const file = join(root, 'deploy', name);
    const { status, stdout } = analyze('security', '--offline=true', '--no-pager', '--threshold=30', file);
    expect(status, stdout).toBe(0);
  },
);

const hasVerify = analyze('verify', '--help').status === 0;

test('the processes of a cluster start with flags that the program knows, on the ports of the proxy', () => {
  const template = readFileSync(join(root, 'deploy/iacta@.service'), 'utf8');
  const proxy = readFileSync(join(root, 'deploy/Caddyfile.cluster'), 'utf8');
  const words = /^ExecStart=\S+ node (.+)$/m.exec(template)?.[1].replaceAll('%i', '4601').split(' ') ?? [];
  const launcher = join(root, words[0]);
  expect(spawnSync(process.execPath, [launcher, ...words.slice(1), '--help']).status).toBe(0);
  const ports = [...(/systemctl enable --now (.+):/.exec(template)?.[1] ?? '').matchAll(/iacta@(\d+)/g)];
  expect(ports).toHaveLength(3);
  for (const [, port] of ports) expect(proxy).toContain(`127.0.0.1:${port}`);
});

test.each(['iacta.service', 'iacta@.service'])('%s lets notifications out, and finds their keys', (name) => {
  const lines = readFileSync(join(root, 'deploy', name), 'utf8').split('\n');
  const valuesOf = (key: string) =>
    lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1));
  // Cloud providers answer at link-local addresses with secrets of the machine.
  expect(valuesOf('IPAddressDeny')).toEqual(['link-local multicast']);
  expect(valuesOf('IPAddressAllow')).toEqual([]);
  const [data = ''] = valuesOf('Environment').map((text) => /^IACTA_DATA=(.+)$/.exec(text)?.[1]);
  expect(dirname(data)).toBe(`/var/lib/${valuesOf('StateDirectory')[0]}`);
  // A flag would beat IACTA_DATABASE.
  expect(valuesOf('ExecStart')[0]).not.toContain('--data');
  expect(readFileSync(join(root, 'deploy/iacta.env'), 'utf8')).toContain(`${dirname(data)}/push-keys.json`);
});

test('no way to run the server beats the database of the environment', () => {
  const container = readFileSync(join(root, 'deploy/Containerfile'), 'utf8');
  expect(container).toContain('ENV IACTA_DATA=/data/');
  expect(container).not.toContain('--data');
});

test('the file with passwords is installed for its owner alone', () => {
  const guide = readFileSync(join(root, 'docs/internet.md'), 'utf8');
  expect(guide).toContain('install -m 600 deploy/iacta.env /etc/iacta.env');
});

test.runIf(hasVerify).each(['iacta.service', 'iacta@4601.service'])('systemd accepts %s', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'iacta-units-'));
  const unit = join(folder, name);
  copyFileSync(join(root, 'deploy', name.replace(/@\d+/, '@')), unit);
  const { stderr } = analyze('verify', '--man=no', unit);
  const about = stderr.split('\n').filter((line) => line.includes(basename(unit)));
  expect(about).toEqual([]);
  rmSync(folder, { recursive: true });
});

const hasCaddy = spawnSync('caddy', ['version']).status === 0;

test.runIf(hasCaddy).each(['Caddyfile', 'Caddyfile.cluster'])('Caddy accepts %s', (name) => {
  const { status, stderr } = spawnSync(
    'caddy',
    ['adapt', '--adapter', 'caddyfile', '--config', join(root, 'deploy', name)],
    { encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
});

test.each(['Caddyfile', 'Caddyfile.cluster'])('%s passes nothing on that is for the operator', (name) => {
  const text = readFileSync(join(root, 'deploy', name), 'utf8');
  const [, matcher, paths = ''] = /^\t(@\w+) path (.+)$/m.exec(text) ?? [];
  expect(paths.split(' ').sort()).toEqual(['/healthz', '/metrics', '/readyz']);
  expect(text).toContain(`\trespond ${matcher} 404\n`);
});

test.runIf(hasCaddy).each(['Caddyfile', 'Caddyfile.cluster'])('Caddy answers itself there in %s', (name) => {
  const { stdout } = spawnSync(
    'caddy',
    ['adapt', '--adapter', 'caddyfile', '--config', join(root, 'deploy', name)],
    { encoding: 'utf8' },
  );
  // In the order of the routes: the answer comes before the proxy.
  expect(stdout.indexOf('static_response')).toBeGreaterThan(0);
  expect(stdout.indexOf('static_response')).toBeLessThan(stdout.indexOf('reverse_proxy'));
});
