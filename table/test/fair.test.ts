import { createHash, createHmac } from 'node:crypto';
import { diceOf, lot, PIPS, packRoll, starterLot } from '@iacta/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  commitOf,
  fairRoll,
  hashOfSecret,
  hashOfThrow,
  nonceFor,
  type OldThrow,
  oldRoll,
  type Throw,
  uniform,
} from '../dice/index.ts';

const hex = (bytes: number) =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((all) => Buffer.from(all).toString('hex'));
const throws: fc.Arbitrary<Throw> = fc.record({
  table: hex(16),
  roll: fc.nat(1000),
  secret: hex(32),
  shares: fc.array(fc.record({ seat: fc.nat(5), nonce: hex(16) }), { minLength: 1, maxLength: 6 }),
});
const oldThrows: fc.Arbitrary<OldThrow> = fc.record({
  table: hex(16),
  roll: fc.nat(1000),
  secret: hex(32),
  nonces: fc.array(fc.option(hex(16)), { minLength: 1, maxLength: 6 }),
});
const six = diceOf(
  Array.from({ length: 6 }, (_, i) => ({ id: `d${i}`, faces: PIPS })),
  false,
);

/** A second implementation from the description in docs/online.md, with another library. */
function again({ table, roll, secret, ...given }: Throw | OldThrow, sides: readonly number[]): number[] {
  const shares =
    'shares' in given
      ? given.shares.map(({ seat, nonce }) => `${seat} ${nonce}`)
      : given.nonces.map((nonce) => nonce ?? '-');
  const lines = [`iacta roll ${'shares' in given ? 2 : 1}`, table, String(roll), ...shares, ''];
  let bytes: number[] = [];
  let block = 0;
  const next = () => {
    if (bytes.length === 0) {
      const mac = createHmac('sha256', Buffer.from(secret, 'hex')).update(lines.join('\n') + block++);
      bytes = [...mac.digest()];
    }
    return bytes.shift()!;
  };
  return sides.map((n) => {
    for (;;) {
      const byte = next();
      if (byte < Math.floor(256 / n) * n) return byte % n;
    }
  });
}

describe('a fair roll', () => {
  test('is what the description says, by another library', () => {
    fc.assert(
      fc.property(throws, (thrown) => {
        expect(fairRoll(six, thrown)).toBe(packRoll(six, again(thrown, [6, 6, 6, 6, 6, 6])));
        expect(fairRoll(starterLot(4), thrown)).toBe(again(thrown, [4])[0]);
        const secret = Buffer.from(thrown.secret, 'hex');
        expect(hashOfSecret(thrown.secret)).toBe(createHash('sha256').update(secret).digest('hex'));
      }),
    );
  });

  test('of format 1 is what the description says, by another library', () => {
    fc.assert(
      fc.property(oldThrows, (thrown) => {
        expect(oldRoll(six, thrown)).toBe(packRoll(six, again(thrown, [6, 6, 6, 6, 6, 6])));
      }),
    );
  });

  test('takes more than one block where it needs to', () => {
    const many = diceOf(Array.from({ length: 8 }, (_, i) => ({ id: `d${i}`, faces: PIPS })));
    fc.assert(
      fc.property(throws, (thrown) => {
        const sides = Array.from({ length: 8 }, () => 6);
        expect(fairRoll(many, thrown)).toBe(packRoll(many, again(thrown, sides)));
      }),
    );
    // 97 faces: most bytes are thrown away, so 32 of them do not suffice for long.
    const odd = diceOf([{ id: 'odd', faces: Array.from({ length: 97 }, (_, i) => i) }]);
    fc.assert(fc.property(throws, (thrown) => fairRoll(odd, thrown) === again(thrown, [97])[0]));
  });

  test('throws away what would favour low faces, also beyond one byte', () => {
    const stream =
      (...bytes: number[]) =>
      () =>
        bytes.shift()!;
    expect(uniform(stream(252, 255, 251))(6)).toBe(5);
    expect(uniform(stream(0))(6)).toBe(0);
    expect(uniform(stream(255))(256)).toBe(255);
    // 2^32 mod 1000 is 296: the last 296 values of four bytes are not used.
    expect(uniform(stream(255, 255, 255, 255, 0, 0, 4, 1))(1000)).toBe(25);
    expect(uniform(stream(255, 255, 254, 216, 0, 0, 0, 7))(1000)).toBe(7);
  });

  test('depends on every nonce, its seat, the table, the number and the secret', () => {
    fc.assert(
      fc.property(throws, hex(16), fc.nat(), (thrown, other, at) => {
        const many = lot(
          'many',
          Array.from({ length: 200 }, (_, i) => i),
        );
        const faces = (t: Throw) =>
          Array.from({ length: 8 }, (_, i) => fairRoll(many, { ...t, roll: t.roll + i }));
        const base = faces(thrown).join();
        const { shares } = thrown;
        const which = at % shares.length;
        const { seat, nonce } = shares[which];
        fc.pre(nonce !== other && thrown.table !== other);
        expect(faces({ ...thrown, shares: shares.with(which, { seat, nonce: other }) }).join()).not.toBe(
          base,
        );
        expect(faces({ ...thrown, shares: shares.with(which, { seat: seat + 1, nonce }) }).join()).not.toBe(
          base,
        );
        expect(faces({ ...thrown, shares: shares.toSpliced(which, 1) }).join()).not.toBe(base);
        expect(faces({ ...thrown, table: other }).join()).not.toBe(base);
        expect(faces({ ...thrown, secret: other + other }).join()).not.toBe(base);
        expect(faces({ ...thrown, roll: thrown.roll + 1 }).join()).not.toBe(base);
      }),
    );
  });
});

test('a nonce is the same for the same promise, and differs for any other', () => {
  const key = '07'.repeat(32);
  const at = { table: 'table', roll: 3, promise: 'promise' };
  const nonce = nonceFor(key, at);
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(nonceFor(key, at)).toBe(nonce);
  const others = [
    nonceFor(key, { ...at, promise: 'other' }),
    nonceFor(key, { ...at, roll: 4 }),
    nonceFor(key, { ...at, table: 'other' }),
    nonceFor('08'.repeat(32), at),
  ];
  expect(new Set([nonce, ...others]).size).toBe(5);
});

test('a throw is known by its table, roll, promise and contributions', () => {
  const at = { table: 'table', roll: 3, promise: 'promise' };
  const commits = [
    { seat: 0, commit: 'ab'.repeat(32) },
    { seat: 1, commit: 'cd'.repeat(32) },
  ];
  const own = hashOfThrow(at, commits);
  expect(own).toMatch(/^[0-9a-f]{64}$/);
  const others = [
    hashOfThrow({ ...at, table: 'other' }, commits),
    hashOfThrow({ ...at, roll: 4 }, commits),
    hashOfThrow({ ...at, promise: 'other' }, commits),
    hashOfThrow(at, commits.slice(1)),
    hashOfThrow(at, [...commits].reverse()),
    hashOfThrow(at, commits.with(1, { seat: 2, commit: 'cd'.repeat(32) })),
  ];
  expect(new Set([own, ...others]).size).toBe(7);
});

test('a commitment is bound to table, roll, promise, seat and nonce', () => {
  const at = { table: 'table', roll: 3, promise: 'promise' };
  const share = { seat: 1, nonce: 'ab'.repeat(16) };
  const text = `iacta commit 2\ntable\n3\npromise\n1\n${share.nonce}`;
  expect(commitOf(at, share)).toBe(createHash('sha256').update(text).digest('hex'));
  const others = [
    commitOf({ ...at, table: 'other' }, share),
    commitOf({ ...at, roll: 4 }, share),
    commitOf({ ...at, promise: 'other' }, share),
    commitOf(at, { ...share, seat: 2 }),
    commitOf(at, { ...share, nonce: 'cd'.repeat(16) }),
  ];
  expect(new Set([commitOf(at, share), ...others]).size).toBe(6);
});
