import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { Cleaner } from '../cleaner.ts';
import { COLLECTOR } from '../collector.js';

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn++) await new Promise((next) => setImmediate(next));
};
const later = () => turns(7);

/** A cleaner that only notes what it would do. */
function noting(isBusy: () => boolean) {
  const did: string[] = [];
  const cleaner = new Cleaner(
    isBusy,
    () => did.push('clean'),
    () => did.push('sleep'),
  );
  return { cleaner, did, cleaned: () => did.filter((each) => each === 'clean').length };
}

test('it cleans once for many entries, and not within the turn in which they were written', async () => {
  const { cleaner, cleaned } = noting(() => false);
  cleaner.wrote(15);
  await later();
  expect(cleaned()).toBe(0);
  cleaner.wrote(1);
  cleaner.wrote(5);
  expect(cleaned()).toBe(0);
  await later();
  expect(cleaned()).toBe(1);
  cleaner.wrote(15);
  await later();
  expect(cleaned()).toBe(1);
});

test('while somebody waits it does not clean, and the next entries ask again', async () => {
  let busy = true;
  const { cleaner, cleaned } = noting(() => busy);
  cleaner.wrote(40);
  await later();
  expect(cleaned()).toBe(0);
  busy = false;
  await later();
  expect(cleaned()).toBe(0);
  cleaner.wrote(1);
  await later();
  expect(cleaned()).toBe(1);
});

test('before it cleans it sleeps, for whoever carries the answers on; not while somebody waits', async () => {
  let busy = true;
  const { cleaner, did } = noting(() => busy);
  cleaner.wrote(16);
  await later();
  expect(did).toEqual([]);
  busy = false;
  cleaner.wrote(1);
  await later();
  expect(did).toEqual(['sleep', 'sleep', 'clean']);
});

test('when others have been answered meanwhile, it sleeps for those too', async () => {
  const { cleaner, did } = noting(() => false);
  cleaner.wrote(16);
  await turns(5);
  expect(did).toEqual(['sleep', 'sleep']);
  cleaner.wrote(1);
  await turns(1);
  expect(did).toEqual(['sleep', 'sleep']);
  await later();
  expect(did).toEqual(['sleep', 'sleep', 'sleep', 'sleep', 'clean']);
});

/** What a server's Node says of its collections while it runs a script. */
function collectionsOf(script: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...COLLECTOR, '--trace-gc', '-e', script], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

test('the Node of a server knows all its flags, and cleans when it is asked to', () => {
  const told = collectionsOf("for (let i = 0; i < 3; i++) gc({ type: 'minor' })");
  expect(told.match(/Scavenge/g)?.length).toBeGreaterThanOrEqual(3);
});

test('cleaning does not cut short what goes through all memory bit by bit', () => {
  const told = collectionsOf(`
    const kept = [];
    const grow = setInterval(() => {
      for (let i = 0; i < 20_000; i++) kept.push({ seq: i, text: 'entry ' + i });
      gc({ type: 'minor' });
      if (process.memoryUsage().heapUsed > 400e6) clearInterval(grow);
    }, 1);
  `);
  expect(told).toContain('Mark-Compact');
  expect(told).not.toContain('forced finalization');
});
