import { PostgresStore } from '../../server/store/postgres.ts';
import { PostgresPool } from '../../server/store/postgres-pool.ts';
import { hex } from './subject.ts';

export interface Notifying {
  readonly writers: number;
  readonly notify: boolean;
  readonly commitsPerSecond: number;
}

const SECONDS = 3;
const WRITERS = [1, 3, 10, 30];

/**
 * Commits of one entry by several writers at the same time, with and without a notification after each. PostgreSQL lets only
 * one transaction with a notification commit at a time.
 */
export async function* measureNotify(database: string): AsyncGenerator<Notifying> {
  for (const writers of WRITERS)
    for (const notify of [false, true]) {
      const pool = new PostgresPool(database, writers);
      const store = new PostgresStore(pool);
      const until = performance.now() + SECONDS * 1000;
      const write = async () => {
        const table = hex(16);
        let seq = 0;
        const opened = { at: 0, code: table, opener: table, game: '', listed: false };
        for (; performance.now() < until; seq++) {
          const row = {
            table,
            seq,
            salt: hex(16),
            body: '{"type":"move","at":0}',
            hash: hex(32),
            hidden: null,
          };
          await store.append([{ table, rows: [{ ...row, action: null }], ...(seq === 0 ? { opened } : {}) }]);
          if (notify) await pool.query(`select pg_notify('iacta', $1)`, [`bench ${table}:${seq}`]);
        }
        return seq;
      };
      const commits = await Promise.all(Array.from({ length: writers }, write));
      const sum = commits.reduce((total, count) => total + count, 0);
      yield { writers, notify, commitsPerSecond: Math.round(sum / SECONDS) };
      await store.close();
    }
}
