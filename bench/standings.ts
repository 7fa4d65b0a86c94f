// How long a player's step waits while others ask for the standings of a month. See docs/results.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { type Rules, randomStream } from '@iacta/core';
import { GAME_IDS, loadRules } from '@iacta/games';
import { TableClient } from '@iacta/online/client';
import { dailyPromise, dayOf, daysLater, periodOf } from '@iacta/online/daily';
import { randomHex } from '@iacta/online/random';
import { stepOf } from '../server/drill/robot.ts';
import { ServerProcess } from '../server/drill/server-process.ts';
import { freePort } from '../server/drill/victim.ts';
import { openSqliteStore } from '../server/store/sqlite.ts';
import type { Asking } from './lib/askers.ts';

const USAGE = `npm run bench:standings -- [options]
  --results N   results of the month (100000)
  --parallel N  requests for the standings at once (40)
  --seconds N   of each measurement (10)
  --json        JSON on standard output`;

const { values } = parseArgs({
  options: {
    results: { type: 'string', default: '100000' },
    parallel: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '10' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** How many results a player has in the month. */
const EACH = 20;

/** A file with a month of closed days, and the month. */
async function monthIn(file: string, results: number) {
  const { from, to } = periodOf('month', daysLater(`${dayOf(Date.now()).slice(0, 8)}01`, -1));
  const days: string[] = [];
  for (let day = from; day <= to; day = daysLater(day, 1)) days.push(day);
  const store = await openSqliteStore(file);
  const secret = randomHex(32);
  await store.daily.addDays(days.map((day) => ({ day, secret, promise: dailyPromise(secret) })));
  for (const day of days) await store.daily.closeDay(day, 1);
  await store.close();
  const database = new DatabaseSync(file);
  const insert = database.prepare(`insert into daily_attempts
    (table_id, day, game, rules, key, player, name, begun, finished, points, hints, head, steps)
    values (?, ?, ?, 1, ?, ?, ?, 0, ?, ?, 0, '', '[]')`);
  const below = randomStream(1);
  const slots = days.length * GAME_IDS.length;
  database.exec('begin');
  for (let i = 0; i < results; i++) {
    const slot = i % slots;
    const player = `player ${Math.floor(i / slots) + Math.floor(slot / EACH) * Math.ceil(results / slots)}`;
    const game = GAME_IDS[slot % GAME_IDS.length];
    const day = days[Math.floor(slot / GAME_IDS.length)];
    insert.run(`table ${i}`, day, game, `key ${i}`, player, player, i, below(300));
  }
  database.exec('commit');
  database.close();
  return from;
}

/** Plays games alone, one after the other, and times every step. */
async function steps(base: string, rules: Rules, until: number): Promise<readonly number[]> {
  const times: number[] = [];
  const below = randomStream(2);
  while (Date.now() < until) {
    const key = randomHex(16);
    const { table } = await post<{ table: string }>(`${base}/api/tables`, {
      key,
      game: rules.facts.id,
      options: { seats: 1 },
      name: 'Ada',
    });
    let wake = () => {};
    const client = new TableClient({
      url: `${base.replace('http', 'ws')}/api/socket`,
      table,
      key,
      rules,
      on: () => wake(),
    });
    const happening = () =>
      new Promise<void>((resolve) => {
        wake = resolve;
      });
    while (client.connection !== 'online') await happening();
    await client.act({ type: 'start' });
    while (client.table?.phase !== 'over' && Date.now() < until) {
      const { position, seat, owing } = client;
      const step = position && stepOf(rules, position, seat, owing, below);
      if (!step) {
        await happening();
        continue;
      }
      const asked = performance.now();
      await (step === 'throw' ? client.throwDice() : client.move(step.move));
      times.push(performance.now() - asked);
    }
    client.close();
  }
  return times;
}

async function post<T>(url: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  return (await (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as T;
}

type Load = 'alone' | 'standings' | 'changed';

/** Steps of a bystander while nothing else happens, while many ask, and while the month has changed. */
async function measure(load: Load, base: string, file: string, day: string, rules: Rules) {
  const until = Date.now() + Number(values.seconds) * 1000;
  const counter = new Int32Array(new SharedArrayBuffer(4));
  const asking: Asking = {
    url: `${base}/api/daily/standings/month/${day}`,
    parallel: load === 'alone' ? 0 : Number(values.parallel),
    until,
    counter,
  };
  const worker = new Worker(new URL('./lib/askers.ts', import.meta.url), { workerData: asking });
  const asked = new Promise<void>((resolve, reject) =>
    worker.once('exit', () => resolve()).once('error', reject),
  );
  const database = new DatabaseSync(file);
  database.exec('pragma busy_timeout = 5000');
  // As when a player of that day is forgotten: the month is computed again.
  if (load === 'changed') database.exec(`update daily_days set changes = changes + 1 where day = '${day}'`);
  const [times] = await Promise.all([steps(base, rules, until), asked]);
  database.close();
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
  return { load, steps: sorted.length, answered: counter[0], p50: at(0.5), p99: at(0.99), worst: at(1) };
}

async function bench() {
  const rules = (await Promise.all(GAME_IDS.map((id) => loadRules(id)))).find(({ facts }) =>
    facts.seatCounts.includes(1),
  );
  if (!rules) throw new Error('no game is played alone');
  const folder = mkdtempSync(join(tmpdir(), 'iacta-standings-'));
  const file = join(folder, 'tables.sqlite');
  const server = new ServerProcess(await freePort());
  try {
    const day = await monthIn(file, Number(values.results));
    await server.start(file, null);
    const base = `http://127.0.0.1:${server.port}`;
    const asked = performance.now();
    await (await fetch(`${base}/api/daily/standings/month/${day}`)).text();
    const first = performance.now() - asked;
    const measured = [];
    for (const load of ['alone', 'standings', 'changed'] as const)
      measured.push(await measure(load, base, file, day, rules));
    return { results: Number(values.results), parallel: Number(values.parallel), first, measured };
  } finally {
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

if (values.help) process.stdout.write(`${USAGE}\n`);
else {
  const result = await bench();
  const ms = (time: number) => `${time.toFixed(1)} ms`;
  const lines = result.measured.map(
    ({ load, steps: count, answered, p50, p99, worst }) =>
      `${load}: ${count} steps, p50 ${ms(p50)}, p99 ${ms(p99)}, worst ${ms(worst)}; ${answered} standings answered`,
  );
  process.stdout.write(
    values.json
      ? `${JSON.stringify(result)}\n`
      : `${result.results} results; the first answer after ${ms(result.first)}\n${lines.join('\n')}\n`,
  );
}
