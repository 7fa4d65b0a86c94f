import { randomHex } from '@iacta/online/random';
import type { Reply } from '@iacta/online/wire';
import { hashOfKey } from '@iacta/table/log';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BusHub } from '../bus/in-process.ts';
import { Cluster } from '../cluster/cluster.ts';
import { MemorySides } from '../cluster/memory-sides.ts';
import { TableRegistry } from '../registry/registry.ts';
import { DEFAULTS } from '../registry/settings.ts';
import type { Peer } from '../session/people.ts';
import type { TableSession } from '../session/session.ts';
import { Committer } from '../store/committer.ts';
import { MemoryDisk, MemoryStore } from '../store/memory.ts';

/** Heartbeats come only where the test asks for them. */
const NEVER = 1e9;

interface Process {
  readonly cluster: Cluster;
  readonly store: MemoryStore;
  readonly registry: TableRegistry;
}

const key = randomHex(16);
let processes: Process[];
let table: string;

/** `shared`: what one process announces the other receives; without it no notice ever arrives. */
async function open(buses: 'shared' | 'apart'): Promise<void> {
  const hub = new BusHub();
  const disk = new MemoryDisk();
  const sides = new MemorySides(() => Date.now());
  processes = [];
  for (const name of ['a', 'b']) {
    const store = new MemoryStore(disk);
    const bus = (buses === 'shared' ? hub : new BusHub()).connect(name);
    const cluster = new Cluster({ store, sides, bus, process: name, beat: NEVER, lease: NEVER });
    await cluster.beat();
    const registry = new TableRegistry({
      store,
      committer: new Committer(store),
      settings: { ...DEFAULTS, nonceWait: 10 },
      cluster,
      events: {
        refused: () => {},
        acknowledged: () => {},
        leftOut: () => {},
        trouble: () => {},
        expired: () => {},
      },
    });
    processes.push({ cluster, store, registry });
  }
  const opened = await processes[0].registry.open({
    key,
    game: 'zocken',
    options: { seats: 2 },
    name: 'Ada',
  });
  if (!opened.ok) throw new Error(opened.refusal.code);
  table = opened.value.table;
}

beforeEach(() => open('apart'));

afterEach(() => Promise.all(processes.map(({ registry }) => registry.close())));

/** The host's device at a process, and what it receives. */
async function join(
  { registry }: Process,
  of = key,
): Promise<{ session: TableSession; peer: Peer; heard: Reply[] }> {
  const heard: Reply[] = [];
  const session = await registry.session(table);
  if (!session) throw new Error('no table');
  const peer: Peer = {
    keyHash: hashOfKey(of),
    program: false,
    send: (text) => void heard.push(JSON.parse(text) as Reply),
    drop: () => void heard.push({ type: 'bye', wait: 0 }),
    rejoin: async () => {},
  };
  session.join(peer);
  return { session, peer, heard };
}

const answers = (heard: readonly Reply[]) =>
  heard.filter(({ type }) => type === 'ack' || type === 'refused').map((reply) => ({ ...reply }));

test('an action that a process would refuse is acknowledged where another one has done it already', async () => {
  const [here, behind] = [await join(processes[0]), await join(processes[1])];
  here.session.handle(here.peer, { type: 'start', id: 'start-now', absent: 'bot' });
  here.session.handle(here.peer, { type: 'pause', id: 'pause-now' });
  await expect.poll(() => answers(here.heard).length).toBe(2);
  // For the other process the game has not started: there is nothing to pause.
  behind.session.handle(behind.peer, { type: 'pause', id: 'pause-now' });
  await expect.poll(() => answers(behind.heard).length).toBe(1);
  expect(answers(behind.heard)).toEqual([answers(here.heard)[1]]);
  // What is wrong stays refused, once.
  behind.session.handle(behind.peer, { type: 'close', id: 'close-this', seat: 1 });
  await expect.poll(() => answers(behind.heard).length).toBe(2);
  expect(answers(behind.heard)[1]).toMatchObject({ type: 'refused', id: 'close-this' });
});

test('a table that was removed is unloaded by the next repair, and its devices are sent away', async () => {
  const { session, heard } = await join(processes[1]);
  expect(processes[1].registry.sessions.has(session)).toBe(true);
  const all = { finished: Number.MAX_SAFE_INTEGER, abandoned: Number.MAX_SAFE_INTEGER };
  await processes[0].store.remove([table], all);
  for (let beats = 0; beats < 3; beats++) await processes[1].cluster.beat();
  expect(processes[1].registry.sessions.size).toBe(0);
  expect(heard.at(-1)).toMatchObject({ type: 'bye' });
  expect(await processes[1].registry.session(table)).toBeNull();
});

test.each([0, 1])('a throw without commitments is rolled, whichever process writes it: %s', async (at) => {
  await Promise.all(processes.map(({ registry }) => registry.close()));
  await open('shared');
  const other = randomHex(16);
  await processes[0].registry.takeSeat(table, { key: other, name: 'Bea' });
  // The player who begins is at one of the processes, the other one at the other.
  const devices = [await join(processes[at]), await join(processes[1 - at], other)];
  for (let beats = 0; beats < 2; beats++) for (const { cluster } of processes) await cluster.beat();
  devices[0].session.handle(devices[0].peer, { type: 'start', id: 'start-now' });
  const seatAsked = () => {
    const waits = devices[0].session.table.waitsFor();
    return waits?.kind === 'roll' ? waits.seat : -1;
  };
  await expect.poll(seatAsked).toBeGreaterThanOrEqual(0);
  const { session, peer, heard } = devices[seatAsked()];
  await expect.poll(() => session.table.waitsFor()?.kind).toBe('roll');
  session.handle(peer, { type: 'throw', id: 'throw-now', roll: 0 });
  await expect.poll(() => answers(heard).at(-1)).toMatchObject({ type: 'ack', id: 'throw-now' });
  await expect
    .poll(() => devices.map((each) => each.session.table.waitsFor()?.kind))
    .toEqual(['moves', 'moves']);
});
