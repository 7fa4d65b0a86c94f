import { connect, type Socket } from 'node:net';
import { loadRules } from '@iacta/games';
import type { Reply } from '@iacta/online/wire';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Bucket } from '../limits/bucket.ts';
import { NetworkCount, NetworkRate } from '../limits/by-network.ts';
import { forgetSome } from '../limits/forget.ts';
import type { OnlineOptions } from '../online.ts';
import {
  autoplay,
  call,
  Guest,
  HOST,
  newKey,
  openTable,
  RawSocket,
  startTestServer,
  type TestServer,
} from './kit.ts';

const GAME = 'zocken';
const MANY_MOVES = 'doce';
const SLOW = { burst: 5, perSecond: 0.001 };
const FREE = { burst: 1e9, perSecond: 1e9 };

const ending: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

async function serverWith(options: Partial<OnlineOptions>): Promise<TestServer> {
  const opened = await startTestServer(options);
  ending.push(() => opened.close());
  return opened;
}

function raw(port: number): RawSocket {
  const socket = new RawSocket(port);
  ending.push(() => socket.close());
  return socket;
}

/** A connection on which nothing is spoken yet. */
async function plain(port: number): Promise<{ socket: Socket; closed: Promise<void> }> {
  const socket = connect(port, HOST);
  ending.push(() => void socket.destroy());
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  await new Promise<void>((resolve) => {
    socket.on('connect', () => resolve());
    socket.on('close', () => resolve());
  });
  return { socket, closed };
}

/** A socket whose frames the test writes itself, and which reads only on request. */
async function upgraded(port: number): Promise<{ socket: Socket; closed: Promise<void> }> {
  const { socket, closed } = await plain(port);
  const answered = new Promise<void>((resolve) => socket.once('data', () => resolve()));
  socket.write(
    `GET /api/socket HTTP/1.1\r\nHost: ${HOST}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  await answered;
  return { socket, closed };
}

/** A ping with a payload, masked by zeros. */
function ping(bytes: number): Buffer {
  return Buffer.concat([Buffer.from([0x89, 0x80 | bytes, 0, 0, 0, 0]), Buffer.alloc(bytes)]);
}

async function status(port: number): Promise<number> {
  return (await fetch(`http://${HOST}:${port}/healthz`, { headers: { connection: 'close' } })).status;
}

describe('control frames (D3)', () => {
  test('a flood of pings is cut off', async () => {
    const { port } = await serverWith({ connectionLimits: { bytes: FREE } });
    const { socket, closed } = await upgraded(port);
    for (let i = 0; i < 100; i++) socket.write(ping(125));
    await closed;
    expect(await status(port)).toBe(200);
  });

  test('answers to pings that are not read count as unread, and memory does not grow by them', async () => {
    const { port } = await serverWith({ connectionLimits: { control: FREE, bytes: FREE, unread: 50_000 } });
    const { socket, closed } = await upgraded(port);
    socket.pause();
    const before = process.memoryUsage.rss();
    const many = Buffer.concat(Array.from({ length: 1000 }, () => ping(125)));
    let written = 0;
    // 200 MB at most; the server ends it long before, when its answers have filled the buffers of the network.
    while (!socket.destroyed && written < 200e6) {
      written += many.length;
      if (!socket.write(many)) await new Promise<void>((resolve) => drained(socket, resolve));
    }
    socket.resume();
    await closed;
    expect(written).toBeLessThan(200e6);
    expect(process.memoryUsage.rss() - before).toBeLessThan(150e6);
  });

  test('a ping now and then is answered', async () => {
    const { port } = await serverWith({});
    const socket = new WebSocket(`ws://${HOST}:${port}/api/socket`);
    ending.push(() => socket.terminate());
    await new Promise((resolve) => socket.on('open', resolve));
    const answers: string[] = [];
    const answered = new Promise<void>((resolve) => {
      socket.on('pong', (data) => {
        answers.push(data.toString());
        if (data.toString() === 'second') resolve();
      });
    });
    socket.ping('first');
    socket.ping('second');
    await answered;
    expect(answers).toEqual(['first', 'second']);
  });

  test('bytes that make no message are limited, too', async () => {
    const { port } = await serverWith({
      pace: 1,
      connectionLimits: { bytes: { burst: 5000, perSecond: 1 } },
    });
    const { socket, closed } = await upgraded(port);
    // The beginning of a text message, then continuations without content.
    socket.write(Buffer.from([0x01, 0x80, 0, 0, 0, 0]));
    const empty = Buffer.concat(Array.from({ length: 200 }, () => Buffer.from([0x00, 0x80, 0, 0, 0, 0])));
    for (let i = 0; i < 10; i++) socket.write(empty);
    await closed;
  });
});

function drained(socket: Socket, then: () => void): void {
  const done = () => {
    socket.off('drain', done);
    socket.off('close', done);
    then();
  };
  socket.on('drain', done);
  socket.on('close', done);
}

/** What has come so far and after a round trip, without waiting for a clock. */
async function settled(socket: RawSocket): Promise<readonly Reply[]> {
  socket.send({ type: 'ping' });
  await socket.next('pong');
  return socket.heard;
}

describe('rates (D4, D11)', () => {
  test('the connections of one seat share one rate', async () => {
    const { port, base } = await serverWith({ pace: 1 });
    const { table, keys } = await openTable(base, GAME, 2);
    const sockets = Array.from({ length: 4 }, () => raw(port));
    for (const socket of sockets) await socket.hello(table, keys[0]);
    sockets[0].send({ type: 'start', id: 'start-the-game' });
    await sockets[0].next('ack');
    let tooFast = 0;
    // A burst is 10 for each seat: with a rate for each connection all 28 would be in time.
    for (const [i, socket] of sockets.entries()) {
      for (let n = 0; n < 7; n++) {
        socket.send({ type: (i * 7 + n) % 2 === 0 ? 'pause' : 'resume', id: `action-${i}-${n}` });
      }
      const heard = await settled(socket);
      tooFast += heard.filter((each) => each.type === 'refused' && each.refusal.code === 'too-fast').length;
    }
    expect(tooFast).toBeGreaterThan(2);
  });

  test('coming back does not renew the rate of a seat', async () => {
    const { port, base } = await serverWith({ pace: 1 });
    const { table, keys } = await openTable(base, GAME, 2);
    const codes: string[] = [];
    for (let round = 0; round < 3; round++) {
      const socket = raw(port);
      await socket.hello(table, keys[1]);
      for (let n = 0; n < 6; n++) socket.send({ type: 'pause', id: `pause-${round}-${n}` });
      for (let n = 0; n < 6; n++) codes.push((await socket.next('refused')).refusal.code);
      socket.close();
      await socket.closed;
    }
    expect(codes.slice(0, 10)).not.toContain('too-fast');
    expect(codes.slice(13)).toContain('too-fast');
  });

  test('a refusal for speed says when to try again', async () => {
    const { port, base } = await serverWith({ pace: 1 });
    const { table, keys } = await openTable(base, GAME, 2);
    const socket = raw(port);
    await socket.hello(table, keys[0]);
    for (let n = 0; n < 12; n++) socket.send({ type: 'pause', id: `pause-again-${n}` });
    let { refusal } = await socket.next('refused');
    while (refusal.code !== 'too-fast') ({ refusal } = await socket.next('refused'));
    expect(refusal.data?.wait).toBeGreaterThan(0);
    expect(refusal.data?.wait).toBeLessThanOrEqual(500);
  });

  test('valid messages that keep coming too fast end the connection, and the seat may not come back at once', async () => {
    const { port, base } = await serverWith({ pace: 1 });
    const { table, keys } = await openTable(base, GAME, 2);
    const socket = raw(port);
    await socket.hello(table, keys[0]);
    for (let n = 0; n < 100; n++) socket.send({ type: 'pause', id: `pause-again-${n}` });
    expect(await socket.closed).toBe(1008);
    const again = raw(port);
    await again.opened;
    again.send({ type: 'hello', table, key: keys[0] });
    expect(await again.next('fault')).toMatchObject({ refusal: { code: 'too-many' } });
    expect(await again.closed).toBe(1008);
    const other = raw(port);
    expect((await other.hello(table, keys[1])).seat).toBe(1);
  });

  test('programs that play as fast as they can are slowed down and not cut off', {
    timeout: 120_000,
  }, async () => {
    const { port, base } = await serverWith({ pace: 1 });
    // A game with many moves in a row: throws take the time that devices need to take part in them.
    const { table, keys } = await openTable(base, MANY_MOVES, 2);
    const rules = await loadRules(MANY_MOVES);
    const guests = keys.map((key) => new Guest(port, { table, key, rules }));
    for (const guest of guests) {
      ending.push(() => guest.client.close());
      await guest.online();
      autoplay(guest, rules);
    }
    await guests[0].client.act({ type: 'start' });
    for (const guest of guests) await guest.over();
    const lost = guests.flatMap(({ happenings }) =>
      happenings.filter((each) => each.kind === 'connection' && each.state === 'waiting'),
    );
    expect(lost).toEqual([]);
  });

  test('a spectator that says hello again and again has one rate, too', async () => {
    const { port, base } = await serverWith({ pace: 1 });
    const { table } = await openTable(base, GAME, 2);
    const socket = raw(port);
    await socket.opened;
    for (let n = 0; n < 60; n++) socket.send({ type: 'hello', table });
    expect(await socket.closed).toBe(1008);
  });

  test('a seat has few connections; one that is silent gives way to a new one', async () => {
    const { port, base } = await serverWith({ connectionLimits: { perSeat: 2, silence: 0 } });
    const { table, keys } = await openTable(base, GAME, 2);
    const sockets = [raw(port), raw(port), raw(port)];
    for (const socket of sockets) await socket.hello(table, keys[0]);
    expect(await sockets[0].closed).toBe(1008);
    expect(await settled(sockets[1])).toBeDefined();

    const busy = await serverWith({ connectionLimits: { perSeat: 2 } });
    const second = await openTable(busy.base, GAME, 2);
    const [first, other, third] = [raw(busy.port), raw(busy.port), raw(busy.port)];
    await first.hello(second.table, second.keys[0]);
    await other.hello(second.table, second.keys[0]);
    await third.opened;
    third.send({ type: 'hello', table: second.table, key: second.keys[0] });
    expect(await third.next('fault')).toMatchObject({ refusal: { code: 'too-many' } });
    expect(await settled(first)).toBeDefined();
    expect(await settled(other)).toBeDefined();
  });

  test('the connections of one address share one rate of messages', async () => {
    const { port } = await serverWith({ pace: 1, limits: { messages: { burst: 12, perSecond: 0.001 } } });
    const sockets = [raw(port), raw(port), raw(port)];
    const answers: string[] = [];
    for (const socket of sockets) {
      await socket.opened;
      for (let n = 0; n < 5; n++) socket.send({ type: 'ping' });
      while (socket.heard.length < 5) await socket.arrived();
      answers.push(...socket.heard.map(({ type }) => type));
    }
    expect(answers).toEqual([...Array(12).fill('pong'), ...Array(3).fill('fault')]);
  });

  test('one address may not open new sockets without end', async () => {
    const { port } = await serverWith({ limits: { connecting: SLOW } });
    const opened: boolean[] = [];
    for (let i = 0; i < 8; i++) {
      const socket = raw(port);
      opened.push(await socket.opened);
      socket.close();
      if (opened.at(-1)) await socket.closed;
    }
    expect(opened).toEqual([...Array(5).fill(true), ...Array(3).fill(false)]);
  });

  test('limits do not look at the clock on the wall', async () => {
    const { base } = await serverWith({ limits: { codes: { burst: 3, perSecond: 1000 } } });
    const ask = async () => (await call(base, 'GET', '/api/codes/ACDEFHJK')).status;
    expect(await ask()).toBe(404);
    const now = Date.now;
    ending.push(() => {
      Date.now = now;
    });
    // An hour back: by the wall clock the bucket would not fill for an hour.
    Date.now = () => now() - 3_600_000;
    for (let i = 0; i < 6; i++) expect(await ask()).toBe(404);
  });

  test('limits are not renewed by a clock on the wall that is set forward', async () => {
    const { base } = await serverWith({ limits: { codes: { burst: 3, perSecond: 0.001 } } });
    const ask = async () => (await call(base, 'GET', '/api/codes/ACDEFHJK')).status;
    const asked = [await ask(), await ask(), await ask(), await ask()];
    expect(asked).toEqual([404, 404, 404, 429]);
    const now = Date.now;
    ending.push(() => {
      Date.now = now;
    });
    Date.now = () => now() + 3_600_000;
    expect(await ask()).toBe(429);
  });
});

describe('connections (D6)', () => {
  test('a refused upgrade is let go, whatever the other side does', async () => {
    const { port } = await serverWith({ limits: { sockets: 0 } });
    const { socket, closed } = await plain(port);
    // Half of it stays open on this side: with an end alone, the server would keep its descriptor.
    socket.allowHalfOpen = true;
    const ended = new Promise<void>((resolve) => socket.on('end', () => resolve()));
    socket.write(
      `GET /api/socket HTTP/1.1\r\nHost: ${HOST}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    socket.resume();
    await ended;
    // A server that is still there would take this; one that has let go resets the connection.
    const poke = setInterval(() => socket.write('x'), 5);
    ending.push(() => clearInterval(poke));
    await closed;
    expect(socket.errored).toMatchObject({ code: expect.stringMatching(/EPIPE|ECONNRESET/) });
  });

  test('an address has a limit of plain connections, and gets new ones when it lets go', async () => {
    const { port } = await serverWith({ limits: { connections: 5 } });
    const held = await Promise.all(Array.from({ length: 5 }, () => plain(port)));
    const { closed } = await plain(port);
    await closed;
    for (const { socket } of held) socket.destroy();
    await Promise.all(held.map((each) => each.closed));
    // The server learns of it a moment later.
    for (;;) {
      try {
        expect(await status(port)).toBe(200);
        break;
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
      }
    }
  });
});

describe('by network', () => {
  test('the networks of one site have a few times the rate of one address, and not more', () => {
    const rate = new NetworkRate({ burst: 2, perSecond: 0 });
    let taken = 0;
    for (let network = 0; network < 100; network++) {
      for (let host = 0; host < 3; host++) {
        if (rate.take(`2001:db8:1:${network.toString(16)}::${host}`, 0)) taken++;
      }
    }
    expect(taken).toBe(8);
    expect(rate.take('2001:db8:2::1', 0)).toBe(true);
  });

  test('a count is given back once', () => {
    const count = new NetworkCount(1);
    const leave = count.enter('10.0.0.1');
    expect(count.enter('10.0.0.1')).toBeNull();
    leave?.();
    leave?.();
    expect(count.of('10.0.0.1')).toBe(0);
    expect(count.enter('10.0.0.1')).not.toBeNull();
    expect(count.enter('10.0.0.1')).toBeNull();
  });

  test('what anyone can add to stays small, and what is in use stays', () => {
    const map = new Map<string, { idle: boolean }>();
    const kept = { idle: false };
    map.set('kept', kept);
    for (let i = 0; i < 1000; i++) {
      forgetSome(
        map,
        50,
        ({ idle }) => idle,
        (value) => value !== kept,
      );
      map.set(String(i), { idle: i % 2 === 0 });
    }
    expect(map.size).toBeLessThanOrEqual(51);
    expect(map.has('kept')).toBe(true);
    expect([...map.values()].filter(({ idle }) => idle).length).toBeLessThan(10);
  });

  test('a bucket whose clock goes back neither fills nor empties', () => {
    const bucket = new Bucket({ burst: 1, perSecond: 1 }, 1000);
    expect(bucket.take(1000)).toBe(true);
    expect(bucket.take(500)).toBe(false);
    expect(bucket.wait(500)).toBe(1000);
    expect(bucket.take(1500)).toBe(true);
  });
});

test('opening tables is limited for the networks of a site together', async () => {
  const { base } = await serverWith({
    behindProxy: true,
    limits: { opening: { burst: 1, perSecond: 0.001 } },
  });
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) {
    const reply = await fetch(`${base}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `2001:db8:7:${i}::1` },
      body: JSON.stringify({ key: newKey(), game: GAME }),
    });
    statuses.push(reply.status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
});
