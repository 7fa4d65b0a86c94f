// npm run soak -- [--minutes 5] [--players 200] [--seed N] [--folder DIR] [--only KIND] [--unattacked] [--ahead] [--json]
// Hostile clients of every kind next to honest players, all over real sockets on this machine. Linux only: every
// client has a separate address in 127.0.0.0/8. Exit code 1: a budget was broken.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { BUDGETS } from './judge.ts';
import type { Sample } from './server.ts';
import { soak } from './soak.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    players: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
    // Where the server's file lies: on a shared machine the disk alone can take longer than the budgets.
    folder: { type: 'string' },
    // One kind of attack, to find out what it costs; see ATTACKS.
    only: { type: 'string' },
    // The same players without hostile clients, to compare with.
    unattacked: { type: 'boolean', default: false },
    // Server and players before all else on the machine, so that what else runs there is not measured.
    ahead: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
if (process.platform !== 'linux') {
  console.error('The soak needs the addresses 127.0.0.0/8 as Linux has them.');
  process.exit(2);
}
const report = await soak({
  minutes: Number(values.minutes),
  players: Number(values.players),
  seed: Number(values.seed),
  ahead: values.ahead,
  ...(values.only === undefined ? {} : { kinds: [values.only] }),
  ...(values.unattacked ? { kinds: [] } : {}),
  ...(values.folder === undefined ? {} : { folder: values.folder }),
  ...(values.json ? {} : { progress }),
});
if (values.json)
  console.log(JSON.stringify({ soak: 'server', ...report, ahead: values.ahead, seed: Number(values.seed) }));
else {
  for (const [key, value] of Object.entries(report)) console.log(`${key}: ${JSON.stringify(value)}`);
  for (const { name } of BUDGETS)
    console.log(`${report.broken.includes(name) ? 'BROKEN' : 'ok    '} ${name}`);
}
process.exit(report.broken.length === 0 ? 0 : 1);

function progress(sample: Sample, acks: number): void {
  const { rss, held, descriptors, stall } = sample;
  process.stderr.write(
    `soak: ${Math.round(rss / 1e6)} MB (${Math.round(held / 1e6)} held), ${descriptors} descriptors, stall ${Math.round(stall)} ms, ${acks} acks\n`,
  );
}
