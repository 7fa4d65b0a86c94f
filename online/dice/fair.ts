import { type Below, type Dice, type Roll, rollWith } from '@iacta/core';
import { bytesToHex } from '@noble/hashes/utils.js';
import { hmacSha256, sha256OfHex } from '../hashes/index.ts';

/** What decides a roll, and nothing else does: no time, no order of arrival. */
export interface Throw {
  readonly table: string;
  /** Every roll of the table has a number of its own, the undone ones too. */
  readonly roll: number;
  /** 32 bytes in hex, drawn by the server before anybody's nonce and known to it alone until the roll. */
  readonly secret: string;
  /** For each seat the 16 bytes in hex its person's device sent; null where none did. */
  readonly nonces: readonly (string | null)[];
}

export const SECRET_BYTES = 32;
export const NONCE_BYTES = 16;

/** What the server publishes before the nonces come in. */
export function hashOfSecret(secret: string): string {
  return sha256OfHex(secret);
}

/** The faces of a fair roll. */
export function fairRoll(dice: Dice, thrown: Throw): Roll {
  return rollWith(dice, uniform(bytesOf(thrown)));
}

/**
 * A device's nonce for a roll. It is as fresh as the published hash it depends on, and nobody can tell it
 * without the device's dice key, which never leaves the device; yet a page that is loaded again sends the same one.
 */
export function nonceFor(diceKey: Uint8Array, table: string, roll: number, hash: string): string {
  const mac = hmacSha256(bytesToHex(diceKey), `iacta nonce 1\n${table}\n${roll}\n${hash}\n`);
  return bytesToHex(mac.subarray(0, NONCE_BYTES));
}

/** An endless stream of bytes: HMAC-SHA-256 over the throw and the number of the block. */
function bytesOf({ table, roll, secret, nonces }: Throw): () => number {
  const lines = nonces.map((nonce) => `${nonce ?? '-'}\n`).join('');
  const message = `iacta roll 1\n${table}\n${roll}\n${lines}`;
  let bytes: Uint8Array = new Uint8Array();
  let block = 0;
  let at = 0;
  return () => {
    if (at === bytes.length) {
      bytes = hmacSha256(secret, message + block);
      block++;
      at = 0;
    }
    return bytes[at++];
  };
}

/** Whole numbers below n, all equally likely: what would favour the low ones is thrown away. */
export function uniform(nextByte: () => number): Below {
  return (n) => {
    const width = n <= 256 ? 1 : 4;
    const range = 256 ** width;
    const usable = range - (range % n);
    for (;;) {
      let value = 0;
      for (let i = 0; i < width; i++) value = value * 256 + nextByte();
      if (value < usable) return value % n;
    }
  };
}
