import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as sha256Of } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** What every promise of the dice and of the log rests on. */
export interface Hashes {
  /** SHA-256 in hex, of a text. */
  readonly ofText: (text: string) => string;
  /** SHA-256 in hex, of bytes that are given in hex. */
  readonly ofHex: (hex: string) => string;
  /** HMAC-SHA-256 of a text, under a key that is given in hex. */
  readonly mac: (key: string, text: string) => Uint8Array;
}

/** The same everywhere, also where a page has no `crypto.subtle`. */
export const EVERYWHERE: Hashes = {
  ofText: (text) => bytesToHex(sha256Of(utf8ToBytes(text))),
  ofHex: (hex) => bytesToHex(sha256Of(hexToBytes(hex))),
  mac: (key, text) => hmac(sha256Of, hexToBytes(key), utf8ToBytes(text)),
};

let used = EVERYWHERE;

/** Replaces the functions by faster equivalents: a server computes several for every step. */
export function hashBy(same: Hashes): void {
  used = same;
}

export const sha256 = (text: string): string => used.ofText(text);
export const sha256OfHex = (hex: string): string => used.ofHex(hex);
export const hmacSha256 = (key: string, text: string): Uint8Array => used.mac(key, text);
