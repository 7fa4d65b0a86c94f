import { commitment, GENESIS, link } from '@iacta/table/log';
import { StoreError } from '../store/problem.ts';
import type { SqlStore } from '../store/sqlite.ts';

export interface Checked {
  readonly tables: number;
  readonly entries: number;
}

/** So many tables are checked in one go, before others may use the thread. */
const AT_ONCE = 20;

/** Follows the hash chain of every table of a store. Rejects with the first table whose log is not what was written. */
export async function checkChains(
  store: SqlStore,
  progress: (done: number, of: number) => void,
): Promise<Checked> {
  const tables = store.tables();
  let entries = 0;
  for (const [i, { table }] of tables.entries()) {
    let head = GENESIS;
    for (const [seq, row] of (await store.rows(table)).entries()) {
      head = link(head, commitment(row.salt, row.body));
      if (row.seq !== seq || row.hash !== head)
        throw new StoreError('corrupt', `table ${table}: entry ${row.seq} is not what was written`);
      entries++;
    }
    if (head === GENESIS) throw new StoreError('corrupt', `table ${table} has no entries`);
    if (i % AT_ONCE === 0) progress(i, tables.length);
  }
  progress(tables.length, tables.length);
  return { tables: tables.length, entries };
}
