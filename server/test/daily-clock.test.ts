import { loadRules } from '@iacta/games';
import { type Clock, SYSTEM_CLOCK } from '@iacta/online/clock';
import { closesAt, daysLater, startOf } from '@iacta/online/daily';
import { beforeEach, expect, test } from 'vitest';
import { Daily } from '../daily/daily.ts';
import { Days } from '../daily/days.ts';
import { DEFAULTS } from '../registry/settings.ts';
import { MemoryDisk, MemoryStore } from '../store/memory.ts';

const DAY = '2026-11-18';
const MINUTE = 60_000;

let wall: number;
let monotonic: number;
let store: MemoryStore;
const clock: Clock = { ...SYSTEM_CLOCK, now: () => wall, monotonic: () => monotonic };

/** A process that looks after the days of the store. */
function start(): Daily {
  return new Daily({
    store,
    days: new Days(store.daily, clock),
    clock,
    settings: DEFAULTS,
    loadRules,
    open: async () => {},
    session: async () => null,
    failed: (_table, error) => {
      throw error;
    },
  });
}

async function pass(daily: Daily, minutes: number): Promise<void> {
  for (let i = 0; i < minutes; i++) {
    wall += MINUTE;
    monotonic += MINUTE;
    await daily.look();
  }
}

beforeEach(async () => {
  store = new MemoryStore(new MemoryDisk());
  wall = startOf(DAY);
  monotonic = 5;
  await pass(start(), 1);
});

test('a day is closed when its time is over, and not before', async () => {
  wall = closesAt(DAY) - 20 * MINUTE;
  const daily = start();
  await pass(daily, 20);
  expect(await store.daily.lastClosed()).toBeNull();
  await pass(daily, 1);
  expect(await store.daily.lastClosed()).toBe(DAY);
});

test('no day is closed by a clock that was wrong at the start and is set right soon', async () => {
  wall = startOf(daysLater(DAY, 6));
  const daily = start();
  await pass(daily, 9);
  wall = startOf(DAY) + 60 * MINUTE;
  await pass(daily, 30);
  expect(await store.daily.lastClosed()).toBeNull();
});

test('a clock that is set while the server runs is not believed for a while', async () => {
  const daily = start();
  await pass(daily, 30);
  wall = startOf(daysLater(DAY, 6));
  await pass(daily, 9);
  expect(await store.daily.lastClosed()).toBeNull();
  await pass(daily, 3);
  expect(await store.daily.lastClosed()).toBe(daysLater(DAY, 4));
});
