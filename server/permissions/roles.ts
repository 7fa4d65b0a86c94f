import { timingSafeEqual } from 'node:crypto';
import type { Table } from '../tables/table.ts';
import type { Role } from './permissions.ts';

/** What a key is worth at a table right now. Seats change hands, so it is derived for every message. */
export interface Identity {
  /** -1: no seat. */
  readonly seat: number;
  readonly host: boolean;
  /** The seat that the key had last, where it has none any more; null for a key that never had one. */
  readonly former: number | null;
}

export const SPECTATOR: Identity = { seat: -1, host: false, former: null };

/**
 * Whose key it is, by its hash; null for a key that was never one of this table. No key is a spectator's. Every
 * hash is compared, each in the same time.
 */
export function identify(table: Table, keyHash: string | null): Identity | null {
  if (keyHash === null) return SPECTATOR;
  const given = Buffer.from(keyHash);
  let seat = -1;
  for (const [i, { key }] of table.seats.entries()) if (isSame(key, given)) seat = i;
  const host = isSame(table.host, given);
  const former = seat < 0 ? (table.former.get(keyHash) ?? null) : null;
  return seat < 0 && !host && former === null ? null : { seat, host, former };
}

/** The roles that go with an identity (null: a stranger's). A program in a seat has said that it is one. */
export function rolesOf(table: Table, identity: Identity | null, program = false): readonly Role[] {
  if (!identity) return ['stranger'];
  const { seat, host, former } = identity;
  if (seat < 0) return [host ? 'screen' : former === null ? 'spectator' : 'former'];
  const isReplaced = table.seats[seat].bot !== null;
  const role = isReplaced ? 'replaced' : program ? 'program' : 'player';
  return host ? [role, 'host'] : [role];
}

export function isSameRole(a: Identity, b: Identity): boolean {
  return a.seat === b.seat && a.host === b.host;
}

function isSame(known: string | null, given: Buffer): boolean {
  const bytes = Buffer.alloc(given.length);
  bytes.write(known ?? '');
  return timingSafeEqual(bytes, given) && known?.length === given.length;
}
