// Builds the web app into web/dist, with a compressed copy beside each file that the server then sends.
// --if-older: only when a source is newer than the last build (npm start).
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'web/dist');
const stamp = join(dist, '.built');
const SOURCES = [
  'package-lock.json',
  '{core,pieces,bots,table,review,online,web}/**/*',
  'games/{,*/}*.ts',
  'games/*/{rules,words,text,board,bot,judge}/**/*',
  'games/*/RULES.md',
];
const NOT_A_SOURCE = /(^|\/)(node_modules|dist|test|\.svelte-kit)(\/|$)|\.test\.ts$/;

const sources = () =>
  globSync(SOURCES, { cwd: root })
    .filter((file) => !NOT_A_SOURCE.test(file) && statSync(join(root, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

const newestSource = () => Math.max(...sources().map((file) => statSync(join(root, file)).mtimeMs));

/** The version of the page. */
function hashOfSources() {
  const hash = createHash('sha256');
  for (const file of sources()) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

function compress() {
  for (const file of globSync('**/*.{js,css,json,svg,webmanifest}', { cwd: dist })) {
    const path = join(dist, file);
    const bytes = readFileSync(path);
    if (bytes.length < 1000) continue;
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
  }
}

const fresh = existsSync(stamp) && statSync(stamp).mtimeMs > newestSource();
if (!(process.argv.includes('--if-older') && fresh)) {
  console.log('Building the web app (some seconds, only after a change) ...');
  const began = Date.now();
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const { status } = spawnSync(
    process.execPath,
    ['--conditions=source', vite, 'build', '--logLevel', 'error'],
    {
      cwd: join(root, 'web'),
      stdio: 'inherit',
      // A test runner sets NODE_ENV=test, and Vite would then build Svelte's slow development code.
      env: { ...process.env, NODE_ENV: 'production', IACTA_SOURCES: hashOfSources() },
    },
  );
  if (status !== 0) {
    console.error('The web app could not be built.');
    process.exit(status ?? 1);
  }
  // The name that devices have registered since the first release: they would not find another.
  renameSync(join(dist, 'service-worker.js'), join(dist, 'sw.js'));
  compress();
  writeFileSync(stamp, '');
  console.log(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}
