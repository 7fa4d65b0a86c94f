import { createHash, createHmac } from 'node:crypto';
import { diceOf, lot, PIPS, packRoll, starterLot } from '@iacta/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fairRoll, hashOfSecret, judgeRoll, nonceFor, type Throw, uniform } from '../dice/index.ts';

const hex = (bytes: number) =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((all) => Buffer.from(all).toString('hex'));
const throws: fc.Arbitrary<Throw> = fc.record({
  table: hex(16),
  roll: fc.nat(1000),
  secret: hex(32),
  nonces: fc.array(fc.option(hex(16)), { minLength: 1, maxLength: 6 }),
});
const six = diceOf(
  Array.from({ length: 6 }, (_, i) => ({ id: `d${i}`, faces: PIPS })),
  false,
);

/** The same, written once more from the description in docs/online.md, with another library. */
function again({ table, roll, secret, nonces }: Throw, sides: readonly number[]): number[] {
  const lines = ['iacta roll 1', table, String(roll), ...nonces.map((nonce) => nonce ?? '-'), ''];
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
        const seat = at % thrown.nonces.length;
        fc.pre(thrown.nonces[seat] !== other && thrown.table !== other);
        expect(faces({ ...thrown, nonces: thrown.nonces.with(seat, other) }).join()).not.toBe(base);
        expect(faces({ ...thrown, nonces: [...thrown.nonces, null] }).join()).not.toBe(base);
        expect(faces({ ...thrown, table: other }).join()).not.toBe(base);
        expect(faces({ ...thrown, secret: other + other }).join()).not.toBe(base);
        expect(faces({ ...thrown, roll: thrown.roll + 1 }).join()).not.toBe(base);
      }),
    );
  });
});

describe('the verdict on a roll', () => {
  const proofOf = (thrown: Throw) => {
    const indexes = again(thrown, [6, 6, 6, 6, 6, 6]);
    return { ...thrown, faces: indexes.map((index) => PIPS[index]) };
  };

  test('an honest one is checked, or the server’s word where no device took part', () => {
    fc.assert(
      fc.property(throws, (thrown) => {
        const promised = { roll: thrown.roll, hash: hashOfSecret(thrown.secret) };
        const expected = thrown.nonces.some((nonce) => nonce !== null) ? 'checked' : 'server-only';
        expect(judgeRoll(thrown.table, promised, six, proofOf(thrown))).toBe(expected);
      }),
    );
  });

  test('another secret, number, face or table is found', () => {
    fc.assert(
      fc.property(throws, hex(32), fc.nat(5), (thrown, other, die) => {
        fc.pre(other !== thrown.secret);
        const promised = { roll: thrown.roll, hash: hashOfSecret(thrown.secret) };
        const proof = proofOf(thrown);
        expect(judgeRoll(thrown.table, promised, six, { ...proof, secret: other })).toBe('wrong-secret');
        expect(judgeRoll(thrown.table, promised, six, { ...proof, roll: thrown.roll + 1 })).toBe(
          'wrong-number',
        );
        const faces = proof.faces.with(die, (proof.faces[die] % 6) + 1);
        expect(judgeRoll(thrown.table, promised, six, { ...proof, faces })).toBe('wrong-faces');
        expect(judgeRoll(thrown.table, promised, six, { ...proof, faces: [] })).toBe('wrong-faces');
      }),
    );
  });
});

test('a nonce is the same for the same hash, and another for any other', () => {
  const key = new Uint8Array(32).fill(7);
  const nonce = nonceFor(key, 'table', 3, 'hash');
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(nonceFor(key, 'table', 3, 'hash')).toBe(nonce);
  const others = [
    nonceFor(key, 'table', 3, 'other'),
    nonceFor(key, 'table', 4, 'hash'),
    nonceFor(key, 'other', 3, 'hash'),
    nonceFor(new Uint8Array(32).fill(8), 'table', 3, 'hash'),
  ];
  expect(new Set([nonce, ...others]).size).toBe(5);
});
