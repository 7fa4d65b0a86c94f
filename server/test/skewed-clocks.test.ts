import { moves } from '@iacta/core';
import type { Clock } from '@iacta/online/clock';
import { randomHex } from '@iacta/online/random';
import { hashOfKey } from '@iacta/table/log';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BusHub } from '../bus/in-process.ts';
import { Cluster } from '../cluster/cluster.ts';
import { MemorySides } from '../cluster/memory-sides.ts';
import { TableRegistry } from '../registry/registry.ts';
import { DEFAULTS } from '../registry/settings.ts';
import { startOf } from '../session/commands.ts';
import type { Peer } from '../session/people.ts';
import { Committer } from '../store/committer.ts';
import { MemoryDisk, MemoryStore } from '../store/memory.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Of the table, in milliseconds. */
const TURN = MINUTE;
/** A clock step may be this early and this late. */
const EARLIEST = TURN * 0.95;
const LATEST = TURN + 5000;
const STEP = 50;

/** True time, which only grows; each process has its own timers and its own idea of the hour. */
class World {
  ms = 0;
  readonly #timers = new Set<{ readonly at: number; readonly act: () => void; readonly of: Clock }>();
  readonly #ended = new Set<Clock>();

  clock(wall: () => number): Clock {
    const clock: Clock = {
      now: () => wall() + this.ms,
      // Machines count from their own start.
      monotonic: () => this.ms + (wall() % 1000),
      setTimeout: (act, ms) => {
        const timer = { at: this.ms + Math.max(0, ms), act, of: clock };
        if (!this.#ended.has(clock)) this.#timers.add(timer);
        return timer;
      },
      clearTimeout: (timer) => void this.#timers.delete(timer as never),
    };
    return clock;
  }

  /** Nothing is due at this process any more, as after its end. */
  end(clock: Clock): void {
    this.#ended.add(clock);
    for (const timer of this.#timers) if (timer.of === clock) this.#timers.delete(timer);
  }

  async pass(ms: number): Promise<void> {
    for (const end = this.ms + ms; this.ms < end; this.ms += STEP) {
      for (const timer of [...this.#timers].sort((a, b) => a.at - b.at))
        if (timer.at <= this.ms && this.#timers.delete(timer)) timer.act();
      for (let turn = 0; turn < 12; turn++) await new Promise((next) => setImmediate(next));
    }
  }
}

describe('turn clocks where clocks differ', () => {
  let world: World;
  let sides: MemorySides;
  let disk: MemoryDisk;
  let hub: BusHub;
  let databaseAhead: number;
  let processes: { readonly registry: TableRegistry; readonly clock: Clock }[];
  let troubles: unknown[];
  let moved: number;
  /** When each entry was made, in true time. */
  let written: Map<number, number>;
  const keys = [randomHex(16), randomHex(16)];
  let table: string;

  async function process(name: string, ahead: number): Promise<void> {
    const clock = world.clock(() => 1_700_000_000_000 + ahead);
    const store = new MemoryStore(disk);
    const cluster = new Cluster({ store, sides, bus: hub.connect(name), process: name, clock });
    const started = cluster.start();
    await world.pass(3000);
    await started;
    const registry = new TableRegistry({
      store,
      committer: new Committer(store, { clock }),
      clock,
      settings: { ...DEFAULTS, nonceWait: 100 },
      cluster,
      written: (_table, before, after) => {
        for (let seq = before.seq + 1; seq <= after.seq; seq++) written.set(seq, world.ms);
      },
      events: {
        refused: () => {},
        acknowledged: () => {},
        leftOut: () => {},
        trouble: (_table, error) => troubles.push(error),
        expired: () => {},
      },
    });
    processes.push({ registry, clock });
  }

  /** A device that sends nothing: all steps of its seat are the clock's. */
  async function join({ registry }: (typeof processes)[number], seat: number): Promise<void> {
    const session = await registry.session(table);
    const peer: Peer = {
      keyHash: hashOfKey(keys[seat]),
      program: false,
      send: () => {},
      drop: () => {},
      rejoin: async (seen) => (await registry.session(table))?.join(peer, seen),
    };
    session?.join(peer);
  }

  beforeEach(() => {
    world = new World();
    disk = new MemoryDisk();
    hub = new BusHub();
    databaseAhead = 0;
    sides = new MemorySides(() => 1_700_000_000_000 + world.ms + databaseAhead);
    troubles = [];
    moved = 0;
    processes = [];
    written = new Map();
  });

  afterEach(async () => {
    await Promise.all(processes.map(({ registry }) => registry.close()));
  });

  async function playing(ahead: readonly number[]): Promise<void> {
    for (const [i, each] of ahead.entries()) await process(`p${i}`, each);
    const { registry } = processes[0];
    const opening = { key: keys[0], game: 'zocken', options: { seats: 2 }, name: 'A', clock: TURN / 1000 };
    const opened = await registry.open(opening);
    if (!opened.ok) throw new Error(opened.refusal.code);
    table = opened.value.table;
    await registry.takeSeat(table, { key: keys[1], name: 'B' });
    await join(processes[0], 0);
    await join(processes[1], 1);
    await world.pass(1000);
    const session = await registry.session(table);
    session?.submit([startOf(session.clock.now())]);
    await world.pass(STEP);
  }

  /** A move of the seat that is asked, made at a process. */
  async function moveAt({ registry }: (typeof processes)[number]): Promise<void> {
    const session = await registry.session(table);
    const waits = session?.table.waitsFor();
    if (!session?.table.position || waits?.kind !== 'moves') return;
    const [seat] = waits.seats;
    const { rules, position } = session.table;
    const move = rules.encodeMove(moves(rules, position, seat)[0]);
    session.submit([{ body: { type: 'move', at: session.clock.now(), seat, move } }]);
    moved++;
  }

  /** How long each seat's time was before the clock made its step, in true time. */
  function times(): number[] {
    const rows = [...(disk.rows.get(table)?.values() ?? [])].sort((a, b) => a.seq - b.seq);
    return rows.flatMap(({ seq, body }) => {
      const { by } = JSON.parse(body) as { by?: string };
      const [asked, made] = [written.get(seq - 1), written.get(seq)];
      return by === 'clock' && asked !== undefined && made !== undefined ? [made - asked] : [];
    });
  }

  function expectRightTimes(atLeast: number): void {
    expect(troubles).toEqual([]);
    expect(times().length).toBeGreaterThanOrEqual(atLeast);
    for (const time of times()) {
      expect(time).toBeGreaterThanOrEqual(EARLIEST);
      expect(time).toBeLessThanOrEqual(LATEST);
    }
  }

  test.each([
    ['the first an hour behind', [-HOUR, 0]],
    ['the first an hour ahead', [HOUR, 0]],
    ['the second an hour behind', [0, -HOUR]],
    ['the second an hour ahead', [0, HOUR]],
  ])('run at both processes alike: %s', async (_name, ahead) => {
    await playing(ahead);
    for (let turn = 0; turn < 6; turn++) {
      await world.pass(LATEST);
      // The next player is asked by the clock of the other process.
      await moveAt(processes[1]);
    }
    expect(moved).toBeGreaterThan(0);
    expectRightTimes(4);
  });

  const SET = [
    ['ahead', 5 * MINUTE],
    ['back', -5 * MINUTE],
  ] as const;

  test.each(SET)(
    'run on while the clock of the database is set %s, and a process joins',
    async (_name, by) => {
      await playing([HOUR, -HOUR]);
      await world.pass(TURN / 2);
      databaseAhead += by;
      await world.pass(TURN);
      await process('p2', 0);
      await join(processes[2], 1);
      await world.pass(2 * TURN);
      databaseAhead -= by;
      await world.pass(TURN);
      expectRightTimes(4);
    },
  );

  test.each(SET)(
    'run on when the leader ends while the clock of the database is set %s',
    async (_name, by) => {
      await playing([HOUR, -HOUR, 0]);
      await world.pass(2 * TURN - 5 * STEP);
      // In the middle of a question, twice; the last process reads the table only then.
      for (const next of [1, 2]) {
        await world.pass(TURN / 2);
        world.end(processes[next - 1].clock);
        databaseAhead += by;
        for (const seat of [0, 1]) await join(processes[next], seat);
        await world.pass(TURN * 1.5);
      }
      expectRightTimes(5);
    },
  );
});
