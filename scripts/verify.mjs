// npm test: every check, one after the other, all of them even when one fails, and what each cost.
// npm run check (--quick): the same without the search for dead code, without a browser, and without what starts
// servers and programs.
// npm run test:long (--long): what both leave out because of its length: large samples, *.long.test.ts, @long.
//   --minutes N: as much of it as fits; what has been left out is named, and only failures count.
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { browserTests, endedEarly, finishedFiles, slowest } from './reports.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: { quick: { type: 'boolean' }, long: { type: 'boolean' }, minutes: { type: 'string' } },
});
const { quick, long, minutes } = values;
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const deadline = minutes === undefined ? Infinity : performance.now() + Number(minutes) * 60_000;
if (Number.isNaN(deadline)) throw new Error(`--minutes ${minutes} is not a number`);

// What takes a quarter of an hour and more, at the end of the long suite.
const LAST = ['server/test/{soak,drill,cluster-drill,fuzz}.long.test.ts', 'review/test/*.long.test.ts'];
const last = LAST.flatMap((pattern) => globSync(pattern, { cwd: root }));
const longFiles = () =>
  globSync('**/*.long.test.ts', { cwd: root, exclude: ['**/{node_modules,dist,.stryker-tmp,reports}/**'] });

/** Each step is an npm script that can be run alone: npm run types. Some get more words here. */
const step = (name, more = '', files = []) => ({ name, command: `${scripts[name]} ${more}`, files });
const NO_PROGRAMS = '--exclude "server/test/**" --exclude "cli/test/**"';
const quickSteps = ['types', 'lint:biome', 'lint:oxlint', 'architecture'];
const allSteps = ['types', 'lint:biome', 'lint:oxlint', 'architecture', 'dead-code', 'unit', 'browser'];

function longSteps() {
  const first = longFiles().filter((file) => !last.includes(file));
  return [
    step('unit'),
    step('browser:long', '--grep-invert @widest'),
    step('unit:long', first.join(' '), first),
    step('unit:long', last.join(' '), last),
    step('browser:long', '--grep @widest'),
  ];
}

function planned() {
  if (long) return longSteps();
  if (quick) return [...quickSteps.map((name) => step(name)), step('unit', NO_PROGRAMS)];
  return allSteps.map((name) => step(name));
}

const env = { ...process.env };
// So that "node scripts/verify.mjs" outside npm also gets the tools and the pinned Node.
env.PATH = [join(root, 'node_modules', '.bin'), env.PATH].join(delimiter);
if (long) delete env.IACTA_QUICK;
else env.IACTA_QUICK = '1';
const reports = join(root, 'reports');
mkdirSync(reports, { recursive: true });
env.IACTA_FINISHED = join(reports, 'unit.jsonl');
env.PLAYWRIGHT_JSON_OUTPUT_NAME = join(reports, 'browser.json');

/** Its exit status; null where it was ended after so many milliseconds. */
function run(command, limit) {
  const isLimited = limit < Infinity;
  return new Promise((resolve) => {
    // A group of its own can be ended as a whole, with every server that a test has started.
    const child = spawn(command, { cwd: root, env, shell: true, stdio: 'inherit', detached: isLimited });
    const end = () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    };
    const timer = isLimited ? setTimeout(end, limit) : undefined;
    const stop = () => {
      if (isLimited) end();
      process.exit(1);
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
    child.on('exit', (status) => {
      clearTimeout(timer);
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve(status);
    });
  });
}

const readReport = () =>
  existsSync(env.PLAYWRIGHT_JSON_OUTPUT_NAME)
    ? JSON.parse(readFileSync(env.PLAYWRIGHT_JSON_OUTPUT_NAME, 'utf8'))
    : { suites: [], errors: [] };

/** Runs a step in what is left of the time: whether it went well, what took longest, what there was no time for. */
async function carryOut({ name, command, files }) {
  for (const file of [env.IACTA_FINISHED, env.PLAYWRIGHT_JSON_OUTPUT_NAME]) rmSync(file, { force: true });
  const left = deadline - performance.now();
  if (left < 10_000) return { ok: true, took: [], left: files.length > 0 ? files : [command] };
  if (name.startsWith('browser')) {
    const limit = left < Infinity ? ` --global-timeout=${Math.round(left)}` : '';
    const ok = (await run(`${command} --reporter=list,json${limit}`, Infinity)) === 0;
    const report = readReport();
    const early = endedEarly(report);
    return { ok: ok || early.ok, took: browserTests(report), left: early.left };
  }
  if (!name.startsWith('unit')) return { ok: (await run(command, left)) === 0, took: [], left: [] };
  const status = await run(`${command} --reporter=default --reporter=./scripts/reports.mjs`, left);
  const took = finishedFiles(env.IACTA_FINISHED);
  const ended = new Set(took.map((each) => each.name));
  const isEnded = status === null && performance.now() >= deadline;
  return {
    ok: isEnded ? took.every(({ ok }) => ok) : status === 0,
    took,
    left: files.filter((file) => !ended.has(file)),
  };
}

const results = [];
for (const each of planned()) {
  console.log(`\n── ${each.name}: ${each.command}`);
  const began = performance.now();
  results.push({ ...each, ...(await carryOut(each)), seconds: (performance.now() - began) / 1000 });
}

const line = (name, seconds) => `${name.padEnd(13)} ${seconds.toFixed(1).padStart(6)} s`;
for (const { name, took } of results) {
  if (took.length === 0) continue;
  console.log(`\nWhat took longest of ${name}:`);
  for (const each of slowest(took)) console.log(`${each.seconds.toFixed(1).padStart(6)} s  ${each.name}`);
}
const left = results.flatMap((result) => result.left);
if (left.length > 0) console.log(`\nThere was no time for:\n${left.map((name) => `  ${name}`).join('\n')}`);
console.log('');
for (const { name, ok, seconds } of results)
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${line(name, seconds)}`);
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
