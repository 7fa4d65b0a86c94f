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

/** The name of a log that ends here: it covers every entry before it. */
export function link(previous: string, committed: string): string {
  return sha256(`iacta link 1\n${previous}\n${committed}`);
}

/** A name is bound to its seat by this, so that it can be deleted without breaking the chain. */
export function nameMark(salt: string, name: string): string {
  return sha256(`iacta name 1\n${salt}\n${name}`);
}

/** What is kept of a seat's key. */
export function keyMark(key: string): string {
  return sha256(`iacta key 1\n${key}`);
}
