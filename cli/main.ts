import { arenaCommand } from './arena/index.ts';
import { serveEngine } from './engine/serve.ts';
import { playCommand } from './play/index.ts';
import { serveCommand } from './serve/index.ts';
import { verifyCommand } from './verify/index.ts';
import { languageOf, WORDS } from './words/index.ts';

const [first = 'play', ...rest] = process.argv.slice(2);

switch (first) {
  case 'arena':
    process.exitCode = await arenaCommand(rest);
    break;
  case 'engine':
    await serveEngine(process.stdin, process.stdout);
    break;
  case 'play':
    process.exitCode = await playCommand(rest);
    break;
  case 'serve':
    process.exitCode = await serveCommand(rest);
    break;
  case 'verify':
    process.exitCode = await verifyCommand(rest);
    break;
  default:
    process.stderr.write(`${WORDS[languageOf(process.env)].commandsUsage}\n`);
    process.exitCode = first === '--help' ? 0 : 2;
}
