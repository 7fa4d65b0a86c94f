// A server in a separate process, to be killed: node server/drill/server.ts PORT FILE-OR-DATABASE [BUS] [PAGE]
// BUS may be empty; PAGE is the folder of the built page.
import process from 'node:process';
import { startServer } from '../start.ts';

const [port, data, bus = '', page] = process.argv.slice(2);
const free = { burst: 1e9, perSecond: 1e9 };
const server = await startServer({
  port: Number(port),
  host: '127.0.0.1',
  folder: page ?? null,
  online: {
    data,
    ...(bus === '' ? {} : { bus }),
    pace: 1e6,
    tables: { botPause: 0, nonceWait: 500 },
    limits: {
      connections: 1e6,
      sockets: 1e6,
      connecting: free,
      opening: free,
      listing: free,
      codes: free,
      joining: free,
      downloads: free,
      downloading: 1e6,
    },
  },
});
// A number sets the clock of this machine by this many milliseconds, as far as the server can see.
const now = Date.now;
process.on('message', (ms) => {
  Date.now = () => now() + Number(ms);
});
process.send?.('ready');
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
// Without its parent it has no one to serve.
process.on('disconnect', () => process.exit(0));
