// npm run mutate -- NAME ...: plants small faults in a game's rules, in core or in its test kit, and asks their tests
// to notice each. NAME is a game, "core" or a file of core (core/record.ts).
// Without a name: all games, one after the other. The survivors are the tests still to be written.
// --quick leaves out what runs once when a file is loaded (tables): each such fault costs a run of its own.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, 'reports', 'mutation');
const all = readdirSync(join(root, 'games')).filter((game) =>
  existsSync(join(root, 'games', game, 'rules/index.ts')),
);
const quick = process.argv.includes('--quick');
const asked = process.argv.slice(2).filter((argument) => argument !== '--quick');
/** The files to mutate and where their tests are; null for an unknown name. */
function targetOf(name) {
  if (all.includes(name))
    return { mutate: [`games/${name}/rules/**/*.ts`, '!**/*.test.ts'], tests: `games/${name}` };
  const tests = 'core/test';
  if (name === 'core') return { mutate: ['core/**/*.ts', '!core/test/**', '!core/dist/**'], tests };
  return /^core\/.+\.ts$/.test(name) && existsSync(join(root, name)) ? { mutate: [name], tests } : null;
}
const unknown = asked.filter((name) => targetOf(name) === null);
if (unknown.length > 0) {
  console.error(`nothing to mutate for ${unknown.join(', ')}; there are: core, ${all.join(', ')}`);
  process.exit(1);
}

function mutate(name) {
  const target = targetOf(name);
  // The name of a file within the reports.
  const game = name.replace(/\.ts$/, '').replaceAll('/', '-');
  const report = join(reports, `${game}.json`);
  const config = join(reports, `${game}.config.json`);
  mkdirSync(reports, { recursive: true });
  writeFileSync(
    config,
    JSON.stringify({
      mutate: target.mutate,
      testRunner: 'vitest',
      vitest: { configFile: 'vitest.config.ts', dir: target.tests },
      coverageAnalysis: 'perTest',
      // Tables at the top of a file are rules too: their mutants are included by default.
      ignoreStatic: quick,
      incremental: false,
      concurrency: Number(process.env.IACTA_MUTATE_WORKERS ?? 2),
      // On a busy machine a slow test is no endless loop.
      timeoutMS: 15_000,
      reporters: ['progress-append-only', 'json'],
      jsonReporter: { fileName: report },
      tempDirName: `.stryker-tmp/${game}`,
      ignorePatterns: [
        'dist',
        'reports',
        'coverage',
        'docs',
        'saves',
        'web',
        'server',
        'e2e',
        '.stryker-tmp',
      ],
      // The sandbox links its own workspaces: through the linked node_modules a test that names its
      // package would run the rules without the fault.
      symlinkNodeModules: false,
      buildCommand: 'node scripts/link-workspaces.mjs',
      disableTypeChecks: true,
      allowEmpty: true,
    }),
  );
  const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  // Tests of words, drawings, boards and bots play games too, but check something else: they would only cost time.
  const env = { ...process.env, IACTA_QUICK: '1', IACTA_MUTATE: '1' };
  const { status } = spawnSync(process.execPath, [stryker, 'run', config], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error(`${game}: stryker failed with exit code ${status}`);
    process.exit(status ?? 1);
  }
  return summarise(game, JSON.parse(readFileSync(report, 'utf8')));
}

function summarise(game, { files }) {
  const mutants = Object.entries(files).flatMap(([file, { source, mutants: inFile }]) =>
    inFile.map((mutant) => ({ ...mutant, file, was: excerpt(source, mutant.location) })),
  );
  const count = (status) => mutants.filter((mutant) => mutant.status === status).length;
  const [killed, timeout] = [count('Killed'), count('Timeout')];
  const [survived, noCoverage] = [count('Survived'), count('NoCoverage')];
  const ignored = count('Ignored');
  const valid = killed + timeout + survived + noCoverage;
  const score = valid === 0 ? 'n/a' : `${((100 * (killed + timeout)) / valid).toFixed(1)} %`;
  const alive = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const survivors = alive.map(({ file, location, status, was, replacement, mutatorName }) => {
    const how = replacement === undefined ? mutatorName : `${was}  →  ${oneLine(replacement)}`;
    return `${file}:${location.start.line}:${location.start.column}  ${status}  ${how}\n`;
  });
  process.stdout.write(survivors.join(''));
  writeFileSync(join(reports, `${game}.txt`), `${game}: ${score}\n${survivors.join('')}`);
  return {
    game,
    killed,
    survived,
    timeout,
    'no coverage': noCoverage,
    ignored,
    errors: mutants.length - valid - ignored,
    score,
  };
}

function excerpt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines[lines.length - 1].slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return oneLine(lines.join(' '));
}

function oneLine(text) {
  const flat = text.replace(/\s+/g, ' ');
  return flat.length > 70 ? `${flat.slice(0, 69)}…` : flat;
}

const began = Date.now();
const rows = (asked.length > 0 ? asked : all).map(mutate);
console.table(rows);
console.log(`${Math.round((Date.now() - began) / 1000)} s; details in reports/mutation/`);
