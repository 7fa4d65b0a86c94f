import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TableRegistry } from '../registry/registry.ts';
import { DEFAULTS } from '../registry/settings.ts';
import { Scheduler } from '../simulation/scheduler.ts';
import { Committer } from '../store/committer.ts';
import { MemoryDisk, MemoryStore } from '../store/memory.ts';
import { StoreError } from '../store/problem.ts';
import { newKey } from './kit.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const EPOCH = 1_800_000_000_000;

/** A server's tables with a separate clock and disk. */
function tables(kept: { keepFinished?: number; keepAbandoned?: number } = {}) {
  const reported = new Set<string>();
  const disk = new MemoryDisk();
  const scheduler = new Scheduler((n) => n >> 1);
  let skew = 0;
  const clock = scheduler.clock(
    'server',
    () => EPOCH + skew,
    () => true,
  );
  const store = new MemoryStore(disk);
  const expired: number[] = [];
  const troubles: unknown[] = [];
  const none = () => {};
  const registry = new TableRegistry({
    store,
    committer: new Committer(store, { clock }),
    moderation: { isClosed: () => false, isMuted: () => false, reported },
    settings: { ...DEFAULTS, alarm: 1000 * DAY, ...kept },
    clock,
    events: {
      refused: none,
      acknowledged: none,
      leftOut: none,
      trouble: (_, error) => troubles.push(error),
      expired: (count) => expired.push(count),
    },
    thinker: { ask: () => Promise.reject(new Error('no bots here')), close: async () => {} },
  });
  return {
    registry,
    reported,
    store,
    disk,
    expired,
    troubles,
    pass: (ms: number) => scheduler.until(scheduler.time + ms),
    setClock: (ms: number) => {
      skew += ms;
    },
    async open(): Promise<string> {
      const opened = await registry.open({ key: newKey(), game: 'zocken', name: 'Ada' });
      if (!opened.ok) throw new Error(opened.refusal.code);
      return opened.value.table;
    },
  };
}

describe('D12: tables are not kept for ever', () => {
  let world: ReturnType<typeof tables>;
  beforeEach(() => {
    world = tables();
  });
  afterEach(() => world.registry.close());

  test('one with a report is kept until an operator has decided, and no other one for it', async () => {
    const tables = [];
    for (let i = 0; i < 102; i++) tables.push(await world.open());
    for (const table of tables.slice(0, 101)) world.reported.add(table);
    await world.pass(30 * DAY + HOUR);
    expect(tables.filter((table) => world.disk.tables.has(table))).toEqual(tables.slice(0, 101));
    world.reported.clear();
    await world.pass(HOUR);
    expect(world.disk.tables.size).toBe(0);
  });

  test('an abandoned one goes after 30 days, a finished one after a year', async () => {
    const abandoned = await world.open();
    const finished = await world.open();
    const entry = world.disk.tables.get(finished);
    if (entry) world.disk.tables.set(finished, { ...entry, phase: 'over' });
    await world.pass(30 * DAY - HOUR);
    expect(world.disk.tables.has(abandoned)).toBe(true);
    await world.pass(2 * HOUR);
    expect(world.disk.tables.has(abandoned)).toBe(false);
    expect(await world.registry.session(abandoned)).toBeNull();
    expect(world.expired).toEqual([1]);
    await world.pass(335 * DAY - 2 * HOUR);
    expect(world.disk.tables.has(finished)).toBe(true);
    await world.pass(2 * HOUR);
    expect(world.disk.tables.has(finished)).toBe(false);
  });

  test('one that is in use stays, however old', async () => {
    const table = await world.open();
    const session = await world.registry.session(table);
    session?.join({ keyHash: null, program: false, send: () => {}, drop: () => {}, rejoin: async () => {} });
    await world.pass(40 * DAY);
    expect(world.disk.tables.has(table)).toBe(true);
  });

  test('a clock that was set by a year deletes nothing before it has stayed so for an hour', async () => {
    const table = await world.open();
    await world.pass(HOUR / 2);
    world.setClock(365 * DAY);
    await world.pass(HOUR);
    expect(world.disk.tables.has(table)).toBe(true);
    world.setClock(-365 * DAY);
    await world.pass(3 * HOUR);
    expect(world.disk.tables.has(table)).toBe(true);
  });

  test('a disk that fails is reported, and tried again an hour later', async () => {
    const table = await world.open();
    const remove = vi.spyOn(world.store, 'remove');
    remove.mockRejectedValue(new StoreError('full', 'simulated'));
    await world.pass(31 * DAY);
    expect(world.troubles[0]).toMatchObject({ problem: 'full' });
    expect(await world.registry.session(table)).not.toBeNull();
    remove.mockRestore();
    await world.pass(2 * HOUR);
    expect(world.disk.tables.has(table)).toBe(false);
  });
});

test('0 keeps tables for ever', async () => {
  const world = tables({ keepFinished: 0, keepAbandoned: 0 });
  const table = await world.open();
  await world.pass(1000 * DAY);
  expect(world.disk.tables.has(table)).toBe(true);
  await world.registry.close();
});

test('hundreds are deleted in one go', async () => {
  const world = tables();
  for (let i = 0; i < 250; i++) await world.open();
  await world.pass(31 * DAY);
  expect(world.expired).toEqual([250]);
  await world.registry.close();
});
