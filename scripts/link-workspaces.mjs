// Run inside a mutation sandbox: node_modules/@iacta/* of the sandbox lead to its own copies.
// Everything else is found further up, in the repository's node_modules.
import { globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';

const here = process.cwd();
if (!here.includes('.stryker-tmp')) throw new Error('only for the sandbox of scripts/mutate.mjs');
const scope = join(here, 'node_modules', '@iacta');
mkdirSync(scope, { recursive: true });
const games = globSync('games/*/', { cwd: here });
for (const folder of ['core', 'bots', ...games]) {
  const { name } = JSON.parse(readFileSync(join(here, folder, 'package.json'), 'utf8'));
  symlinkSync(relative(scope, join(here, folder)), join(scope, name.replace('@iacta/', '')));
}
