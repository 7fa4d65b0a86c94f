import { beforeEach, describe, expect, test, vi } from 'vitest';
import { connectedDevices } from '../src/lib/identity/connected.ts';
import { changeKeys } from '../src/lib/identity/new-keys.ts';
import { readRecovery, recoveryFile } from '../src/lib/identity/recovery.ts';
import {
  identity,
  identitySince,
  knownIdentity,
  playerKey,
  seatKey,
} from '../src/lib/online/device/identity.ts';
import { wishForLink } from '../src/lib/online/device/link-wish.ts';
import { awaitKey, keepSeat, loseKey, newKey, seatAt } from '../src/lib/online/device/seats.ts';
import { FakeStorage } from './storage.ts';

const [ONE, TWO, AGAIN] = ['1', '2', '3'].map((digit) => digit.repeat(32));

/** What a server knows: the key of the seat at each table, and of the player; rematches by their first table. */
const server = {
  keys: new Map<string, string>(),
  rematches: new Map<string, string>(),
  player: '',
  failing: '',
};
/** Answers that are lost after the server has done what was asked. */
let lost = 0;

const refuse = (code: string) => Response.json({ refusal: { code } }, { status: 403 });

async function answer(path: string, { headers, body }: RequestInit): Promise<Response> {
  const key = new Headers(headers).get('authorization')?.slice('Bearer '.length);
  const asked = typeof body === 'string' ? (JSON.parse(body) as { key: string; player?: string }) : null;
  if (server.failing !== '' && path.includes(server.failing)) throw new TypeError('no network');
  if (path === '/api/daily/player') {
    if (server.player === asked?.key) return refuse('linked-already');
    if (server.player === asked?.player) server.player = asked.key;
    return Response.json({ moved: 1 });
  }
  const [, table = '', what] = /^\/api\/tables\/(\w+)\/(\w+)$/.exec(path) ?? [];
  if (server.keys.get(table) !== key) return refuse('unknown-key');
  if (what === 'me') return Response.json({ connected: [1, 2] });
  const changed = [table, server.rematches.get(table) ?? []].flat();
  for (const each of changed) server.keys.set(each, asked?.key ?? '');
  if (lost-- > 0) throw new TypeError('no network');
  return Response.json({ changed });
}

function sitAt(table: string, more: { tag?: string } | null = {}): string {
  const { key, tag } = newKey();
  keepSeat({ table, game: 'zocken', key, name: 'Ada', ...(more === null ? {} : { tag, ...more }) });
  server.keys.set(table, key);
  return key;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('location', new URL('https://table.example.org/'));
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => answer(path, init));
  server.keys.clear();
  server.rematches.clear();
  Object.assign(server, { player: '', failing: '' });
  lost = 0;
});

/** The seat as this device and the server know it, derived from the identity. */
function expectDerived(table: string, old: string): void {
  const seat = seatAt(table);
  expect(seat?.key).not.toBe(old);
  expect(seat?.key).toBe(seatKey(identity(), seat?.tag ?? ''));
  expect(server.keys.get(table)).toBe(seat?.key);
  expect(seat?.next).toBeUndefined();
}

describe('signing all other devices out', () => {
  test('gives every seat a key of a new identity, also those that followed from none', async () => {
    const before = identity();
    const [one, two] = [sitAt(ONE), sitAt(TWO, null)];
    expect(await changeKeys()).toEqual({ changed: 2, unread: 0 });
    expect(knownIdentity()).not.toBe(before);
    expectDerived(ONE, one);
    expectDerived(TWO, two);
    expect(seatAt(ONE)).toMatchObject({ name: 'Ada', game: 'zocken' });
  });

  test('changes a rematch with its first table', async () => {
    const key = sitAt(ONE);
    const { tag = '' } = seatAt(ONE) ?? {};
    keepSeat({ table: AGAIN, game: 'zocken', key, tag, name: 'Ada' });
    server.keys.set(AGAIN, key);
    server.rematches.set(ONE, AGAIN);
    expect(await changeKeys()).toEqual({ changed: 2, unread: 0 });
    expectDerived(AGAIN, key);
  });

  test('keeps the identity until every table has answered, and then goes on with the same new one', async () => {
    const before = identity();
    const [one, two] = [sitAt(ONE), sitAt(TWO)];
    server.failing = TWO;
    expect(await changeKeys()).toEqual({ changed: 1, unread: 1 });
    expect(knownIdentity()).toBe(before);
    server.failing = '';
    expect(await changeKeys()).toEqual({ changed: 2, unread: 0 });
    expectDerived(ONE, one);
    expectDerived(TWO, two);
  });

  test('finds the new key where only the answer was lost', async () => {
    const one = sitAt(ONE);
    lost = 1;
    expect(await changeKeys()).toEqual({ changed: 0, unread: 1 });
    expect(await changeKeys()).toEqual({ changed: 1, unread: 0 });
    expectDerived(ONE, one);
  });

  test('moves the player of the standings, only where the player is listed', async () => {
    sitAt(ONE);
    const player = playerKey(identity(), location.host);
    server.player = player;
    await changeKeys();
    expect(server.player).toBe(player);
    wishForLink(true);
    server.player = playerKey(identity(), location.host);
    expect((await changeKeys()).unread).toBe(0);
    expect(server.player).toBe(playerKey(identity(), location.host));
  });

  test('passes over tables that are gone', async () => {
    sitAt(ONE);
    server.keys.clear();
    expect(await changeKeys()).toEqual({ changed: 0, unread: 0 });
  });

  test('makes an earlier recovery file worth nothing at the tables', async () => {
    sitAt(ONE);
    const file = await recoveryFile(identity());
    await changeKeys();
    const keys = readRecovery(file)?.seats.map(({ key }) => key) ?? [];
    expect(keys).toHaveLength(1);
    expect(keys).not.toContain(server.keys.get(ONE));
  });
});

describe('a key that the server does not know any more', () => {
  test('is not forgotten where another tab has given the seat a new one, or is about to', () => {
    const old = sitAt(ONE);
    const seat = seatAt(ONE);
    if (!seat) throw new Error('no seat');
    const next = newKey();
    awaitKey(seat, next);
    loseKey(ONE, old);
    expect(seatAt(ONE)).toMatchObject(next);
    loseKey(ONE, old);
    expect(seatAt(ONE)?.key).toBe(next.key);
    loseKey(ONE, next.key);
    expect(seatAt(ONE)).toBeNull();
  });
});

test('the devices at the latest tables are listed, and since when this browser is known', async () => {
  const before = Date.now();
  sitAt(ONE);
  expect(await connectedDevices()).toEqual([1, 2].map((since) => ({ table: ONE, game: 'zocken', since })));
  expect(identitySince()).toBeGreaterThanOrEqual(before);
  server.failing = ONE;
  expect(await connectedDevices()).toEqual([]);
});
