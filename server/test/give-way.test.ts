import { execFileSync, spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const GIVE_WAY = new URL('../give-way.ts', import.meta.url).href;
/** In a process of its own, whose helpers nobody else needs; each thread as Linux tells it (proc(5), stat). */
const SCRIPT = `
  const { letHelpersGiveWay } = await import(${JSON.stringify(GIVE_WAY)});
  const { readdirSync, readFileSync } = await import('node:fs');
  letHelpersGiveWay();
  const threads = readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync('/proc/self/task/' + thread + '/stat', 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ').map(Number);
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    return { name, nice: fields[16], policy: fields[38] };
  });
  console.log(JSON.stringify(threads));
`;
const LOWEST = 19;
const NORMAL = 0;
const IDLE = 5;

function threadsIn(path: string | undefined) {
  const options = { encoding: 'utf8', env: { ...process.env, PATH: path } } as const;
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT], options);
  const threads = JSON.parse(told) as { name: string; nice: number; policy: number }[];
  return {
    helpers: threads.filter(({ name }) => name === 'V8Worker'),
    others: threads.filter(({ name }) => name !== 'V8Worker'),
  };
}

const hasChrt = spawnSync('chrt', ['--version']).status === 0;

it.runIf(process.platform === 'linux')('helpers are for idle times, and nobody else is', () => {
  const { helpers, others } = threadsIn(process.env.PATH);
  expect(helpers.length).toBeGreaterThan(0);
  for (const { nice, policy } of helpers) expect([nice, policy]).toEqual([LOWEST, hasChrt ? IDLE : NORMAL]);
  expect(others.length).toBeGreaterThan(0);
  for (const { nice, policy } of others) {
    expect(nice).toBeLessThan(LOWEST);
    expect(policy).toBe(NORMAL);
  }
});

it.runIf(process.platform === 'linux')('without chrt they have the lowest priority', () => {
  const { helpers } = threadsIn('');
  expect(helpers.length).toBeGreaterThan(0);
  for (const { nice, policy } of helpers) expect([nice, policy]).toEqual([LOWEST, NORMAL]);
});
