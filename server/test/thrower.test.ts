import { loadRules } from '@iacta/games';
import { SOLO_GAME } from '@iacta/games/test-kit';
import { randomHex } from '@iacta/online/random';
import { commitOf, hashOfSecret } from '@iacta/table/dice';
import type { Pending } from '@iacta/table/log';
import { HonestTable } from '@iacta/table/test-kit';
import { expect, test } from 'vitest';
import { startOf } from '../session/commands.ts';
import { annulOf, renewOf, rollOf, throwOf } from '../session/dice.ts';
import type { Peer } from '../session/people.ts';
import { Commits, Reveals } from '../session/shares.ts';
import { sitDown } from '../tables/draft.ts';
import { Table } from '../tables/table.ts';

const rules = await loadRules(SOLO_GAME);
const peer = (): Peer => ({
  keyHash: null,
  program: false,
  send: () => {},
  drop: () => {},
  rejoin: async () => {},
});

/** A table for two at which the first dice are to be thrown. */
function started(): Table {
  const table = new Table('0123456789abcdef'.repeat(2), rules);
  const open = new HonestTable(rules, () => 0).open({ seats: 2 }).entries[0].body;
  const drafts = [
    { body: open },
    ...[0, 1].map((seat) => sitDown({ now: 0, seat, name: `P${seat}`, key: 'k' })),
    startOf(0),
  ];
  expect(table.add(drafts, () => randomHex(16), null)).toMatchObject({ ok: true });
  return table;
}

function sharesOf(table: Table, seats: readonly number[]) {
  const { roll, hash: promise } = table.promised!;
  return seats.map((seat) => {
    const nonce = randomHex(16);
    return { seat, nonce, commit: commitOf({ table: table.id, roll, promise }, { seat, nonce }) };
  });
}

test('the first commitment of a device counts, for the promise it was sent for', () => {
  const commits = new Commits();
  const [ada, bea, beasLaptop] = [peer(), peer(), peer()];
  const seats = new Map([
    [ada, 0],
    [bea, 1],
    [beasLaptop, 1],
  ]);
  const seatOf = (each: Peer) => seats.get(each) ?? -1;
  commits.add(bea, 'one', 'b');
  commits.add(bea, 'one', 'second choice');
  commits.add(beasLaptop, 'one', 'b2');
  commits.add(ada, 'one', 'a');
  commits.add(peer(), 'one', 'of a stranger');
  expect(commits.of('one', seatOf)).toEqual([
    { seat: 0, commit: 'a' },
    { seat: 1, commit: 'b' },
    { seat: 1, commit: 'b2' },
  ]);
  expect(commits.of('two', seatOf)).toEqual([]);
  commits.drop(bea);
  expect(commits.of('one', seatOf)).toHaveLength(2);
  commits.add(ada, 'two', 'a');
  expect(commits.of('one', seatOf)).toEqual([]);
});

test('only the nonce behind a commitment of that seat is taken, in whatever order they come', () => {
  const table = started();
  const shares = sharesOf(table, [0, 1]);
  const thrown = throwOf(table, rules.thrower(table.position!), shares, 0);
  expect(table.add([thrown], () => randomHex(16), null)).toMatchObject({ ok: true });
  const pending = table.log.dice?.pending as Pending;
  const reveals = new Reveals();
  expect(reveals.add(table, pending, 1, shares[0].nonce)).toBe(false);
  expect(reveals.add(table, pending, 1, randomHex(16))).toBe(false);
  expect(reveals.add(table, pending, 1, shares[1].nonce)).toBe(true);
  expect(reveals.of(pending)).toEqual([null, shares[1].nonce]);
  expect(reveals.add(table, pending, 0, shares[0].nonce)).toBe(true);
  const nonces = reveals.of(pending) as string[];
  expect(nonces).toEqual(shares.map(({ nonce }) => nonce));
  // The fold agrees, whatever the time.
  for (const now of [0, 98_765]) {
    const { body } = rollOf(table, pending.commits, nonces, now);
    expect(body).toMatchObject({ type: 'roll', nonces });
  }
  const roll = rollOf(table, pending.commits, nonces, 0);
  expect(table.add([roll], () => randomHex(16), null)).toMatchObject({ ok: true });
});

test('each roll, annulment and renewal promises a secret that no other has, and hides it', () => {
  const table = started();
  const drafts = Array.from({ length: 50 }, () => [
    rollOf(table, [], [], 0),
    annulOf(table, [null], 0),
    renewOf(table, 'restore', 0)!,
  ]).flat();
  const secrets = drafts.map(({ hidden }) => hidden?.secret ?? '');
  expect(new Set(secrets).size).toBe(150);
  for (const [i, { body }] of drafts.entries()) {
    expect(body).toMatchObject({ next: hashOfSecret(secrets[i]) });
    expect(JSON.stringify(body)).not.toContain(secrets[i]);
  }
  expect(renewOf(table, 'upgrade', 0)).toBeNull();
  expect(renewOf(new Table(table.id, rules), 'restore', 0)).toBeNull();
});
