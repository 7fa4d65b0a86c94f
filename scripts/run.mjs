// Starts a program of this repository: node scripts/run.mjs [--page] [--chromium] PROGRAM [ARGUMENTS].
// Installs what the lock asks for first, and uses the Node that is then there: this file runs on the system's (>= 20).
// --page: builds the page where a source is newer. --chromium: sees to a browser.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const words = process.argv.slice(2);
const first = words.findIndex((word) => !word.startsWith('--'));
const [wishes, [program, ...rest]] = [words.slice(0, first), words.slice(first)];

/** Runs one of the scripts beside this file; ends with it where it fails. */
function prepare(node, script, ...args) {
  const { status } = spawnSync(node, [join(root, 'scripts', script), ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

prepare(process.execPath, 'bootstrap.mjs');
const pinned = join(bin, 'node');
const node = existsSync(pinned) ? pinned : process.execPath;
if (wishes.includes('--page')) prepare(node, 'build-web.mjs', '--if-older');
if (wishes.includes('--chromium')) prepare(node, 'chromium.mjs');

const flags = ['--conditions=source', '--disable-warning=ExperimentalWarning'];
const child = spawn(node, [...flags, program, ...rest], {
  stdio: 'inherit',
  env: { ...process.env, PATH: [bin, process.env.PATH].join(delimiter) },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // At a terminal Ctrl-C reaches the whole process group: the child has it already.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  });
}
child.on('exit', (code, signal) => {
  process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
});
