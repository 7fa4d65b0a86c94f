// npm run drill: 200 players, the server killed 50 times, sockets cut at random.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { drill } from './drill.ts';
import { freePort, Victim } from './victim.ts';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '200' },
    kills: { type: 'string', default: '50' },
    rest: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'iacta-drill-'));
const data = join(folder, 'tables.sqlite');
const began = performance.now();
const plan = {
  players: Number(values.players),
  kills: Number(values.kills),
  rest: Number(values.rest),
  seed: Number(values.seed),
};
const report = await drill(new Victim(await freePort(), data), data, plan);
const { faults, ...figures } = report;
for (const fault of faults.slice(0, 50)) console.error(fault);
const seconds = Math.round((performance.now() - began) / 1000);
console.log(JSON.stringify({ drill: 'server', ...figures, seed: plan.seed, faults: faults.length, seconds }));
rmSync(folder, { recursive: true });
process.exit(faults.length === 0 ? 0 : 1);
