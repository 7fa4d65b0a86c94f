import { serveEngine } from './engine/serve.ts';
import { playCommand } from './play/index.ts';
import { serveCommand } from './serve/index.ts';

const USAGE = `iacta play [game]   play in this terminal (iacta play --help)
iacta serve         open the table to the browsers of this network (iacta serve --help)
iacta engine        speak the line protocol (docs/protocol.md)
`;

const [first = 'play', ...rest] = process.argv.slice(2);

switch (first) {
  case 'engine':
    await serveEngine(process.stdin, process.stdout);
    break;
  case 'play':
    process.exitCode = await playCommand(rest);
    break;
  case 'serve':
    process.exitCode = await serveCommand(rest);
    break;
  default:
    process.stderr.write(USAGE);
    process.exitCode = first === '--help' ? 0 : 2;
}
