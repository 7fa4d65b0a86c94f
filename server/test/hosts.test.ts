import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Hosts, isHostName } from '../http/hosts.ts';
import { unknownHostPage } from '../http/unknown-host.ts';
import { Openers } from '../registry/listing.ts';
import { call, HOST, newKey, startTestServer, type TestServer } from './kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ behindProxy: true, limits: { listing: { burst: 3, perSecond: 0.001 } } });
});
afterAll(() => server.close());

describe('which names are ours (D12)', () => {
  const hosts = new Hosts(['table.example.org'], 'mybox');
  test.each([
    'localhost',
    'localhost:4600',
    '127.0.0.1:4600',
    '192.168.1.20:4600',
    '[::1]:4600',
    '[fe80::1]',
    'mybox',
    'MyBox:4600',
    'mybox.local:4600',
    'raspberrypi.lan',
    'mybox.fritz.box',
    'mybox.home.arpa',
    'table.example.org',
    'TABLE.example.org.',
    undefined,
  ])('%s is', (host) => {
    expect(hosts.allows(host)).toBe(true);
  });

  test.each([
    'evil.example',
    'evil.example:4600',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    'mybox.evil.example',
    'other.table.example.org',
    'notable.example.org',
    'evil.example#localhost',
    'user@localhost.evil.example',
    '',
    ':4600',
    '[::1',
  ])('%s is not', (host) => {
    expect(hosts.allows(host)).toBe(false);
  });

  test.each([
    ['table.example.org', true],
    ['localhost', true],
    ['https://table.example.org', false],
    ['table.example.org:443', false],
    ['table example', false],
    ['-x', false],
    ['', false],
  ])('--name %s: %s', (name, is) => {
    expect(isHostName(name)).toBe(is);
  });
});

interface Came {
  readonly status: number;
  readonly text: string;
  readonly headers: NodeJS.Dict<string | string[]>;
}

/** `fetch` does not let a program choose its Host. */
function get(path: string, headers: { readonly [name: string]: string }): Promise<Came> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: HOST, port: server.port, path, headers, agent: false }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text, headers: reply.headers }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('a request under a foreign name', () => {
  test.each(['/', '/metrics', '/healthz', '/nothing'])('gets a page and nothing of %s', async (path) => {
    const { status, text, headers } = await get(path, {
      host: 'evil.example',
      'accept-language': 'de-AT,en',
    });
    expect(status).toBe(421);
    expect(headers['content-type']).toContain('text/html');
    expect(text).toContain('lang="de"');
    expect(text).toContain('--name evil.example');
  });

  test('gets a refusal where programs ask', async () => {
    const { status, text } = await get('/api/tables', { host: 'evil.example' });
    expect([status, JSON.parse(text)]).toEqual([421, { refusal: { code: 'unknown-host' } }]);
  });

  test('gets no socket', async () => {
    const line = await new Promise<string>((resolve, reject) => {
      const socket = connect(server.port, HOST, () => {
        socket.write(
          'GET /api/socket HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\n' +
            'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
            'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
        );
      });
      socket.once('data', (data) => resolve(data.toString().split('\r\n')[0]));
      socket.on('error', reject);
    });
    expect(line).toMatch('421');
  });

  test.each([
    ['it,en', 'it'],
    ['fr-CH, de', 'fr'],
    ['ja, pt', 'en'],
    [undefined, 'en'],
  ])('speaks the language of %s: %s', (accepted, language) => {
    expect(unknownHostPage('a.example', accepted)).toContain(`<html lang="${language}">`);
  });

  test('shows no mark-up of its name', () => {
    const page = unknownHostPage('<img src=x onerror="alert(1)">.example', 'en');
    expect(page).not.toContain('<img');
    expect(page).not.toContain('"alert');
  });
});

describe('TLS', () => {
  const known = { host: HOST, 'x-forwarded-for': '1.2.3.4' };
  test('is asked for where a proxy has it, and only there', async () => {
    const secure = await get('/healthz', { ...known, 'x-forwarded-proto': 'https' });
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
    const plain = await get('/healthz', { ...known, 'x-forwarded-proto': 'http' });
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    const direct = await startTestServer();
    const reply = await fetch(`${direct.base}/healthz`, { headers: { 'x-forwarded-proto': 'https' } });
    expect(reply.headers.get('strict-transport-security')).toBeNull();
    await direct.close();
  });
});

describe("the strangers' list", () => {
  const open = async (address: string) => {
    const reply = await fetch(`${server.base}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ key: newKey(), game: 'zocken', name: 'Ada', listed: true }),
    });
    return { status: reply.status, table: ((await reply.json()) as { table?: string }).table };
  };

  test('takes few tables of one provider, however many networks it has', async () => {
    const honest = await open('198.51.100.7');
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await open(`2001:db8:${i}::1`)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
    const { json } = await call(server.base, 'GET', '/api/tables');
    const listed = (json as unknown as { table: string }[]).map(({ table }) => table);
    // The honest table is the oldest, but the first of its provider.
    expect(listed.indexOf(honest.table ?? '')).toBe(1);
  });

  test('lets every provider have its newest before any has its second', () => {
    const openers = new Openers();
    const table = (id: string) => ({
      table: id,
      code: '',
      game: '',
      phase: 'waiting' as const,
      opened: 0,
    });
    for (const id of ['a1', 'a2', 'a3', 'b1']) openers.note(id, id[0]);
    const order = openers.inTurn(['a1', 'a2', 'a3', 'b1', 'c1', 'c2'].map(table));
    expect(order.map((each) => each.table)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
  });
});
