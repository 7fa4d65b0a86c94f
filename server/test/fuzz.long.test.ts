import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Below, randomStream } from '@iacta/core';
import { loadRules } from '@iacta/games';
import { LONGEST_REQUEST, REQUEST_TYPES } from '@iacta/online/wire';
import { expect, test } from 'vitest';
import { Guest, HOST, openTable, startTestServer } from './kit.ts';

// npm run fuzz: this file alone.
const MESSAGES = 200_000;
const REQUESTS_HTTP = 10_000;
const AT_ONCE = 20;
const BROKEN_SOCKETS = 500;
const GAME = 'zocken';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const held = () => {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
};

const VALUES = [
  null,
  true,
  -1,
  0,
  1,
  99,
  0.5,
  1e300,
  '',
  'x',
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  [],
  {},
  [[[[]]]],
  { type: 'move' },
  'f'.repeat(32),
  'f'.repeat(64),
  'a'.repeat(500),
];
const NAMES = [
  'type',
  'id',
  'seen',
  'move',
  'roll',
  'commit',
  'reveal',
  'table',
  'key',
  'seat',
  'ask',
  'yes',
  'count',
  'extra',
];
// What a seat that is not asked and is not the host cannot do, whatever it says.
const HARMLESS = ['move', 'throw', 'answer', 'back', 'again', 'bot', 'set', 'start', 'hello2', 'resume'];

function nonsense(below: Below, types: readonly string[]): string {
  const kind = below(12);
  if (kind === 0) return 'x'.repeat(below(300));
  if (kind === 1) return JSON.stringify(VALUES[below(VALUES.length)]);
  if (kind === 2) return '{"type":"move"'.slice(0, below(15));
  const message: Record<string, unknown> = {
    type: types[below(types.length)],
    id: `some-action-${below(1e6)}`,
  };
  for (let i = below(5); i > 0; i--) message[NAMES[below(NAMES.length)]] = VALUES[below(VALUES.length)];
  return JSON.stringify(message);
}

/** How many of the messages were refused: by an answer to each, or by the end of the connection if one is too long. */
async function pour(port: number, hello: object | null, below: Below, count: number): Promise<number> {
  const types = hello ? HARMLESS : REQUEST_TYPES.filter((type) => type !== 'hello' && type !== 'ping');
  let refused = 0;
  for (let left = count; left > 0; ) {
    const socket = new WebSocket(`ws://${HOST}:${port}/api/socket`);
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    const closed = new Promise((resolve) => socket.addEventListener('close', resolve));
    const answered = new Promise((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        if (data === '{"type":"pong"}') resolve('pong');
        else if (/^\{"type":"(fault|refused)"/.test(String(data))) refused++;
      });
    });
    if (hello) {
      socket.send(JSON.stringify({ type: 'hello', ...hello }));
      await new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }));
    }
    let isTooLong = false;
    for (let i = 0; i < 1000 && left > 0 && !isTooLong; i++) {
      const message = nonsense(below, types);
      socket.send(message);
      isTooLong = Buffer.byteLength(message) > LONGEST_REQUEST;
      left--;
    }
    if (isTooLong) {
      refused++;
    } else {
      // Whatever was sent before has been read when this is answered.
      socket.send('{"type":"ping"}');
      await answered;
      socket.close();
    }
    await closed;
  }
  return refused;
}

/** Bytes that are no WebSocket, after a handshake that is one. */
function breakSocket(port: number, below: Below): Promise<void> {
  const socket = connect(port, HOST);
  const handshake = [
    'GET /api/socket HTTP/1.1',
    `Host: ${HOST}:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '\r\n',
  ];
  // Sometimes a frame that is masked as it has to be, of any kind and length, and seldom UTF-8.
  const head = below(2) ? [] : [0x80 | below(16), 0x80 | below(126), 1, 2, 3, 4];
  const bytes = Uint8Array.from({ length: 1 + below(200) }, () => below(256));
  socket.write(handshake.join('\r\n'));
  socket.write(Uint8Array.from([...head, ...bytes]));
  socket.on('error', () => {});
  socket.on('data', () => {});
  // What the server may take for the beginning of something longer ends here.
  setTimeout(() => socket.end(), 20);
  return new Promise((resolve) => socket.on('close', () => resolve()));
}

test(`${MESSAGES} bad messages: no crash, no change, flat memory`, { timeout: 600_000 }, async () => {
  // What is refused is asked here, not how much of it one seat may send.
  const server = await startTestServer({ pace: 1e6 });
  const rules = await loadRules(GAME);
  const { table, keys } = await openTable(server.base, GAME, 2, { options: { starter: 0 } });
  const host = new Guest(server.port, { table, key: keys[0], rules });
  await host.online();
  await host.client.act({ type: 'start' });
  const log = async () => (await fetch(`${server.base}/api/tables/${table}/log`)).text();
  const before = await log();
  const below = randomStream(99);
  let refused = 0;
  const round = async (count: number) => {
    refused += await pour(server.port, null, below, count / 4);
    refused += await pour(server.port, { table }, below, count / 4);
    refused += await pour(server.port, { table, key: keys[1] }, below, count / 2);
    for (let i = 0; i < BROKEN_SOCKETS / 5; i += AT_ONCE) {
      await Promise.all(Array.from({ length: AT_ONCE }, () => breakSocket(server.port, below)));
    }
    host.heard.length = 0;
    host.happenings.length = 0;
  };
  await round(MESSAGES / 5);
  const early = held();
  for (let i = 0; i < 4; i++) await round(MESSAGES / 5);
  const late = held();
  expect(await log()).toBe(before);
  expect(host.client.connection).toBe('online');
  // Every one of them was read to its end and answered.
  expect(refused).toBe(MESSAGES);
  // A leak of 100 bytes for each message would be 16 MB.
  expect(late - early).toBeLessThan(8_000_000);
  host.client.close();
  await server.close();
});

test(`${REQUESTS_HTTP} bad requests: no crash, no change, flat memory`, { timeout: 300_000 }, async () => {
  const server = await startTestServer();
  const below = randomStream(5);
  const { table } = await openTable(server.base, GAME, 2);
  const log = async () => (await fetch(`${server.base}/api/tables/${table}/log`)).text();
  const before = await log();
  const paths = [
    '/api/tables',
    '/api/tables/x',
    `/api/tables/${'0'.repeat(32)}/seats`,
    `/api/tables/${table}/seats`,
    `/api/tables/${table}/me`,
    `/api/tables/${table}/record`,
    `/api/tables/${table.toUpperCase()}`,
    '/api/codes/%F0',
    '/api/%',
    '/api/tables/%00/log',
    '/api/socket',
    '/../../etc/passwd',
  ];
  const methods = ['GET', 'POST', 'DELETE', 'PUT', 'PATCH'];
  const statuses = new Set<number>();
  let early = 0;
  const ask = async () => {
    const method = methods[below(methods.length)];
    const body = method === 'GET' ? {} : { body: nonsense(below, ['open']) };
    const reply = await fetch(server.base + paths[below(paths.length)], {
      method,
      headers: {
        'content-type': below(4) ? 'application/json' : 'text/plain',
        authorization: below(2) ? `Bearer ${below(1e9)}` : `Bearer ${'k'.repeat(20 + below(50))}`,
      },
      ...body,
    });
    statuses.add(reply.status);
    await reply.arrayBuffer();
  };
  for (let i = 0; i < REQUESTS_HTTP; i += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, ask));
    if (i === REQUESTS_HTTP / 5) early = held();
  }
  const late = held();
  expect([...statuses].every((status) => status < 500)).toBe(true);
  expect(await (await fetch(`${server.base}/api/tables`)).json()).toEqual([]);
  expect(await log()).toBe(before);
  // A leak of 1000 bytes for each request would be 8 MB.
  expect(late - early).toBeLessThan(4_000_000);
  await server.close();
});
