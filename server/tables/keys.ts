import { timingSafeEqual } from 'node:crypto';
import { keyMark } from '@iacta/online/log';
import type { Table } from './table.ts';

/** Who somebody is at a table. */
export interface Identity {
  /** -1: no seat. */
  readonly seat: number;
  readonly host: boolean;
}

/** Whose key it is; null for a key of nobody. Every mark is compared, each in the same time. */
export function identify(table: Table, key: string): Identity | null {
  const mark = Buffer.from(keyMark(key));
  let seat = -1;
  for (const [i, { key: known }] of table.seats.entries()) if (isMark(known ?? '', mark)) seat = i;
  const host = isMark(table.host, mark);
  return seat < 0 && !host ? null : { seat, host };
}

function isMark(known: string, mark: Buffer): boolean {
  const bytes = Buffer.alloc(mark.length);
  bytes.write(known);
  return timingSafeEqual(bytes, mark) && known.length === mark.length;
}
