import type { LogFile } from '@iacta/online/log';
import type { LogState } from '@iacta/table/log';
import type { Table } from '../tables/table.ts';

/**
 * The log for anyone who may watch: unopened answers are masked, secrets and hashes of keys are left out. `log` is
 * the state to export, since the table in memory may be ahead of the disk.
 */
export function logFile(table: Table, log: LogState = table.log): LogFile {
  return {
    kind: 'iacta-table-log',
    format: 2,
    table: table.id,
    head: log.head,
    names: table.names().filter(({ seq }) => seq <= log.seq),
    entries: table.rows
      .slice(0, log.seq + 1)
      .map((row) => table.observed(row, -1, log)) as LogFile['entries'],
  };
}
