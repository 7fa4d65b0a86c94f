import { StoreError, storeError } from '../store/problem.ts';
import type { SqlDaily } from '../store/sql-daily.ts';
import { openSqliteStore, type SqlStore } from '../store/sqlite.ts';
import type { Batch, IndexRow, Row, Store } from '../store/store.ts';
import type { SqlSubscriptions } from '../store/subscriptions.ts';
import { attemptsOf, type Checked, checkChains, daysOf, type Listable } from './chains.ts';
import { type Progress, putInPlace, removeDatabase } from './copy.ts';
import { renewal } from './renew.ts';

/** Tables written in one go. */
const AT_ONCE = 50;

export type Copy = Batch & { readonly phase: IndexRow['phase'] };

/** Fills a new file, which appears under its name only when it is whole. */
export async function inFile(
  part: string,
  target: string,
  fill: (copy: SqlStore) => Promise<Checked>,
): Promise<Checked> {
  try {
    const copy = await openSqliteStore(part);
    try {
      const checked = await fill(copy);
      copy.leaveOneFile();
      await copy.close();
      putInPlace(part, target);
      return checked;
    } catch (error) {
      await copy.close();
      throw error;
    }
  } catch (error) {
    removeDatabase(part);
    throw storeError(error, part);
  }
}

/** Gives games under way a new promise, and counts them. */
export class Renewing {
  renewed = 0;
  readonly #at: number;

  constructor(at: number) {
    this.#at = at;
  }

  readonly change = (batch: Copy): Copy => {
    const row = batch.phase === 'playing' ? renewal(batch.rows, this.#at) : null;
    if (!row) return batch;
    this.renewed++;
    return { ...batch, rows: [...batch.rows, row] };
  };
}

/** Writes every table of one store into another; what was written, as a store to compare with. */
export async function copyTables(
  source: Listable,
  target: Pick<Store, 'append'> & {
    readonly subscriptions: Pick<SqlSubscriptions, 'addCopy'>;
    readonly daily: Pick<SqlDaily, 'addCopy'>;
  },
  change: (batch: Copy) => Copy,
  progress: Progress,
): Promise<Listable> {
  const tables = await source.tables();
  const added = new Map<string, Row>();
  for (let i = 0; i < tables.length; i += AT_ONCE) {
    progress('copying', i, tables.length);
    const batches: Copy[] = [];
    for (const index of tables.slice(i, i + AT_ONCE)) {
      const rows = await source.rows(index.table);
      const batch = change(copyOf(index, rows));
      for (const row of batch.rows.slice(rows.length)) added.set(index.table, row);
      batches.push(batch);
    }
    const results = await target.append(batches);
    if (results.some((result) => result !== 'done'))
      throw new StoreError('failed', 'the target was written to by another process');
    for (const { table } of batches)
      await target.subscriptions.addCopy(await source.subscriptions.copyOf(table));
  }
  await target.daily.addCopy(await daysOf(source), []);
  for await (const page of attemptsOf(source)) await target.daily.addCopy([], page);
  progress('copying', tables.length, tables.length);
  return {
    tables: () => source.tables(),
    subscriptions: source.subscriptions,
    daily: source.daily,
    rows: async (table) => {
      const more = added.get(table);
      return [...(await source.rows(table)), ...(more ? [more] : [])];
    },
  };
}

function copyOf({ table, phase, due, opened, ...index }: IndexRow, rows: readonly Row[]): Copy {
  return { table, rows, phase, due, opened: { at: opened, ...index } };
}

/** Follows the chains of the copy and compares it with what it should be. */
export async function checkCopy(expected: Listable, copy: Listable, progress: Progress): Promise<Checked> {
  const checked = await checkChains(copy, (done, of) => progress('checking', done, of));
  const { digest } = await checkChains(expected, () => {});
  if (digest !== checked.digest) throw new StoreError('corrupt', 'the copy differs from what was read');
  return checked;
}
