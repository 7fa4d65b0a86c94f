import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SYSTEM_CLOCK } from '@iacta/online/clock';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Deliveries } from '../outbound/deliveries.ts';
import { postOver } from '../outbound/post.ts';
import { hostOf, Remotes } from '../outbound/remotes.ts';
import { hostAmong, isAllowedTarget, isPublic, publicLookup } from '../outbound/target.ts';
import { PUSH_HOSTS } from '../push/push.ts';

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

  function delivery(address: string, ended: (number | null)[] = [], owner = address) {
    return { address, owner, message: () => MESSAGE, ended: (status: number | null) => ended.push(status) };
  }

  test('are tried again, later each time, until there is an answer', async () => {
    vi.useFakeTimers();
    const { asked, post } = receiver();
    const deliveries = new Deliveries({ post, clock: SYSTEM_CLOCK, remoteOf: hostOf });
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
    const deliveries = new Deliveries({ post, clock: SYSTEM_CLOCK, remoteOf: hostOf });
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

  const addressesOf = (asked: readonly { address: string }[]) => asked.map(({ address }) => address);
  /** Answered at once: from then on the receiver is known to answer. */
  const proven = async ({ asked, post }: ReturnType<typeof receiver>, ...hosts: string[]) => {
    const deliveries = new Deliveries({ post, clock: SYSTEM_CLOCK, remoteOf: hostOf });
    for (const host of hosts) deliveries.add(delivery(`https://${host}/`));
    for (const { answer } of asked.splice(0)) answer(201);
    await turns();
    return deliveries;
  };

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('are limited in number, for one table, and for a receiver that does not answer', async () => {
    const { post } = receiver();
    const deliveries = new Deliveries({ post, clock: SYSTEM_CLOCK, remoteOf: hostOf, most: 40 });
    const taken = (count: number, make: (i: number) => [address: string, owner: string]) =>
      Array.from({ length: count }, (_, i) => make(i)).filter(([address, owner]) =>
        deliveries.add(delivery(address, [], owner)),
      ).length;
    // One is on its way; a tenth of the queue may wait for one, and half of it for all of its kind.
    expect(taken(10, (i) => ['https://dead/', `t${i}`])).toBe(5);
    expect(taken(40, (i) => [`https://dead-${i}/`, `t${i}`])).toBe(7 + 16);
    deliveries.close();
    expect(deliveries.add(delivery('https://other/'))).toBe(false);
    const others = new Deliveries({ post: async () => 201, clock: SYSTEM_CLOCK, remoteOf: hostOf });
    others.add(delivery('https://quick/'));
    await turns();
    const ofOneTable = Array.from({ length: 150 }, () => others.add(delivery('https://quick/', [], 'table')));
    expect(ofOneTable.filter(Boolean)).toHaveLength(100);
    expect(others.add(delivery('https://quick/', [], 'another'))).toBe(true);
  });

  test('to receivers that never answer delay no others, however many there are', async () => {
    const { asked, post } = receiver();
    const deliveries = await proven({ asked, post }, 'push.example');
    for (let i = 0; i < 90; i++) deliveries.add(delivery(`https://dead-${i % 30}/`, [], `table-${i}`));
    expect(asked).toHaveLength(8);
    deliveries.add(delivery('https://push.example/', [], 'honest'));
    expect(addressesOf(asked).at(-1)).toBe('https://push.example/');
  });

  test('go to one machine one at a time until it has answered, whatever its ports are', () => {
    const { asked, post } = receiver();
    const deliveries = new Deliveries({ post, clock: SYSTEM_CLOCK, remoteOf: new Remotes(SYSTEM_CLOCK).of });
    for (let i = 0; i < 20; i++) deliveries.add(delivery(`https://192.0.2.1:${8000 + i}/`));
    for (let i = 0; i < 20; i++) deliveries.add(delivery(`https://[2001:db8::${i}]/`));
    expect(addressesOf(asked)).toEqual(['https://192.0.2.1:8000/', 'https://[2001:db8::0]/']);
  });

  test('take turns by receiver, and at a receiver by table', async () => {
    const { asked, post } = receiver();
    const deliveries = await proven({ asked, post }, 'a', 'b');
    for (let i = 0; i < 40; i++) deliveries.add(delivery('https://a/', [], `table ${Math.floor(i / 5)}`));
    deliveries.add(delivery('https://a/last', [], 'last'));
    deliveries.add(delivery('https://b/', [], 'table 0'));
    // Two for each table, eight to one receiver; one of table 0 waits until another of it has ended.
    expect(addressesOf(asked)).toEqual(Array.from({ length: 8 }, () => 'https://a/'));
    asked[0].answer(201);
    await turns();
    expect(addressesOf(asked)).toContain('https://b/');
    for (let i = 1; i <= 8; i++) {
      asked[i].answer(201);
      await turns();
    }
    expect(addressesOf(asked)).toContain('https://a/last');
    deliveries.close();
  });

  test('that get no answer give their receiver a rest, longer each time; one that answers has none', async () => {
    const { asked, post } = receiver();
    const deliveries = new Deliveries({ post, clock: SYSTEM_CLOCK, remoteOf: hostOf });
    for (let i = 0; i < 5; i++) deliveries.add(delivery('https://dead/', [], `t${i}`));
    for (const [i, seconds] of [5, 30, 120, 600, 600].entries()) {
      expect(asked).toHaveLength(i + 1);
      asked[i].answer(new Error('no answer'));
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(asked).toHaveLength(i + 1);
      await vi.advanceTimersByTimeAsync(1);
    }
    asked[5].answer(201);
    await turns();
    expect(asked.length).toBeGreaterThan(6);
    deliveries.close();
  });

  test('that cannot be made are ended at once, and say nothing about their receiver', async () => {
    const { asked, post } = receiver();
    const deliveries = new Deliveries({ post, clock: SYSTEM_CLOCK, remoteOf: hostOf });
    const ended: (number | null)[] = [];
    const message = () => {
      throw new Error('a key that is none');
    };
    deliveries.add({ ...delivery('https://a/', ended), message });
    expect([ended, asked.length, deliveries.waiting]).toEqual([[null], 0, 0]);
    deliveries.add(delivery('https://a/'));
    expect(asked).toHaveLength(1);
    deliveries.close();
  });
});

describe('the hosts of push services', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/a:b',
    'https://updates.push.services.mozilla.com/wpush/v2/a',
    'https://web.push.apple.com/Q',
    'https://wns2-par02p.notify.windows.com/w/?token=a',
  ])('are known: %s', (address) => {
    expect(hostAmong(PUSH_HOSTS, address)).not.toBeNull();
  });

  test.each([
    'https://push.example.org/1',
    'https://fcm.googleapis.com.example.org/1',
    'https://evilfcm.googleapis.com/1',
    'https://push.apple.com.example/1',
    'https://fcm.googleapis.com:8443/1',
    'not an address',
  ])('are no others: %s', (address) => {
    expect(hostAmong(PUSH_HOSTS, address)).toBeNull();
  });

  test('are the operator’s to choose', () => {
    expect(hostAmong(['*'], 'https://push.example.org:8443/1')).toBe('*');
    expect(hostAmong(['push.example.org'], 'https://push.example.org/1')).toBe('push.example.org');
    expect(hostAmong([], 'https://fcm.googleapis.com/1')).toBeNull();
  });
});
