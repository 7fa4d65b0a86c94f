import { connect } from 'node:net';
import { loadRules } from '@iacta/games';
import { PHRASES, REQUEST_TYPES, REQUESTS, readRequest } from '@iacta/online/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { readCode } from '../registry/codes.ts';
import { call, Guest, HOST, newKey, openTable, RawSocket, startTestServer, type TestServer } from './kit.ts';

const GAME = 'zocken';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ origins: ['https://table.example'] });
});
afterAll(() => server.close());

/** The first line of the answer to an upgrade with this Origin. */
function upgrade(port: number, origin: string | null, path = '/api/socket'): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, HOST, () => {
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: ${HOST}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n` +
          `${origin === null ? '' : `Origin: ${origin}\r\n`}\r\n`,
      );
    });
    socket.once('data', (data) => {
      resolve(data.toString().split('\r\n')[0]);
      socket.destroy();
    });
    socket.on('error', reject);
  });
}

describe('whose page it is', () => {
  test.each([
    ['http://evil.example', 403],
    [`http://${HOST}:1`, 403],
    ['null', 403],
    ['not a url', 403],
    ['https://table.example', 101],
    [null, 101],
  ])('Origin %s: %i', async (origin, status) => {
    expect(await upgrade(server.port, origin)).toMatch(`HTTP/1.1 ${status}`);
  });

  test('our own page may connect', async () => {
    expect(await upgrade(server.port, server.base)).toMatch('101');
  });

  test('there is one socket address', async () => {
    expect(await upgrade(server.port, null, '/other')).toMatch('404');
  });

  test('routes ask for it too', async () => {
    const send = (origin: string) =>
      fetch(`${server.base}/api/tables`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: JSON.stringify({ key: newKey(), game: GAME }),
      });
    expect((await send('http://evil.example')).status).toBe(403);
    expect((await send(server.base)).status).toBe(200);
  });
});

describe('secrets', () => {
  test('a wrong key is turned away without any data', async () => {
    const { table } = await openTable(server.base, GAME, 2);
    const rules = await loadRules(GAME);
    const stranger = new Guest(server.port, { table, key: newKey(), rules });
    await stranger.until(({ connection }) => connection === 'closed');
    expect(stranger.happenings).toContainEqual({ kind: 'turned-away', refusal: { code: 'unknown-key' } });
    expect(stranger.heard).toHaveLength(1);
    expect((await call(server.base, 'GET', `/api/tables/${table}/me`, { key: newKey() })).status).toBe(403);
  });

  test('who may not watch sees neither table, log nor record', async () => {
    const { table, keys } = await openTable(server.base, GAME, 2, { watch: false });
    const raw = new RawSocket(server.port);
    await raw.opened;
    raw.send({ type: 'hello', table });
    expect(await raw.next('fault')).toMatchObject({ refusal: { code: 'no-watching' } });
    raw.close();
    for (const what of ['log', 'record']) {
      expect((await call(server.base, 'GET', `/api/tables/${table}/${what}`)).status).toBe(403);
    }
    expect((await call(server.base, 'GET', `/api/tables/${table}/log`, { key: keys[1] })).status).toBe(200);
  });

  test('keys and their marks are in no answer, and the code only in those of the people at the table', async () => {
    const { table, code, keys } = await openTable(server.base, GAME, 2);
    const seen = new RawSocket(server.port);
    expect((await seen.hello(table)).code).toBeNull();
    seen.close();
    const seated = new RawSocket(server.port);
    expect((await seated.hello(table, keys[1])).code).toBe(code);
    seated.close();
    const texts = await Promise.all(
      ['', '/log'].map(async (path) => (await fetch(`${server.base}/api/tables/${table}${path}`)).text()),
    );
    for (const text of texts) {
      for (const secret of [...keys, code, '"key"', '"hidden"', '"nameSalt"'])
        expect(text).not.toContain(secret);
    }
  });

  test('a short or odd key is not taken', async () => {
    for (const key of ['', 'a', 'x'.repeat(21), 'x'.repeat(65), `${'x'.repeat(30)} `, 7]) {
      const { status } = await call(server.base, 'POST', '/api/tables', { body: { key, game: GAME } });
      expect(status).toBe(400);
    }
  });
});

describe('opening and joining', () => {
  test('the same key opens one table and takes one seat, however often it asks', async () => {
    const key = newKey();
    const open = () => call(server.base, 'POST', '/api/tables', { body: { key, game: GAME, name: 'Ada' } });
    const [first, second] = await Promise.all([open(), open()]);
    expect(first).toEqual(second);
    expect(first.json).toMatchObject({ seat: 0, game: GAME, phase: 'waiting' });
    const other = newKey();
    const join = () =>
      call(server.base, 'POST', `/api/tables/${first.json.table as string}/seats`, {
        body: { key: other, name: 'Bea' },
      });
    expect((await Promise.all([join(), join()])).map(({ json }) => json)).toEqual([{ seat: 1 }, { seat: 1 }]);
  });

  test('two people cannot have one seat, and a full table takes no more', async () => {
    const { table } = await openTable(server.base, GAME, 2, { people: 1 });
    const join = (seat?: number) =>
      call(server.base, 'POST', `/api/tables/${table}/seats`, { body: { key: newKey(), name: 'Bea', seat } });
    expect((await join(0)).json).toEqual({ refusal: { code: 'seat-taken' } });
    const statuses = (await Promise.all([join(), join()])).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    expect((await join()).json).toEqual({ refusal: { code: 'full' } });
    expect((await join(9)).json).toEqual({ refusal: { code: 'full' } });
  });

  test('a code is found however it is typed, and nothing else is', async () => {
    const { code, table } = await openTable(server.base, GAME, 2);
    const typed = `${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
    expect((await call(server.base, 'GET', `/api/codes/${encodeURIComponent(typed)}`)).json).toMatchObject({
      table,
    });
    for (const wrong of ['XXXXXXXX', 'short', '0OIL1BBB', '%00']) {
      expect((await call(server.base, 'GET', `/api/codes/${wrong}`)).status).toBe(404);
    }
    expect(readCode('ACDE-FHJK')).toBe('ACDEFHJK');
    expect(readCode('ACDE-FHJ0')).toBeNull();
  });

  test('names are kept as they are, without what could disturb a page', async () => {
    const { table } = await openTable(server.base, GAME, 2, { people: 1 });
    const join = (name: string) =>
      call(server.base, 'POST', `/api/tables/${table}/seats`, { body: { key: newKey(), name } });
    for (const bad of ['', '   ', 'x'.repeat(25), 'a\nb', 'a\u202eb', '\u0000']) {
      expect((await join(bad)).status).toBe(400);
    }
    await join(' <b>Zoë & Co</b> ');
    const state = (await call(server.base, 'GET', `/api/tables/${table}`)).json;
    expect(state.seats).toMatchObject([{}, { name: '<b>Zoë & Co</b>' }]);
  });

  test('only listed tables are listed, while they wait', async () => {
    const body = { key: newKey(), game: GAME, name: 'Ada', listed: true };
    const { json } = await call(server.base, 'POST', '/api/tables', { body });
    await openTable(server.base, GAME, 2);
    const listed = (await call(server.base, 'GET', '/api/tables')).json as unknown as { table: string }[];
    expect(listed.map(({ table }) => table)).toEqual([json.table]);
  });

  test('junk is answered by 400, and strange addresses by 404', async () => {
    const junk = [
      {},
      [],
      null,
      'x',
      { key: newKey() },
      { key: newKey(), game: 'chess' },
      { key: newKey(), game: GAME, more: 1 },
    ];
    for (const body of junk) {
      expect((await call(server.base, 'POST', '/api/tables', { body })).status).toBe(400);
    }
    for (const path of ['/api/tables/x', `/api/tables/${'0'.repeat(32)}`, '/api/nothing']) {
      expect((await call(server.base, 'GET', path)).status).toBe(404);
    }
    const long = { key: newKey(), game: GAME, name: 'x'.repeat(5000) };
    const refusal = { code: 'malformed' };
    expect(await call(server.base, 'POST', '/api/tables', { body: long })).toEqual({
      status: 413,
      json: { refusal },
    });
    const bad = await fetch(`${server.base}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"key":',
    });
    expect([bad.status, await bad.json()]).toEqual([400, { refusal }]);
  });
});

describe('limits', () => {
  test('each message has its size', () => {
    for (const type of REQUEST_TYPES) {
      const text = JSON.stringify({ type, id: 'x'.repeat(10), pad: 'x'.repeat(REQUESTS[type].bytes) });
      expect(readRequest(text)).toMatchObject({ ok: false, refusal: { code: 'too-long' } });
    }
  });

  test('each message has its rate', async () => {
    const slow = await startTestServer({ pace: 1 });
    const { table, keys } = await openTable(slow.base, GAME, 2);
    const raw = new RawSocket(slow.port);
    await raw.hello(table, keys[0]);
    for (let i = 0; i < 10; i++) raw.send({ type: 'say', phrase: PHRASES[0] });
    expect(await raw.next('fault')).toMatchObject({ refusal: { code: 'too-fast' } });
    for (let i = 0; i < 18; i++) raw.send({ type: 'start', id: `start-${i}-again` });
    const codes = new Set<string>();
    for (let i = 0; i < 17; i++) codes.add((await raw.next('refused')).refusal.code);
    expect(codes).toEqual(new Set(['started', 'too-fast']));
    raw.close();
    await slow.close();
  });

  test('a socket that talks nonsense is closed', async () => {
    const slow = await startTestServer({ pace: 1 });
    const raw = new RawSocket(slow.port);
    await raw.opened;
    for (let i = 0; i < 30; i++) raw.send('nonsense');
    expect(await raw.closed).toBe(1008);
    const long = new RawSocket(slow.port);
    await long.opened;
    long.send('x'.repeat(100_000));
    expect(await long.closed).toBe(1009);
    await slow.close();
  });

  test('a socket that comes to no table is closed, one at a table is not', async () => {
    const hasty = await startTestServer({ helloWithin: 200 });
    const { table } = await openTable(hasty.base, GAME, 2);
    const guest = new RawSocket(hasty.port);
    await guest.hello(table);
    const silent = new RawSocket(hasty.port);
    expect(await silent.closed).toBe(1008);
    guest.send({ type: 'ping' });
    await guest.next('pong');
    guest.close();
    await hasty.close();
  });

  test('a device that does not answer is let go, one that does is not', async () => {
    const server = await startTestServer({ heartbeat: 600 });
    const { table } = await openTable(server.base, GAME, 2);
    const there = new RawSocket(server.port);
    await there.hello(table);
    const gone = Array.from({ length: 5 }, () => {
      const socket = new WebSocket(`ws://${HOST}:${server.port}/api/socket`, { autoPong: false });
      return new Promise((closed) => socket.on('close', closed));
    });
    expect(await Promise.all(gone)).toEqual(Array(5).fill(1006));
    await new Promise((later) => setTimeout(later, 1300));
    there.send({ type: 'ping' });
    await there.next('pong');
    there.close();
    await server.close();
  });

  test('an address has limits of sockets, tables, codes and joins, and a school may have more', async () => {
    const few = { burst: 3, perSecond: 0.001 };
    const strict = await startTestServer({ limits: { sockets: 3, opening: few, codes: few } });
    const sockets = [0, 1, 2, 3].map(() => new RawSocket(strict.port));
    const opened = await Promise.all(sockets.map((socket) => socket.opened));
    expect(opened.filter((is) => is)).toHaveLength(3);
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) {
      const body = { key: newKey(), game: GAME };
      statuses.push((await call(strict.base, 'POST', '/api/tables', { body })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    const found: number[] = [];
    for (let i = 0; i < 4; i++) found.push((await call(strict.base, 'GET', '/api/codes/ACDEFHJK')).status);
    expect(found).toEqual([404, 404, 404, 429]);
    for (const socket of sockets) socket.close();
    await strict.close();

    const school = await startTestServer({ limits: { sockets: 40 } });
    const many = Array.from({ length: 40 }, () => new RawSocket(school.port));
    expect(await Promise.all(many.map((socket) => socket.opened))).not.toContain(false);
    for (const socket of many) socket.close();
    await school.close();
  });

  test('behind a proxy the address is the one the proxy forwards, not one the visitor made up', async () => {
    const few = { burst: 1, perSecond: 0.001 };
    const proxied = await startTestServer({ behindProxy: true, limits: { codes: few } });
    const ask = async (forwarded: string) =>
      (await fetch(`${proxied.base}/api/codes/ACDEFHJK`, { headers: { 'x-forwarded-for': forwarded } }))
        .status;
    expect(await ask('9.9.9.9, 1.2.3.4')).toBe(404);
    expect(await ask('8.8.8.8, 1.2.3.4')).toBe(429);
    expect(await ask('9.9.9.9, 1.2.3.5')).toBe(404);
    await proxied.close();
  });
});

test('health is public, metrics are for the machine itself', async () => {
  const own = await startTestServer();
  const { table } = await openTable(own.base, GAME, 2);
  await call(own.base, 'GET', `/api/tables/${table}/me`, { key: newKey() });
  expect((await fetch(`${own.base}/healthz`)).status).toBe(200);
  expect((await fetch(`${own.base}/readyz`)).status).toBe(200);
  const metrics = await (await fetch(`${own.base}/metrics`)).text();
  expect(metrics.split('\n')).toEqual(
    expect.arrayContaining([
      'iacta_entries_total 3',
      'iacta_refused_total{code="unknown-key"} 1',
      'iacta_commit_seconds_count 2',
      'iacta_ack_seconds_count 0',
      'iacta_tables 1',
      'iacta_sockets 0',
    ]),
  );
  await own.close();
  const proxied = await startTestServer({ behindProxy: true });
  const outside = await fetch(`${proxied.base}/metrics`, { headers: { 'x-forwarded-for': '1.2.3.4' } });
  expect(outside.status).toBe(404);
  await proxied.close();
});
