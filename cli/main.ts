import { parseArgs } from 'node:util';
import { serveEngine } from './engine/serve.ts';

const USAGE = `iacta play [game]   play in this terminal
iacta engine        speak the line protocol (docs/protocol.md)
`;

const { positionals } = parseArgs({ allowPositionals: true, strict: false });
const [command = 'play'] = positionals;

switch (command) {
  case 'engine':
    await serveEngine(process.stdin, process.stdout);
    break;
  default:
    process.stderr.write(USAGE);
    process.exitCode = 2;
}
