import type { Clock } from '@iacta/online/clock';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Bus, Listener, Notice } from '../bus/bus.ts';
import { Cluster, type Member } from '../cluster/cluster.ts';
import type { Side, SideStore, StoredSide } from '../cluster/side.ts';

const TABLE = 'table';
const SIDE: Side = { here: [0], watchers: 0, isHostHere: true, promise: '', commits: [], nonces: [] };
const COMMIT = { seat: 0, commit: 'c' };

/** What several processes have written, in memory; a crash of the database deletes all of it. */
class Sides implements SideStore {
  readonly alive = new Set<string>();
  readonly rows = new Map<string, StoredSide>();
  fails = false;
  readonly #known = new Set<string>();
  #writings = 0;
  #time = 0;
  /** Tables whose data were read. */
  readonly reads: (readonly string[])[] = [];

  crash(): void {
    this.rows.clear();
    this.#known.clear();
  }

  put(process: string, side: Side): void {
    this.#put(TABLE, process, JSON.stringify({ ...side, count: ++this.#time }));
  }

  #put(table: string, process: string, data: string): void {
    this.rows.set(process, { table, process, data, changed: String(this.#writings++) });
  }

  async beat(process: string) {
    if (this.fails) throw new Error('no database');
    const isNew = !this.#known.has(process);
    this.#known.add(process);
    const others = [...this.alive].filter((each) => each !== process);
    return { isNew, now: 0, others: others.map((each) => ({ process: each, time: ++this.#time })) };
  }

  async write(process: string, sides: ReadonlyMap<string, string>) {
    if (this.fails) throw new Error('no database');
    for (const [table, data] of sides) this.#put(table, process, data);
  }

  async read(process: string, tables: readonly string[]) {
    this.reads.push(tables);
    return this.recent(process);
  }

  async recent(process: string) {
    return [...this.rows.values()].filter((row) => row.process !== process);
  }

  async leave() {}
}

/** Heartbeats come when the test asks for them, at the time that it sets. */
class TestClock implements Clock {
  ms = 0;
  tick = () => {};
  now = () => this.ms;
  monotonic = () => this.ms;
  setTimeout = (callback: () => void) => {
    this.tick = callback;
    return 0;
  };
  clearTimeout = () => {};
}

describe('what a process knows of the others', () => {
  let sides: Sides;
  let cluster: Cluster;
  let clock: TestClock;
  let published: Notice[];
  let receive: Listener = () => {};
  let own: Side | null;
  let cutOff: number;

  const bus: Bus = {
    isOfDatabase: true,
    publish: (notices) => void published.push(...notices),
    listen: (listener) => {
      receive = listener;
    },
    close: async () => {},
  };
  const member: Member = {
    table: { id: TABLE, seq: 0 },
    side: (isShared) => own && (isShared ? own : SIDE),
    othersChanged: () => {},
    catchUp: async () => {},
    follow: () => {},
    readAgain: () => {},
    removed: () => {},
    cutOff: () => cutOff++,
  };
  const turns = async () => {
    for (let turn = 0; turn < 10; turn++) await new Promise((next) => setImmediate(next));
  };
  const stored = () => {
    const data = sides.rows.get('b')?.data;
    return data ? (JSON.parse(data) as Side) : data;
  };

  beforeEach(async () => {
    sides = new Sides();
    clock = new TestClock();
    published = [];
    own = SIDE;
    cutOff = 0;
    sides.alive.add('a');
    sides.put('a', SIDE);
    const store = { heads: async () => [] };
    cluster = new Cluster({ store, sides, bus, process: 'b', clock });
    await cluster.beat();
    await cluster.add(member);
    await turns();
  });
  afterEach(() => cluster.close());

  test('the oldest process with devices leads; when a crash has deleted its side, the next one does', async () => {
    expect(cluster.others(TABLE).leads()).toBe(false);
    sides.crash();
    // It is alive, but has nothing at this table any more, and could not say so.
    await cluster.beat();
    expect(cluster.others(TABLE).leads()).toBe(true);
  });

  test('a process that was away forgets sides that have ended without its noticing', async () => {
    sides.rows.delete('a');
    await cluster.beat();
    expect(cluster.others(TABLE).leads()).toBe(false);
    clock.ms += 20_000;
    await cluster.beat();
    expect(cluster.others(TABLE).leads()).toBe(true);
  });

  test('a heartbeat reads the sides that have changed, and each change once', async () => {
    const before = sides.reads.length;
    await cluster.beat();
    expect(sides.reads.slice(before)).toEqual([]);
    sides.put('a', { ...SIDE, here: [] });
    await cluster.beat();
    await cluster.beat();
    expect(sides.reads.slice(before)).toEqual([[TABLE]]);
    expect(cluster.others(TABLE).sides()).toMatchObject([{ ...SIDE, here: [] }]);
  });

  test('what is read is passed over where a notice was newer', async () => {
    const newer = JSON.stringify({ ...SIDE, promise: 'p', count: 1000 });
    receive({ kind: 'side', table: TABLE, data: newer }, 'a');
    sides.put('a', { ...SIDE, here: [] });
    await cluster.beat();
    expect(cluster.others(TABLE).sides()).toMatchObject([{ ...SIDE, promise: 'p' }]);
  });

  test('the end of a side that could not be written is written with the next heartbeat', async () => {
    expect(stored()).not.toBe('');
    sides.fails = true;
    cluster.remove(member);
    await turns();
    sides.fails = false;
    await cluster.beat();
    await turns();
    expect(stored()).toBe('');
  });

  test('commitments are written when another process is counted again', async () => {
    own = { ...SIDE, promise: 'p', commits: [COMMIT] };
    sides.alive.clear();
    await cluster.beat();
    cluster.sideChanged(TABLE);
    await turns();
    expect(stored()).toMatchObject(SIDE);
    sides.alive.add('a');
    await cluster.beat();
    await turns();
    expect(stored()).toMatchObject(own);
  });

  test('the database notifies of commitments and nonces, not of devices that come and go', async () => {
    own = { ...SIDE, here: [0, 1] };
    cluster.sideChanged(TABLE);
    await turns();
    expect(published).toEqual([]);
    own = { ...own, promise: 'p', commits: [COMMIT] };
    cluster.sideChanged(TABLE);
    await turns();
    expect(published).toMatchObject([
      { kind: 'side', table: TABLE, data: expect.stringContaining('"commit":"c"') },
    ]);
    own = { ...own, here: [0] };
    cluster.sideChanged(TABLE);
    await turns();
    expect(published).toHaveLength(1);
  });

  test('devices are sent away once the database has not answered for six heartbeats, and not after a suspension', async () => {
    clock.ms += 20_000;
    clock.tick();
    await turns();
    expect(cluster.isCutOff).toBe(false);
    sides.fails = true;
    for (let beats = 0; beats < 5; beats++) {
      clock.tick();
      await turns();
    }
    expect([cluster.isCutOff, cutOff]).toEqual([false, 0]);
    clock.tick();
    await turns();
    clock.tick();
    await turns();
    expect([cluster.isCutOff, cutOff]).toEqual([true, 1]);
    sides.fails = false;
    await cluster.beat();
    expect(cluster.isCutOff).toBe(false);
  });
});
