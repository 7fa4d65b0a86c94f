import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { drill } from '../drill/drill.ts';
import { freePort, Victim } from '../drill/victim.ts';

const folder = mkdtempSync(join(tmpdir(), 'iacta-drill-'));
afterAll(() => rmSync(folder, { recursive: true }));

// The whole drill, with 200 players and 50 kills, is npm run drill.
test('acknowledged steps are durable when a server is killed', { timeout: 180_000 }, async () => {
  const data = join(folder, 'tables.sqlite');
  const plan = { players: 12, kills: 3, rest: 1500, seed: 1 };
  const report = await drill(new Victim(await freePort(), data), data, plan);
  expect(report.faults).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(0);
});
