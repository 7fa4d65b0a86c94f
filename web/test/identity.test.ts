import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readRecovery } from '../src/lib/identity/recovery.ts';
import {
  effectOf,
  ownTransfer,
  packTransfer,
  readTransfer,
  takeIn,
  unpackTransfer,
} from '../src/lib/identity/transfer.ts';
import {
  attemptTag,
  identity,
  isTag,
  knownIdentity,
  playerKey,
  replaceIdentity,
  seatKey,
} from '../src/lib/online/device/identity.ts';
import { linkingKey, wishForLink } from '../src/lib/online/device/link-wish.ts';
import {
  allSeats,
  forgetSeat,
  keepSeat,
  newKey,
  seatAt,
  tableMemory,
} from '../src/lib/online/device/seats.ts';
import { pack } from '../src/lib/shell/packed.ts';
import { FakeStorage } from './storage.ts';

const OTHER = 'ab'.repeat(32);

beforeEach(() => vi.stubGlobal('localStorage', new FakeStorage()));

/** Another device: an empty storage. */
const elsewhere = () => vi.stubGlobal('localStorage', new FakeStorage());
const sitAt = (table: string) => keepSeat({ table, game: 'zocken', ...newKey(), name: 'Ada', seat: 1 });

test('reveals of a table are kept one by one, and forgotten with its seat', () => {
  const reveal = (mark: string) => ({
    roll: 1,
    promise: 'ab'.repeat(32),
    thrown: 'cd'.repeat(32),
    commit: mark.repeat(32),
    nonce: 'ef'.repeat(16),
  });
  for (const table of ['one', 'two']) sitAt(table);
  tableMemory.addReveal('one', reveal('11'));
  tableMemory.addReveal('one', reveal('22'));
  tableMemory.addReveal('two', reveal('33'));
  expect(tableMemory.reveals('one')).toEqual([reveal('11'), reveal('22')]);
  tableMemory.dropReveal('one', reveal('11'));
  expect(tableMemory.reveals('one')).toEqual([reveal('22')]);
  forgetSeat('one');
  expect(tableMemory.reveals('one')).toEqual([]);
  expect(tableMemory.reveals('two')).toEqual([reveal('33')]);
});

describe('keys of tables', () => {
  test('differ from table to table and follow from identity and tag', () => {
    const [one, two] = [newKey(), newKey()];
    expect(one.key).not.toBe(two.key);
    expect(one.key).toBe(seatKey(identity(), one.tag));
    expect(one.key).not.toBe(seatKey(OTHER, one.tag));
    // HMAC-SHA-256 of "iacta seat 1\n" + tag, computed with openssl.
    expect(seatKey(OTHER, '0'.repeat(32))).toBe('997cacee73cfd72178977c9c4da4c1c4');
  });

  test('of an attempt at the daily game are the same on all devices, and others on each server, day and game', () => {
    const promises = ['a'.repeat(64), 'b'.repeat(64)];
    const tags = promises.flatMap((promise) => ['zocken', 'doce'].map((game) => attemptTag(promise, game)));
    expect(new Set(tags).size).toBe(4);
    for (const tag of tags) expect(isTag(tag)).toBe(true);
    // SHA-256, computed with openssl: another tag would be a second attempt for those who have begun.
    expect(attemptTag(promises[0], 'zocken')).toBe('55107992129a4fd8450a79db68a6fafd');
    expect(seatKey(OTHER, tags[0])).toBe(seatKey(OTHER, attemptTag(promises[0], 'zocken')));
    expect(seatKey(OTHER, tags[0])).not.toBe(seatKey(identity(), tags[0]));
  });

  test('for the standings there is one for each server, and none unless it is wanted', () => {
    vi.stubGlobal('location', { host: 'iacta.example' });
    expect(linkingKey()).toBeNull();
    wishForLink(true);
    const key = linkingKey();
    expect(key).toBe(playerKey(identity(), 'iacta.example'));
    expect(linkingKey()).toBe(key);
    expect(playerKey(identity(), 'other.example')).not.toBe(key);
    expect(playerKey(OTHER, 'iacta.example')).not.toBe(key);
    wishForLink(false);
    expect(linkingKey()).toBeNull();
  });

  test('one identity per profile, also where nothing can be kept', () => {
    expect(identity()).toBe(identity());
    const storage = new FakeStorage();
    storage.refused = true;
    vi.stubGlobal('localStorage', storage);
    expect(identity()).toBe(identity());
    elsewhere();
    replaceIdentity(OTHER);
    expect(knownIdentity()).toBe(OTHER);
  });
});

describe('a transfer', () => {
  test('brings identity and seats to another device', async () => {
    sitAt('first');
    // A seat from before there were identities has no tag.
    keepSeat({ table: 'old', game: 'zocken', key: 'k'.repeat(22), name: 'Ada' });
    const [own, seats] = [identity(), allSeats()];
    const text = await packTransfer(ownTransfer(own));
    expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
    elsewhere();
    const transfer = await unpackTransfer(text);
    expect(effectOf(transfer!)).toEqual({ replaces: false, newSeats: 2 });
    expect(takeIn(transfer!)).toBe(2);
    expect(knownIdentity()).toBe(own);
    expect(allSeats()).toEqual(seats);
  });

  test('merges: seats of this device keep their keys, and a second time changes nothing', async () => {
    sitAt('shared');
    sitAt('there');
    const text = await packTransfer(ownTransfer(identity()));
    elsewhere();
    sitAt('shared');
    sitAt('here');
    const [shared, here] = [seatAt('shared'), seatAt('here')];
    const transfer = (await unpackTransfer(text))!;
    expect(effectOf(transfer)).toEqual({ replaces: true, newSeats: 1 });
    expect(takeIn(transfer)).toBe(1);
    expect([seatAt('shared'), seatAt('here')]).toEqual([shared, here]);
    expect(takeIn(transfer)).toBe(0);
    expect(effectOf(transfer)).toEqual({ replaces: false, newSeats: 0 });
  });

  test.each([
    ['nothing', ''],
    ['something else', 'zzzz'],
  ])('refuses %s', async (_what, text) => expect(await unpackTransfer(text)).toBeNull());

  test('refuses an identity that is none, and leaves out seats that make no sense', async () => {
    expect(await unpackTransfer(await pack([1, 'short', []]))).toBeNull();
    expect(await unpackTransfer(await pack([2, OTHER, []]))).toBeNull();
    const good = ['t', 'zocken', 'k'.repeat(22), 'Ada', 0, 5];
    const bad = [
      null,
      ['t'],
      ['../src/lib/t', ...good.slice(1)],
      ['t', 'zocken', 'short', 'Ada', 0, 5],
      ['t', 'zocken', '+short', 'Ada', 0, 5],
      ['t', 'zocken', 'k'.repeat(22), 'A'.repeat(99), 0, 5],
      [...good.slice(0, 5), 'now'],
    ];
    const read = await unpackTransfer(await pack([1, OTHER, [good, ...bad].slice(0, 8)]));
    expect(read?.seats).toEqual([
      { table: 't', game: 'zocken', key: 'k'.repeat(22), name: 'Ada', seat: 0, at: 5 },
    ]);
  });
});

test('a recovery file is read with all its seats; other files are not', () => {
  for (let i = 0; i < 30; i++) sitAt(`table-${i}`);
  const file = { format: 1, kind: 'iacta-recovery', ...ownTransfer(identity()), history: null };
  expect(readRecovery(JSON.stringify(file))?.seats).toEqual(allSeats());
  expect(readRecovery(JSON.stringify({ ...file, kind: 'iacta-history' }))).toBeNull();
  expect(readRecovery(JSON.stringify({ ...file, identity: 'no' }))).toBeNull();
  expect(readRecovery('{')).toBeNull();
  expect(readTransfer(null)).toBeNull();
});
