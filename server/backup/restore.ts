import { randomHex } from '@iacta/online/random';
import { hashOfSecret, SECRET_BYTES } from '@iacta/table/dice';
import { type Body, commitment, link, SALT_BYTES } from '@iacta/table/log';
import { lockFile } from '../store/lock.ts';
import { storeError } from '../store/problem.ts';
import { openSqliteStore, type SqlStore } from '../store/sqlite.ts';
import type { Row } from '../store/store.ts';
import type { CopyOptions } from './backup.ts';
import { type Checked, checkChains } from './chains.ts';
import { copyDatabase, putInPlace, refuseExisting, removeDatabase, TargetExists } from './copy.ts';

export interface Restored extends Checked {
  /** Tables with a game under way, whose next roll has a new promise. */
  readonly renewed: number;
}

/**
 * Puts a backup in the place of a server's file. The server must not run. Secrets that were revealed after the backup
 * was made are known to players, so every game that is under way gets a new promise, as an entry that all can see.
 */
export async function restoreTables(
  source: string,
  target: string,
  {
    mayOverwrite = false,
    progress = () => {},
    now = Date.now,
  }: CopyOptions & { readonly now?: () => number } = {},
): Promise<Restored> {
  const part = `${target}.part`;
  let file = target;
  try {
    const lock = lockFile(target);
    try {
      refuseExisting(target, mayOverwrite);
      file = source;
      await copyDatabase(source, part, progress);
      const store = await openSqliteStore(part, { expected: 'existing' });
      try {
        const checked = await checkChains(store, (done, of) => progress('checking', done, of));
        const renewed = await renewPromises(store, now());
        store.leaveOneFile();
        await store.close();
        file = target;
        putInPlace(part, target);
        return { ...checked, renewed };
      } catch (error) {
        await store.close();
        throw error;
      }
    } finally {
      removeDatabase(part);
      lock.release();
    }
  } catch (error) {
    throw error instanceof TargetExists ? error : storeError(error, file);
  }
}

async function renewPromises(store: SqlStore, now: number): Promise<number> {
  let renewed = 0;
  for (const { table, phase } of store.tables()) {
    if (phase !== 'playing') continue;
    await store.append([{ table, rows: [renewal(await store.rows(table), now)] }]);
    renewed++;
  }
  return renewed;
}

function renewal(rows: readonly Row[], now: number): Row {
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
    hash: link(last.hash, commitment(salt, text)),
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
