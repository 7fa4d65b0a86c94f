import { readFileSync } from 'node:fs';
import { COMMANDS } from './commands.ts';
import { complainUsage, printText } from './terminal/print.ts';
import { languageOf, WORDS } from './words/index.ts';

const [first = 'play', ...rest] = process.argv.slice(2);
const usage = WORDS[languageOf(process.env)].commandsUsage;

if (Object.hasOwn(COMMANDS, first)) {
  process.exitCode = await COMMANDS[first](rest);
} else if (first === '--version' || first === '-v') {
  const manifest = readFileSync(new URL('./package.json', import.meta.url), 'utf8');
  printText((JSON.parse(manifest) as { version: string }).version);
} else if (first === '--help' || first === '-h' || first === 'help') {
  printText(usage);
} else {
  process.exitCode = complainUsage(usage);
}
