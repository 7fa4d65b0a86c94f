import type pg from 'pg';
import { type PostgresPool, postgresError, type Queries } from './postgres-pool.ts';

/** `read`: all queries see the database as it was at the first one. `write`: nothing is there before the commit. */
const BEGIN = {
  read: 'begin isolation level repeatable read, read only',
  write: 'begin',
} as const;

/** One connection with one transaction, which ends with `commit` or, undone, with `close`. */
export class PostgresTransaction implements Queries {
  readonly #client: pg.Client;

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  static async begin(pool: PostgresPool, kind: keyof typeof BEGIN): Promise<PostgresTransaction> {
    const client = await pool.session();
    // A connection that is lost between two queries fails the next one.
    client.on('error', () => {});
    await client.query(BEGIN[kind]);
    return new PostgresTransaction(client);
  }

  async query<T extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    try {
      return (await this.#client.query<T>(text, [...values])).rows;
    } catch (error) {
      throw postgresError(error);
    }
  }

  async commit(): Promise<void> {
    await this.query('commit');
  }

  async close(): Promise<void> {
    await this.#client.end();
  }
}
