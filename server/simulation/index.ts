// npm run simulate -- [--seeds 1000] [--from 1] [--seed N] [--workers 2] [--json]
import process from 'node:process';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { simulate } from './run.ts';
import type { Outcome } from './world.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    /** One seed, run twice: both runs must be the same. */
    seed: { type: 'string' },
    workers: { type: 'string', default: '2' },
    json: { type: 'boolean', default: false },
  },
});

process.exitCode = values.seed === undefined ? await many() : await one(Number(values.seed));
process.exit();

async function one(seed: number): Promise<number> {
  const first = await simulate(seed);
  const second = await simulate(seed);
  const isSame = first.trace === second.trace;
  console.log(values.json ? JSON.stringify({ ...first, reproduces: isSame }) : describe(first));
  if (!values.json) console.log(isSame ? 'Both runs are the same.' : 'The second run differs.');
  return first.problem === null && isSame ? 0 : 1;
}

async function many(): Promise<number> {
  const began = performance.now();
  const from = Number(values.from);
  const seeds = Array.from({ length: Number(values.seeds) }, (_, i) => from + i);
  const outcomes = await share(seeds, Number(values.workers));
  const seconds = (performance.now() - began) / 1000;
  const failed = outcomes.filter(({ problem }) => problem !== null).sort((a, b) => a.seed - b.seed);
  const sum = (figure: (outcome: Outcome) => number) => outcomes.reduce((all, each) => all + figure(each), 0);
  const tableHours = sum((outcome) => outcome.tableHours);
  const figures = {
    seeds: outcomes.length,
    failed: failed.map(({ seed, problem }) => ({ seed, problem })),
    tableHours: Math.round(tableHours),
    tableHoursPerMinute: Math.round((tableHours / seconds) * 60),
    tables: sum(({ tables }) => tables),
    entries: sum(({ entries }) => entries),
    acknowledged: sum(({ acknowledged }) => acknowledged),
    requests: sum(({ requests }) => requests),
    deletions: sum(({ deletions }) => deletions),
    results: sum(({ results }) => results),
    closedDays: sum(({ closedDays }) => closedDays),
    crashes: sum(({ crashes }) => crashes),
    events: sum(({ events }) => events),
    seconds: Math.round(seconds),
  };
  if (values.json) console.log(JSON.stringify(figures));
  else {
    console.log(JSON.stringify({ ...figures, failed: failed.length }));
  }
  return failed.length === 0 ? 0 : 1;
}

/** Each worker has the next seed as soon as it is done with one. */
function share(seeds: readonly number[], workers: number): Promise<readonly Outcome[]> {
  const left = [...seeds];
  const outcomes: Outcome[] = [];
  return new Promise((resolve, reject) => {
    const next = (worker: Worker) => {
      const seed = left.shift();
      if (seed !== undefined) worker.postMessage(seed);
    };
    for (let i = 0; i < workers; i++) {
      const worker = new Worker(new URL('./worker.ts', import.meta.url));
      worker.on('error', reject);
      worker.on('message', (outcome: Outcome) => {
        outcomes.push(outcome);
        if (outcome.problem !== null && !values.json) console.log(describe(outcome));
        if (outcomes.length === seeds.length) resolve(outcomes);
        else next(worker);
      });
      next(worker);
    }
  });
}

function describe({ seed, problem, trace, entries, crashes, tableHours }: Outcome): string {
  const figures = `${entries} entries, ${crashes} crashes, ${tableHours.toFixed(1)} table-hours`;
  return `seed ${seed}: ${problem ?? 'all well'} (${figures}, trace ${trace.slice(0, 16)})`;
}
