import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

// What a user of the packages gets: JavaScript and declarations, usable without this repository's settings.
const root = join(import.meta.dirname, '..');
const user = mkdtempSync(join(tmpdir(), 'iacta-user-'));
const folders = ['core', 'bots', 'table', 'review', 'online', ...globSync('games/*/', { cwd: root })];
afterAll(() => rmSync(user, { recursive: true }));

type Manifest = { name: string; exports: Record<string, string | { source: string; default?: string }> };

// Inside an npm script npm hands its own settings down; a user's shell has none of them.
const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !/^npm_(?!config_)/.test(key)));

function npm(args: readonly string[], cwd: string): string {
  return execFileSync('npm', args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
}

/** As a user with strict settings would: nothing of this repository's configuration is read. */
function compile(file: string): void {
  const flags = [
    '--module',
    'nodenext',
    '--target',
    'es2022',
    '--strict',
    '--noUncheckedIndexedAccess',
    '--types',
    'node',
  ];
  flags.push('--typeRoots', join(root, 'node_modules/@types'));
  const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');
  execFileSync(process.execPath, [tsc, ...flags, file], { cwd: user, stdio: 'pipe', env: {} });
}

/** Everything that can be imported from an installed package. */
function entriesOf(folder: string): string[] {
  const { name, exports } = manifestOf(folder);
  return Object.entries(exports).flatMap(([key, to]) => {
    // A board is for bundlers within this repository: it has a source, but is not built or packed.
    if (typeof to === 'string' || to.default === undefined) return [];
    const [before, after = ''] = to.default.slice(2).split('*');
    const files = globSync(to.default.slice(2), { cwd: join(user, 'node_modules', name) });
    return files.map(
      (file) => name + key.slice(1).replace('*', file.slice(before.length, file.length - after.length)),
    );
  });
}

describe('the packed packages', () => {
  test('install in an empty folder', { timeout: 180_000 }, () => {
    for (const folder of folders) npm(['pack', '--silent', '--pack-destination', user], join(root, folder));
    writeFileSync(join(user, 'package.json'), '{ "type": "module" }');
    npm(
      [
        'install',
        '--no-audit',
        '--no-fund',
        '--prefer-offline',
        ...globSync('*.tgz', { cwd: user }).map((tgz) => `./${tgz}`),
      ],
      user,
    );
    expect(globSync('node_modules/@iacta/*', { cwd: user })).toHaveLength(folders.length);
  });

  test.each(folders)('%s holds JavaScript and declarations, no source, no test', (folder) => {
    const files = globSync('**/*.*', { cwd: join(user, 'node_modules', manifestOf(folder).name) });
    expect(entriesOf(folder).length).toBeGreaterThan(0);
    expect(files.filter((file) => /(?<!\.d)\.ts$|\.test\.|^test\//.test(file))).toEqual([]);
  });

  test('are read by plain node and by tsc with nodenext', { timeout: 60_000 }, () => {
    const usable = folders.flatMap(entriesOf).filter((entry) => !entry.endsWith('/test-kit'));
    const lines = usable.map(
      (entry, i) => `import * as m${i} from '${entry}';\nconsole.log(typeof m${i});\n`,
    );
    writeFileSync(join(user, 'use.ts'), lines.join(''));
    compile('use.ts');
    const said = execFileSync(process.execPath, ['use.js'], { cwd: user, encoding: 'utf8', env: {} });
    expect(said).toBe('object\n'.repeat(usable.length));
  });

  test("play a whole game in the README's few lines, which type-check under strict, with unchecked indexes too", {
    timeout: 60_000,
  }, () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    const [, example] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];
    expect(example.trim().split('\n').length).toBeLessThanOrEqual(24);
    writeFileSync(join(user, 'example.ts'), example);
    compile('example.ts');
    const said = execFileSync(process.execPath, ['example.js'], { cwd: user, encoding: 'utf8', env: {} });
    expect(said).toMatch(/^The game took 1\d\d steps\.\n(Seat \d wins with -?\d+ points\.\n)+$/);
  });
});
