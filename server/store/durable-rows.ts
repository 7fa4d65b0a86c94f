import { StoreError } from './problem.ts';
import type { Row, Store } from './store.ts';

/** The entries of a table as `rows` of the store, all of them durable: they may be acknowledged and broadcast. */
export async function durableRows(
  store: Pick<Store, 'rows' | 'confirm'>,
  table: string,
  after?: number,
): Promise<readonly Row[]> {
  const rows = await store.rows(table, after);
  const last = rows.at(-1);
  // Entries become durable in the order in which they became visible: the last one is enough.
  if (last && !(await store.confirm(last)))
    throw new StoreError('missing', `table ${table}: entry ${last.seq} was read and is gone`);
  return rows;
}
