import { starterLot } from '@iacta/core';
import { hashOfSecret } from '@iacta/online/dice';
import { randomHex } from '@iacta/online/log';
import { GAME_IDS, loadRules } from '@iacta/registry';
import { expect, test } from 'vitest';
import { Table } from '../tables/table.ts';
import { Nonces, rollOf } from '../tables/thrower.ts';

const rules = await loadRules(GAME_IDS[0]);
const table = new Table('0'.repeat(32), rules);
table.options = { seats: 4 };
const secret = randomHex(32);
const promised = { roll: 3, hash: hashOfSecret(secret), secret };
const nonces = Array.from({ length: 4 }, () => randomHex(16));
const orders = [
  [0, 1, 2, 3],
  [3, 2, 1, 0],
  [2, 0, 3, 1],
  [1, 3, 0, 2],
];

function thrown(order: readonly number[], now: number) {
  const given = new Nonces();
  for (const seat of order) given.take(promised, seat, 3, nonces[seat]);
  const { body } = rollOf(table, promised, starterLot(4), given, now);
  if (body.type !== 'roll') throw new Error('no roll');
  return body;
}

test('no order of arrival and no time changes a roll', () => {
  const rolls = orders.map((order, i) => thrown(order, i * 98_765));
  expect(new Set(rolls.map(({ faces }) => faces.join())).size).toBe(1);
  for (const roll of rolls) expect(roll).toMatchObject({ secret, roll: 3, nonces });
});

test('the first nonce of a seat counts, for the roll it was sent for', () => {
  const given = new Nonces();
  expect(given.take(promised, 0, 3, nonces[0])).toBe(true);
  expect(given.take(promised, 0, 3, nonces[1])).toBe(false);
  expect(given.take(promised, 0, 3, nonces[0])).toBe(true);
  expect(given.take(promised, 1, 2, nonces[1])).toBe(false);
  expect(given.take(promised, 1, 4, nonces[1])).toBe(false);
  expect(given.inSeatOrder(promised, 2)).toEqual([nonces[0], null]);
  const next = { ...promised, roll: 4 };
  expect(given.has(promised, 0)).toBe(true);
  expect(given.has(next, 0)).toBe(false);
  expect(given.inSeatOrder(next, 2)).toEqual([null, null]);
});

test('each roll promises a secret that no other roll has, and hides it', () => {
  const rolls = Array.from({ length: 200 }, () => rollOf(table, promised, starterLot(4), new Nonces(), 0));
  const secrets = rolls.map(({ hidden }) => hidden?.secret ?? '');
  expect(new Set(secrets).size).toBe(200);
  for (const [i, { body }] of rolls.entries()) {
    expect(body).toMatchObject({ next: hashOfSecret(secrets[i]) });
    expect(JSON.stringify(body)).not.toContain(secrets[i]);
  }
});
