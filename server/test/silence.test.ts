import { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import type { Reply } from '@iacta/online/wire';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { SeatAllowances } from '../limits/seats.ts';
import { CONNECTION_LIMITS } from '../limits/settings.ts';
import { TableRegistry } from '../registry/registry.ts';
import { DEFAULTS } from '../registry/settings.ts';
import { Scheduler } from '../simulation/scheduler.ts';
import { Connection } from '../socket/connection.ts';
import { Committer } from '../store/committer.ts';
import { MemoryDisk, MemoryStore } from '../store/memory.ts';
import { newKey } from './kit.ts';

const HOUR = 3_600_000;
const EPOCH = 1_800_000_000_000;
const { silence } = CONNECTION_LIMITS;
const limits = { ...CONNECTION_LIMITS, perSeat: 1 };

/** A socket of the WebSocket library, as far as a connection uses it. */
class StandInSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly sent: Reply[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Reply);
  }
  pong(): void {}
  close(): void {
    this.readyState = 3;
    this.emit('close');
  }
  terminate(): void {
    this.close();
  }
  receive(message: object): void {
    this.emit('message', Buffer.from(JSON.stringify(message)), false);
  }
}

/** The registry and connections of a server whose time the test lets pass, and whose clock it sets. */
function serverInHand() {
  const scheduler = new Scheduler((n) => n >> 1);
  let skew = 0;
  const clock = scheduler.clock(
    'server',
    () => EPOCH + skew,
    () => true,
  );
  const store = new MemoryStore(new MemoryDisk());
  const none = () => {};
  const registry = new TableRegistry({
    store,
    committer: new Committer(store, { clock }),
    settings: { ...DEFAULTS },
    clock,
    events: { refused: none, acknowledged: none, leftOut: none, trouble: none, expired: none },
    thinker: { ask: () => Promise.reject(new Error('no bots here')), close: async () => {} },
  });
  const seats = new SeatAllowances(limits, 1);
  return {
    registry,
    pass: (ms: number) => scheduler.until(scheduler.time + ms),
    setClock: (ms: number) => {
      skew += ms;
    },
    /** A new connection of a seat, after its hello has been answered. */
    async come(table: string, key: string): Promise<StandInSocket> {
      const socket = new StandInSocket();
      const stream = Object.assign(new EventEmitter(), { cork: none, uncork: none });
      const around = { registry, limits, seats, pace: 1, helloWithin: HOUR, clock };
      const from = { address: '127.0.0.1', maySend: () => true, refused: none };
      new Connection(socket as unknown as WebSocket, stream as unknown as Duplex, around, from);
      socket.receive({ type: 'hello', table, key });
      await scheduler.until(scheduler.time + 100, () => socket.sent.length > 0);
      await new Promise((turn) => setImmediate(turn));
      return socket;
    },
  };
}

const isOpen = (socket: StandInSocket) => socket.readyState === socket.OPEN;

describe('a seat whose connections are all taken', () => {
  let server: ReturnType<typeof serverInHand>;
  let key: string;
  let table: string;
  beforeEach(async () => {
    server = serverInHand();
    key = newKey();
    const opened = await server.registry.open({ key, game: 'zocken', name: 'Ada' });
    if (!opened.ok) throw new Error(opened.refusal.code);
    ({ table } = opened.value);
  });
  afterEach(() => server.registry.close());

  test.each([0, HOUR, -HOUR])('replaces a silent one, when the wall clock was set by %i ms', async (set) => {
    const first = await server.come(table, key);
    server.setClock(set);
    await server.pass(silence - 1000);
    const tooSoon = await server.come(table, key);
    expect([isOpen(first), isOpen(tooSoon)]).toEqual([true, false]);
    await server.pass(2000);
    const second = await server.come(table, key);
    expect([isOpen(first), isOpen(second)]).toEqual([false, true]);
  });

  test.each([
    ['a message', (socket: StandInSocket) => socket.receive({ type: 'ping' })],
    ['a WebSocket ping', (socket: StandInSocket) => socket.emit('ping', Buffer.alloc(0))],
    ['a WebSocket pong', (socket: StandInSocket) => socket.emit('pong', Buffer.alloc(0))],
  ] as const)('does not replace one that has sent %s', async (_, speak) => {
    const first = await server.come(table, key);
    await server.pass(silence - 1000);
    speak(first);
    await server.pass(2000);
    const second = await server.come(table, key);
    expect([isOpen(first), isOpen(second)]).toEqual([true, false]);
    await server.pass(silence);
    const third = await server.come(table, key);
    expect([isOpen(first), isOpen(third)]).toEqual([false, true]);
  });
});
