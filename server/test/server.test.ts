import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressesOf, qrCode, type RunningServer, startServer } from '../index.ts';

const HOST = '127.0.0.1';
const root = mkdtempSync(join(tmpdir(), 'iacta-server-'));
const dist = join(root, 'dist');
let server: RunningServer;
let base: string;

beforeAll(async () => {
  mkdirSync(join(dist, '_app/immutable'), { recursive: true });
  writeFileSync(join(root, 'secret.txt'), 'secret');
  writeFileSync(join(dist, '.built'), 'secret');
  for (const page of ['200', 'en'])
    writeFileSync(join(dist, `${page}.html`), '<!doctype html><title>Iacta</title>');
  writeFileSync(join(dist, 'sw.js'), '// worker');
  writeFileSync(join(dist, '_app/immutable/main.abc123.js'), 'export {};');
  writeFileSync(join(dist, '_app/immutable/main.abc123.js.br'), brotliCompressSync('export {};'));
  server = await startServer({ port: 0, host: HOST, folder: dist });
  base = `http://${HOST}:${server.port}`;
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

/** A request as it is written, since fetch would tidy up the path first. */
function raw(path: string, method = 'GET', header = 'X-Nothing: 1'): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, HOST, () => {
      socket.write(`${method} ${path} HTTP/1.1\r\nHost: table\r\n${header}\r\nConnection: close\r\n\r\n`);
    });
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
}

describe('what is served', () => {
  test('the page, at the root', async () => {
    const reply = await fetch(`${base}/`);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toMatch('text/html');
    expect(await reply.text()).toContain('Iacta');
  });

  test('scripts with their type, compressed where the browser can read it', async () => {
    const reply = await fetch(`${base}/_app/immutable/main.abc123.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(reply.headers.get('content-type')).toMatch('javascript');
    expect(reply.headers.get('content-encoding')).toBe('br');
    expect(await reply.text()).toBe('export {};');
    const plain = await raw('/_app/immutable/main.abc123.js');
    expect(plain).not.toMatch(/content-encoding/i);
  });

  test('unchanged files need not be sent again', async () => {
    const { headers } = await fetch(`${base}/`);
    expect(await raw('/', 'GET', `If-None-Match: ${headers.get('etag')}`)).toMatch(/^HTTP\/1\.1 304 /);
  });
});

describe('headers', () => {
  test.each(['/', '/sw.js', '/_app/immutable/main.abc123.js', '/nowhere'])('%s is guarded', async (path) => {
    const { headers } = await fetch(base + path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch("default-src 'self'");
    expect(policy).toMatch("script-src 'self';");
    expect(policy).toMatch("frame-ancestors 'none'");
    expect(policy).not.toMatch('unsafe-eval');
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch('unsafe-inline');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('nothing forces https, which a home network does not have', async () => {
    const { headers } = await fetch(`${base}/`);
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('content-security-policy')).not.toMatch('upgrade-insecure-requests');
  });

  test('names with a hash are kept for ever, the others are asked for again', async () => {
    const caching = async (path: string) => (await fetch(base + path)).headers.get('cache-control');
    expect(await caching('/_app/immutable/main.abc123.js')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/sw.js', '/nowhere']) expect(await caching(path)).toBe('no-cache');
  });
});

describe('what is not served', () => {
  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/_app/..%2f..%2f..%2fsecret.txt',
    '/..\\secret.txt',
    '//secret.txt',
    '/.built',
    '/%',
    '/_app/immutable/gone.js',
    '/api/nothing',
  ])('%.40s', async (path) => {
    const reply = await raw(path);
    expect(reply).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(reply).not.toMatch('\r\n\r\nsecret');
  });

  test('a file that is not there is a short 404', async () => {
    const reply = await fetch(`${base}/nowhere.png`);
    expect(reply.status).toBe(404);
    expect(await reply.text()).toBe('Not here.\n');
  });

  test.each(['POST', 'PUT', 'DELETE'])('%s finds nothing', async (method) => {
    expect(await raw('/nowhere', method)).toMatch(/^HTTP\/1\.1 404 /);
  });
});

describe('starting', () => {
  test('a port that is taken is an error, unless more ports may be tried', async () => {
    const taken = { port: server.port, host: HOST, folder: dist };
    await expect(startServer(taken)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    const second = await startServer({ ...taken, portsToTry: 20 });
    expect(second.port).toBeGreaterThan(server.port);
    expect((await fetch(`http://${HOST}:${second.port}/`)).status).toBe(200);
    await second.close();
  });

  test('without a built page it says so', async () => {
    await expect(startServer({ port: 0, host: HOST, folder: root })).rejects.toThrow(
      'no page has been built',
    );
  });
});

describe('addresses', () => {
  const at = (address: string, internal = false) => ({
    address,
    internal,
    family: 'IPv4' as const,
    netmask: '',
    mac: '',
    cidr: null,
  });

  test('the one a phone in the room can reach', () => {
    const { here, network } = addressesOf(4600, {
      lo: [at('127.0.0.1', true)],
      docker0: [at('172.17.0.1')],
      wlan0: [at('192.168.1.20')],
    });
    expect(here).toBe('http://localhost:4600/');
    expect(network).toBe('http://192.168.1.20:4600/');
  });

  test('none without a network', () => {
    expect(addressesOf(4600, { lo: [at('127.0.0.1', true)] }).network).toBeNull();
  });

  test('a QR code is square in block characters', () => {
    const rows = qrCode('http://192.168.1.20:4600/').trimEnd().split('\n');
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
    expect(rows.length).toBe(Math.ceil(rows[0].length / 2));
  });
});
