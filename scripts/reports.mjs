// What the test runners' reports say: what took longest, what failed, and what there was no time for.
// As a reporter of Vitest this file writes a line for each test file as soon as that has ended, to IACTA_FINISHED.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import process from 'node:process';

export default class Finished {
  onTestModuleEnd(module) {
    const name = module.relativeModuleId;
    const seconds = module.diagnostic().duration / 1000;
    appendFileSync(process.env.IACTA_FINISHED, `${JSON.stringify({ name, seconds, ok: module.ok() })}\n`);
  }
}

/** The test files that have ended: name, seconds, and whether all went well. */
export function finishedFiles(file) {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** All tests of a report of Playwright, with the file and the titles around them. */
export function browserTests({ suites }) {
  const inSuite = (suite, titles) => [
    ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, [...titles, inner.title])),
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map(({ status, results }) => ({
        name: [suite.file, ...titles, title].join(' › '),
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        status,
      })),
    ),
  ];
  return suites.flatMap((file) => inSuite(file, []));
}

/** Of a run of Playwright that its time limit has ended: what it had no time for, and whether anything failed. */
export function endedEarly(report) {
  const all = browserTests(report);
  const left = all.filter(({ status }) => status === 'skipped').map(({ name }) => name);
  const isFailed =
    all.some(({ status }) => status === 'unexpected') ||
    report.errors.some(({ message }) => !/Timed out waiting/.test(message ?? ''));
  return { left, ok: left.length > 0 && !isFailed };
}

export const slowest = (all, count = 10) => all.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
