// The server of a soak in a separate process, with the limits that are shipped: node server/soak/server.ts PORT FILE
import { readdirSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import { startServer } from '../start.ts';

/** What the server's process looks like, since it was last asked. */
export interface Sample {
  readonly rss: number;
  /** Objects and buffers that JavaScript holds, garbage included. */
  readonly held: number;
  readonly descriptors: number;
  /** The longest stall of the event loop, in milliseconds. */
  readonly stall: number;
  readonly cpuSeconds: number;
}

const [port, data] = process.argv.slice(2);
await startServer({ port: Number(port), host: '127.0.0.1', folder: null, online: { data } });
const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();

process.on('message', (request) => {
  // V8 collects in its own time, as where it is shipped; only what is left after a collection is not garbage.
  if (request === 'collect') globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  const sample: Sample = {
    rss,
    held: heapUsed + external,
    descriptors: readdirSync('/proc/self/fd').length,
    stall: delay.max / 1e6,
    cpuSeconds: (user + system) / 1e6,
  };
  delay.reset();
  process.send?.(sample);
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
