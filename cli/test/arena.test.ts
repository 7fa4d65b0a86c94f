import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'iacta-arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

function arena(...args: string[]): { readonly [key: string]: unknown }[] {
  const main = join(import.meta.dirname, '../main.ts');
  const all = ['--conditions=source', main, 'arena', '--json', ...args];
  const lines = execFileSync(process.execPath, all, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { [key: string]: unknown });
}

const timeless = ({ msPerMove: _pace, msLongest: _longest, ...rest }: { readonly [key: string]: unknown }) =>
  rest;

test('a series that was stopped goes on as if it had not been', { timeout: 60_000 }, () => {
  const series = ['--game', 'zocken', '--seats', '2', '--bots', 'greedy,random'];
  const [half] = arena(...series, '--games', '20');
  const [gone] = arena(...series, '--games', '40');
  const [whole] = arena(...series, '--games', '40', '--fresh');
  expect(half).toMatchObject({ bench: 'arena', game: 'zocken', seats: 2, games: 20 });
  expect(timeless(gone)).toEqual(timeless(whole));
  expect(whole.bots).toEqual(['greedy', 'random']);
  expect((whole.winRate as number[])[0]).toBeGreaterThan(0.8);
});

test('with --patience a series continues until the better one is clear, and no longer', {
  timeout: 120_000,
}, () => {
  const series = ['--game', 'zocken', '--seats', '2', '--bots', 'greedy,random', '--seed', '5'];
  const [clear] = arena(...series, '--games', '100000', '--seconds', '0.001', '--patience', '60');
  // Ten rounds of two games are the least that is believed.
  expect(clear.games).toBeGreaterThanOrEqual(20);
  expect(clear.games).toBeLessThan(10_000);
  expect((clear.ci95 as number[][])[0][0]).toBeGreaterThan(0.5);
});

test('a level plays legally at every table in turn, and goes on where it stopped', {
  timeout: 60_000,
}, () => {
  const legal = ['--game', 'zocken', '--legal', '--bots', 'casual', '--effort', '0.01'];
  const [half] = arena(...legal, '--games', '9');
  const [gone] = arena(...legal, '--games', '18');
  const [whole] = arena(...legal, '--games', '18', '--fresh');
  expect(half).toMatchObject({ bench: 'legal', game: 'zocken', level: 'casual', games: 9, illegal: 0 });
  expect(gone).toEqual(whole);
  expect(whole.decisions).toBeGreaterThan(half.decisions as number);
});

test('what is wrong with the request is said', () => {
  for (const args of [
    ['--game', 'chess'],
    ['--game', 'zocken', '--bots', 'nobody'],
    ['--games', '0'],
    ['--x'],
  ]) {
    expect(() => arena(...args), args.join(' ')).toThrow();
  }
});
