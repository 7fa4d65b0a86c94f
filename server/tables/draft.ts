import type { Step } from '@iacta/core';
import { type Body, commitment, link, nameMark, randomHex, SALT_BYTES } from '@iacta/online/log';
import type { Row } from '../store/store.ts';

/** What belongs to an entry but never leaves this house unasked; see Row.hidden. */
export interface Hidden {
  /** open: the mark of the host's key, and the code to read aloud. */
  readonly host?: string;
  readonly code?: string;
  /** open: the same people as at another table; it starts when all of them are there. */
  readonly rematch?: boolean;
  /** sit: the mark of the seat's key, and the name with its salt. */
  readonly key?: string;
  readonly name?: string;
  readonly nameSalt?: string;
  /** start, roll: the secret of the next roll. */
  readonly secret?: string;
}

/** An entry that wants to be written. */
export interface Draft {
  readonly body: Body;
  readonly hidden?: Hidden;
  /** Of a move or a roll that was made here: what reading the body would give. */
  readonly step?: Step;
}

/** Gives an entry its place in the chain. */
export function seal(
  table: string,
  at: { readonly seq: number; readonly head: string },
  { body, hidden }: Draft,
  action: string | null,
): Row {
  const text = JSON.stringify(body);
  const salt = randomHex(SALT_BYTES);
  return {
    table,
    seq: at.seq + 1,
    salt,
    body: text,
    hash: link(at.head, commitment(salt, text)),
    hidden: hidden ? JSON.stringify(hidden) : null,
    action,
  };
}

/** A person sits down: the name stands beside the log, bound to it by its mark. */
export function sitDown(now: number, seat: number, name: string, key: string): Draft {
  const nameSalt = randomHex(SALT_BYTES);
  return {
    body: { type: 'sit', at: now, seat, name: nameMark(nameSalt, name) },
    hidden: { key, name, nameSalt },
  };
}
