import { type Below, type Dice, type Roll, rollWith } from '@iacta/core';
import { bytesToHex } from '@noble/hashes/utils.js';
import { hmacSha256, sha256, sha256OfHex } from '../hashes/index.ts';

export const SECRET_BYTES = 32;
export const NONCE_BYTES = 16;

/** What decides a roll, and nothing else does: no time, no order of arrival. */
export interface Throw {
  readonly table: string;
  /** Every roll of the table has a different number, the undone ones too. */
  readonly roll: number;
  /** 32 bytes in hex, drawn by the server before any commitment and known to it alone until the roll. */
  readonly secret: string;
  /** In the order in which the throw has fixed the devices that take part. */
  readonly shares: readonly Share[];
}

/** What one device adds to a roll. */
export interface Share {
  readonly seat: number;
  /** 16 bytes in hex. */
  readonly nonce: string;
}

/** Format 1: for each seat the nonce its device sent, null where none did. */
export interface OldThrow extends Omit<Throw, 'shares'> {
  readonly nonces: readonly (string | null)[];
}

/** The promise: what the server publishes before any commitment comes in. */
export function hashOfSecret(secret: string): string {
  return sha256OfHex(secret);
}

/** What a device publishes before anything is revealed. It binds the nonce to its seat, its roll and its promise. */
export function commitOf(
  at: { readonly table: string; readonly roll: number; readonly promise: string },
  { seat, nonce }: Share,
): string {
  return sha256(`iacta commit 2\n${at.table}\n${at.roll}\n${at.promise}\n${seat}\n${nonce}`);
}

/** The faces of a fair roll. */
export function fairRoll(dice: Dice, { table, roll, secret, shares }: Throw): Roll {
  const lines = shares.map(({ seat, nonce }) => `${seat} ${nonce}\n`).join('');
  return rollWith(dice, uniform(bytesOf(secret, `iacta roll 2\n${table}\n${roll}\n${lines}`)));
}

/** The faces of a roll of format 1. */
export function oldRoll(dice: Dice, { table, roll, secret, nonces }: OldThrow): Roll {
  const lines = nonces.map((nonce) => `${nonce ?? '-'}\n`).join('');
  return rollWith(dice, uniform(bytesOf(secret, `iacta roll 1\n${table}\n${roll}\n${lines}`)));
}

/**
 * The nonce for a promise. The key is drawn by the page or program that plays, stays in its memory and is stored
 * nowhere: no other tab, copy of the storage or later visit makes the same nonces.
 */
export function nonceFor(
  key: string,
  at: { readonly table: string; readonly roll: number; readonly promise: string },
): string {
  const mac = hmacSha256(key, `iacta nonce 3\n${at.table}\n${at.roll}\n${at.promise}\n`);
  return bytesToHex(mac.subarray(0, NONCE_BYTES));
}

/** A throw by all that its faces depend on, apart from what is still secret. */
export function hashOfThrow(
  at: { readonly table: string; readonly roll: number; readonly promise: string },
  commits: readonly { readonly seat: number; readonly commit: string }[],
): string {
  const lines = commits.map(({ seat, commit }) => `${seat} ${commit}\n`).join('');
  return sha256(`iacta throw 1\n${at.table}\n${at.roll}\n${at.promise}\n${lines}`);
}

/** An endless stream of bytes: HMAC-SHA-256 over the throw and the number of the block. */
function bytesOf(secret: string, message: string): () => number {
  let bytes: Uint8Array = new Uint8Array();
  let block = 0;
  let at = 0;
  return () => {
    if (at === bytes.length) {
      bytes = hmacSha256(secret, message + block);
      block++;
      at = 0;
    }
    return bytes[at++]!;
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
