import type { ReplyOf } from '@iacta/online/wire';
import type { Body, LogState } from '@iacta/table/log';
import type { Row } from '../store/store.ts';
import type { Table } from '../tables/table.ts';

/** An entry as one seat (-1: a spectator) may see it, as long as the log is what is given; written out. */
export function entryFor(table: Table, row: Row, seat: number, log: LogState): string {
  const { seq, hash } = row;
  const observed = table.observed(row, seat, log);
  const opened = table.openedBy(seq);
  const body = 'body' in observed ? observed.body : null;
  const name = body?.type === 'sit' ? table.nameAt(seq) : null;
  const entry: ReplyOf<'entry'> = {
    type: 'entry',
    seq,
    head: hash,
    entry: observed as ReplyOf<'entry'>['entry'],
    ...(opened.length > 0
      ? {
          opened: opened.map((each) => ({
            seq: each.seq,
            salt: each.salt,
            body: JSON.parse(each.body) as Body,
          })),
        }
      : {}),
    ...(name ? { name } : {}),
    ...(body && CHANGES_SEATS.includes(body.type) ? { hostSeat: table.hostSeat } : {}),
  };
  return JSON.stringify(entry);
}

const CHANGES_SEATS: readonly Body['type'][] = ['open', 'set', 'sit', 'bot', 'rise', 'host'];
