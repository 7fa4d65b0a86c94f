// npm run bench:server -- [--players 2000] [--rate 1000] [--seconds 20] [--runs 3] [--only iacta] [--ahead] [--json]
// Our server with every step on disk, Colyseus with nothing on disk, and the disk alone, in turn; medians.
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { goAhead } from './lib/go-ahead.ts';
import { median } from './lib/median.ts';
import { installColyseus, startColyseus } from './server/colyseus.ts';
import { measureDisk, type Writing } from './server/disk.ts';
import { startIacta } from './server/iacta.ts';
import { type Result, run } from './server/run.ts';
import { seatingFor } from './server/seating.ts';
import { Stats, type Subject } from './server/subject.ts';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '2000' },
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '20' },
    runs: { type: 'string', default: '3' },
    // For working on one of them; without it they run in turn.
    only: { type: 'string' },
    // It and both servers before all else on this machine, so that nothing but them is measured.
    ahead: { type: 'boolean', default: false },
    // Flags of Node for our server's process, such as --cpu-prof.
    flags: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
  },
});
const load = {
  seating: await seatingFor(Number(values.players)),
  rate: Number(values.rate),
  seconds: Number(values.seconds),
};
const wants = (subject: string) => values.only === undefined || values.only === subject;
if (wants('colyseus')) installColyseus();
const { ahead } = values;
if (ahead && !goAhead(process.pid)) throw new Error('no priority for the load');

const DISK_SECONDS = 5;
const results: { iacta: Result[]; colyseus: Result[] } = { iacta: [], colyseus: [] };
const disk: { p50: number; p99: number }[] = [];
/** The write load of our server; measured again by each of its runs. */
let writing: Writing = {
  commitsPerSecond: 800,
  rowsPerCommit: 1.25,
  tables: load.seating.length,
  bytes: 400,
};
for (let i = 0; i < Number(values.runs); i++) {
  if (wants('iacta')) {
    const stats = new Stats();
    const iacta = await startIacta({
      ports: [await freePort()],
      flags: values.flags.split(' ').filter(Boolean),
    });
    const result = await measure(iacta, stats);
    results.iacta.push(result);
    await iacta.close();
    writing = { ...result, bytes: stats.bytes / stats.entries };
  }
  if (wants('colyseus')) {
    const colyseus = await startColyseus(await freePort());
    results.colyseus.push(await measure(colyseus, new Stats()));
    await colyseus.close();
  }
  if (wants('disk')) disk.push(await measureDisk(writing, DISK_SECONDS));
  const acks = [results.iacta.at(-1), results.colyseus.at(-1)].map((each) => each?.ackP99Ms ?? '-');
  process.stderr.write(`bench: run ${i + 1} of ${values.runs}, ack p99 ${acks.join(' and ')} ms\n`);
}

for (const subject of ['iacta', 'colyseus'] as const) {
  const all = results[subject];
  if (all.length === 0) continue;
  const middle = Object.keys(all[0]).map((key) => [
    key,
    median(all.map((result) => result[key as Exclude<keyof Result, 'most'>])),
  ]);
  say({ bench: 'server', subject, ...Object.fromEntries(middle), ahead });
}
const commit = (which: 'p50' | 'p99') => Math.round(median(disk.map((each) => each[which])) * 100) / 100;
if (disk.length > 0)
  say({ bench: 'server', subject: 'disk', commitP50Ms: commit('p50'), commitP99Ms: commit('p99') });

process.exit(0);

function measure(subject: Subject, stats: Stats): Promise<Result> {
  if (ahead && !goAhead(subject.pid)) throw new Error(`no priority for ${subject.name}`);
  return run(subject, load, stats);
}

function say(line: object): void {
  if (values.json) console.log(JSON.stringify(line));
  else
    console.log(
      Object.entries(line)
        .map(([key, value]) => `${key} ${value}`)
        .join('  '),
    );
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
