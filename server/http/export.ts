import { type Body, commitment, type LogFile } from '@iacta/online/log';
import type { Row } from '../store/store.ts';
import type { Hidden } from '../tables/draft.ts';
import type { Table } from '../tables/table.ts';

/** The log as it may be seen outside: unopened answers masked, secrets and marks of keys left out. */
export function logFile(table: Table, rows: readonly Row[]): LogFile {
  return {
    kind: 'iacta-table-log',
    format: 1,
    table: table.id,
    head: rows[rows.length - 1].hash,
    names: rows.flatMap((row) => {
      const { name, nameSalt } = (row.hidden ? JSON.parse(row.hidden) : {}) as Hidden;
      return name === undefined || nameSalt === undefined ? [] : [{ seq: row.seq, name, salt: nameSalt }];
    }),
    entries: rows.map(({ seq, salt, body }) =>
      table.isMasked(seq) ? { masked: commitment(salt, body) } : { salt, body: JSON.parse(body) as Body },
    ),
  };
}
