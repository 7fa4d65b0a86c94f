import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const LAUNCHER = join(import.meta.dirname, '../bin/iacta.js');
/** Makes the launcher believe that this Node is too old for it. */
const OLD_NODE =
  "--import=data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.0.0'}})";
const hasPinnedNode = process.platform === 'linux' && process.arch === 'x64';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'iacta-serve-'));
  writeFileSync(join(folder, '200.html'), '<!doctype html>');
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<number | NodeJS.Signals | null>;
  readonly said: () => string;
  /** The address that was printed; rejects when the process ends first. */
  readonly address: Promise<string>;
}

function serve(
  args: readonly string[],
  flags: readonly string[] = [],
  env: { readonly [name: string]: string } = {},
): Started {
  const child = spawn(process.execPath, [...flags, LAUNCHER, 'serve', '--host', '127.0.0.1', ...args], {
    env: { ...process.env, ...env, IACTA_DIST: folder, LANG: 'en_GB.UTF-8', LC_ALL: 'en_GB.UTF-8' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const { promise: address, resolve, reject } = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      const found = /http:\/\/localhost:\d+\//.exec(output)?.[0];
      if (found !== undefined) resolve(found);
    });
  }
  const ended = new Promise<number | NodeJS.Signals | null>((end) => {
    child.on('close', (code, signal) => {
      reject(new Error(`it ended: ${output}`));
      end(code ?? signal);
    });
  });
  address.catch(() => {});
  return { child, ended, said: () => output, address };
}

const data = (name: string) => ['--data', join(folder, `${name}.sqlite`)];

async function isServed(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { headers: { connection: 'close' } })).ok;
  } catch {
    return false;
  }
}

/** The child processes of a process, as Linux lists them. */
function childrenOf(pid: number): string {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
}

test('a folder is one of a web address, or the server does not start', async () => {
  const { ended, said } = serve(['--port', '0', '--base', 'http://games', ...data('folder')]);
  expect(await ended).toBe(2);
  expect(said()).toContain('--base takes /games');
});

test('the server runs in the process that was started, and ends with it', async () => {
  const { child, ended, address } = serve(['--port', '0', ...data('one')]);
  const at = await address;
  expect(await isServed(at)).toBe(true);
  if (process.platform === 'linux') expect(childrenOf(child.pid ?? 0)).toBe('');
  child.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');
  expect(await isServed(at)).toBe(false);
});

test('it stops when it is asked to', async () => {
  const { child, ended, address } = serve(['--port', '0', ...data('asked')]);
  await address;
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test.runIf(hasPinnedNode)(
  'where a second process is needed, killing the first one ends both',
  async () => {
    const { child, ended, address } = serve(['--port', '0', ...data('two')], [OLD_NODE]);
    const at = await address;
    const server = Number(childrenOf(child.pid ?? 0));
    expect(server).toBeGreaterThan(0);
    expect(await isServed(at)).toBe(true);
    child.kill('SIGKILL');
    // Its output is shared with the server: it closes when the server has ended as well.
    await ended;
    expect(await isServed(at)).toBe(false);
  },
  30_000,
);

test('a port that is in use is an error where it was asked for by number', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const at = other.address();
      resolve(typeof at === 'object' && at ? at.port : 0);
    });
  });
  const { ended, said } = serve(['--port', String(port), ...data('taken')]);
  expect(await ended).toBe(2);
  expect(said()).toContain(`Port ${port} is in use`);
  await new Promise((closed) => other.close(closed));
});

test('what is printed into a pipe has the addresses and where the tables are, and no picture', async () => {
  const file = join(folder, 'said.sqlite');
  const env = { IACTA_DATA: file };
  const { child, ended, said, address } = serve(['--port', '0'], [], env);
  await address;
  child.kill('SIGTERM');
  await ended;
  expect(said()).toContain(`${file} (IACTA_DATA)`);
  expect(said()).not.toMatch(/[█▀▄]/);
  const flagged = serve(['--port', '0', ...data('flagged')], [], env);
  await flagged.address;
  flagged.child.kill('SIGTERM');
  await flagged.ended;
  expect(flagged.said()).toContain(`${join(folder, 'flagged.sqlite')} (--data)`);
  expect(flagged.said()).toContain('IACTA_DATA isn’t used, because --data was given.');
}, 20_000);

test('figures are told at an address of their own, and security.txt is served, where the operator says so', async () => {
  const { child, ended, said, address } = serve(
    ['--port', '0', '--metrics', '0', '--security-contact', 'mailto:me@example.org', ...data('figures')],
    [],
  );
  const at = await address;
  const text = await (await fetch(`${at}.well-known/security.txt`)).text();
  expect(text).toContain('Contact: mailto:me@example.org');
  const port = /http:\/\/127\.0\.0\.1:(\d+)\/metrics/.exec(said())?.[1];
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  expect(await ask('/metrics')).toContain('iacta_ready 1');
  expect(await ask('/readyz')).toBe('ok\n');
  expect(await ask('/api/tables')).toBe('Not here.\n');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
}, 20_000);

test('a file whose tables were moved to a database is not begun anew', async () => {
  writeFileSync(join(folder, 'gone.sqlite.moved'), '');
  const { ended, said } = serve(['--port', '0', ...data('gone')]);
  expect(await ended).toBe(2);
  expect(said()).toContain('were moved to a database');
});

test.each([
  [['--metrics', 'here'], '--metrics needs a port'],
  [['--push-hosts', 'https://push.example.org'], '--push-hosts needs names'],
  [['--security-contact', 'me@example.org'], '--security-contact needs an address'],
])('%j is refused', async (args, words) => {
  const { ended, said } = serve([...args, ...data('refused')]);
  expect(await ended).toBe(2);
  expect(said()).toContain(words);
});
