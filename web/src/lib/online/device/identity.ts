import { randomHex } from '@iacta/online/log';
import { hmacSha256, sha256 } from '@iacta/table/hashes';
import { erase, read, write } from './storage.ts';

// One secret for each browser profile. Every table gets a different key, derived with a random tag: without the
// secret, two of these keys have nothing in common, so servers cannot link them to one person.

const IDENTITY = 'iacta:identity';
const FORMAT = /^[0-9a-f]{64}$/;
const TAG = /^[0-9a-f]{32}$/;

export const isIdentity = (text: unknown): text is string => typeof text === 'string' && FORMAT.test(text);
export const isTag = (text: unknown): text is string => typeof text === 'string' && TAG.test(text);

/** The identity of this browser profile; null before it is first needed. */
export function knownIdentity(): string | null {
  const text = read(IDENTITY);
  return isIdentity(text) ? text : null;
}

export function identity(): string {
  const known = knownIdentity();
  if (known) return known;
  const made = randomHex(32);
  write(IDENTITY, made);
  return made;
}

export function replaceIdentity(secret: string): void {
  write(IDENTITY, secret);
}

export function forgetIdentity(): void {
  erase(IDENTITY);
}

/** The key of a seat: 128 bits that only the identity and the tag together give. */
export function seatKey(secret: string, tag: string): string {
  const bytes = hmacSha256(secret, `iacta seat 1\n${tag}`).subarray(0, 16);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The tag of an attempt at the daily game: each server has its own promise, and each device finds the same tag. */
export function attemptTag(promise: string, game: string): string {
  return sha256(`iacta attempt 1\n${promise}\n${game}`).slice(0, 32);
}

/**
 * What a player is known by in the standings of one server. It follows from the address, not from what the server
 * says: so no server can ask for the key that another one knows.
 */
export function playerKey(secret: string, host: string): string {
  return seatKey(secret, `player of ${host}`);
}

export const newTag = (): string => randomHex(16);

/** What people compare on two devices. It says nothing about the secret. */
export function fingerprint(secret: string): string {
  const digits = sha256(`iacta identity 1\n${secret}`).slice(0, 12);
  return digits.match(/.{4}/g)?.join(' ') ?? digits;
}
