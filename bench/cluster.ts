// npm run bench:cluster -- [--players 200] [--rate 200] [--seconds 10] [--idle 100000] [--only PART] [--json]
// One process on a file, then one to three processes on PostgreSQL with each bus, all in the same run; the others as
// ratios to the first. Then what idle tables, live tables, long games and notifications cost.
import { parseArgs } from 'node:util';
import { NatsServer } from '../server/drill/servers/nats.ts';
import { PostgresServer } from '../server/drill/servers/postgres.ts';
import { whyNoNats, whyNoPostgres } from '../server/drill/servers/programs.ts';
import { freePort } from '../server/drill/victim.ts';
import { openPostgresStore } from '../server/store/postgres.ts';
import { startIacta } from './server/iacta.ts';
import { measureIdle, measureLength } from './server/idle.ts';
import { measureNotify } from './server/notify.ts';
import { type Result, run } from './server/run.ts';
import { seatingFor } from './server/seating.ts';
import { Stats } from './server/subject.ts';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '200' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '10' },
    /** The largest number of idle tables. */
    idle: { type: 'string', default: '100000' },
    /** One part: load, idle, length or notify. */
    only: { type: 'string', default: '' },
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
  atMost: true,
};
const postgres = await PostgresServer.create();
await postgres.start();
const nats = await NatsServer.create();
await nats.start();

const wants = (part: string) => values.only === '' || values.only === part;
if (wants('load')) await measureLoad();
for (const store of ['sqlite', 'postgres'] as const) {
  const database = async () => (store === 'postgres' ? await postgres.database() : null);
  if (wants('idle'))
    for await (const line of measureIdle(Number(values.idle), await database()))
      print({ bench: 'cluster-idle', store, ...line });
  if (wants('length'))
    for await (const line of measureLength(await database()))
      print({ bench: 'cluster-length', store, ...line });
}
if (wants('notify')) {
  const database = await postgres.database();
  await (await openPostgresStore(database)).close();
  for await (const line of measureNotify(database)) print({ bench: 'cluster-notify', ...line });
}
await nats.kill();
await postgres.remove();
process.exit(0);

async function measureLoad(): Promise<void> {
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
        mostStepsRatio: ratio(result.most?.stepsPerSecond ?? 0, baseline.most?.stepsPerSecond ?? 0),
        ackP50Ratio: ratio(result.ackP50Ms, baseline.ackP50Ms),
        ackP99Ratio: ratio(result.ackP99Ms, baseline.ackP99Ms),
        cpuRatio: ratio(result.cpu, baseline.cpu),
      });
    }
  }
}

async function measure(processes: number, bus: 'none' | 'postgres' | 'nats'): Promise<Result> {
  const ports = await Promise.all(Array.from({ length: processes }, freePort));
  const iacta = await startIacta({
    ports,
    ...(bus === 'none' ? {} : { data: await postgres.database() }),
    ...(bus === 'nats' ? { bus: nats.url } : {}),
    outside: () => ({ databaseSeconds: postgres.cpuSeconds(), busSeconds: nats.cpuSeconds() }),
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
        .map(([key, value]) => `${key} ${typeof value === 'object' ? JSON.stringify(value) : value}`)
        .join('  '),
    );
}
