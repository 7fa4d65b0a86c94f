import { createHash } from 'node:crypto';
import { hashOfSecret } from '@iacta/table/dice';
import { chainHash, commitment, GENESIS } from '@iacta/table/log';
import { StoreError } from '../store/problem.ts';
import type { SqlDaily } from '../store/sql-daily.ts';
import type { IndexRow, Row, Store } from '../store/store.ts';
import type { SqlSubscriptions } from '../store/subscriptions.ts';

export interface Checked {
  readonly tables: number;
  readonly entries: number;
  /** A hash over everything that was read: two stores with the same content have the same one. */
  readonly digest: string;
}

/** A store whose content can all be read. */
export type Listable = Pick<Store, 'rows'> & {
  tables(): Promise<readonly IndexRow[]>;
  readonly subscriptions: Pick<SqlSubscriptions, 'copyOf'>;
  readonly daily: Pick<SqlDaily, 'days' | 'copyOf'>;
};

/** Attempts of the daily game that are read in one go. */
const ATTEMPTS_AT_ONCE = 200;

/** Every day of the daily game that a store has. */
export const daysOf = ({ daily }: Pick<Listable, 'daily'>) => daily.days('0000-01-01', '9999-12-31');

/** Every attempt at the daily game, page by page. */
export async function* attemptsOf({
  daily,
}: Pick<Listable, 'daily'>): AsyncGenerator<Awaited<ReturnType<SqlDaily['copyOf']>>> {
  for (let after = ''; ; ) {
    const page = await daily.copyOf(after, ATTEMPTS_AT_ONCE);
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (!last || page.length < ATTEMPTS_AT_ONCE) return;
    after = last.table;
  }
}

/** This many tables are checked in one go, before others may use the thread. */
const AT_ONCE = 20;

/** Follows the hash chain of every table of a store. Rejects with the first table whose log is not what was written. */
export async function checkChains(
  store: Listable,
  progress: (done: number, of: number) => void,
): Promise<Checked> {
  const tables = inOrder(await store.tables());
  const digest = createHash('sha256');
  let entries = 0;
  for (const [i, index] of tables.entries()) {
    let head = GENESIS;
    digest.update(canonical(index));
    const subscriptions = await store.subscriptions.copyOf(index.table);
    for (const text of subscriptions.map(canonical).sort(byText)) digest.update(text);
    for (const [seq, row] of (await store.rows(index.table)).entries()) {
      head = chainHash(head, commitment(row.salt, row.body));
      if (row.seq !== seq || row.hash !== head)
        throw new StoreError('corrupt', `table ${index.table}: entry ${row.seq} is not what was written`);
      if (!keepsPromise(row))
        throw new StoreError(
          'corrupt',
          `table ${index.table}: the secret of entry ${seq} is not the promised one`,
        );
      digest.update(JSON.stringify([row.hash, row.hidden, row.action]));
      entries++;
    }
    if (head === GENESIS) throw new StoreError('corrupt', `table ${index.table} has no entries`);
    if (i % AT_ONCE === 0) progress(i, tables.length);
  }
  for (const day of await daysOf(store)) {
    if (!isPromised(day.secret, day.promise))
      throw new StoreError('corrupt', `the secret of ${day.day} is not the promised one`);
    digest.update(canonical(day));
  }
  for await (const page of attemptsOf(store)) for (const each of page) digest.update(canonical(each));
  progress(tables.length, tables.length);
  return { tables: tables.length, entries, digest: digest.digest('hex') };
}

/** Whether the secret of the next roll, where an entry has one, is the one that the entry promises. */
function keepsPromise({ hidden, body }: Row): boolean {
  if (!hidden?.includes('"secret"')) return true;
  const { secret } = JSON.parse(hidden) as { secret?: unknown };
  const { next } = JSON.parse(body) as { next?: unknown };
  return secret === undefined || isPromised(secret, next);
}

function isPromised(secret: unknown, promise: unknown): boolean {
  return typeof secret === 'string' && /^([0-9a-f]{2})+$/.test(secret) && hashOfSecret(secret) === promise;
}

function canonical(row: object): string {
  return JSON.stringify(Object.entries(row).sort(([a], [b]) => byText(a, b)));
}

const byText = (a: string, b: string): number => (a < b ? -1 : 1);

/** Databases sort text in their own ways. */
function inOrder(tables: readonly IndexRow[]): readonly IndexRow[] {
  return [...tables].sort((a, b) => a.opened - b.opened || (a.table < b.table ? -1 : 1));
}
