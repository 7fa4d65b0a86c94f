import { randomHex } from '@iacta/online/log';
import { hmacSha256, sha256 } from '@iacta/table/hashes';
import { erase, read, write } from './storage.ts';

// One secret for each browser profile. Every table gets a different key, derived with a random tag: without the
// secret, two of these keys have nothing in common, so servers cannot link them to one person.

const IDENTITY = 'iacta:identity';
/** The one that takes its place, while servers are being told. */
const NEXT = 'iacta:next-identity';
/** When this browser profile got it, in milliseconds. */
const SINCE = 'iacta:identity-since';
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
  replaceIdentity(made);
  return made;
}

export function replaceIdentity(secret: string): void {
  if (knownIdentity() !== secret) write(SINCE, String(Date.now()));
  erase(NEXT);
  write(IDENTITY, secret);
}

/** Since when this browser profile has its identity, in milliseconds; null where that was not noted. */
export function identitySince(): number | null {
  const since = Number(read(SINCE));
  return Number.isSafeInteger(since) && since > 0 ? since : null;
}

/** The identity that is to take the place of this one; the same until that is finished. */
export function nextIdentity(make: () => string): string {
  const known = read(NEXT);
  if (isIdentity(known)) return known;
  const made = make();
  write(NEXT, made);
  return made;
}

export function finishNextIdentity(next: string): void {
  write(IDENTITY, next);
  erase(NEXT);
}

export function forgetIdentity(): void {
  erase(NEXT);
  erase(SINCE);
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
