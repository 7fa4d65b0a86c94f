import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SYSTEM_CLOCK } from '@iacta/online/clock';
import type { BodyOf } from '@iacta/table/log';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Deliveries } from '../outbound/deliveries.ts';
import { hostOf } from '../outbound/remotes.ts';
import { newPushKeys, readPushKeys, writePushKeys } from '../push/keys.ts';
import { PUSH_DEFAULTS, Push } from '../push/push.ts';
import type { TableSession } from '../session/session.ts';
import { MemoryDisk, MemoryStore } from '../store/memory.ts';
import { Turns } from '../tables/turns.ts';
import { PushService } from './push-service.ts';

const KEYS = newPushKeys('mailto:operator@example.org');
const HOUR = 3_600_000;
const HOLDER = { table: 'a', key: 'bea' };

/** A table at which Bea, in seat 1, is asked or not, is there or not, and has a clock or not. */
class Stage {
  readonly store = new MemoryStore(new MemoryDisk());
  readonly sent: string[] = [];
  readonly turns = new Turns();
  awaited: readonly number[] = [];
  phase = 'playing';
  clockSeconds: number | null = null;
  readonly here = new Set<number>();
  deadline: number | null = null;
  /** What is on the disk; further entries are in memory. */
  durable = 1000;
  readonly #pushes: Push[] = [];
  #seq = 0;

  session(): TableSession {
    const phase = () => this.phase;
    const clock = () => this.clockSeconds;
    return {
      clock: SYSTEM_CLOCK,
      settings: { second: 1000 },
      presence: { here: () => this.here },
      autopilot: { deadlineOf: () => this.deadline },
      durableLog: async () => ({ seq: this.durable }),
      table: {
        id: 'a',
        get phase() {
          return phase();
        },
        get clock() {
          return clock();
        },
        turns: this.turns,
        seats: ['ada', 'bea'].map((key) => ({ key })),
        host: 'ada',
        former: new Map(),
        people: () => [0, 1],
        awaited: () => this.awaited,
      },
    } as unknown as TableSession;
  }

  /** A process of the server. */
  push(): Push {
    const session = this.session();
    const push = new Push({
      store: this.store,
      settings: { ...PUSH_DEFAULTS, keys: KEYS, hosts: ['*'], allowPrivate: true },
      deliveries: new Deliveries({
        remoteOf: hostOf,
        clock: SYSTEM_CLOCK,
        post: async (address) => {
          this.sent.push(address);
          return 201;
        },
      }),
      clock: SYSTEM_CLOCK,
      session: async () => session,
      failed: (_, error) => {
        throw error;
      },
    });
    this.#pushes.push(push);
    this.look = () => push.look(session);
    return push;
  }

  /** Entries or devices have come. */
  look: () => void = () => {};

  /** An entry after which the game waits for these seats. */
  entry(awaited: readonly number[], by = 0, who?: BodyOf<'move'>['by']): void {
    this.awaited = awaited;
    const body: BodyOf<'move'> = { type: 'move', at: 0, seat: by, move: {}, ...(who ? { by: who } : {}) };
    this.turns.follow(this.#seq++, body, awaited);
    this.look();
  }

  set isHere(isHere: boolean) {
    if (isHere) this.here.add(1);
    else this.here.delete(1);
    this.look();
  }

  stop(): void {
    for (const push of this.#pushes) push.stop();
  }
}

let stage: Stage;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  vi.useFakeTimers();
  stage = new Stage();
  const service = new PushService('');
  await service.listen();
  const device = { ...service.device('bea'), ...HOLDER, at: 0 };
  await service.close();
  await stage.store.subscriptions.add(device, 5);
  stage.push();
});
afterEach(() => {
  stage.stop();
  vi.useRealTimers();
});

describe('a turn is notified', () => {
  test('when its player has been without a device for a while, and then never again', async () => {
    stage.entry([0]);
    stage.entry([1]);
    await pass(14_000);
    expect(stage.sent).toHaveLength(0);
    await pass(10_000);
    expect(stage.sent).toHaveLength(1);
    await pass(HOUR);
    // Others act; it is still the same turn.
    stage.entry([0, 1]);
    await pass(HOUR);
    expect(stage.sent).toHaveLength(1);
    stage.entry([0], 1, 'clock');
    stage.entry([1]);
    await pass(HOUR);
    expect(stage.sent).toHaveLength(2);
  });

  test('not while a device is there, but when it has gone', async () => {
    stage.isHere = true;
    stage.entry([1]);
    await pass(HOUR);
    expect(stage.sent).toHaveLength(0);
    stage.isHere = false;
    await pass(HOUR);
    expect(stage.sent).toHaveLength(1);
  });

  test('not when the player only loads the page again, however often', async () => {
    stage.entry([1]);
    for (let i = 0; i < 5; i++) {
      await pass(9000);
      stage.isHere = true;
      await pass(9000);
      if (i < 4) stage.isHere = false;
    }
    await pass(HOUR);
    expect(stage.sent).toHaveLength(0);
    stage.isHere = false;
    await pass(HOUR);
    expect(stage.sent).toHaveLength(1);
  });

  test('not when the player has acted in it: who closes the page in the middle of a turn knows', async () => {
    stage.isHere = true;
    stage.entry([1]);
    stage.entry([1], 1);
    stage.isHere = false;
    await pass(HOUR);
    expect(stage.sent).toHaveLength(0);
    stage.entry([0], 1, 'clock');
    stage.entry([1]);
    // A step of the clock in the player's name is none of the player's.
    stage.entry([1], 1, 'clock');
    await pass(HOUR);
    expect(stage.sent).toHaveLength(1);
  });

  test('not when the player has come, acted and gone before the notification was due', async () => {
    stage.entry([1]);
    await pass(6000);
    stage.isHere = true;
    stage.entry([1], 1);
    stage.isHere = false;
    await pass(HOUR);
    expect(stage.sent).toHaveLength(0);
  });

  test('not before it is on the disk', async () => {
    stage.durable = -1;
    stage.entry([1]);
    await pass(HOUR);
    expect(stage.sent).toHaveLength(0);
    stage.durable = 1000;
    await pass(HOUR);
    expect(stage.sent).toHaveLength(1);
  });

  test('by one of several processes, and not again after a restart', async () => {
    stage.entry([1]);
    await pass(HOUR);
    stage.push();
    stage.look();
    await pass(HOUR);
    expect(stage.sent).toHaveLength(1);
    stage.entry([0]);
    stage.entry([1]);
    await pass(HOUR);
    expect(stage.sent).toHaveLength(2);
  });

  test('after a restart that came before the notification', async () => {
    stage.entry([1]);
    stage.stop();
    await pass(HOUR);
    expect(stage.sent).toHaveLength(0);
    // No device comes to the table: the due times are in the store.
    stage.push();
    await pass(HOUR);
    expect(stage.sent).toHaveLength(1);
  });

  test('no more when the game is over: the subscriptions are deleted', async () => {
    stage.phase = 'over';
    stage.entry([]);
    await pass(HOUR);
    expect(await stage.store.subscriptions.of(HOLDER)).toEqual([]);
  });
});

describe('a reminder', () => {
  const withClock = (hours: number) => {
    stage.clockSeconds = hours * 3600;
    stage.deadline = Date.now() + hours * HOUR;
  };

  test('comes once, when an eighth of a day is left', async () => {
    withClock(24);
    stage.entry([1]);
    await pass(21 * HOUR - 60_000);
    expect(stage.sent).toHaveLength(1);
    await pass(120_000);
    expect(stage.sent).toHaveLength(2);
    await pass(3 * HOUR);
    expect(stage.sent).toHaveLength(2);
  });

  test('comes also to a player who has acted and gone, and to no present player', async () => {
    withClock(48);
    stage.isHere = true;
    stage.entry([1]);
    stage.entry([1], 1);
    stage.isHere = false;
    await pass(43 * HOUR);
    expect(stage.sent).toHaveLength(1);
    stage.entry([0], 1);
    stage.isHere = true;
    withClock(48);
    stage.entry([1]);
    await pass(48 * HOUR);
    expect(stage.sent).toHaveLength(1);
  });

  test('does not come with a shorter clock, nor when the turn is over', async () => {
    withClock(23);
    stage.isHere = true;
    stage.entry([1]);
    stage.entry([1], 1);
    stage.isHere = false;
    await pass(48 * HOUR);
    expect(stage.sent).toHaveLength(0);
    withClock(24);
    stage.entry([0], 1);
    stage.entry([1]);
    await pass(HOUR);
    expect(stage.sent).toHaveLength(1);
    stage.entry([0], 1);
    await pass(48 * HOUR);
    expect(stage.sent).toHaveLength(1);
  });
});

describe('the keys of a server', () => {
  test('are read as they were written, lie there for their owner alone, and are not replaced by accident', () => {
    vi.useRealTimers();
    const folder = mkdtempSync(join(tmpdir(), 'iacta-keys-'));
    const file = join(folder, 'push-keys.json');
    expect(readPushKeys(file)).toBeNull();
    expect(writePushKeys(file, KEYS, false)).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readPushKeys(file)).toEqual(KEYS);
    const others = newPushKeys('https://example.org/contact');
    expect(writePushKeys(file, others, false)).toBe(false);
    expect(readPushKeys(file)).toEqual(KEYS);
    chmodSync(file, 0o640);
    expect(() => readPushKeys(file)).toThrow('chmod 600');
    expect(writePushKeys(file, others, true)).toBe(true);
    expect(readPushKeys(file)).toEqual(others);
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 40));
    expect(() => readPushKeys(file)).toThrow('holds no keys');
    rmSync(folder, { recursive: true });
  });
});
