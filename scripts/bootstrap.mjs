// Makes sure that what is installed matches the lock, then gets out of the way.
// Runs before anything is installed, on the system's Node (>= 20): no dependency, no TypeScript.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;
const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'node_modules', '.iacta-stamp');
const say = (text) => console.log(`bootstrap: ${text}`);

function manifests() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folders = workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return readdirSync(join(root, parent))
      .sort()
      .map((name) => `${parent}/${name}`);
  });
  return folders.map((folder) => `${folder}/package.json`).filter((file) => existsSync(join(root, file)));
}

function wanted() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}\0`);
  for (const file of ['package-lock.json', 'package.json', ...manifests()]) {
    const path = join(root, file);
    hash
      .update(`${file}\0`)
      .update(existsSync(path) ? readFileSync(path) : '')
      .update('\0');
  }
  return hash.digest('hex');
}

function installed() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted();
}

// npm hands its own state to scripts through the environment. What belongs to the outer command (its
// lifecycle, its workspace, its flags) must not steer the install; where and how to fetch may.
const OUTER = new RegExp(
  `^npm_(${[
    'command|execpath|node_execpath|lifecycle_.*|package_.*',
    'config_(prefix|local_prefix|global_prefix|global|location|workspaces?|include_workspace_root)',
    'config_(omit|include|only|production|dev|optional|also|dry_run|ignore_scripts|if_present|json|long)',
    'config_(package_lock|package_lock_only|save.*|no_save|legacy_peer_deps|strict_peer_deps|engine_strict)',
    'config_(silent|quiet|verbose|loglevel|install_strategy|install_links)',
  ].join('|')})$`,
  'i',
);

function cleanEnvironment() {
  return Object.fromEntries(Object.entries(process.env).filter(([key]) => !OUTER.test(key)));
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

// The types of the page's routes, which its tsconfig.json extends: tools fail where they have never been made.
const kit = join(root, 'node_modules', '@sveltejs', 'kit', 'svelte-kit.js');
if (existsSync(kit) && !existsSync(join(root, 'web', 'node_modules', '$app'))) {
  const node = existsSync(pinned) ? pinned : process.execPath;
  const { status } = spawnSync(node, [kit, 'sync'], { cwd: join(root, 'web'), stdio: 'inherit' });
  if (status !== 0) process.exit(status || 1);
}
