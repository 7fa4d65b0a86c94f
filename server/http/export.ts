import type { LogFile } from '@iacta/online/log';
import type { LogState } from '@iacta/table/log';
import type { Table } from '../tables/table.ts';

/** A log file whose entries are texts already. */
export interface LogText extends Omit<LogFile, 'entries'> {
  readonly entries: Iterable<string>;
}

/**
 * The log for anyone who may watch: unopened answers are masked, secrets and hashes of keys are left out. `log` is
 * the state to export, since the table in memory may be ahead of the disk.
 */
export function logText(table: Table, log: LogState): LogText {
  return {
    kind: 'iacta-table-log',
    format: 2,
    table: table.id,
    head: log.head,
    names: table.names().filter(({ seq }) => seq <= log.seq),
    entries: table.rows
      .slice(0, log.seq + 1)
      .values()
      .map((row) => table.observed(row, -1, log)),
  };
}
