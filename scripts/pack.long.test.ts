import { execFileSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

// What a user of the packages gets: JavaScript and declarations, usable without this repository's settings.
const root = join(import.meta.dirname, '..');
const user = mkdtempSync(join(tmpdir(), 'iacta-user-'));
const folders = ['core', ...globSync('games/*', { cwd: root })].filter(
  (folder) => existsSync(join(root, folder, 'index.ts')) || existsSync(join(root, folder, 'rules/index.ts')),
);
afterAll(() => rmSync(user, { recursive: true }));

type Manifest = { name: string; exports: Record<string, string | { source: string; default: string }> };

function unpack(folder: string): { files: string[]; entries: string[] } {
  const { name, exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
  const target = join(user, 'node_modules', name);
  mkdirSync(target, { recursive: true });
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([key]) => !/^npm_(?!config_)/.test(key)),
  );
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', user], {
    cwd: join(root, folder),
    env,
    encoding: 'utf8',
  });
  const archive = packed.trim().split('\n').at(-1) ?? '';
  execFileSync('tar', ['-xzf', join(user, archive), '-C', target, '--strip-components=1']);
  const entries = Object.entries(exports).flatMap(([key, to]) => {
    if (typeof to === 'string') return [];
    const [before, after = ''] = to.default.slice(2).split('*');
    const files = globSync(to.default.slice(2), { cwd: target });
    return files.map(
      (file) => name + key.slice(1).replace('*', file.slice(before.length, file.length - after.length)),
    );
  });
  return { files: globSync('**/*.*', { cwd: target }), entries };
}

describe('a packed package', () => {
  const usable: string[] = [];

  test.each(folders)(
    '%s holds JavaScript and declarations, no source, no test',
    (folder) => {
      const { files, entries } = unpack(folder);
      usable.push(...entries.filter((entry) => !entry.endsWith('/test-kit')));
      expect(entries.length).toBeGreaterThan(0);
      expect(files.filter((file) => /(?<!\.d)\.ts$|\.test\.|^test\//.test(file))).toEqual([]);
    },
    60_000,
  );

  test('is read by plain node and by tsc with nodenext', () => {
    for (const name of ['valibot', 'pure-rand'])
      symlinkSync(join(root, 'node_modules', name), join(user, 'node_modules', name));
    const lines = usable.map(
      (entry, index) => `import * as m${index} from '${entry}';\nconsole.log(typeof m${index});\n`,
    );
    writeFileSync(join(user, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(user, 'use.ts'), lines.join(''));
    const flags = ['--module', 'nodenext', '--target', 'es2022', '--strict', '--types', 'node'];
    flags.push('--typeRoots', join(root, 'node_modules/@types'));
    const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');
    execFileSync(process.execPath, [tsc, ...flags, 'use.ts'], { cwd: user, stdio: 'pipe', env: {} });
    const said = execFileSync(process.execPath, ['use.js'], { cwd: user, encoding: 'utf8', env: {} });
    expect(said).toBe('object\n'.repeat(usable.length));
  }, 60_000);
});
