// npm run new-game ID [Title]: a new folder in games/ with a small working game, and its lines in the lists of games/.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = process.cwd();
const template = fileURLToPath(new URL('./template', import.meta.url));
// --link: the new package is linked by hand instead of by npm install (for tests, which have no lock to change).
const install = !process.argv.includes('--link');
const [id, ...words] = process.argv.slice(2).filter((word) => word !== '--link');

function stop(text) {
  console.error(text);
  process.exit(2);
}

if (id === undefined || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
  stop('Usage: npm run new-game -- ID [TITLE]\nAn id has small letters, digits and hyphens.');
}
const folder = join(root, 'games', id);
if (existsSync(folder)) stop(`games/${id} exists already.`);

const title =
  words.join(' ') ||
  id
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ');
const name = id.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
const values = { id, name, title, letter: id[0].toUpperCase() };

for (const file of globSync('**/*.txt', { cwd: template })) {
  const text = readFileSync(join(template, file), 'utf8').replaceAll(
    /\{\{(\w+)\}\}/g,
    (_, key) => values[key],
  );
  const path = join(folder, file.replace(/\.txt$/, ''));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function edit(file, change) {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  if (after === before) stop(`${file} is not as this script expects it; add the game there by hand.`);
  writeFileSync(path, after);
}

edit('games/index.ts', (text) =>
  text
    .replace(/^import type \{ Game \}/m, `import { ${name} } from '@iacta/${id}';\n$&`)
    .replace(/(const ALL = \[[^\]]*)\]/, `$1, ${name}]`),
);
edit('games/pages.ts', (text) =>
  text
    .replace(/^import type \{ GamePage \}/m, `import { page as ${name} } from './${id}/page.ts';\n$&`)
    .replace(/\n\};\n$/, `\n  '${id}': ${name},\n};\n`),
);
edit('games/package.json', (text) => {
  const manifest = JSON.parse(text);
  manifest.dependencies[`@iacta/${id}`] = '0.1.0';
  return `${JSON.stringify(manifest, null, 2)}\n`;
});

/** A tool of the repository, wherever it is installed from here. */
function tool(name, file, args) {
  const path = join(dirname(createRequire(join(root, 'package.json')).resolve(`${name}/package.json`)), file);
  return spawnSync(process.execPath, [path, ...args], { cwd: root, stdio: 'inherit' }).status === 0;
}

if (install) {
  const flags = ['--no-audit', '--no-fund', '--loglevel=error'];
  const shell = process.platform === 'win32';
  const { status } = spawnSync('npm', ['install', ...flags], { cwd: root, stdio: 'inherit', shell });
  if (status !== 0) stop('npm install failed.');
} else {
  symlinkSync(join('../../games', id), join(root, 'node_modules/@iacta', id));
}
tool('@biomejs/biome', 'bin/biome', [
  'check',
  '--write',
  `games/${id}`,
  'games/index.ts',
  'games/pages.ts',
  'games/package.json',
]);
// Verbose, so that it names the to-dos. The first run writes the golden playthroughs: read them like code before you commit them.
const passed = tool('vitest', 'vitest.mjs', ['run', `games/${id}`, '--update', '--reporter=verbose']);
console.log(
  passed
    ? `\ngames/${id} is a working game. Play it: npm run play -- ${id}\nThen follow docs/a-new-game.md.`
    : `\ngames/${id} was written, but its tests fail.`,
);
process.exit(passed ? 0 : 1);
