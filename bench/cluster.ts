// npm run bench:cluster -- [--players 200] [--rate 200] [--seconds 10] [--idle 10000] [--json]
// One process on a file, then one to three processes on PostgreSQL with each bus, all in the same run; the others as
// ratios to the first. Then what idle tables, live tables and long games cost.
import { parseArgs } from 'node:util';
import { NatsServer } from '../server/drill/servers/nats.ts';
import { PostgresServer } from '../server/drill/servers/postgres.ts';
import { whyNoNats, whyNoPostgres } from '../server/drill/servers/programs.ts';
import { freePort } from '../server/drill/victim.ts';
import { startIacta } from './server/iacta.ts';
import { measureIdle, measureLength } from './server/idle.ts';
import { type Result, run } from './server/run.ts';
import { seatingFor } from './server/seating.ts';
import { Stats } from './server/subject.ts';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '200' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '10' },
    /** The largest number of idle tables. */
    idle: { type: 'string', default: '10000' },
    json: { type: 'boolean', default: false },
  },
});
const missing = whyNoPostgres() ?? whyNoNats();
if (missing) {
  console.error(`The bench needs real servers: ${missing}`);
  process.exit(2);
}
const PROCESSES = [1, 2, 3];
const load = {
  seating: await seatingFor(Number(values.players)),
  rate: Number(values.rate),
  seconds: Number(values.seconds),
};
const postgres = await PostgresServer.create();
await postgres.start();
const nats = await NatsServer.create();
await nats.start();

const baseline = await measure(1, 'none');
print({ bench: 'cluster', store: 'sqlite', bus: 'none', processes: 1, ...baseline });
for (const bus of ['postgres', 'nats'] as const) {
  for (const processes of PROCESSES) {
    const result = await measure(processes, bus);
    print({
      bench: 'cluster',
      store: 'postgres',
      bus,
      processes,
      ...result,
      stepsRatio: ratio(result.stepsPerSecond, baseline.stepsPerSecond),
      ackP50Ratio: ratio(result.ackP50Ms, baseline.ackP50Ms),
      ackP99Ratio: ratio(result.ackP99Ms, baseline.ackP99Ms),
      cpuRatio: ratio(result.cpu, baseline.cpu),
    });
  }
}
for (const store of ['sqlite', 'postgres'] as const) {
  const database = store === 'postgres' ? await postgres.database() : null;
  for await (const line of measureIdle(Number(values.idle), database))
    print({ bench: 'cluster-idle', store, ...line });
  for await (const line of measureLength(store === 'postgres' ? await postgres.database() : null))
    print({ bench: 'cluster-length', store, ...line });
}
await nats.kill();
await postgres.remove();
process.exit(0);

async function measure(processes: number, bus: 'none' | 'postgres' | 'nats'): Promise<Result> {
  const ports = await Promise.all(Array.from({ length: processes }, freePort));
  const iacta = await startIacta({
    ports,
    ...(bus === 'none' ? {} : { data: await postgres.database() }),
    ...(bus === 'nats' ? { bus: nats.url } : {}),
  });
  const result = await run(iacta, load, new Stats());
  await iacta.close();
  return result;
}

function ratio(value: number, of: number): number {
  return Math.round((value / of) * 100) / 100;
}

function print(line: object): void {
  if (values.json) console.log(JSON.stringify(line));
  else
    console.log(
      Object.entries(line)
        .map(([key, value]) => `${key} ${value}`)
        .join('  '),
    );
}
