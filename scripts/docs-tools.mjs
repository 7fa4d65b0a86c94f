// npm run docs:spell: checks the spelling of every document. npm run docs:api: writes the API reference to reports/api.
// The tools are fetched when they are first needed.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const tools = join(root, 'scripts/docs-tools');

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

function install() {
  if (existsSync(join(tools, 'node_modules/cspell'))) return;
  console.error('Installing the tools for the documents in scripts/docs-tools (once) ...');
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], tools);
}

/** The glossary is in four languages, which no one dictionary knows. */
const NOT_ENGLISH = ['docs/glossary.md'];

function spell() {
  const files = globSync(['*.md', 'docs/*.md', 'games/*/RULES.md', 'examples/**/*.md', 'deploy/*.md'], {
    cwd: root,
  });
  const checked = files.filter((file) => !NOT_ENGLISH.includes(file) && !file.includes('node_modules'));
  const args = ['lint', '--config', join(tools, 'cspell.json'), '--no-progress', '--root', root, ...checked];
  run(process.execPath, [join(tools, 'node_modules/cspell/bin.mjs'), ...args], root);
}

function reference() {
  const entries = ['core/index.ts', 'table/log/index.ts', 'table/session/index.ts', 'online/client/index.ts'];
  const others = [
    'bots/search/index.ts',
    'review/index.ts',
    ...globSync('games/*/rules/index.ts', { cwd: root }).sort(),
  ];
  const args = [
    '--entryPoints',
    ...[...entries, ...others].flatMap((entry, i) => (i === 0 ? [entry] : ['--entryPoints', entry])),
  ];
  const out = [
    '--out',
    'reports/api',
    '--tsconfig',
    'tsconfig.json',
    '--skipErrorChecking',
    '--readme',
    'README.md',
  ];
  run(
    process.execPath,
    [join(tools, 'node_modules/typedoc/bin/typedoc'), ...args, ...out, '--name', 'Iacta'],
    root,
  );
}

const tasks = { spell, api: reference };
const task = tasks[process.argv[2]];
if (!task) {
  console.error(`usage: docs-tools.mjs ${Object.keys(tasks).join('|')}`);
  process.exit(2);
}
install();
task();
