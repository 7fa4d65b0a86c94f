import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const GIVE_WAY = new URL('../give-way.ts', import.meta.url).href;
/** In a process of its own, whose helpers nobody else needs; each thread with its priority, as Linux tells it. */
const SCRIPT = `
  const { letHelpersGiveWay } = await import(${JSON.stringify(GIVE_WAY)});
  const { readdirSync, readFileSync } = await import('node:fs');
  letHelpersGiveWay();
  const threads = readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync('/proc/self/task/' + thread + '/stat', 'utf8');
    const nice = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
    return [stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')')), nice];
  });
  console.log(JSON.stringify(threads));
`;

it.runIf(process.platform === 'linux')('helpers have the lowest priority, and nobody else', () => {
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT], { encoding: 'utf8' });
  const threads = JSON.parse(told) as [string, number][];
  const own = Math.min(...threads.map(([, nice]) => nice));
  const helpers = threads.filter(([name]) => name === 'V8Worker');
  expect(helpers.length).toBeGreaterThan(0);
  expect(helpers.every(([, nice]) => nice === 19)).toBe(true);
  const others = threads.filter(([name]) => name !== 'V8Worker');
  expect(others.length).toBeGreaterThan(0);
  expect(others.every(([, nice]) => nice === own && nice < 19)).toBe(true);
});
