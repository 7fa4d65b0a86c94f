import { createConnection } from 'node:net';
import { PassThrough } from 'node:stream';
import { SYSTEM_CLOCK } from '@iacta/online/clock';
import { afterEach, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { startServer } from '../index.ts';
import { RefusalLog } from '../limits/refusal-log.ts';
import { ADDRESS_LIMITS } from '../limits/settings.ts';
import { isOwnOrigin } from '../socket/origin.ts';
import { call, HOST, newKey, openTable, RawSocket, startTestServer } from './kit.ts';

const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0)) await end();
});

async function serverWith(options: Parameters<typeof startTestServer>[0]) {
  const server = await startTestServer(options);
  ending.push(() => server.close());
  return server;
}

const SLOW = { burst: 5, perSecond: 0.001 };

describe('requests of one address', () => {
  test.each(['/nothing', '/assets/none.js', '/api/nothing', '/', '/tv', '/api/tables'])(
    'have one rate, whatever they ask for: %s',
    async (path) => {
      const { base } = await serverWith({ limits: { requests: SLOW } });
      const ask = () => fetch(base + path, { headers: { connection: 'close' }, redirect: 'manual' });
      for (let i = 0; i < 5; i++) expect((await ask()).status).not.toBe(429);
      const last = await ask();
      expect([last.status, last.headers.get('connection')]).toEqual([429, 'close']);
      expect(await last.json()).toEqual({ refusal: { code: 'too-many' } });
    },
  );

  const from = (base: string, address: string) =>
    fetch(`${base}/nothing`, { headers: { connection: 'close', 'x-forwarded-for': address } });

  test('are counted by the address that the proxy forwards, an IPv6 one by its /64', async () => {
    const { base } = await serverWith({ behindProxy: true, limits: { requests: SLOW } });
    for (let i = 0; i < 5; i++) expect((await from(base, `2001:db8:1:2::${i}`)).status).toBe(404);
    expect((await from(base, '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await from(base, '2001:db8:1:3::1')).status).toBe(404);
    // What a client has put before the proxy's entry says nothing.
    expect((await from(base, `198.51.100.9, 2001:db8:1:2::7`)).status).toBe(429);
  });

  test('are counted by their own address where there is no proxy', async () => {
    const { base } = await serverWith({ limits: { requests: SLOW } });
    for (let i = 0; i < 5; i++) expect((await from(base, `203.0.113.${i}`)).status).toBe(404);
    expect((await from(base, '203.0.113.99')).status).toBe(429);
  });

  test('may be those of thirty first visits at the same moment', () => {
    const FILES = 400;
    expect(ADDRESS_LIMITS.requests.burst).toBeGreaterThanOrEqual(30 * FILES);
  });
});

describe('the origin of a page', () => {
  const host = 'table.example';
  test.each([
    ['http://table.example', 'http', true],
    ['https://table.example', 'https', true],
    ['http://table.example', 'https', false],
    ['https://table.example', 'http', false],
    ['https://other.example', 'https', false],
    // A proxy that does not say whether it has TLS.
    ['http://table.example', null, true],
    ['https://table.example', null, true],
    ['ftp://other.example', null, false],
  ] as const)('%s at a server over %s: %s', (origin, protocol, is) => {
    expect(isOwnOrigin(origin, { host, protocol }, [])).toBe(is);
  });

  test('is compared with what the proxy says, in requests and upgrades', async () => {
    const { base, port } = await serverWith({ behindProxy: true });
    const open = async (origin: string, protocol: string) => {
      const body = JSON.stringify({ key: newKey(), game: 'zocken' });
      const headers = { origin, 'x-forwarded-proto': protocol, 'content-type': 'application/json' };
      return (await fetch(`${base}/api/tables`, { method: 'POST', headers, body })).status;
    };
    const own = `${HOST}:${port}`;
    expect(await open(`https://${own}`, 'https')).toBe(200);
    expect(await open(`http://${own}`, 'https')).toBe(403);
    expect(await open(`http://${own}`, 'https, http')).toBe(200);
    const upgrade = (origin: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = createConnection(port, HOST, () => {
          socket.write(
            `GET /api/socket HTTP/1.1\r\nHost: ${own}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
              'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n' +
              `X-Forwarded-Proto: https\r\nOrigin: ${origin}\r\n\r\n`,
          );
        });
        socket.once('data', (data) => {
          resolve(data.toString().split(' ')[1]);
          socket.destroy();
        });
        socket.on('error', reject);
      });
    expect(await upgrade(`https://${own}`)).toBe('101');
    expect(await upgrade(`http://${own}`)).toBe('403');
  });
});

test('every answer keeps other sites out of the page, and the page from what it does not need', async () => {
  const { base } = await serverWith({ behindProxy: true });
  for (const path of ['/', '/api/tables', '/nothing']) {
    const { headers } = await fetch(base + path, { headers: { 'x-forwarded-proto': 'https' } });
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('microphone=()');
    // Browsers ignore it over http, and complain.
    expect((await fetch(base + path)).headers.get('cross-origin-opener-policy')).toBeNull();
  }
});

describe('security.txt', () => {
  const at = '/.well-known/security.txt';
  test('names the operator’s contact, and does not run out while the server runs', async () => {
    const now = Date.UTC(2026, 0, 1);
    const clock = { ...SYSTEM_CLOCK, now: () => now };
    const app = await buildApp({ folder: null, clock, securityContact: 'mailto:me@example.org' });
    const reply = await app.inject(at);
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(reply.body).toBe('Contact: mailto:me@example.org\nExpires: 2026-01-31T00:00:00.000Z\n');
    await app.close();
  });

  test('is not there without a contact', async () => {
    const { base } = await serverWith({});
    expect((await fetch(base + at)).status).toBe(404);
  });
});

describe('the log of refusals', () => {
  function logged() {
    const lines: { network: string; refused: object }[] = [];
    let now = 0;
    let look = () => {};
    const clock = {
      ...SYSTEM_CLOCK,
      monotonic: () => now,
      setTimeout: (callback: () => void) => {
        look = callback;
        return 0;
      },
    };
    const log = new RefusalLog({ clock, write: (line) => lines.push(line) });
    const pass = (ms: number) => {
      for (const end = now + ms; now < end; now += 5000) look();
    };
    return { lines, log, pass };
  }

  test('has a line for the first one of an address, then one a minute with their number', () => {
    const { lines, log, pass } = logged();
    for (let i = 0; i < 1000; i++) log.note('unknown-key', '192.0.2.1');
    log.note('too-many', '192.0.2.1');
    log.note('unknown-key', '2001:db8:1:2::1');
    log.note('unknown-key', '2001:db8:1:2::2');
    log.note('stale', '192.0.2.2');
    expect(lines).toEqual([
      { network: '192.0.2.1', refused: { 'unknown-key': 1 } },
      { network: '2001:db8:1:2', refused: { 'unknown-key': 1 } },
    ]);
    lines.length = 0;
    pass(60_000);
    expect(lines).toEqual([]);
    pass(5000);
    expect(lines).toEqual([
      { network: '192.0.2.1', refused: { 'unknown-key': 999, 'too-many': 1 } },
      { network: '2001:db8:1:2', refused: { 'unknown-key': 1 } },
    ]);
    lines.length = 0;
    pass(600_000);
    expect(lines).toEqual([]);
    log.close();
  });

  test('has one line for the many of a crowd of addresses', () => {
    const { lines, log, pass } = logged();
    for (let i = 0; i < 5000; i++) log.note('too-many', `10.0.${i >> 8}.${i & 255}`);
    expect(lines.length).toBeLessThanOrEqual(101);
    expect(lines.at(-1)).toEqual({ network: 'others', refused: { 'too-many': 1 } });
    lines.length = 0;
    pass(65_000);
    expect(lines).toEqual([{ network: 'others', refused: { 'too-many': 4899 } }]);
    log.close();
  });

  test('has keys that were refused over HTTP and sockets, and neither them nor what was asked for', async () => {
    const lines: string[] = [];
    const stream = new PassThrough({ encoding: 'utf8' });
    stream.on('data', (text: string) => lines.push(...text.trim().split('\n')));
    const { data } = await serverWith({});
    const server = await startServer({
      port: 0,
      host: HOST,
      folder: null,
      online: { data: `${data}-2` },
      log: { stream, level: 'warn' },
    });
    ending.unshift(() => server.close());
    const base = `http://${HOST}:${server.port}`;
    const { table } = await openTable(base, 'zocken', 2);
    const key = newKey();
    for (let i = 0; i < 3; i++)
      expect((await call(base, 'GET', `/api/tables/${table}/me`, { key })).status).toBe(403);
    const socket = new RawSocket(server.port);
    await socket.opened;
    socket.send({ type: 'hello', table, key });
    await socket.next('fault');
    socket.close();
    const about = lines.filter((line) => line.includes('"refused"'));
    expect(about).toHaveLength(1);
    expect(JSON.parse(about[0])).toMatchObject({ network: HOST, refused: { 'unknown-key': 1 } });
    for (const secret of [key, table]) expect(lines.join('')).not.toContain(secret);
  });
});
