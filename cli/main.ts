import { readFileSync } from 'node:fs';
import { arenaCommand } from './arena/index.ts';
import { backupCommand, moveCommand, restoreCommand } from './backup/index.ts';
import { calibrateCommand } from './calibrate/index.ts';
import { engineCommand } from './engine/serve.ts';
import { joinCommand } from './join/index.ts';
import { playCommand } from './play/index.ts';
import { pushKeysCommand } from './push-keys/index.ts';
import { reviewCommand } from './review/index.ts';
import { serveCommand } from './serve/index.ts';
import { verifyCommand } from './verify/index.ts';
import { verifyDayCommand } from './verify-day/index.ts';
import { languageOf, WORDS } from './words/index.ts';

const COMMANDS: { readonly [name: string]: (args: readonly string[]) => Promise<number> } = {
  arena: arenaCommand,
  backup: backupCommand,
  calibrate: calibrateCommand,
  engine: engineCommand,
  join: joinCommand,
  move: moveCommand,
  play: playCommand,
  'push-keys': pushKeysCommand,
  restore: restoreCommand,
  review: reviewCommand,
  serve: serveCommand,
  verify: verifyCommand,
  'verify-day': verifyDayCommand,
};

const [first = 'play', ...rest] = process.argv.slice(2);
const usage = `${WORDS[languageOf(process.env)].commandsUsage}\n`;

if (Object.hasOwn(COMMANDS, first)) {
  process.exitCode = await COMMANDS[first](rest);
} else if (first === '--version' || first === '-v') {
  const manifest = readFileSync(new URL('./package.json', import.meta.url), 'utf8');
  process.stdout.write(`${(JSON.parse(manifest) as { version: string }).version}\n`);
} else if (first === '--help' || first === '-h' || first === 'help') {
  process.stdout.write(usage);
} else {
  process.stderr.write(usage);
  process.exitCode = 2;
}
