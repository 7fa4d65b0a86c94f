import { sha256 } from '../hashes/index.ts';

/** The head hash of an empty log. */
export const GENESIS = '0'.repeat(64);
export const SALT_BYTES = 16;

/**
 * What an entry is bound to without revealing it: the bare hash of a yes or a no could be guessed,
 * so every entry has a salt that stays with the entry.
 */
export function commitment(salt: string, body: string): string {
  return sha256(`iacta entry 1\n${salt}\n${body}`);
}

/** The head hash of a log that ends with this entry: it covers every entry before it. */
export function chainHash(previous: string, committed: string): string {
  return sha256(`iacta link 1\n${previous}\n${committed}`);
}

/** A name is bound to its seat by this, so that it can be deleted without breaking the chain. */
export function hashOfName(salt: string, name: string): string {
  return sha256(`iacta name 1\n${salt}\n${name}`);
}

/** The server stores this in place of a seat's key. */
export function hashOfKey(key: string): string {
  return sha256(`iacta key 1\n${key}`);
}
