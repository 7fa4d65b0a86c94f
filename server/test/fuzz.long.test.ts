import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Below, randomStream } from '@iacta/core';
import { REQUEST_TYPES } from '@iacta/online/wire';
import { loadRules } from '@iacta/registry';
import { expect, test } from 'vitest';
import { Guest, HOST, openHouse, openTable } from './kit.ts';

const MESSAGES = 200_000;
const REQUESTS_HTTP = 3000;
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
  'nonce',
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

/** Sends them as fast as the server takes them, and waits until it has answered a ping after the last one. */
async function pour(port: number, hello: object | null, below: Below, count: number): Promise<void> {
  const types = hello ? HARMLESS : REQUEST_TYPES.filter((type) => type !== 'hello' && type !== 'ping');
  for (let left = count; left > 0; ) {
    const socket = new WebSocket(`ws://${HOST}:${port}/api/socket`);
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    const closed = new Promise<'closed'>((resolve) =>
      socket.addEventListener('close', () => resolve('closed')),
    );
    if (hello) socket.send(JSON.stringify({ type: 'hello', ...hello }));
    const share = Math.min(left, 1000);
    left -= share;
    for (let i = 0; i < share; i++) socket.send(nonsense(below, types));
    const answered = new Promise((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        if (data === '{"type":"pong"}') resolve('pong');
      });
    });
    socket.send('{"type":"ping"}');
    await Promise.race([answered, closed]);
    socket.close();
    await closed;
  }
}

test(`${MESSAGES} bad messages: no crash, no change, flat memory`, { timeout: 600_000 }, async () => {
  const house = await openHouse();
  const rules = await loadRules(GAME);
  const { table, keys } = await openTable(house.base, GAME, 2, { options: { starter: 0 } });
  const host = new Guest(house.port, { table, key: keys[0], rules });
  await host.online();
  await host.client.act({ type: 'start' });
  const log = async () => (await fetch(`${house.base}/api/tables/${table}/log`)).text();
  const before = await log();
  const below = randomStream(99);
  const round = async (count: number) => {
    await pour(house.port, null, below, count / 4);
    await pour(house.port, { table }, below, count / 4);
    await pour(house.port, { table, key: keys[1] }, below, count / 2);
    host.heard.length = 0;
    host.happenings.length = 0;
  };
  await round(MESSAGES / 5);
  const early = held();
  for (let i = 0; i < 4; i++) await round(MESSAGES / 5);
  const late = held();
  expect(await log()).toBe(before);
  expect(host.client.connection).toBe('online');
  // A leak of 100 bytes for each message would be 16 MB.
  expect(late - early).toBeLessThan(8_000_000);
  host.client.close();
  await house.close();
});

test(`${REQUESTS_HTTP} bad requests: no crash, no table`, { timeout: 300_000 }, async () => {
  const house = await openHouse();
  const below = randomStream(5);
  const paths = [
    '/api/tables',
    '/api/tables/x',
    `/api/tables/${'0'.repeat(32)}/seats`,
    '/api/codes/%F0',
    '/api/%',
    '/api/tables/%00/log',
  ];
  const methods = ['GET', 'POST', 'DELETE', 'PUT', 'PATCH'];
  const statuses = new Set<number>();
  for (let i = 0; i < REQUESTS_HTTP; i++) {
    const method = methods[below(methods.length)];
    const body = method === 'GET' ? {} : { body: nonsense(below, ['open']) };
    const reply = await fetch(house.base + paths[below(paths.length)], {
      method,
      headers: {
        'content-type': below(4) ? 'application/json' : 'text/plain',
        authorization: `Bearer ${below(1e9)}`,
      },
      ...body,
    });
    statuses.add(reply.status);
    await reply.arrayBuffer();
  }
  expect([...statuses].every((status) => status < 500)).toBe(true);
  expect(await (await fetch(`${house.base}/api/tables`)).json()).toEqual([]);
  await house.close();
});
