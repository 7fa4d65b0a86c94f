import { randomHex } from '@iacta/online/random';
import { hashOfSecret, SECRET_BYTES } from '@iacta/table/dice';
import { type Body, chainHash, commitment, SALT_BYTES } from '@iacta/table/log';
import type { Row } from '../store/store.ts';

/**
 * The entry that gives a game under way a new promise: players may know the secret behind the old one. Null for a table
 * of the daily game: its dice are those of its day, whatever was played since.
 */
export function renewal(rows: readonly Row[], now: number): Row | null {
  const open = JSON.parse(rows[0].body) as Body;
  if (open.type === 'open' && open.daily) return null;
  const last = rows[rows.length - 1];
  const secret = randomHex(SECRET_BYTES);
  const body: Body = {
    type: 'renew',
    at: now,
    next: hashOfSecret(secret),
    why: isOfFormat2(rows) ? 'restore' : 'upgrade',
  };
  const text = JSON.stringify(body);
  const salt = randomHex(SALT_BYTES);
  return {
    table: last.table,
    seq: last.seq + 1,
    salt,
    body: text,
    hash: chainHash(last.hash, commitment(salt, text)),
    hidden: JSON.stringify({ secret }),
    action: null,
  };
}

/** A game that began with rolls of the first format takes on the second one with its new promise. */
function isOfFormat2(rows: readonly Row[]): boolean {
  return rows.some((row) => {
    const body = JSON.parse(row.body) as Body;
    return body.type === 'renew' || (body.type === 'start' && body.dice === 2);
  });
}
