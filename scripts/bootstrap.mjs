// Makes sure that what is installed matches the lock, then gets out of the way.
// Runs before anything is installed, on the system's Node (>= 20): no dependency, no TypeScript.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;
const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'node_modules', '.iacta-stamp');
const say = (text) => console.log(`bootstrap: ${text}`);

function wanted() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}\0`);
  const manifests = workspaces.map((workspace) => `${workspace}/package.json`);
  for (const file of ['package-lock.json', 'package.json', ...manifests]) {
    const path = join(root, file);
    hash.update(`${file}\0`).update(existsSync(path) ? readFileSync(path) : '').update('\0');
  }
  return hash.digest('hex');
}

function installed() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted();
}

// npm hands its own state to scripts through the environment. What belongs to the outer command
// (its workspace, its flags, its lifecycle) must not steer the install; where to fetch from and through
// which proxy must.
function cleanEnvironment() {
  const keep = /^npm_config_(registry|cache|userconfig|globalconfig|proxy|https_proxy|noproxy|cafile|.*_?auth.*|\/\/.*)$/i;
  const entries = Object.entries(process.env).filter(([key]) => !/^npm_/i.test(key) || keep.test(key));
  return Object.fromEntries(entries);
}

function install() {
  // The npm that started us, where one did: it is the one the user chose.
  const cli = process.env.npm_execpath;
  const own = cli !== undefined && /npm-cli\.c?js$/.test(cli) && existsSync(cli);
  const [command, first] = own ? [process.execPath, [cli]] : ['npm', []];
  // Dev and optional are named because NODE_ENV=production or an "omit" would drop the tools and the Node.
  const flags = ['--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--include=optional'];
  return spawnSync(command, [...first, 'install', ...flags], {
    cwd: root,
    env: cleanEnvironment(),
    stdio: 'inherit',
    shell: !own && process.platform === 'win32',
  });
}

if (!installed()) {
  say('installing what package-lock.json asks for (about a minute the first time) ...');
  const began = Date.now();
  const { status, error } = install();
  if (error !== undefined || status !== 0) {
    say(`npm install failed${error ? `: ${error.message}` : ` with exit code ${status}`}.`);
    process.exit(status || 1);
  }
  writeFileSync(stamp, wanted());
  say(`installed in ${Math.round((Date.now() - began) / 1000)} s.`);
}

const pinned = join(root, 'node_modules', '.bin', 'node');
if (!existsSync(pinned) && Number(process.versions.node.split('.')[0]) < NEEDED) {
  say(`Iacta needs Node ${NEEDED} or newer here; this is ${process.version}. Please install a newer Node.`);
  process.exit(1);
}
