import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { whyNoNats, whyNoPostgres } from '../drill/servers/programs.ts';

const missing = whyNoPostgres() ?? whyNoNats();
if (missing) console.warn(`The cluster drill is not run: ${missing}`);

const SCRIPT = join(import.meta.dirname, '../drill/cluster.ts');
const PLAN = ['--players', '16', '--failovers', '2', '--partitions', '2', '--rest', '1000', '--json'];

// The whole drill, with 500 players and 20 failovers, is npm run drill:cluster.
test.skipIf(missing !== null).each(['nats', 'postgres'])(
  'acknowledged steps are durable and all clients go on, whatever fails: %s',
  { timeout: 400_000 },
  (bus) => {
    const flags = ['--conditions=source', '--disable-warning=ExperimentalWarning'];
    const { stdout, stderr } = spawnSync(process.execPath, [...flags, SCRIPT, ...PLAN, '--bus', bus], {
      encoding: 'utf8',
    });
    const report = JSON.parse(stdout) as { faults: number; acknowledged: number };
    expect(report.faults, stderr).toBe(0);
    expect(report.acknowledged).toBeGreaterThan(0);
  },
);
