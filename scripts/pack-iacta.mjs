// npm run pack:iacta: one tarball with the command line, the server and the built page, in dist/.
// Node does not run TypeScript inside node_modules, so everything is compiled; our own packages travel bundled, and
// only what they import from elsewhere is fetched when the tarball is installed.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const staging = join(root, 'node_modules/.cache/iacta-package');
const out = join(staging, 'compiled');
const target = join(staging, 'iacta');
const dist = join(root, 'dist');

const NOT_SHIPPED =
  /(^|\/)(test|test-kit|train|board|drill|faults|simulation|dist|node_modules)(\/|$)|\.test\.ts$|^(page|pages|pictures|test-kit)\.ts$/;
const PAGES = ['protocol.md', 'format.md', 'online.md', 'internet.md', 'operating.md', 'security.md'];
const folders = [
  'core',
  'games',
  'bots',
  'table',
  'online',
  'server',
  'review',
  ...globSync('games/*', { cwd: root }).sort(),
].filter((folder) => existsSync(join(root, folder, 'package.json')));
const manifestOf = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

function run(command, args, cwd = root) {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}

function compile() {
  const files = [...folders, 'cli'].flatMap((folder) =>
    globSync('**/*.ts', { cwd: join(root, folder) })
      .filter((file) => !NOT_SHIPPED.test(file))
      .map((file) => join(root, folder, file)),
  );
  const config = join(staging, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    rootDir: root,
    outDir: out,
    typeRoots: [join(root, 'node_modules/@types')],
  };
  writeFileSync(
    config,
    JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, files, include: [] }),
  );
  run(process.execPath, [join(root, 'node_modules/@typescript/native/bin/tsc'), '-p', config]);
}

/** Exports of the sources become exports of what was compiled from them. */
function compiledExports(exports) {
  const entries = Object.entries(exports).flatMap(([key, to]) => {
    if (typeof to === 'string') return [[key, to]];
    if (NOT_SHIPPED.test(dirname(to.source)) || /(^|\/)(board|test-kit|pages|pictures)\b/.test(to.source))
      return [];
    return [[key, to.source.replace(/\.ts$/, '.js')]];
  });
  return Object.fromEntries(entries);
}

function bundle(folder) {
  const { name, version, license, exports } = manifestOf(folder);
  const at = join(target, 'node_modules', name);
  // games/ holds its own files and a package for each game.
  const others = folders.filter((other) => other !== folder).map((other) => join(out, other));
  cpSync(join(out, folder), at, { recursive: true, filter: (from) => !others.includes(from) });
  const manifest = { name, version, license, type: 'module', exports: compiledExports(exports) };
  writeFileSync(join(at, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Pages for those who run a server or write programs for it; a link to what is not in the package becomes plain text. */
function bundleDocuments() {
  for (const file of ['openapi.json', 'examples'])
    cpSync(join(root, 'docs', file), join(target, 'docs', file), { recursive: true });
  cpSync(join(root, 'deploy'), join(target, 'deploy'), { recursive: true });
  for (const page of PAGES) {
    const text = readFileSync(join(root, 'docs', page), 'utf8');
    const isHere = (link) =>
      /^(https?:|#)/.test(link) ||
      PAGES.includes(link.split('#')[0]) ||
      existsSync(join(target, 'docs', link));
    const linked = text.replace(/\[([^\]]*)\]\(([^)]*)\)/g, (whole, words, link) =>
      isHere(link) ? whole : words,
    );
    writeFileSync(join(target, 'docs', page), linked);
  }
}

/** The server finds the page beside itself, in the repository and in the package alike. */
function bundlePage() {
  const { name, version, license } = manifestOf('web');
  const at = join(target, 'node_modules', name);
  cpSync(join(root, 'web/dist'), join(at, 'dist'), { recursive: true });
  writeFileSync(join(at, 'package.json'), JSON.stringify({ name, version, license }));
}

function writeManifest() {
  const own = manifestOf('cli');
  const ours = folders.map((folder) => manifestOf(folder));
  const external = Object.assign({}, ...ours.map(({ dependencies = {} }) => dependencies), own.dependencies);
  for (const name of Object.keys(external)) if (name.startsWith('@iacta/')) delete external[name];
  const bundled = Object.fromEntries(
    [...ours, manifestOf('web')].map(({ name, version }) => [name, version]),
  );
  const { name, version, description, license, keywords, bin } = own;
  const manifest = {
    name,
    version,
    description,
    license,
    keywords,
    type: 'module',
    bin,
    engines: { node: '>=24' },
    dependencies: Object.fromEntries(
      Object.entries({ ...external, ...bundled }).sort(([a], [b]) => a.localeCompare(b)),
    ),
    bundleDependencies: Object.keys(bundled),
  };
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

rmSync(staging, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
mkdirSync(dist, { recursive: true });
run(process.execPath, [join(root, 'scripts/build-web.mjs'), '--if-older']);
compile();
for (const folder of folders) bundle(folder);
bundlePage();
bundleDocuments();
cpSync(join(out, 'cli'), target, { recursive: true });
cpSync(join(root, 'cli/bin'), join(target, 'bin'), { recursive: true });
for (const file of ['LICENSE', 'NOTICE.md', 'CHANGELOG.md']) cpSync(join(root, file), join(target, file));
cpSync(join(root, 'cli/README.md'), join(target, 'README.md'));
writeManifest();
run('npm', ['pack', '--silent', '--pack-destination', dist], target);
console.log(`Packed ${relative(root, dist)}/iacta-${manifestOf('cli').version}.tgz`);
