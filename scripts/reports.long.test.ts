import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserTests, endedEarly, finishedFiles, slowest } from './reports.mjs';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'iacta-reports-'));
const inFolder = (name: string) => join(folder, name);

beforeAll(() => {
  symlinkSync(join(root, 'node_modules'), inFolder('node_modules'));
  writeFileSync(inFolder('package.json'), '{"type":"module"}');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a tool of the repository on the files of the folder; a failing test is no error here. */
function runTool(tool: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  try {
    execFileSync(process.execPath, [join(root, 'node_modules', tool), ...args], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...env },
      stdio: 'ignore',
    });
  } catch {
    // What failed is in the report.
  }
}

test('Vitest tells of each file as soon as it has ended', () => {
  writeFileSync(inFolder('good.test.ts'), "import { test } from 'vitest'; test('a', () => {});");
  writeFileSync(inFolder('bad.test.ts'), "import { test } from 'vitest'; test('b', () => { throw 1; });");
  const file = inFolder('unit.jsonl');
  const reporter = join(root, 'scripts/reports.mjs');
  runTool('vitest/vitest.mjs', ['run', '--root', folder, `--reporter=${reporter}`], { IACTA_FINISHED: file });
  const found = finishedFiles(file).map(({ name, ok }) => [name, ok]);
  expect(new Map(found as [string, boolean][])).toEqual(
    new Map([
      ['good.test.ts', true],
      ['bad.test.ts', false],
    ]),
  );
  expect(finishedFiles(inFolder('none.jsonl'))).toEqual([]);
});

/** The report of Playwright on these tests, which get so many milliseconds. */
function browserReport(tests: string, limit: number): object {
  const begin = "import { test } from '@playwright/test';\n";
  writeFileSync(inFolder('some.spec.ts'), begin + tests);
  writeFileSync(
    inFolder('playwright.config.ts'),
    "export default { testMatch: 'some.spec.ts', workers: 1 };",
  );
  const file = inFolder('browser.json');
  runTool('@playwright/test/cli.js', ['test', '--reporter=json', `--global-timeout=${limit}`], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return JSON.parse(readFileSync(file, 'utf8')) as object;
}

/** Enough for what ends by itself, also on a busy machine. */
const LIMIT = 15_000;
const NEVER = "test('slow', () => new Promise(() => {}));";

test('a browser run that its limit ended names what it had no time for', () => {
  const report = browserReport(
    `test.describe('first', () => { test('quick', () => {}); });\n${NEVER}\ntest('late', () => {});`,
    LIMIT,
  );
  expect(browserTests(report).map(({ name }) => name)).toEqual([
    'some.spec.ts › first › quick',
    'some.spec.ts › slow',
    'some.spec.ts › late',
  ]);
  expect(endedEarly(report)).toEqual({ left: ['some.spec.ts › slow', 'some.spec.ts › late'], ok: true });
});

test('a failure in it still counts, and so does an error outside of the tests', () => {
  const failed = browserReport(`test('bad', () => { throw new Error('no'); });\n${NEVER}`, LIMIT);
  expect(endedEarly(failed)).toEqual({ left: ['some.spec.ts › slow'], ok: false });
  const broken = browserReport("throw new Error('cannot be read');", LIMIT);
  expect(endedEarly(broken)).toEqual({ left: [], ok: false });
});

test('the slowest come first, and not all of them', () => {
  const all = [3, 1, 2].map((seconds) => ({ name: `n${seconds}`, seconds }));
  expect(slowest(all, 2).map(({ name }) => name)).toEqual(['n3', 'n2']);
});
