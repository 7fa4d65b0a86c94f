import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SYSTEM_CLOCK } from '@iacta/online/clock';
import { describe, expect, test, vi } from 'vitest';
import { Deliveries } from '../outbound/deliveries.ts';
import { postOver } from '../outbound/post.ts';
import { isAllowedTarget, isPublic, publicLookup } from '../outbound/target.ts';

const INTERNET = { allowPrivate: false };
const ANYWHERE = { allowPrivate: true };

describe('an address to send to', () => {
  test.each([
    'https://push.example.org/a?b=c',
    'https://93.184.216.34/x',
    'https://[2606:2800:220:1:248:1893:25c8:1946]/x',
    'https://push.example.org:8443/x',
  ])('may be %s', (address) => {
    expect(isAllowedTarget(address, INTERNET)).toBe(true);
  });

  test.each([
    'http://push.example.org/',
    'ftp://push.example.org/',
    'https://user:password@push.example.org/',
    'https://localhost/',
    'https://localhost./',
    'https://printer.local/',
    'https://router/',
    'https://metadata.google.internal/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0.0.0.0/',
    'https://10.1.2.3/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/',
    'https://100.64.0.1/',
    'https://224.0.0.1/',
    'https://[::1]/',
    'https://[::]/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[64:ff9b::a00:1]/',
    'https://[2002:a00:1::]/',
    `https://push.example.org/${'x'.repeat(700)}`,
    'not an address',
    '',
  ])('is not %s', (address) => {
    expect(isAllowedTarget(address, INTERNET)).toBe(false);
  });

  test('may be in the own network where the operator allows it', () => {
    expect(isAllowedTarget('http://127.0.0.1:8080/x', ANYWHERE)).toBe(true);
    expect(isAllowedTarget('ftp://127.0.0.1/x', ANYWHERE)).toBe(false);
    expect(isAllowedTarget('http://a:b@127.0.0.1/x', ANYWHERE)).toBe(false);
  });

  test('is looked up when the request is made: a public name of a private address does not help', async () => {
    const found = (host: string, all: boolean) =>
      new Promise((resolve) => publicLookup(host, { all }, (error, address) => resolve(error ?? address)));
    expect(await found('localhost', false)).toBeInstanceOf(Error);
    expect(await found('localhost', true)).toBeInstanceOf(Error);
    expect(await found('93.184.216.34', false)).toBe('93.184.216.34');
    expect(await found('93.184.216.34', true)).toEqual([{ address: '93.184.216.34', family: 4 }]);
    expect(isPublic('no address')).toBe(false);
  });
});

describe('a request', () => {
  test('is sent with its body, and neither follows redirects nor waits for what is answered', async () => {
    const asked: string[] = [];
    const receiver = createServer((request, reply) => {
      request.setEncoding('utf8');
      let text = '';
      request.on('data', (part) => {
        text += part;
      });
      request.on('end', () => {
        asked.push(`${request.method} ${request.url} ${String(request.headers['x-name'])} ${text}`);
        // The answer never ends.
        reply.writeHead(307, { location: '/elsewhere' }).write('…');
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const { port } = receiver.address() as AddressInfo;
    const message = { headers: { 'x-name': 'a' }, body: Buffer.from('hello') };
    expect(await postOver(ANYWHERE)(`http://127.0.0.1:${port}/x`, message)).toBe(307);
    expect(asked).toEqual(['POST /x a hello']);
    await expect(postOver(INTERNET)(`http://127.0.0.1:${port}/x`, message)).rejects.toThrow('not allowed');
    expect(asked).toHaveLength(1);
    receiver.closeAllConnections();
    await new Promise((resolve) => receiver.close(resolve));
    await expect(postOver(ANYWHERE)(`http://127.0.0.1:${port}/x`, message)).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    });
  });
});

describe('deliveries', () => {
  const MESSAGE = { headers: {}, body: new Uint8Array() };
  const turns = () => vi.advanceTimersByTimeAsync(0);

  /** Requests that are answered when the test says so. */
  function receiver() {
    const asked: { address: string; answer: (status: number | Error) => void }[] = [];
    const post = (address: string) =>
      new Promise<number>((resolve, reject) => {
        asked.push({
          address,
          answer: (status) => (typeof status === 'number' ? resolve(status) : reject(status)),
        });
      });
    return { asked, post };
  }

  function delivery(address: string, ended: (number | null)[] = []) {
    return { address, message: () => MESSAGE, ended: (status: number | null) => ended.push(status) };
  }

  test('are tried again, later each time, until there is an answer', async () => {
    vi.useFakeTimers();
    const { asked, post } = receiver();
    const deliveries = new Deliveries({ post, clock: SYSTEM_CLOCK });
    const ended: (number | null)[] = [];
    deliveries.add(delivery('https://a/', ended));
    const waits = [5, 30, 120, 600];
    for (const [i, seconds] of waits.entries()) {
      asked[i].answer(i % 2 === 0 ? 503 : new Error('no network'));
      await turns();
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(asked).toHaveLength(i + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(asked).toHaveLength(i + 2);
    }
    expect(deliveries.waiting).toBe(1);
    asked[4].answer(204);
    await turns();
    expect([ended, deliveries.waiting]).toEqual([[204], 0]);
    vi.useRealTimers();
  });

  test('are given up in the end, and at once where the receiver does not want them', async () => {
    vi.useFakeTimers();
    const { asked, post } = receiver();
    const deliveries = new Deliveries({ post, clock: SYSTEM_CLOCK });
    const ended: (number | null)[] = [];
    deliveries.add(delivery('https://a/', ended));
    for (let i = 0; i < 6; i++) {
      asked[i].answer(new Error('no network'));
      await vi.advanceTimersByTimeAsync(3_600_000);
    }
    expect([asked.length, ended]).toEqual([6, [null]]);
    deliveries.add(delivery('https://a/', ended));
    asked[6].answer(404);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect([asked.length, ended]).toEqual([7, [null, 404]]);
    vi.useRealTimers();
  });

  test('are limited in number; a host that does not answer holds up no other', async () => {
    const { asked, post } = receiver();
    const deliveries = new Deliveries({ post, clock: SYSTEM_CLOCK, most: 5 });
    for (const host of ['slow', 'slow', 'slow', 'quick', 'quick'])
      expect(deliveries.add(delivery(`https://${host}/`))).toBe(true);
    expect(deliveries.add(delivery('https://quick/'))).toBe(false);
    expect(asked.map(({ address }) => address)).toEqual([
      'https://slow/',
      'https://slow/',
      'https://quick/',
      'https://quick/',
    ]);
    asked[3].answer(200);
    await vi.waitFor(() => expect(deliveries.add(delivery('https://quick/'))).toBe(true));
    expect(asked).toHaveLength(5);
    deliveries.close();
    expect(deliveries.add(delivery('https://quick/'))).toBe(false);
  });
});
