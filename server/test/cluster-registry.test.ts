import type { Clock } from '@iacta/online/clock';
import { SYSTEM_CLOCK } from '@iacta/online/clock';
import { randomHex } from '@iacta/online/random';
import { hashOfKey } from '@iacta/table/log';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BusHub } from '../bus/in-process.ts';
import { Cluster } from '../cluster/cluster.ts';
import type { SideStore } from '../cluster/side.ts';
import { TableRegistry } from '../registry/registry.ts';
import { DEFAULTS } from '../registry/settings.ts';
import { Committer } from '../store/committer.ts';
import { MemoryDisk, MemoryStore } from '../store/memory.ts';
import type { Batch } from '../store/store.ts';

type Method = 'rows' | 'heads' | 'append';

/** A store whose next call of a method waits, and then goes on or fails. */
class HeldStore extends MemoryStore {
  readonly #next = new Map<Method, { entered: () => void; gate: Promise<void> }>();

  hold(method: Method) {
    const entered = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    this.#next.set(method, { entered: entered.resolve, gate: gate.promise });
    return { entered: entered.promise, release: gate.resolve, fail: gate.reject };
  }

  async #pass(method: Method): Promise<void> {
    const held = this.#next.get(method);
    this.#next.delete(method);
    held?.entered();
    await held?.gate;
  }

  override async rows(table: string, after?: number) {
    await this.#pass('rows');
    return super.rows(table, after);
  }

  override async heads(tables: readonly string[]) {
    await this.#pass('heads');
    return super.heads(tables);
  }

  override async append(batches: readonly Batch[]) {
    await this.#pass('append');
    return super.append(batches);
  }
}

/** What this process has sent to the others, in order. */
let written: (string | null)[];

/** Whether the database answers heartbeats. */
let isAnswering: boolean;

const NO_SIDES: SideStore = {
  beat: async () => {
    if (!isAnswering) throw new Error('no database');
    return { isNew: false, now: 0, others: [] };
  },
  write: async (_process, sides) => void written.push(...sides.values()),
  read: async () => [],
  recent: async () => [],
  leave: async () => {},
};

/** How often heartbeats come, in milliseconds. */
const BEAT = 300;
let heartbeat = () => {};

/** Heartbeats come only when the test asks for them. */
const WITHOUT_TIMERS: Clock = {
  ...SYSTEM_CLOCK,
  setTimeout: (callback, ms) => {
    if (ms !== BEAT) return SYSTEM_CLOCK.setTimeout(callback, ms);
    heartbeat = callback;
    return 0;
  },
};

describe('a session in a cluster that ends while another one of its table begins', () => {
  let store: HeldStore;
  let cluster: Cluster;
  let registry: TableRegistry;
  let table: string;
  let troubles: unknown[];
  const hub = new BusHub();

  beforeEach(async () => {
    store = new HeldStore(new MemoryDisk());
    cluster = new Cluster({
      store,
      sides: NO_SIDES,
      bus: hub.connect('a'),
      clock: WITHOUT_TIMERS,
      beat: BEAT,
    });
    troubles = [];
    written = [];
    isAnswering = true;
    registry = new TableRegistry({
      store,
      committer: new Committer(store),
      settings: DEFAULTS,
      cluster,
      events: {
        refused: () => {},
        acknowledged: () => {},
        leftOut: () => {},
        trouble: (_table, error) => troubles.push(error),
        expired: () => {},
      },
    });
    const opened = await registry.open({
      key: randomHex(16),
      game: 'zocken',
      options: { seats: 2 },
      name: 'Ada',
    });
    if (!opened.ok) throw new Error(opened.refusal.code);
    table = opened.value.table;
  });
  afterEach(() => registry.close());

  /** The store is asked how far tables are at some of the heartbeats. */
  async function repair(): Promise<void> {
    for (let beats = 0; beats < 6; beats++) await cluster.beat();
  }

  test('one that could not join is gone at once, and its successor stays', async () => {
    store.hold('heads').fail(new Error('no database'));
    await expect(registry.session(table)).rejects.toThrow('no database');
    expect(registry.sessions.size).toBe(0);
    const reading = store.hold('rows');
    const successor = registry.session(table);
    await reading.entered;
    await repair();
    reading.release();
    expect(await registry.session(table)).toBe(await successor);
  });

  test('one that is still joining is not read again by the heartbeat', async () => {
    const asking = store.hold('heads');
    const joining = registry.session(table);
    await asking.entered;
    await repair();
    asking.release();
    expect(await registry.session(table)).toBe(await joining);
  });

  test('while devices move to the successor, the other processes see them as before', async () => {
    const first = await registry.session(table);
    const arrived = Promise.withResolvers<void>();
    const peer = {
      keyHash: null,
      program: false,
      send: () => {},
      drop: () => {},
      rejoin: async () => {
        const successor = await registry.session(table);
        successor?.join(peer);
        arrived.resolve();
      },
    };
    first?.join(peer);
    await expect.poll(() => written.length).toBe(1);
    const reading = store.hold('rows');
    hub.connect('b').publish([{ kind: 'redacted', table }]);
    await reading.entered;
    // Time enough to write a side, if one were written.
    for (let turns = 0; turns < 5; turns++) await new Promise((turn) => setImmediate(turn));
    reading.release();
    await arrived.promise;
    await expect.poll(() => written.length).toBeGreaterThan(1);
    const sides = written.map((data) => ({ ...(JSON.parse(data ?? 'null') as object), count: 0 }));
    expect(sides).toEqual(sides.map(() => sides[0]));
    expect(JSON.parse(written[0] ?? 'null')).toMatchObject({ watchers: 1 });
  });

  test('devices of a process that is cut off from the database are sent away, and none comes in', async () => {
    const sent: string[] = [];
    const session = await registry.session(table);
    session?.join({
      keyHash: null,
      program: false,
      send: (text) => sent.push(text),
      drop: () => sent.push('dropped'),
      rejoin: async () => {},
    });
    // The welcome, and who is here.
    await expect.poll(() => sent.length).toBe(2);
    isAnswering = false;
    for (let beats = 0; beats < 6; beats++) heartbeat();
    expect(sent.slice(2)).toEqual([
      '{"type":"fault","refusal":{"code":"storage-missing"}}',
      '{"type":"bye","wait":1000}',
      'dropped',
    ]);
    await expect(registry.session(table)).rejects.toMatchObject({ problem: 'missing' });
    expect(registry.storageWait).toBe(1000);
    // The longer it lasts the less often all of them try.
    for (let beats = 0; beats < 14; beats++) heartbeat();
    expect(registry.storageWait).toBe(3000);
    for (let beats = 0; beats < 100; beats++) heartbeat();
    expect(registry.storageWait).toBe(5000);
    isAnswering = true;
    await cluster.beat();
    await cluster.beat();
    expect(await registry.session(table)).not.toBe(session);
  });

  test('a process that is closing does not say that a table does not exist: devices would not come back', async () => {
    const reading = store.hold('rows');
    const session = registry.session(table);
    await reading.entered;
    const closed = registry.close();
    reading.release();
    await expect(session).rejects.toThrow('closing');
    await expect(registry.session(table)).rejects.toThrow('closing');
    await closed;
    expect(troubles).toEqual([]);
  });

  test('one whose entry fails after it was replaced leaves its successor where it is', async () => {
    const first = await registry.session(table);
    const writing = store.hold('append');
    const taken = first?.people.takeSeat({ name: 'Bea' }, hashOfKey(randomHex(16)));
    await writing.entered;
    hub.connect('b').publish([{ kind: 'redacted', table }]);
    await expect.poll(() => registry.sessions.size).toBe(0);
    const second = await registry.session(table);
    expect(second).not.toBe(first);
    writing.fail(new Error('no database'));
    await expect.poll(() => troubles.length).toBe(1);
    expect(await taken).toMatchObject({ ok: false });
    expect(await registry.session(table)).toBe(second);
  });
});
