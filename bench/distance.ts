// npm run bench:distance -- [--throws 40] [--distances 0,20,50,100,200] [--json]
// How long a throw takes from its tap to its dice, with the two players of a table at different processes and the
// database at a distance from both, by the round trip to it.
import { parseArgs } from 'node:util';
import { randomStream } from '@iacta/core';
import { loadRules } from '@iacta/games';
import { TableClient } from '@iacta/online/client';
import { randomHex } from '@iacta/online/random';
import { stepOf } from '../server/drill/robot.ts';
import { distant } from '../server/drill/servers/distance.ts';
import { NatsServer } from '../server/drill/servers/nats.ts';
import { PostgresServer } from '../server/drill/servers/postgres.ts';
import { whyNoNats, whyNoPostgres } from '../server/drill/servers/programs.ts';
import { startServer } from '../server/start.ts';

const { values } = parseArgs({
  options: {
    throws: { type: 'string', default: '40' },
    /** Round trips, in milliseconds. */
    distances: { type: 'string', default: '0,20,50,100,200' },
    json: { type: 'boolean', default: false },
  },
});
const missing = whyNoPostgres() ?? whyNoNats();
if (missing) {
  console.error(`The bench needs real servers: ${missing}`);
  process.exit(2);
}
const distances = values.distances.split(',').map(Number);
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const rules = await loadRules('zocken');
const postgres = await PostgresServer.create();
await postgres.start();
const nats = await NatsServer.create();
await nats.start();
for (const bus of ['postgres', 'nats'] as const)
  for (const roundTripMs of distances) {
    const line = { bench: 'distance', bus, roundTripMs, ...(await measure(bus, roundTripMs)) };
    if (values.json) console.log(JSON.stringify(line));
    else
      console.log(
        Object.entries(line)
          .map(([key, value]) => `${key} ${value}`)
          .join('  '),
      );
  }
await nats.kill();
await postgres.remove();
process.exit(0);

async function measure(bus: 'postgres' | 'nats', roundTripMs: number) {
  const url = new URL(await postgres.database());
  url.port = String(await distant(postgres.port, roundTripMs));
  const free = { burst: 1e9, perSecond: 1e9 };
  const start = () =>
    startServer({
      port: 0,
      host: '127.0.0.1',
      folder: null,
      online: {
        data: url.href,
        ...(bus === 'nats' ? { bus: nats.url } : {}),
        pace: 1e6,
        limits: { connecting: free, opening: free, joining: free },
      },
    });
  const servers = [await start(), await start()];
  const below = randomStream(1);
  const times: number[] = [];
  while (times.length < Number(values.throws)) await play();
  await Promise.all(servers.map((server) => server.close()));
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)]);
  return { throws: times.length, leastMs: at(0), p50Ms: at(0.5), p99Ms: at(0.99) };

  /** One game, or as much of it as is needed. */
  async function play(): Promise<void> {
    const keys = servers.map(() => randomHex(16));
    const { table } = await ask(servers[0].port, '/api/tables', {
      key: keys[0],
      game: 'zocken',
      options: { seats: 2 },
      name: 'A',
    });
    await ask(servers[1].port, `/api/tables/${table}/seats`, { key: keys[1], name: 'B' });
    const clients = keys.map(
      (key, i) =>
        new TableClient({
          url: `ws://127.0.0.1:${servers[i].port}/api/socket`,
          table: String(table),
          key,
          rules,
        }),
    );
    while (!clients.every(({ here }) => here.length === 2)) await sleep(20);
    await clients[0].act({ type: 'start' });
    while (times.length < Number(values.throws) && clients[0].table?.phase !== 'over') {
      // A person looks at the dice before the next step; what is sent in advance has arrived by then.
      await sleep(300 + 4 * roundTripMs);
      const seq = Math.max(...clients.map((client) => client.seq));
      while (!clients.every((client) => client.seq >= seq)) await sleep(5);
      for (const client of clients) {
        const step = client.position && stepOf(rules, client.position, client.seat, client.owing, below);
        if (!step) continue;
        const began = performance.now();
        const result = await (step === 'throw' ? client.throwDice() : client.move(step.move));
        if (!result.ok) throw new Error(result.refusal.code);
        if (step === 'throw') times.push(performance.now() - began);
        break;
      }
    }
    for (const client of clients) client.close();
  }
}

async function ask(port: number, path: string, body: object): Promise<{ table?: string }> {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return (await reply.json()) as { table?: string };
}
