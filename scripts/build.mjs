// prepack of every package: dist/ with JavaScript and declarations of what its "exports" name.
// Builds the packages it depends on first, since the compiler then reads their declarations, as a user's will.
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const done = new Set();

function build(folder) {
  if (done.has(folder)) return;
  done.add(folder);
  const {
    name,
    exports = {},
    dependencies = {},
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const dependency of Object.keys(dependencies)) {
    if (dependency.startsWith('@iacta/')) build(realpathSync(join(root, 'node_modules', dependency)));
  }

  const sources = Object.values(exports).flatMap((target) =>
    target.source === undefined || target.default === undefined
      ? []
      : globSync(target.source, { cwd: folder }).map((file) => join(folder, file)),
  );
  if (sources.length === 0) throw new Error(`${name}: none of its exports has a source yet`);

  const dist = join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  // Written per package and thrown away with the cache: eight near-copies would only drift apart.
  const cache = join(root, 'node_modules', '.cache', 'iacta-build');
  mkdirSync(cache, { recursive: true });
  const config = join(cache, `${relative(root, folder).replaceAll('/', '-')}.json`);
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    customConditions: [],
    rootDir: folder,
    outDir: dist,
    typeRoots: [join(root, 'node_modules/@types')],
  };
  writeFileSync(
    config,
    JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, files: sources, include: [] }),
  );
  const compiler = join(root, 'node_modules/@typescript/native/bin/tsc');
  const { status } = spawnSync(process.execPath, [compiler, '-p', config], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

build(realpathSync(process.cwd()));
