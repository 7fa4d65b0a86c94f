// npm run train -- GAME ...: computes what the bots of a game know (tables, weights) with the game's own script.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [game, ...rest] = process.argv.slice(2);
const script = (id) => join(root, 'games', id, 'train/index.ts');
const all = readdirSync(join(root, 'games')).filter((id) => existsSync(script(id)));
if (!all.includes(game)) {
  console.error(`npm run train -- GAME; there is something to train for: ${all.join(', ') || 'none yet'}`);
  process.exit(2);
}
const args = ['--conditions=source', script(game), ...rest];
process.exit(spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1);
